import Hands
import ScrollTimelines
import Testing

/// The target that the reader is at, by the rule of CSS's scroll markers.
struct ScrollSpyTests {
  /// A port of 400 × 400 points that can be at 0 to `most` along an axis.
  private func port(_ axis: Axis, most: Double, period: Double? = nil) -> MarkerPort {
    let extent = period == nil ? Extent(lower: 0, upper: most) : Extent(period: period)
    return MarkerPort(
      lower: PerAxis(0), upper: PerAxis(400), length: PerAxis(400),
      extent: PerAxis(extent, on: axis, else: Extent(lower: 0, upper: 0)))
  }

  private func marker(_ axis: Axis, _ start: Double, _ length: Double) -> ScrollMarker {
    ScrollMarker(Rect(origin: axis.point(start, across: 0), size: axis.size(length, across: 400)))
  }

  private func spy(_ axis: Axis, _ starts: [Double]) -> ScrollSpy {
    ScrollSpy(starts.map { marker(axis, $0, 50) })
  }

  @Test(arguments: Axis.both) func theNearerTargetIsCurrent(_ axis: Axis) {
    let (spy, port) = (spy(axis, [0, 300, 1_000, 2_000]), port(axis, most: 2_000))
    for (offset, current) in [
      (0.0, 0), (150, 0), (150.1, 1), (300, 1), (650, 1), (800, 1), (801, 2), (1_000, 2),
    ] {
      #expect(spy.current(at: axis.point(offset, across: 0), in: port) == current, "at \(offset)")
    }
    #expect(
      spy.current(at: axis.point(1_799, across: 0), in: port) == 2,
      "more than half a view before the next one")
    #expect(spy.current(at: axis.point(-80, across: 0), in: port) == 0, "past the wall")
    #expect(spy.current(at: axis.point(2_500, across: 0), in: port) == 3)
  }

  @Test(arguments: Axis.both) func targetsOutOfReachAreSpreadOverTheLastEighth(_ axis: Axis) {
    // The content ends at 1,000, so the port comes to 600. The targets behind 550 share 550 to 600.
    let (spy, port) = (spy(axis, [0, 500, 700, 850, 1_000]), port(axis, most: 600))
    var seen: [Int] = []
    for offset in stride(from: 0.0, through: 600, by: 0.5) {
      let current = spy.current(at: axis.point(offset, across: 0), in: port)
      if let current, current != seen.last { seen.append(current) }
    }
    #expect(seen == [0, 1, 2, 3, 4])
    #expect(spy.current(at: axis.point(600, across: 0), in: port) == 4)
  }

  @Test func verticalDistanceDecidesAndThenHorizontal() {
    let spy = ScrollSpy(
      (0..<9).map {
        ScrollMarker(Rect(x: Double($0 % 3) * 500, y: Double($0 / 3) * 500, width: 500, height: 500))
      })
    let extent = Extent(lower: 0, upper: 1_100)
    let port = MarkerPort(
      lower: PerAxis(0), upper: PerAxis(400), length: PerAxis(400), extent: PerAxis(extent))
    #expect(spy.current(at: Point(x: 0, y: 0), in: port) == 0)
    #expect(spy.current(at: Point(x: 480, y: 520), in: port) == 4)
    #expect(spy.current(at: Point(x: 1_000, y: 400), in: port) == 5)
  }

  @Test(arguments: Axis.both) func withoutRoomTheLastTargetIsCurrent(_ axis: Axis) {
    #expect(spy(axis, [0, 100, 200]).current(at: .zero, in: port(axis, most: 0)) == 2)
  }

  @Test(arguments: Axis.both) func paddingAlignmentAndMarginMoveTheTarget(_ axis: Axis) {
    var port = port(axis, most: 2_000)
    (port.lower[axis], port.upper[axis]) = (50, 360)
    var target = marker(axis, 1_000, 100)
    func position() -> Double? { ScrollSpy([target]).position(of: 0, in: port)?[axis] }
    #expect(position() == 950)
    target.align[axis] = .end
    #expect(position() == 740)
    target.align[axis] = .center
    #expect(position() == 845)
    target.margin[axis, .lower] = 20
    target.align[axis] = .start
    #expect(position() == 930)
    target.rect.origin[axis] = 5_000
    #expect(position() == 2_000, "as far as the walls allow")
  }

  @Test func unusableMarkersAreNeverCurrent() {
    let sound = marker(.vertical, 100, 10)
    let spy = ScrollSpy([
      marker(.vertical, .nan, 10), sound, marker(.vertical, 0, -1),
      ScrollMarker(sound.rect, margin: Insets(top: .infinity)),
    ])
    let port = port(.vertical, most: 500)
    #expect(spy.current(at: .zero, in: port) == 1)
    #expect(spy.position(of: 0, in: port) == nil && spy.position(of: 4, in: port) == nil)
    #expect(spy.next(after: 1) == nil && spy.previous(before: 1) == nil)
    #expect(spy.next(after: .max) == nil && spy.previous(before: .min) == nil)
    #expect(spy.current(at: Point(x: 0, y: .nan), in: port) == nil)
    #expect(ScrollSpy().current(at: .zero, in: port) == nil)
  }

  // MARK: Properties of random targets

  private struct Case {
    var starts: [Double] = []
    var lengths: [Double] = []
    var most = 0.0
    let axis: Axis

    init(seed: UInt64) {
      var random = SeededGenerator(seed: seed)
      axis = Bool.random(using: &random) ? .horizontal : .vertical
      var end = 0.0
      for _ in 0..<Int.random(in: 1...12, using: &random) {
        starts.append(end)
        lengths.append(Double(Int.random(in: 20...300, using: &random)))
        end += lengths.last ?? 0
      }
      most = max(0, end - 400)
    }
  }

  private static let seeds = 0..<perBuild(debug: UInt64(25), release: 1_000)

  @Test func everyTargetIsCurrentSomewhereAndInOrder() {
    for seed in Self.seeds {
      let sample = Case(seed: seed)
      // In less than two eighths of a view the two spreads meet.
      guard sample.most >= 100 else { continue }
      let (spy, port) = (spy(sample.axis, sample.starts), port(sample.axis, most: sample.most))
      var seen: [Int] = []
      for offset in stride(from: 0, through: sample.most, by: 0.5) {
        let current = spy.current(at: sample.axis.point(offset, across: 0), in: port)
        if let current, current != seen.last { seen.append(current) }
      }
      #expect(seen == Array(sample.starts.indices), "seed \(seed)")
    }
  }

  @Test func aRowOfItemsHasTheMarkersOfItsRects() throws {
    for seed in Self.seeds {
      let sample = Case(seed: seed)
      var random = SeededGenerator(seed: seed &+ 1_000)
      let align = [Alignment.start, .center, .end][Int.random(in: 0...2, using: &random)]
      let row = ItemRow.lengths(try ItemLengths(sample.lengths), axis: sample.axis)
      let rows = RowSpy(row, align: align)
      var places = ScrollSpy(
        zip(sample.starts, sample.lengths).map { marker(sample.axis, $0, $1) })
      for index in places.markers.indices { places.markers[index].align = PerAxis(align) }
      let port = port(sample.axis, most: sample.most)
      for _ in 0..<20 {
        let offset = Double.random(in: -50...(sample.most + 50), using: &random)
        let current = places.current(at: sample.axis.point(offset, across: 0), in: port)
        #expect(rows.current(at: offset, in: port) == current.map(Int64.init), "seed \(seed) at \(offset)")
      }
      for index in places.markers.indices {
        #expect(
          rows.position(of: Int64(index), in: port) == places.position(of: index, in: port)?[sample.axis])
      }
    }
  }

  @Test func onARingEveryLapIsTheSame() {
    for seed in Self.seeds {
      let sample = Case(seed: seed)
      let period = sample.most + 400
      let port = port(sample.axis, most: 0, period: period)
      let spy = spy(sample.axis, sample.starts)
      var random = SeededGenerator(seed: seed)
      for _ in 0..<10 {
        let offset = Double(Int.random(in: 0...4_000, using: &random)) / 4
        let first = spy.current(at: sample.axis.point(offset, across: 0), in: port)
        for lap in [-3.0, 1, 7] {
          let place = sample.axis.point(offset + lap * period, across: 0)
          #expect(spy.current(at: place, in: port) == first, "seed \(seed)")
        }
      }
    }
  }

  @Test func rowsOfAMillionItemsAndWithoutEndsAreSearched() {
    let scroll = ScrollController(viewport: Size(width: 400, height: 400), behaviors: [])
    let many = RowSpy(ItemRow(count: 1_000_000, length: 40, axis: .vertical))
    let port = port(.vertical, most: 40e6 - 400)
    #expect(many.current(at: 40 * 123_456, in: port) == 123_456)
    #expect(many.current(at: 40e6 - 400, in: port) == 999_999)
    #expect(many.current(at: 0, in: port) == 0)
    let row = ItemRow.uniform(length: 50)
    scroll.behaviors = [Tiling<Int>(row), Infinite(axis: .horizontal)]
    scroll.advance(to: .zero)
    scroll.contentPosition.x = -1e6
    #expect(RowSpy(row).current(at: scroll.contentPosition.x, in: MarkerPort(scroll)) == -20_000)
  }
}
