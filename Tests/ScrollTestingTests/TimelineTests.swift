import Hands
import Testing

/// A timeline describes the events in one line, and matches an expectation or returns the difference.
@Suite struct TimelineTests {
  private func host(_ links: [any ScrollBehavior] = [Bouncing()]) -> TestHost { TestHost(scroller(links)) }

  /// A fling of 1,500 points per second.
  private func flung() throws -> TestHost {
    let host = host()
    host.perform(.fling(velocity: Vector(x: 0, y: 1_280)))
    try host.settle()
    return host
  }

  @Test func flingIsADragAndADeceleration() throws {
    let host = try flung()
    #expect(host.timeline.description.hasPrefix("idle ▏drag▕ decel… settled(decelerated)@"))
    #expect(host.timeline.difference(from: host.timeline.description) == nil)
  }

  static let fitting = [
    "idle ▏drag▕ decel… settled", "idle [drag] decel... settled", "idle ▏drag ▕ decel settled(decelerated)",
    "* settled", "idle *", "*", "idle ▏drag▕ * settled@757", "idle ▏drag * ▕@118 decel… settled@757.36",
    "idle ▏drag▕ decel… settled@0,757", "* decel * settled *",
  ]
  @Test(arguments: fitting) func fittingExpectationHasNoDifference(_ expectation: String) throws {
    #expect(try flung().timeline.difference(from: expectation) == nil)
  }

  static let unfitting = [
    ("idle ▏drag▕ settled", "mark 4 was to be \"settled\", and is \"decel…\""),
    ("idle ▏drag▕ decel… settled@700", "mark 5 was to be \"settled@700\", and is \"settled(decelerated)@757"),
    ("idle ▏drag▕ decel… settled(dragged)", "mark 5 was to be \"settled(dragged)\""),
    ("idle ▏drag▕ decel…", "mark 5 was to be the end, and is \"settled(decelerated)"),
    ("idle ▏drag▕ decel… settled ▏drag▕", "\"▏drag\" was to come next, and nothing came"),
    ("tracking *", "mark 1 was to be \"tracking\", and is \"idle\""),
    ("* jump", "\"jump\" was to come next, and nothing came"),
    ("idle ▏drag▕ decel… settled@1,757", "and is \"settled"),
    ("idle layout ▏drag▕ decel… settled", "mark 2 was to be \"layout\""),
  ]
  @Test(arguments: unfitting) func unfittingExpectationSaysTheMark(_ expectation: String, _ problem: String)
    throws
  {
    let difference = try flung().timeline.difference(from: expectation)
    #expect(difference?.problem.contains(problem) == true, "\(difference?.problem ?? "none")")
    #expect(difference?.description.contains("happened  idle ▏drag▕ decel… settled(decelerated)@757") == true)
  }

  static let unreadable = [
    ("idle flung", "\"flung\" is no mark"), ("▏decel▕", "drag must come after \"▏\""),
    ("settled@", "a number must come after \"@\""), ("settled(dragged", ") must come after \"(dragged\""),
  ]
  @Test(arguments: unreadable) func unreadableExpectationSaysWhy(_ expectation: String, _ problem: String) {
    let difference = host().timeline.difference(from: expectation)
    #expect(difference?.problem.contains("the expectation cannot be read: \(problem)") == true)
  }

  @Test func programsAnimateAndJump() throws {
    let host = host()
    host.scroll.setContentOffset(Point(x: 0, y: 300), animated: true)
    try host.settle()
    host.scroll.contentOffset.y = 40
    host.scroll.setContentOffset(Point(x: 0, y: 90), animated: false)
    host.scroll.scrollToTop()
    try host.settle()
    #expect(
      host.timeline.difference(
        from: "idle anim… settled(animated)@300 jump settled(set)@40 jump settled@90 anim… top settled@0")
        == nil)
  }

  @Test func aTimelineContainsWheelsAndKeys() throws {
    let host = host()
    host.perform(.wheel(by: Vector(x: 0, y: 30), times: 4))
    try host.settle()
    host.perform(.step(.pages(Vector(x: 0, y: 1))))
    try host.settle()
    #expect(
      host.timeline.difference(from: "idle wheel… settled(wheeled)@120 step… settled(animated)@470") == nil)
  }

  @Test func quietMarksCountOnlyIfTheyAreNamed() throws {
    let host = host()
    host.scroll.contentSize.height = 2_400
    host.perform(.drag(by: Vector(x: 0, y: 50)))
    host.scroll.contentSize.height = 1_400
    let text = "idle layout ▏drag▕ settled(dragged)@50 layout"
    #expect(host.timeline.description == text)
    #expect(host.timeline.difference(from: text) == nil)
    #expect(host.timeline.difference(from: "idle ▏drag▕ settled") == nil)
  }

  @Test func marksWithinADragAreWithinItsBrackets() {
    let host = host()
    host.feed(.touchBegan(at: Point(x: 200, y: 200), time: .zero))
    host.feed(.touchMoved(to: Point(x: 200, y: 150), time: .seconds(0.016)))
    host.scroll.contentSize.height = 2_400
    host.feed(.touchEnded(at: Point(x: 200, y: 150), time: .seconds(0.3)))
    #expect(host.timeline.description == "idle ▏drag layout ▕ settled(dragged)@40")
  }

  @Test func horizontalContentTellsItsOwnAxis() throws {
    let host = TestHost(
      ScrollController(
        viewport: Size(width: 400, height: 100), content: Size(width: 2_000, height: 100),
        behaviors: [Paging()]))
    host.perform(.fling(velocity: Vector(x: 900, y: 0)))
    try host.settle()
    #expect(host.timeline.difference(from: "idle ▏drag▕ decel… settled@400") == nil)
  }

  @Test func pullsPastAWallAreMarked() throws {
    let host = host()
    host.perform(.drag(by: Vector(x: 0, y: -60)))
    try host.settle()
    #expect(host.timeline.difference(from: "idle ▏drag pull ▕ decel… settled@0") == nil)
  }
}
