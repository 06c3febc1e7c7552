import Hands
import ScrollBehaviors
import Seeds
import Testing

/// Which area is named where several offer the same offset.
struct SnappingNamesTests {
  /// Five by five cells of 400 × 300, each as large as the viewport, listed row by row.
  static func cells(gap: Double) -> [SnapArea] {
    (0..<25).map { index in
      let (row, column) = (Double(index / 5), Double(index % 5))
      return SnapArea(
        id: Int64(index),
        frame: Rect(x: column * (400 + gap), y: row * (300 + gap), width: 400, height: 300))
    }
  }

  @Test(arguments: [0.0, 10]) func aGridIsOnTheCellInView(_ gap: Double) {
    let grid = Snapping(Self.cells(gap: gap))
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 300),
      content: Size(width: 2_000 + 4 * gap, height: 1_500 + 4 * gap), behaviors: [grid, Bouncing()])
    let finger = Finger(scroll)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<60 {
      finger.down()
      let way = Vector(
        x: Double.random(in: -30...30, using: &random), y: Double.random(in: -30...30, using: &random))
      for _ in 0..<4 { finger.move(by: way) }
      finger.lift()
      finger.rest()
      let row = (scroll.contentOffset.y / (300 + gap)).rounded()
      let column = (scroll.contentOffset.x / (400 + gap)).rounded()
      #expect(grid.snapped == PerAxis<Int64?>(Int64(row * 5 + column)), "at \(scroll.contentOffset)")
    }
  }

  /// Cells larger than the port cover it anywhere: a whole column offers the same offset along x.
  @Test func aGridOfLargeCellsIsOnTheCellInView() {
    let cells = (0..<9).map { index in
      SnapArea(
        id: Int64(index),
        frame: Rect(x: Double(index % 3) * 600, y: Double(index / 3) * 600, width: 600, height: 600))
    }
    let grid = Snapping(cells)
    let scroll = scroller([grid, Clamping()], content: 1_800)
    scroll.setContentOffset(Point(x: 700, y: 1_250), animated: true)
    let finger = Finger(scroll)
    finger.rest()
    #expect(scroll.contentOffset.x > 600 && scroll.contentOffset.y > 600)
    let cell =
      Int64((scroll.contentOffset.y / 600).rounded(.down) * 3)
      + Int64((scroll.contentOffset.x / 600).rounded(.down))
    #expect(grid.snapped == PerAxis<Int64?>(cell))
  }

  @Test func anAreaOnWhichBothAxesRestNamesBoth() {
    // The first aligns along y only, and lies inside the second: both tops are at 330.
    let areas = [
      SnapArea(
        id: 0, frame: Rect(x: 250, y: 330, width: 100, height: 100), align: PerAxis(x: nil, y: .start)),
      SnapArea(id: 1, frame: Rect(x: 200, y: 330, width: 300, height: 150)),
    ]
    let selection = SnapSelection(SnapAreas(areas), port: SnapSelectionTests.port())
    let places = selection.select(PerAxis(x: .end(190), y: .end(300))).places
    #expect(places.x?.id == 1 && places.y?.id == 1 && places.x?.offset == 200 && places.y?.offset == 330)
  }
}
