import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace

/// A delegate that observes every frame and stores a little, as a real host does.
private final class Host: ScrollDelegate {
  var drawn = Point.zero
  func scrollDidScroll(_ scroll: ScrollController) { drawn = scroll.contentOffset }
}

/// A page with scrollers in it, some of which glide with a very low deceleration: in a nest, or each called separately.
private final class Crowd {
  private let host = Host()
  private let scrollers: [ScrollController]
  private let moving: Int
  private let nest: ScrollNest?
  private var now = Timestamp.zero
  private var place = 600.0
  private var spread = 0.0

  /// The page is the first of the scrollers that move. The others may have a scale.
  init(_ count: Int, moving: Int, scale: Double?, isNested: Bool) {
    scrollers = (0...count).map { _ in
      ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1e12),
        behaviors: [Clamping(), Bouncing(), NestedEdges()])
    }
    self.moving = moving
    for scroll in scrollers {
      scroll.delegate = host
      if let scale, scroll !== scrollers[0] {
        scroll.settings.maximumZoomScale = 8
        scroll.zoomScale = scale
      }
      scroll.contentOffset.y = 1e9
      scroll.decelerationRate = DecelerationRate(rawValue: 0.999_999_9)
    }
    if isNested {
      let page = NestedScroller(scrollers[0])
      for scroll in scrollers.dropFirst() { page.add(scroll, at: Point(x: 0, y: 1e9)) }
      nest = ScrollNest(page, policy: NegotiatingPolicy())
    } else {
      nest = nil
    }
    start()
  }

  private func start() {
    for scroll in scrollers.prefix(moving) { scroll.fling(velocity: Vector(x: 0, y: 8_000)) }
  }

  private func advance() -> FrameDemand {
    if let nest { return nest.advance(to: now) }
    return scrollers.reduce(.idle) { $0.merged(with: $1.advance(to: now)) }
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      now += 1.0 / 240
      if advance() == .idle { start() }
    }
  }

  /// Moves a finger on the last scroller, with a frame each time.
  func moves(_ count: Int) {
    let id = place == 600 ? 0 : 1
    if id == 0 {
      nest?.touchBegan(at: Point(x: 100, y: place), time: now)
      if nest == nil { scrollers.last?.touchBegan(at: Point(x: 100, y: place), time: now) }
    }
    for _ in 0..<count {
      now += 1.0 / 240
      place = place > 100 ? place - 7 : 599
      nest?.touchMoved(to: Point(x: 100, y: place), time: now)
      if nest == nil { scrollers.last?.touchMoved(to: Point(x: 100, y: place), time: now) }
      _ = advance()
    }
  }

  /// Moves two fingers that pinch the last scroller, with a frame each time.
  func pinches(_ count: Int) {
    let focus = Point(x: 100, y: 300)
    if spread == 0 {
      nest?.pinchBegan(at: focus, time: now)
      if nest == nil { scrollers.last?.pinchBegan(at: focus, time: now) }
    }
    for _ in 0..<count {
      now += 1.0 / 240
      spread = spread < 1 || spread > 2 ? 1 : spread + 1.0 / 64
      nest?.pinchMoved(to: focus, scale: spread, time: now)
      if nest == nil { scrollers.last?.pinchMoved(to: focus, scale: spread, time: now) }
      _ = advance()
    }
  }
}

/// Returns the rows for frames of nested scrollers, compared with the frames of the same scrollers outside of a nest.
/// One round is one frame, and allocates nothing.
func nestRows() -> [Row] {
  func row(
    _ piece: String, _ count: Int, moving: Int, scale: Double? = nil, limit: Double? = 1.3,
    _ run: @escaping (Crowd) -> (Int) -> Void
  ) -> Row {
    Row(piece: "nest: \(piece)", peer: "each by itself", limit: limit, allocations: 0) {
      let crowds = [true, false].map { Crowd(count, moving: moving, scale: scale, isNested: $0) }
      return Contest(ours: run(crowds[0]), peer: run(crowds[1]))
    }
  }
  return [
    row("a frame, a page and its list", 1, moving: 2) { $0.frames },
    row("a frame, a page and a zoomed list", 1, moving: 2, scale: 2) { $0.frames },
    row("a frame, 64 scrollers in one page", 64, moving: 65) { $0.frames },
    row("a frame, 64 zoomed scrollers in one page", 64, moving: 65, scale: 2) { $0.frames },
    row("a frame, 1 of 64 scrollers moves", 64, moving: 1) { $0.frames },
    row("a move of a pinch and a frame", 1, moving: 0, scale: 2) { $0.pinches },
    row("a move of a finger and a frame", 1, moving: 0, limit: 2) { $0.moves },
  ]
}
