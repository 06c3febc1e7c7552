import Hands
import Testing

/// An input brings all scrollers about which the policy is asked to its own time: the frames before it change nothing.
struct BringingTests {
  /// Returns the offsets after a wheel over a list, and later a wheel over another list that has come to its wall.
  private func offsets(_ policy: Int, isStep: Bool, hasFrame: Bool) -> [Double] {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
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

  @Test(arguments: Nested.policies.indices, [false, true])
  func aWheelOverAnotherListAsksAboutThePresent(_ policy: Int, _ isStep: Bool) {
    let ends = offsets(policy, isStep: isStep, hasFrame: true)
    #expect(offsets(policy, isStep: isStep, hasFrame: false) == ends)
    #expect(ends[0] == (policy == 1 ? ends[0] : 30) && ends[1] == 30)
  }

  /// Returns the offsets after an input over the lists of a page that glides.
  private func offsets(_ policy: Int, _ input: Int, hasFrame: Bool) -> [Double] {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    let next = nested.page.add(scroller([Clamping()], viewport: 300, content: 800), at: Point(x: 100, y: 420))
    let scrollers = [nested.page, nested.list, next].map { $0.scroll }
    for scroll in scrollers[1...] { scroll.settings.maximumZoomScale = 4 }
    nested.nest.advance(to: nested.time)
    scrollers[0].fling(velocity: Vector(x: 0, y: 2_000), at: nested.time)
    nested.nest.advance(to: nested.time)
    nested.now += 0.2
    if hasFrame { nested.nest.advance(to: nested.time) }
    let middle = Point(x: 250, y: 250)
    switch input {
    case 0: nested.pull(by: 30)
    case 1: nested.nest.wheel(by: Vector(x: 0, y: 30), at: middle, time: nested.time)
    case 2: nested.nest.step(by: .points(Vector(x: 0, y: 30)), at: middle, time: nested.time)
    case 3: nested.nest.zoom(by: 2, about: middle, time: nested.time)
    default:
      nested.pinch(to: 2)
    }
    let isTracked = scrollers.map { $0.isTracking ? 1.0 : 0 }
    nested.frames { nested.now > 5 }
    return isTracked + scrollers.flatMap { [$0.contentOffset.y, $0.zoomScale] }
  }

  @Test(arguments: Nested.policies.indices, 0..<5)
  func anInputReachesTheScrollerThatIsUnderItByThen(_ policy: Int, _ input: Int) {
    #expect(offsets(policy, input, hasFrame: false) == offsets(policy, input, hasFrame: true))
  }

  /// The innermost scroller of a gesture leaves, and flings in another nest: no input of the former nest moves it.
  @Test(arguments: Nested.policies.indices, 0..<3)
  func aScrollerThatHasLeftIsNotBrought(_ policy: Int, _ input: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    let middle = Point(x: 250, y: 250)
    let other = ScrollNest(NestedScroller(scroller([Clamping()])), policy: Nested.policies[policy])
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
