import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollNesting
import ScrollSpace

/// A delegate that observes every frame and stores a little, as a real host does.
final class Observer: ScrollDelegate {
  var drawn = Point.zero
  func scrollDidScroll(_ scroll: ScrollController) { drawn = scroll.contentOffset }
}

/// Scrollers of one size, some of which glide with a very low deceleration. Each is called by itself; a subclass
/// calls a host or a nest instead.
class Crowd {
  let scrollers: [ScrollController]
  var now = Timestamp.zero
  private let observer = Observer()
  private let moving: Int
  private var (place, spread) = (600.0, 0.0)

  /// All scrollers but the first have the scale.
  init(_ count: Int, moving: Int, scale: Double = 1) {
    scrollers = (0..<count).map { _ in
      ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1e12),
        behaviors: [Clamping(), Bouncing(), NestedEdges()])
    }
    self.moving = moving
    for scroll in scrollers {
      scroll.delegate = observer
      if scale != 1, scroll !== scrollers[0] {
        scroll.settings.maximumZoomScale = 8
        scroll.zoomScale = scale
      }
      scroll.contentOffset.y = 1e9
      scroll.decelerationRate = DecelerationRate(rawValue: 0.999_999_9)
    }
    start()
  }

  private func start() {
    for scroll in scrollers.prefix(moving) { scroll.fling(velocity: Vector(x: 0, y: 8_000)) }
  }

  func advance() -> FrameDemand { scrollers.reduce(.idle) { $0.merged(with: $1.advance(to: now)) } }
  func touchBegan(at point: Point) { scrollers.last?.touchBegan(at: point, time: now) }
  func touchMoved(to point: Point) { scrollers.last?.touchMoved(to: point, time: now) }
  func pinchBegan(at focus: Point) { scrollers.last?.pinchBegan(at: focus, time: now) }
  func pinchMoved(to focus: Point, _ scale: Double) {
    scrollers.last?.pinchMoved(to: focus, scale: scale, time: now)
  }

  final func frames(_ count: Int) {
    for _ in 0..<count {
      now += 1.0 / 240
      if advance() == .idle { start() }
    }
  }

  /// Moves a finger on the last scroller, with a frame each time.
  final func moves(_ count: Int) {
    if place == 600 { touchBegan(at: Point(x: 100, y: place)) }
    for _ in 0..<count {
      now += 1.0 / 240
      place = place > 100 ? place - 7 : 599
      touchMoved(to: Point(x: 100, y: place))
      _ = advance()
    }
  }

  /// Moves two fingers that pinch the last scroller, with a frame each time.
  final func pinches(_ count: Int) {
    let focus = Point(x: 100, y: 300)
    if spread == 0 { pinchBegan(at: focus) }
    for _ in 0..<count {
      now += 1.0 / 240
      spread = spread < 1 || spread > 2 ? 1 : spread + 1.0 / 64
      pinchMoved(to: focus, spread)
      _ = advance()
    }
  }
}
