import Hands
import Testing

/// An input brings all scrollers about which the policy is asked to its own time: the frames before it change nothing.
struct BringingTests {
  private static let policies: [any NestingPolicy & Sendable] = [
    LatchingPolicy.browser, LatchingPolicy.uiKit, NegotiatingPolicy(),
  ]

  /// Returns the offsets after a wheel over a list, and later a wheel over another list that has come to its wall.
  private func offsets(_ policy: Int, isStep: Bool, hasFrame: Bool) -> [Double] {
    let nested = Nested(.vertical, policy: Self.policies[policy])
    let other = nested.page.add(scroller([Clamping()], viewport: 80, content: 180), at: .zero)
    func turn(at point: Point) {
      if isStep {
        nested.nest.step(by: .points(Vector(x: 0, y: 30)), at: point, time: nested.time)
      } else {
        nested.nest.wheel(by: Vector(x: 0, y: 30), at: point, time: nested.time)
      }
    }
    nested.nest.advance(to: nested.time)
    turn(at: Point(x: 250, y: 250))
    nested.frames()
    other.scroll.contentOffset.y = 40
    other.scroll.fling(velocity: Vector(x: 0, y: 900), at: nested.time)
    nested.now += 5
    if hasFrame { nested.nest.advance(to: nested.time) }
    turn(at: Point(x: 40, y: 40))
    nested.frames()
    return nested.offsets + [other.scroll.contentOffset.y]
  }

  @Test(arguments: policies.indices, [false, true])
  func aWheelOverAnotherListAsksAboutThePresent(_ policy: Int, _ isStep: Bool) {
    let ends = offsets(policy, isStep: isStep, hasFrame: true)
    #expect(offsets(policy, isStep: isStep, hasFrame: false) == ends)
    #expect(ends[0] == (policy == 1 ? ends[0] : 30) && ends[1] == 30)
  }

  /// The innermost scroller of a gesture leaves, and flings in another nest: no input of the former nest moves it.
  @Test(arguments: policies.indices, 0..<3) func aScrollerThatHasLeftIsNotBrought(_ policy: Int, _ input: Int)
  {
    let nested = Nested(.vertical, policy: Self.policies[policy])
    let middle = Point(x: 250, y: 250)
    let other = ScrollNest(NestedScroller(scroller([Clamping()])), policy: Self.policies[policy])
    func wheel() {
      nested.nest.wheel(by: Vector(x: 0, y: 10), phase: .changed, at: middle, time: nested.time)
    }
    if input == 0 { wheel() } else { nested.pull(by: 30) }
    other.root.add(nested.list)
    let list = nested.list.scroll
    list.contentOffset.y = 100
    list.fling(velocity: Vector(x: 0, y: 900), at: nested.time)
    other.advance(to: nested.time)
    let (offset, clock) = (list.contentOffset, list.context.time)
    nested.now += 0.2
    switch input {
    case 0: wheel()
    case 1: nested.nest.touchBegan(at: Point(x: 260, y: 250), time: nested.time, id: 1)
    default: nested.nest.pinchBegan(at: middle, time: nested.time)
    }
    #expect(list.contentOffset == offset && list.context.time == clock && list.phase == .decelerating)
  }
}
