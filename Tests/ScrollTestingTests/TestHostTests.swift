import Hands
import Testing

/// The host keeps the time, draws what is wanted, and says why it waits.
@Suite struct TestHostTests {
  @Test(arguments: [30.0, 60, 120]) func framesComeAtTheirRate(_ rate: Double) {
    let host = TestHost(scroller([Bouncing()]), frames: .steady(rate: rate))
    host.perform(.fling(velocity: Vector(x: 0, y: 2_000)))
    host.run(for: 0.5)
    let times = host.frames.map(\.time.seconds)
    for (time, next) in zip(times, times.dropFirst().dropLast()) {
      #expect((next - time - 1 / rate).magnitude < 1e-9)
    }
    #expect(host.now == .seconds(0.6) && times.last == 0.6)
  }

  @Test func gesturesAreFedBetweenFrames() {
    let host = TestHost(scroller([Bouncing()]))
    host.perform(.timedDrag(by: Vector(x: 0, y: 400), over: 0.5))
    let offsets = host.frames.map(\.offset.y)
    #expect(host.frames.count == 30 && offsets == offsets.sorted() && Set(offsets).count > 25)
  }

  @Test func settleReturnsTheDestination() throws {
    let host = TestHost(scroller([Bouncing()]))
    host.perform(.fling(velocity: Vector(x: 0, y: 900)))
    let destination = host.scroll.destination
    #expect(try host.settle() == destination)
    #expect(host.demand == .idle)
  }

  @Test func settleWaitsForThePauseOfAWheel() throws {
    let host = TestHost(scroller([Snapping(points: [0, 100, 200], axis: .vertical)]))
    host.perform(.wheel(by: Vector(x: 0, y: 70)))
    #expect(host.scroll.phase == .wheeling)
    #expect(try host.settle() == Point(x: 0, y: 100))
  }

  @Test func settleSaysThatAFingerIsDown() {
    let host = TestHost(scroller([Bouncing()]))
    host.feed(.touchBegan(at: Point(x: 200, y: 200), time: .zero))
    host.feed(.touchMoved(to: Point(x: 200, y: 100), time: .seconds(0.01)))
    let error = #expect(throws: NotSettled.self) { try host.settle() }
    #expect(error?.phase == .dragging)
    #expect(error?.description.contains("a finger is still down; end the touch before you wait.") == true)
  }

  @Test func settleSaysThatALinkWantsEveryFrame() {
    let probe = Probe(\.onWake, { $0.time })
    let host = TestHost(scroller([probe]))
    let error = #expect(throws: NotSettled.self) { try host.settle(within: 2) }
    #expect(error?.description.contains("a link asks for a frame every time") == true)
    #expect(error.map { $0.waited <= 2 } == true)
  }

  @Test func settleGivesUpAtItsLimit() {
    let host = TestHost(scroller([Bouncing()], content: 100_000))
    host.perform(.fling(velocity: Vector(x: 0, y: 5_000)))
    let error = #expect(throws: NotSettled.self) { try host.settle(within: 0.5) }
    #expect(error?.phase == .decelerating)
    #expect(error?.destination == host.scroll.destination)
    #expect(error?.description.contains("give a longer limit to settle(within:)") == true)
  }

  @Test func sleepingTimersWakeOnTime() {
    let pages = Paging(ItemRow(count: 5, length: 400))
    let host = TestHost(scroller([pages, AutoPlay(pages, every: 3)]), frames: .steady(rate: 7))
    host.run(for: 6.5)
    #expect(pages.page == 2)
    #expect(host.frames.count < 30)
  }

  @Test func frameStepsDrawEvenAtRest() {
    let host = TestHost(scroller([Bouncing()]))
    host.step(frames: 4)
    #expect(host.frames.count == 4 && host.now.seconds == 4.0 / 60)
  }

  @Test func clearedHostBeginsAnew() throws {
    let host = TestHost(scroller([Bouncing()]))
    host.perform(.fling(velocity: Vector(x: 0, y: 900)))
    host.clear()
    #expect(host.frames.isEmpty && host.callbacks.isEmpty)
    try host.settle()
    #expect(host.timeline.difference(from: "decelerating decel… settled(decelerated)") == nil)
  }

  @Test func callbacksAreThoseOfADelegate() throws {
    let scroll = scroller([Bouncing()])
    let host = TestHost(scroll)
    let log = Log()
    scroll.delegate = log
    host.perform(.fling(velocity: Vector(x: 0, y: 900)))
    try host.settle()
    let received = host.callbacks.map(\.callback).filter {
      if case .didChangePhase = $0 { false } else { true }
    }
    #expect(received.map { "\($0)" }.first == log.events.first)
    #expect(received.count == log.events.count && received.last == .didSettle(.decelerated))
    #expect(host.callbacks.last?.offset == scroll.contentOffset)
  }

  @Test(arguments: Axis.both, [33.0, 100, 257]) func dragInANestMovesByItsDistance(
    _ axis: Axis, _ way: Double
  ) {
    let (inner, outer) = (scroller([Bouncing()], content: 480), NestedScroller(scroller([Bouncing()])))
    outer.add(inner, at: .zero)
    let host = TestHost(ScrollNest(outer, policy: NegotiatingPolicy(pulling: .innermost)))
    host.perform(.drag(by: axis.vector(way), over: 0.3))
    #expect(inner.contentOffset[axis] + outer.scroll.contentOffset[axis] == way)
  }

  @Test func nestFeedsTheScrollerUnderThePoint() throws {
    let outer = NestedScroller(scroller([Bouncing()]))
    let cards = ScrollController(
      viewport: Size(width: 400, height: 100), content: Size(width: 2_000, height: 100),
      behaviors: [Bouncing()])
    outer.add(cards, at: Point(x: 0, y: 150))
    let host = TestHost(ScrollNest(outer, policy: LatchingPolicy.browser))
    host.perform(.fling(velocity: Vector(x: 900, y: 0)))
    try host.settle()
    #expect(host.scrollers.count == 2)
    #expect(host.timeline(of: cards)?.difference(from: "idle ▏drag▕ decel… settled@530") == nil)
    #expect(host.timeline.difference(from: "idle") == nil)
    host.perform(.step(.notches(Vector(x: 0, y: 1)), pointer: Point(x: 200, y: 50)))
    try host.settle()
    #expect(host.timeline.difference(from: "idle step… settled@120") == nil)
  }
}
