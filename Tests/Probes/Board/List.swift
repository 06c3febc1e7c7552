import CScrollBare
import ScrollBehaviors

/// A list with a finger that flings it to and fro.
final class List {
  private let scroll = ScrollController(
    viewport: Size(width: 320, height: 240), content: Size(width: 320, height: 4_400_000),
    behaviors: [Bouncing()])
  private var now = 1.0
  private var step = -40.0
  private(set) var frames: Int64 = 0
  private(set) var frameAllocations: Int64 = 0
  private(set) var frameTicks: Int64 = 0
  private(set) var touches: Int64 = 0
  private(set) var touchAllocations: Int64 = 0
  private(set) var touchTicks: Int64 = 0

  /// Begins to count again.
  func forget() {
    (frames, frameAllocations, frameTicks) = (0, 0, 0)
    (touches, touchAllocations, touchTicks) = (0, 0, 0)
  }

  /// A touch of seven samples, and all frames up to rest.
  func fling() {
    var place = Point(x: 150, y: 150)
    feed { scroll.touchBegan(at: place, time: .seconds(now)) }
    for _ in 0..<5 {
      now += 0.008
      place.y += step
      feed { scroll.touchMoved(to: place, time: .seconds(now)) }
    }
    feed { _ = scroll.touchEnded(at: place, time: .seconds(now)) }
    step = -step
    var demand = FrameDemand.needsFrame
    while demand == .needsFrame {
      now += 1.0 / 60
      frames += 1
      let (allocations, ticks) = (csb_heap().allocations, csb_ticks())
      demand = scroll.advance(to: .seconds(now))
      frameTicks += Int64((csb_ticks() &- ticks) & 0xffffff)
      frameAllocations += Int64(csb_heap().allocations - allocations)
    }
  }

  private func feed(_ touch: () -> Void) {
    touches += 1
    let (allocations, ticks) = (csb_heap().allocations, csb_ticks())
    touch()
    touchTicks += Int64((csb_ticks() &- ticks) & 0xffffff)
    touchAllocations += Int64(csb_heap().allocations - allocations)
  }
}
