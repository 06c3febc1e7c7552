import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace

/// Hears every frame and keeps a little, as a real host does.
private final class Host: ScrollDelegate {
  var drawn = Point.zero
  func scrollDidScroll(_ scroll: ScrollController) { drawn = scroll.contentOffset }
}

/// A page with scrollers in it, some of which glide and hardly slow down: in a nest, or each called by itself.
private final class Crowd {
  private let host = Host()
  private let scrollers: [ScrollController]
  private let moving: Int
  private let nest: ScrollNest?
  private var now = Timestamp.zero
  private var place = 600.0

  /// The page is the first of those that move.
  init(_ count: Int, moving: Int, isNested: Bool) {
    scrollers = (0...count).map { _ in
      ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1e12),
        behaviors: [Clamping(), Bouncing(), NestedEdges()])
    }
    self.moving = moving
    for scroll in scrollers {
      scroll.delegate = host
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

  /// A finger on the last scroller, and a frame, each time.
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
}

/// Rows for frames of scrollers inside one another, beside the frames of the same scrollers by themselves. One round is one
/// frame.
func nestRows() -> [Row] {
  func row(
    _ piece: String, _ count: Int, moving: Int, limit: Double? = 1.3,
    _ run: @escaping (Crowd) -> (Int) -> Void
  ) -> Row {
    Row(piece: piece, peer: "each by itself", limit: limit) {
      let (ours, peer) = (
        Crowd(count, moving: moving, isNested: true), Crowd(count, moving: moving, isNested: false)
      )
      return Contest(ours: run(ours), peer: run(peer))
    }
  }
  return [
    row("nest: a frame, a page and its list", 1, moving: 2) { $0.frames },
    row("nest: a frame, 64 scrollers in one page", 64, moving: 65) { $0.frames },
    row("nest: a frame, 1 of 64 scrollers moves", 64, moving: 1) { $0.frames },
    row("nest: a move of a finger and a frame", 1, moving: 0, limit: nil) { $0.moves },
  ]
}
