import Hands
import Seeds
import Testing

/// The search skips blocks of areas, and begins at the target. It finds what a look at every area in turn finds.
struct SnapSearchTests {
  /// A search along y, while x stays.
  struct Query {
    let areas: [SnapArea]
    let port: SnapPort
    let move: SnapMove
    let across: Double

    private var extent: Extent { port.extent.y }

    /// The offsets at which an area may be aligned, of all laps around the move.
    private func offsets(_ area: SnapArea) -> [Double] {
      guard let align = area.align.y else { return [] }
      let start = area.frame.minY, end = area.frame.maxY
      let plain = align.distance(from: port.lower.y, port.upper.y, to: start, end)
      guard let period = extent.period else { return [extent.clamp(plain)] }
      return (-40...40).map { plain + Double($0) * period }
    }

    private func isSeen(_ area: SnapArea) -> Bool {
      let walls = port.extent.x
      let first = walls.clamp(area.frame.minX - port.upper.x)
      return first <= across && across <= walls.clamp(area.frame.maxX - port.lower.x)
    }

    private func nearest(to base: Double, ahead way: Double? = nil, stops: Bool = false) -> Double? {
      let from = current
      var best: Double?
      for area in areas where isSeen(area) && (!stops || area.mustStop) {
        for offset in offsets(area) where (offset - base).magnitude <= port.reach.y {
          if let way, way > 0 ? offset <= from : offset >= from { continue }
          if let best, (best - base).magnitude <= (offset - base).magnitude { continue }
          best = offset
        }
      }
      return best
    }

    private var current: Double {
      switch move {
      case .stay(let offset), .end(let offset), .resnap(let offset, _): offset
      case .direction(let from, _), .endAndDirection(let from, _): from
      }
    }

    /// The distance of the chosen offset from where the search begins, and from where the move begins.
    var distance: Double? {
      switch move {
      case .stay: return nil
      case .end(let offset), .resnap(let offset, _):
        return nearest(to: offset).map { ($0 - offset).magnitude }
      case .direction(let from, let step):
        let found = nearest(to: from, ahead: step) ?? (port.isMandatory ? nearest(to: from) : nil)
        return found.map { ($0 - from).magnitude }
      case .endAndDirection(let from, let way):
        guard let end = nearest(to: from + way, ahead: way) else {
          return port.isMandatory ? nearest(to: from).map { ($0 - from).magnitude } : nil
        }
        guard let stop = nearest(to: from, ahead: way, stops: true) else { return (end - from).magnitude }
        return min((stop - from).magnitude, (end - from).magnitude)
      }
    }

    var found: Double? {
      let selection = SnapSelection(SnapAreas(areas), port: port)
      return selection.select(PerAxis(x: .stay(at: across), y: move)).choices.y.map {
        ($0.offset - current).magnitude
      }
    }
  }

  static let length = 400.0

  /// Areas no longer than the port: in a list, in a grid, or anywhere, by turns.
  static func areas(_ count: Int, _ random: inout SeededGenerator) -> [SnapArea] {
    let kind = Int.random(in: 0...3, using: &random)
    let (grain, stops) = ([1.0, 40].randomElement(using: &random)!, Int.random(in: 2...40, using: &random))
    let sides: [Alignment?] = [
      .start, .center, .end, nil, Alignment(item: 0, viewport: 1), Alignment(item: 1, viewport: 0.25),
    ]
    let isPlain = Bool.random(using: &random)
    var start = 0.0
    return (0..<count).map { index in
      let height = (Double.random(in: 0...length, using: &random) / grain).rounded() * grain
      var frame = Rect(x: 0, y: start, width: 300, height: height)
      if kind == 1 { frame.origin = Point(x: Double(index % 9) * 200, y: Double(index / 9) * 120) }
      if kind == 2 {
        let place = (Double.random(in: 0...30_000, using: &random) / grain).rounded() * grain
        frame.origin = Point(x: Double.random(in: 0...900, using: &random), y: place)
      }
      start += Double.random(in: 0...300, using: &random)
      let align = isPlain ? .start : sides.randomElement(using: &random)!
      return SnapArea(
        id: Int64(index), frame: frame, align: PerAxis(x: nil, y: align),
        mustStop: Int.random(in: 0...stops, using: &random) == 0)
    }
  }

  @Test(arguments: 0..<perBuild(debug: 60, release: 400)) func theSearchFindsWhatALookAtEveryAreaFinds(
    _ seed: Int
  ) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 900)
    let areas = Self.areas(Int.random(in: 1...500, using: &random), &random)
    let end = (areas.map(\.frame.maxY).max() ?? 0) * Double.random(in: 0.5...1, using: &random)
    let isRing = seed % 4 == 3
    let port = SnapPort(
      lower: PerAxis(x: 0, y: 16), upper: PerAxis(x: 300, y: 16 + Self.length),
      extent: PerAxis(
        x: Extent(lower: 0, upper: 1_500), y: isRing ? Extent(period: 4_321) : Extent(lower: 0, upper: end)),
      isMandatory: Bool.random(using: &random),
      reach: PerAxis([Double.infinity, 130, 1_000].randomElement(using: &random)!))
    for _ in 0..<20 {
      let from =
        isRing
        ? Double.random(in: -9_000...9_000, using: &random)
        : Double.random(in: 0...max(end, 1), using: &random)
      let way = Double.random(in: -6_000...6_000, using: &random)
      let moves: [SnapMove] = [
        .end(from), .direction(from: from, step: way / 100), .endAndDirection(from: from, by: way),
      ]
      let query = Query(
        areas: areas, port: port, move: moves.randomElement(using: &random)!,
        across: [0, 500, 1_499].randomElement(using: &random)!)
      let (found, expected) = (query.found, query.distance)
      #expect((found == nil) == (expected == nil), "\(query.move) found \(String(describing: found))")
      if let found, let expected { #expect((found - expected).magnitude < 1e-6, "\(query.move)") }
    }
  }

  /// Ids in any order, some of them twice: the first area counts.
  @Test(arguments: 0..<20) func anAreaIsFoundByItsId(_ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) &+ 70)
    let last = [Int64(30), 3_000, .max].randomElement(using: &random)!
    var ids = (0..<Int.random(in: 1...700, using: &random)).map { _ in
      Int64.random(in: -last...last, using: &random)
    }
    if seed % 3 == 0 { ids.sort() }
    let areas = SnapAreas(
      ids.enumerated().map { index, id in
        SnapArea(id: id, .vertical, from: Double(index) * 100, length: 50, reach: 0...300)
      })
    let port = SnapPort(
      lower: PerAxis(0), upper: PerAxis(300), extent: PerAxis(Extent(lower: 0, upper: 1e6)),
      axes: PerAxis(x: false, y: true))
    let selection = SnapSelection(areas, port: port)
    for id in ids.prefix(200) + [last / 2, -1, 0] {
      let moves = PerAxis(x: SnapMove.stay(at: 0), y: .resnap(at: 55, id: id))
      let place = ids.firstIndex(of: id) ?? 1
      #expect(selection.select(moves).choices.y?.offset == Double(place) * 100 || ids.count < 2)
    }
  }
}
