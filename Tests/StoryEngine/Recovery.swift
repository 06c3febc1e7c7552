import ScrollBehaviors
import ScrollTesting

/// Checks that a scroller still works. With valid links and sizes, a finger at a valid time must drag and fling it,
/// and it must come to rest at its destination.
struct Recovery {
  private let scroll: ScrollController
  private let fate: Fate
  private let tell: (String) -> Void
  private let checker = CallbackChecker("link after the story", joinsLate: true)

  init(_ scroll: ScrollController, fate: Fate, tell: @escaping (String) -> Void) {
    self.scroll = scroll
    self.fate = fate
    self.tell = tell
  }

  func check(_ problems: inout [String]) {
    // Speeds and fingers that the story left are released. One finger may touch once more instead.
    let start = fate.pick([0.0, 5, 1_000, -20])
    let id = fate.index(below: 4)
    tell("now sane again: finger \(id) at \(start) s")
    for other in 0..<4 where other != id { scroll.touchCancelled(time: .seconds(start), id: other) }
    scroll.move(at: .zero, time: .seconds(start))
    scroll.delegate = nil
    scroll.settings = ScrollSettings()
    scroll.decelerationRate = .normal
    scroll.behaviors = [Bouncing(), checker]
    scroll.resize(inset: .zero, safeArea: .zero, obscured: .zero)
    scroll.viewport = Size(width: 400, height: 800)
    scroll.contentSize = Size(width: 20_000, height: 20_000)
    scroll.setContentOffset(Point(x: 8_000, y: 8_000), animated: false)
    scroll.touchBegan(at: Point(x: 200, y: 400), time: .seconds(start), id: id)
    for step in 1...5 {
      let place = Point(x: 200, y: 400 - 30 * Double(step))
      scroll.touchMoved(to: place, time: .seconds(start + 0.008 * Double(step)), id: id)
    }
    let dragged = scroll.contentOffset - Point(x: 8_000, y: 8_000)
    if dragged.x != 0 || (dragged.y - 140).magnitude > 1e-6 {
      problems.append("a finger moved by 150 points, and the content by \(dragged); it is \(scroll.phase)")
    }
    scroll.touchEnded(at: Point(x: 200, y: 250), time: .seconds(start + 0.042), id: id)
    let told = scroll.destination
    if scroll.phase != .decelerating || told.y < 9_000 {
      problems.append("the fling does not fling: it is \(scroll.phase), its destination \(told)")
    }
    var demand = FrameDemand.needsFrame
    var now = start + 0.042
    var frames = 0
    while demand == .needsFrame, frames < 200 {
      frames += 1
      now += 0.05
      demand = scroll.advance(to: .seconds(now))
      checker.endCall(scroll)
    }
    if demand != .idle || scroll.contentOffset.bits != told.bits {
      problems.append("after 10 s it is \(demand), at \(scroll.contentOffset) rather than \(told)")
    }
    if frames < 20 { problems.append("the fling is over after \(frames) frames of 0.05 s") }
    problems += checker.violations
  }
}
