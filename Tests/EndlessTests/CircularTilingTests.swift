import Hands
import Testing

/// Items on a ring: as many tiles as there are appearances in view, each at its place.
struct CircularTilingTests {
  /// An item on the screen.
  struct Seen: Hashable, CustomStringConvertible {
    var index: Int64
    var start: Double
    var length: Double
    var description: String { "\(index): \(start)..<\(start + length)" }
  }

  enum Items: CaseIterable {
    case uniform, lengths

    func make(_ lengths: [Double], spacing: Double) throws -> ItemRow {
      switch self {
      case .uniform:
        .uniform(length: lengths.first ?? 1, spacing: spacing, items: 0..<Int64(lengths.count))
      case .lengths: .lengths(try ItemLengths(lengths, spacing: spacing))
      }
    }
  }

  /// The definition: what of items in a row, repeated by a period, is in view from a position on.
  static func expected(
    _ lengths: [Double], spacing: Double, period: Double, at position: Double, _ view: Double
  )
    -> [Seen]
  {
    var result: [Seen] = []
    let first = Int((position / period).rounded(.down)) - 1
    for lap in first...first + Int(view / period) + 3 {
      var start = 0.0
      for (index, length) in lengths.enumerated() {
        let place = start + Double(lap) * period - position
        if place < view, place + length > 0 {
          result.append(Seen(index: Int64(index), start: place, length: length))
        }
        start += length + spacing
      }
    }
    return result
  }

  static func seen(_ wall: Wall, _ tiles: Tiling<Slate>, _ scroll: ScrollController) -> [Seen] {
    let axis = tiles.axis
    return wall.shown.map {
      Seen(
        index: $0.index ?? .min, start: tiles.origin + $0.frame.origin[axis] - scroll.contentOffset[axis],
        length: $0.frame.size[axis])
    }.sorted { $0.start < $1.start }
  }

  @Test(
    arguments: [(Axis.horizontal, Items.uniform), (.vertical, .lengths)],
    [
      ([100.0], 0.0, nil), ([700.0], 16, nil), ([1_000.0], 0, 24.0), ([300.0, 300], 0, nil),
      ([100.0, 100, 100], 8, nil),
      ([100.0, 100, 100], 8, 0), (Array(repeating: 280.0, count: 10), 16, nil), ([0.5, 0.5], 0.25, 3),
    ] as [([Double], Double, Double?)])
  func tilesShowEveryAppearanceInView(
    _ kind: (axis: Axis, items: Items), _ ring: (lengths: [Double], spacing: Double, gap: Double?)
  ) throws {
    let wall = Wall()
    let tiles = Tiling(
      try kind.items.make(ring.lengths, spacing: ring.spacing), axis: kind.axis, source: wall)
    let circle = Circular(axis: kind.axis, gap: ring.gap)
    let scroll = scroller([tiles, circle])
    let count = Double(ring.lengths.count)
    let length = ring.lengths.reduce(0, +) + (count - 1) * ring.spacing
    let period = length + (ring.gap ?? ring.spacing)
    #expect(scroll.contentSize[kind.axis] == length && circle.ring?.period == period)
    #expect(scroll.geometry.extent[kind.axis] == Extent(period: period) && circle.hidesIndicators)
    var travelled = 0.0
    for step in [
      0, 0.25, 17, -17.25, -1, period, -period, 399, 5 * period, -12_345.75, 4_000, 8_000, 20_000, -70_000.5,
    ] {
      scroll.contentOffset[kind.axis] += step
      travelled += step
      #expect(circle.position == travelled && circle.wrappedPosition == circle.ring?.wrapped(travelled))
      #expect(Double(circle.lap) == (travelled / period).rounded(.down))
      let expected = Self.expected(
        ring.lengths, spacing: ring.spacing, period: period, at: travelled, 400)
      #expect(Self.seen(wall, tiles, scroll) == expected, "at \(travelled)")
      #expect(scroll.contentOffset[kind.axis].magnitude <= period + max(period, 4_096))
    }
    #expect(tiles.entered - tiles.left == tiles.alive)
  }

  /// A point of the ring is longer than all of its items.
  @Test(arguments: [1e-300, 1e-13, 1e-11, 1e-3]) func tinyItemsHaveTilesOnARing(_ length: Double) {
    let tiles = Tiling<Int>(.uniform(length: length, items: 0..<10), axis: .vertical)
    let scroll = ScrollController(
      Size(width: 130, height: 5), [tiles, Circular(axis: .vertical, gap: 10)])
    for offset in [0, 3, 5, 5 + 2e-13, 9.999_999, -1e-13, 10, 15 + 1e-13, 27, -33] {
      scroll.contentOffset.y = scroll.contentOrigin[.vertical] + offset
      #expect(tiles.tiled.count <= 20 && scroll.contentOffset.isFinite)
    }
  }
}
