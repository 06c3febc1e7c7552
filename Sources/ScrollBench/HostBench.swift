import ScrollBehaviors
import ScrollEngine
import ScrollHosting
import ScrollSpace

/// Scrollers in the areas of a host, some of which glide with a very low deceleration: advanced by the host, or each
/// called separately.
private final class Window {
  private let scrollers: [ScrollController]
  private let moving: Int
  private let host: ScrollHost?
  private var now = Timestamp.zero
  private var place = 600.0

  init(_ count: Int, moving: Int, isHosted: Bool) {
    scrollers = (0..<count).map { _ in
      ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1e12),
        behaviors: [Clamping(), Bouncing()])
    }
    self.moving = moving
    host = isHosted ? ScrollHost() : nil
    for scroll in scrollers {
      scroll.decelerationRate = DecelerationRate(rawValue: 0.999_999_9)
      host?.add(scroll, frame: Rect(x: 0, y: 0, width: 390, height: 844))
    }
    // Only the last one is under the finger.
    scrollers.last?.contentOffset.y = 1e9
    start()
  }

  private func start() {
    for scroll in scrollers.prefix(moving) { scroll.fling(velocity: Vector(x: 0, y: 8_000)) }
  }

  private func advance() -> FrameDemand {
    if let host { return host.frame(at: now) }
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
    if place == 600 {
      host?.touchBegan(at: Point(x: 100, y: place), time: now)
      if host == nil { scrollers.last?.touchBegan(at: Point(x: 100, y: place), time: now) }
    }
    for _ in 0..<count {
      now += 1.0 / 240
      place = place > 100 ? place - 7 : 599
      host?.touchMoved(to: Point(x: 100, y: place), time: now)
      if host == nil { scrollers.last?.touchMoved(to: Point(x: 100, y: place), time: now) }
      _ = advance()
    }
  }
}

/// Returns the rows for frames of a host, compared with the frames of its scrollers. One round is one frame, and
/// allocates nothing.
func hostRows() -> [Row] {
  func row(
    _ piece: String, _ count: Int, moving: Int, limit: Double, _ run: @escaping (Window) -> (Int) -> Void
  ) -> Row {
    Row(piece: "host: \(piece)", peer: "each by itself", limit: limit, allocations: 0) {
      let windows = [true, false].map { Window(count, moving: moving, isHosted: $0) }
      return Contest(ours: run(windows[0]), peer: run(windows[1]))
    }
  }
  return [
    row("a frame, a list", 1, moving: 1, limit: 6) { $0.frames },
    row("a frame, 64 lists", 64, moving: 64, limit: 2.3) { $0.frames },
    row("a frame, 1 of 64 lists moves", 64, moving: 1, limit: 2) { $0.frames },
    row("a move of a finger and a frame", 1, moving: 0, limit: 2.3) { $0.moves },
  ]
}
