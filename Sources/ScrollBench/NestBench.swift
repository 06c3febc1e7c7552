import ScrollBehaviors
import ScrollEngine
import ScrollNesting
import ScrollSpace

/// A nest of a page and the scrollers in it. The page is the first scroller.
private final class NestedCrowd: Crowd {
  private lazy var nest = {
    let page = NestedScroller(scrollers[0])
    for scroll in scrollers.dropFirst() { page.add(scroll, at: Point(x: 0, y: 1e9)) }
    return ScrollNest(page, policy: NegotiatingPolicy())
  }()

  override func advance() -> FrameDemand { nest.advance(to: now) }
  override func touchBegan(at point: Point) { nest.touchBegan(at: point, time: now) }
  override func touchMoved(to point: Point) { nest.touchMoved(to: point, time: now) }
  override func pinchBegan(at focus: Point) { nest.pinchBegan(at: focus, time: now) }
  override func pinchMoved(to focus: Point, _ scale: Double) {
    nest.pinchMoved(to: focus, scale: scale, time: now)
  }
}

/// Returns the rows for frames of nested scrollers, compared with the frames of the same scrollers outside of a nest.
/// One round is one frame, and allocates nothing.
func nestRows() -> [Row] {
  func row(
    _ piece: String, _ count: Int, moving: Int, scale: Double = 1, limit: Double? = 1.3,
    _ run: @escaping (Crowd) -> (Int) -> Void
  ) -> Row {
    Row(piece: "nest: \(piece)", peer: "each by itself", limit: limit, allocations: 0) {
      Contest(
        ours: run(NestedCrowd(count + 1, moving: moving, scale: scale)),
        peer: run(Crowd(count + 1, moving: moving, scale: scale)))
    }
  }
  return [
    row("a frame, a page and its list", 1, moving: 2) { $0.frames },
    row("a frame, a page and a zoomed list", 1, moving: 2, scale: 2) { $0.frames },
    row("a frame, 64 scrollers in one page", 64, moving: 65) { $0.frames },
    row("a frame, 64 zoomed scrollers in one page", 64, moving: 65, scale: 2) { $0.frames },
    row("a frame, 1 of 64 scrollers moves", 64, moving: 1) { $0.frames },
    row("a move of a pinch and a frame", 1, moving: 0, scale: 2) { $0.pinches },
    // The moves of the scroller itself need a quarter of their former time. `.ci/frame-instructions` counts these.
    row("a move of a finger and a frame", 1, moving: 0, limit: 4.5) { $0.moves },
  ]
}
