import ScrollEngine
import ScrollSeeds
import ScrollSpace
import Testing

/// A link answers from a geometry what the scroller itself would answer.
struct GeometryShowingTests {
  @Test(arguments: UInt64(0)..<50) func theGeometryShowsWhatTheScrollerShows(_ seed: UInt64) {
    var fate = SeededGenerator(seed: seed)
    func number(_ most: Double) -> Double { .random(in: -most...most, using: &fate) }
    let scroll = ScrollController(
      viewport: Size(width: 320, height: 480), content: Size(width: 2_000, height: 3_000),
      inset: Insets(top: 20, bottom: 7), behaviors: [])
    scroll.settings.maximumZoomScale = 4
    scroll.setZoomScale(1 + number(1).magnitude * 3, animated: false)
    for align in [Alignment?.none, .nearest, .start, .center, .end] {
      scroll.setContentOffset(Point(x: 900 + number(900), y: 900 + number(900)), animated: false)
      let rect = Rect(x: number(3_000), y: number(3_000), width: number(600).magnitude, height: 50)
      let padding = Insets(top: number(30).magnitude, bottom: 4)
      #expect(
        scroll.geometry.contentOffset(
          showing: scroll.contentOrigin.offset(of: rect), from: scroll.contentOffset, align: PerAxis(align),
          padding: padding)
          == scroll.contentOffset(showing: rect, align: PerAxis(align), padding: padding))
    }
  }

  @Test func numbersThatAreNotUsableShowNothing() {
    let geometry = Geometry(
      viewport: Size(width: 10, height: 10), content: Size(width: 90, height: 90), inset: .zero,
      extent: PerAxis(Extent(lower: 0, upper: 80)))
    let start = Point(x: 3, y: 4)
    let far = Rect(x: .nan, y: 60, width: 1, height: 1)
    #expect(geometry.contentOffset(showing: far, from: start) == start)
    let near = Rect(x: 50, y: 60, width: 1, height: 1)
    #expect(geometry.contentOffset(showing: near, from: start, padding: Insets(top: .infinity)) == start)
    #expect(geometry.contentOffset(showing: near, from: start) == Point(x: 41, y: 51))
  }
}
