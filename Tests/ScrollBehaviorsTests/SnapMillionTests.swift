import Hands
import ScrollBehaviors
import Testing

/// A million areas on a plane, 1,000 by 1,000: one pass after another, no more. Debug builds make do with fewer rows.
struct SnapMillionTests {
  #if DEBUG
    static let rows = 300
  #else
    static let rows = 1_000
  #endif

  @Test func amongAMillionAreasItFindsTheOne() {
    let (rows, side) = (Self.rows, 1_000)
    var areas = SnapAreas()
    areas.reserveCapacity(rows * side)
    for row in 0..<rows {
      for column in 0..<side {
        areas.append(
          SnapArea(
            id: Int64(row * side + column),
            // As large as the port, so that all of them may cover it.
            frame: Rect(x: Double(column) * 400, y: Double(row) * 400, width: 400, height: 400)))
      }
    }
    let walls = PerAxis(
      x: Extent(lower: 0, upper: Double(side) * 400 - 400),
      y: Extent(lower: 0, upper: Double(rows) * 400 - 400))
    let port = SnapPort(lower: PerAxis(0), upper: PerAxis(400), extent: walls)
    let selection = SnapSelection(areas, port: port)
    let result = selection.select(
      PerAxis(x: .endAndDirection(from: 200_000, by: 1_100), y: .endAndDirection(from: 100_000, by: -700)))
    #expect(result.offset == PerAxis(x: 201_200, y: 99_200))
    #expect(result.places.x?.id == 248_503 && result.places.y?.id == 248_503)
  }

  /// The same in a scroller: flung about, asked again by layouts, sent to one of them.
  @Test func amongAMillionAreasItRestsOnTheOne() {
    let (rows, side) = (Self.rows, 1_000)
    let areas = (0..<rows * side).map { index in
      SnapArea(
        id: Int64(index),
        frame: Rect(
          x: Double(index % side) * 400, y: Double(index / side) * 400, width: 400, height: 400))
    }
    let snapping = Snapping(areas)
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400),
      content: Size(width: Double(side) * 400, height: Double(rows) * 400),
      behaviors: [snapping, Bouncing()])
    #expect(snapping.scroll(toArea: 248_503, animated: false))
    #expect(scroll.contentOffset == Point(x: 201_200, y: 99_200))
    let hand = Hand(scroll, .vertical)
    for speed in [3_000.0, -700, 5_000] {
      hand.fling(at: speed)
      let destination = scroll.destination
      hand.rest()
      #expect(scroll.contentOffset == destination && destination.y.remainder(dividingBy: 400) == 0)
      scroll.invalidateLayout()
      #expect(scroll.contentOffset == destination && scroll.phase == .idle)
    }
    #expect(scroll.contentOffset.y > 99_200)
  }
}
