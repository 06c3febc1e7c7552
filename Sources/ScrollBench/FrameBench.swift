import ScrollBehaviors
import ScrollEngine
import ScrollMotion
import ScrollSpace

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// A behaviour that has state from frame to frame.
private final class Counting: ScrollBehavior {
  var frames = 0
  func scrollDidScroll(_ scroll: ScrollController) { frames += 1 }
}

/// A fling with a very low deceleration, in content that is long enough, with five behaviours and a delegate.
final class Fling {
  private let host = Observer()
  let scroll: ScrollController
  var now = Timestamp.zero

  init(_ behaviors: [any ScrollBehavior], isHosted: Bool) {
    scroll = ScrollController(
      viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1e12), behaviors: behaviors)
    if isHosted { scroll.delegate = host }
    scroll.decelerationRate = DecelerationRate(rawValue: 0.999_999_9)
    start()
  }

  private func start() {
    for step in 0...4 {
      let time = now + Double(step) * 0.008
      let position = Point(x: 195, y: 800 - Double(step * step) * 16)
      if step == 0 { scroll.touchBegan(at: position, time: time) }
      scroll.touchMoved(to: position, time: time)
      if step == 4 { scroll.touchEnded(at: position, time: time) }
    }
    now += 4 * 0.008
  }

  func frames(_ count: Int) {
    for _ in 0..<count {
      now += 1.0 / 240
      if case .idle = scroll.advance(to: now) { start() }
    }
  }
}

/// The step of a scroller written by hand: only velocity, offset, two walls and one listener.
private final class PlainScroller {
  var offset = Point.zero
  var velocity = Vector(x: 0, y: 8_000)
  let end = Point(x: 0, y: 1e12)
  var moved: (Point) -> Void = { _ in }

  func step(_ seconds: Double) {
    let factor = pow(0.999_999_9, seconds * 1_000)
    offset.x = min(max(offset.x + velocity.x * seconds, 0), end.x)
    offset.y = min(max(offset.y + velocity.y * seconds, 0), end.y)
    velocity.x *= factor
    velocity.y *= factor
    moved(offset)
  }
}

/// Returns the rows for the work of each frame, at the rate of a display and after other work has used the caches. One
/// round is one frame.
func frameRows() -> [Row] {
  func row(
    _ piece: String, isHosted: Bool, isCold: Bool = false, _ behaviors: @escaping () -> [any ScrollBehavior]
  ) -> Row {
    Row(piece: piece, peer: "plain step", limit: nil, samples: isCold ? 101 : nil, isCold: isCold) {
      let fling = Fling(behaviors(), isHosted: isHosted)
      let plain = PlainScroller()
      let host = Observer()
      plain.moved = { host.drawn = $0 }
      return Contest(
        ours: { fling.frames($0) },
        peer: { rounds in for _ in 0..<rounds { plain.step(1.0 / 240) } })
    }
  }
  func five() -> [any ScrollBehavior] { [Clamping(), Bouncing(), Counting(), Counting(), Counting()] }
  return [
    row("advance(to:), 5 behaviours and a delegate", isHosted: true, five),
    row("advance(to:), [Bouncing()] alone", isHosted: false) { [Bouncing()] },
    row("cold frame, 5 behaviours and a delegate", isHosted: true, isCold: true, five),
    row("cold frame, [Bouncing()] alone", isHosted: false, isCold: true) { [Bouncing()] },
  ]
}
