import Hands
import ScrollBehaviors
import Seeds
import Testing

/// A search passes over whole blocks of neighbours: never over the one that holds the nearest.
struct SnapBlockTests {
  /// The middle of an area as long as the port may be rounded to just outside both of its ends.
  @Test(arguments: Axis.both) func centeredAreasAsLongAsThePortAreNotPassedOver(_ axis: Axis) {
    let length = 393.3
    let areas = (0..<2).map { index in
      var frame = Rect(x: 0, y: 0, width: 5 * length, height: 5 * length)
      frame.origin[axis] = Double(index) * length
      frame.size[axis] = length
      var sides = PerAxis<Alignment?>(nil)
      sides[axis] = .center
      return SnapArea(id: Int64(index), frame: frame, align: sides)
    }
    let hand = Hand(scroller([Snapping(areas), Clamping()], viewport: length, content: 5 * length), axis)
    hand.scroll.setContentOffset(axis.point(836.6), animated: true)
    hand.rest()
    #expect((hand.offset - length).magnitude < 1e-6)
  }

  static let port = 393.3
  static let room = 60_000.7

  /// Areas of fractional lengths up to the port's, in view wherever the other axis is.
  static func areas(_ axis: Axis, _ align: Alignment, _ random: inout SeededGenerator) -> [SnapArea] {
    var place = -200.3
    return (0..<700).map { index in
      var frame = Rect(x: 0, y: 0, width: 2_000, height: 2_000)
      frame.origin[axis] = place
      frame.size[axis] = index % 3 == 0 ? port : Double.random(in: 0...port, using: &random)
      place += Double.random(in: 1...180, using: &random)
      var sides = PerAxis<Alignment?>(nil)
      sides[axis] = align
      return SnapArea(id: Int64(index), frame: frame, align: sides)
    }
  }

  static func aligned(_ area: SnapArea, _ axis: Axis, _ align: Alignment) -> Double {
    let (start, end) = (area.frame.lower(axis), area.frame.upper(axis))
    let offset =
      switch align {
      case .start: start
      case .center: (start + end) / 2 - port / 2
      default: end - port
      }
    return max(0, min(offset, room))
  }

  /// Against a search without blocks: as near as the nearest, at random, beside areas, and beside the ends of blocks.
  @Test(arguments: Axis.both, [Alignment.start, .center, .end])
  func findsWhatALookAtEveryAreaFinds(_ axis: Axis, _ align: Alignment) {
    var random = SeededGenerator(seed: 41)
    let areas = Self.areas(axis, align, &random)
    let store = SnapAreas(areas)
    let port = SnapPort(
      lower: PerAxis(0), upper: PerAxis(Self.port), extent: PerAxis(Extent(lower: 0, upper: Self.room)))
    let offsets = areas.map { Self.aligned($0, axis, align) }
    var bases = (0..<200).map { _ in Double.random(in: 0...Self.room, using: &random) }
    for index in [0, 1, 254, 255, 256, 257, 510, 511, 512, 513, 698, 699, 100, 300, 600] {
      for hair in [0, -1e-10, 1e-10, -1e-7, 1e-7, -0.3, 0.3] { bases.append(offsets[index] + hair) }
    }
    for base in bases {
      let least = offsets.map { ($0 - base).magnitude }.min() ?? 0
      let place = SnapSelectionTests.select(store, axis, .end(base), port: port)
      let away = place.map { ($0.offset - base).magnitude } ?? .infinity
      #expect((away - least).magnitude < 1e-6, "at \(base)")
    }
  }
}
