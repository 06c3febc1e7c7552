import Hands
import ScrollHosting
import Testing

/// Frames, waits and wakes of a host.
struct LoopTests {
  @Test func anIdleHostWantsNoFrameAndWaitsForever() {
    let desk = Desk([Bouncing()])
    desk.wait(100)
    #expect(desk.frames.isEmpty && desk.host.wait(from: desk.now) == nil && !desk.host.isDue(at: desk.now))
  }

  @Test func aNewHostWantsAFrameThatIsDrawn() {
    let host = ScrollHost()
    host.add(scroller([Clamping()]), frame: Rect(x: 0, y: 0, width: 400, height: 400))
    #expect(host.wait(from: .seconds(7)) == 0)
    #expect(host.frame(at: .seconds(7)) == .needsFrame)
    _ = host.frame(at: .seconds(8))
    #expect(host.frame(at: .seconds(9)) == .idle)
  }

  @Test func aMouseMoveShowsInTheFirstFrameAfterIt() {
    let desk = Desk([Clamping()], offset: 1_000)
    desk.host.touchBegan(at: Point(50, 500), time: desk.now, device: .mouse)
    desk.wait(0.5)
    desk.now += 0.004
    desk.host.touchMoved(to: Point(50, 400), time: desk.now)
    #expect(desk.list.contentOffset.y == 1_000)
    #expect(desk.host.wait(from: desk.now) == 0 && desk.frame() == .needsFrame)
    #expect(desk.list.contentOffset.y == 1_096)
  }

  @Test func framesKeepTheirPaceWhateverMovesCome() {
    let desk = Desk([Clamping()], offset: 1_000)
    desk.host.touchBegan(at: Point(50, 500), time: desk.now)
    for step in 1...1_000 {
      desk.wait(0.001)
      desk.host.touchMoved(to: Point(50, 500 - Double(step) / 5), time: desk.now)
    }
    #expect((59...62).contains(desk.frames.count))
    let gaps = zip(desk.frames, desk.frames.dropFirst()).map { $1.time - $0.time }
    #expect(gaps.allSatisfy { $0 >= 1 / 60 - 1e-9 })
  }

  @Test func aHostThatADisplayPacesIsDueAtOnceWhileContentMoves() {
    let desk = Desk([Clamping()], offset: 1_000)
    desk.host.frameDuration = 0
    desk.list.setContentOffset(.zero, animated: true)
    #expect(desk.frame() == .needsFrame && desk.host.isDue(at: desk.now))
  }

  @Test func whatScrollersAndTimersDemandIsMergedToTheMostUrgent() {
    let desk = Desk([Clamping()], offset: 1_000)
    desk.host.schedule(at: desk.now + 5) { _ in }
    desk.host.schedule(at: desk.now + 3) { _ in }
    #expect(desk.host.demand == .sleep(until: desk.now + 3))
    #expect(desk.host.wait(from: desk.now) == 3)
    desk.list.step(by: .notches(Vector(x: 0, y: 1)), time: desk.now)
    #expect(desk.frame() == .needsFrame && desk.host.demand == .needsFrame)
  }

  @Test func commandsOfTheProgramWakeAHostThatSleepsOnce() {
    let desk = Desk([Clamping()])
    var calls = 0
    desk.now += 1
    desk.host.onNeedsFrame = { calls += 1 }
    desk.list.setContentOffset(Point(0, 500), animated: true)
    desk.list.setContentOffset(Point(0, 700), animated: true)
    #expect(calls == 1 && desk.host.wait(from: desk.now) == 0)
    desk.settle()
    #expect(desk.list.contentOffset.y == 700)
    desk.host.setNeedsFrame()
    desk.host.schedule(at: desk.now + 1) { _ in }
    #expect(calls == 2)
  }

  @Test func aTimerThatIsSoonerWakesAHostThatSleepsUntilAnotherOne() {
    let desk = Desk([Clamping()])
    desk.host.schedule(at: desk.now + 5) { _ in }
    desk.frame()
    var calls = 0
    desk.host.onNeedsFrame = { calls += 1 }
    desk.host.schedule(at: desk.now + 7) { _ in }
    #expect(calls == 0)
    desk.host.schedule(at: desk.now + 2) { _ in }
    #expect(calls == 1)
  }

  @Test func aScrollerThatAnotherOneMovesInItsFrameIsDrawnInTheNextOneToo() {
    let desk = Desk([Clamping()])
    let follower = scroller([Clamping()])
    let host = desk.host
    // The follower has its frames first.
    host.remove(desk.area)
    host.add(follower, frame: Rect(x: 0, y: 0, width: 400, height: 400))
    host.add(desk.list, frame: Rect(x: 400, y: 0, width: 400, height: 600))
    desk.settle()
    let log = Log()
    desk.list.delegate = log
    log.onEvent = { event, scroll in
      if event == "didScroll" { follower.contentOffset.y = scroll.contentOffset.y / 2 }
    }
    desk.list.contentOffset.y = 100
    #expect(follower.contentOffset.y == 50)
    desk.list.setContentOffset(Point(0, 300), animated: true)
    desk.settle()
    #expect(follower.contentOffset.y == 150)
    #expect(desk.frames.last?.demand == .idle)
  }

  @Test func aScrollerThatACallbackOfTheFrameTakesOutDoesNotGetThatFrame() {
    let desk = Desk([Clamping()])
    let other = scroller([Clamping()])
    let area = desk.host.add(other, frame: Rect(x: 400, y: 0, width: 400, height: 400))
    desk.settle()
    let log = Log()
    desk.list.delegate = log
    desk.list.setContentOffset(Point(0, 500), animated: true)
    other.setContentOffset(Point(0, 500), animated: true)
    desk.frame()
    desk.now += 0.05
    desk.frame()
    let before = other.contentOffset.y
    log.once("didScroll") { [desk] _ in desk.host.remove(area) }
    desk.now += 0.05
    desk.frame()
    #expect(other.contentOffset.y == before && other.onNeedsFrame == nil)
  }

  @Test func oneAbsurdFrameTimeSilencesNoTimerThatRepeats() {
    let host = ScrollHost()
    var times: [Double] = []
    host.schedule(at: .seconds(0.1), every: 0.1) { times.append($0.seconds) }
    for time in [0, 0.11, 1e6, 0.2, 0.3, 0.4, 0.5] { host.frame(at: .seconds(time)) }
    #expect(times.starts(with: [0.11, 1e6]) && times.count >= 4)
    #expect((host.wait(from: .seconds(0.5)) ?? 1) <= 0.1)
  }

  @Test(arguments: ["input", "command", "frame"])
  func theCallbackOfADueFrameMayNotFeedTheHost(_ cause: String) {
    let desk = Desk([Clamping()])
    var calls = 0
    desk.host.onNeedsFrame = { [desk] in
      calls += 1
      desk.host.frame(at: desk.now)
    }
    switch cause {
    case "input": desk.host.wheel(by: Vector(x: 0, y: 50), at: Point(5, 5), time: desk.now)
    case "command": desk.list.setContentOffset(Point(0, 500), animated: true)
    default: desk.host.setNeedsFrame()
    }
    #expect(calls == 1 && desk.host.diagnostics.count(of: .input) == 1 && desk.host.acceptsInput)
    #expect(desk.host.demand == .needsFrame)
  }

  @Test func timersAreCalledInTheOrderOfTheirTimesInTheFirstFrameAfterThem() {
    let desk = Desk([Clamping()])
    var called: [String] = []
    desk.host.schedule(at: desk.now + 0.2) { _ in called.append("b") }
    desk.host.schedule(at: desk.now + 0.1) { _ in called.append("a") }
    desk.host.schedule(at: desk.now + 0.2) { _ in called.append("c") }
    let given = desk.host.schedule(at: desk.now + 0.15) { _ in called.append("never") }
    desk.host.cancel(given)
    desk.now += 1
    desk.frame()
    #expect(called == ["a", "b", "c"])
    #expect(desk.settle() && desk.host.demand == .idle)
  }

  @Test func aTimerThatRepeatsKeepsItsTimesAndLeavesOutThosePassed() {
    let desk = Desk([Clamping()])
    var times: [Double] = []
    let start = desk.now
    let timer = desk.host.schedule(at: start + 1, every: 1) { times.append(($0 - start)) }
    desk.wait(3.5)
    #expect(times.map { ($0 * 100).rounded() / 100 } == [1, 2, 3])
    desk.now += 4
    desk.frame()
    #expect(times.count == 4 && desk.host.nextWake(from: desk.now) == start + 8)
    desk.host.cancel(timer)
    desk.frame()
    #expect(desk.host.wait(from: desk.now) == nil)
  }

  @Test func aTimerThatATimerSchedulesWaitsForTheNextFrame() {
    let desk = Desk([Clamping()])
    var count = 0
    func again(_ time: Timestamp) {
      count += 1
      desk.host.schedule(at: time, again)
    }
    desk.host.schedule(at: desk.now, again)
    desk.frame()
    #expect(count == 1)
    desk.frame()
    #expect(count == 2)
  }

  @Test func aTimerAsksForNoDrawingUnlessItSaysSo() {
    let desk = Desk([Clamping()])
    desk.host.schedule(at: desk.now + 1) { _ in }
    desk.wait(2)
    #expect(desk.frames.count == 1 && desk.drawn == 0)
    desk.host.schedule(at: desk.now + 1) { [host = desk.host] _ in host.setNeedsFrame() }
    desk.wait(2)
    #expect(desk.drawn == 1)
  }

  @Test(arguments: [Double.nan, .infinity, 1e200])
  func framesAndTimersAtTimesThatAreNotUsableAreRefused(_ number: Double) {
    let desk = Desk([Clamping()])
    desk.host.frame(at: .seconds(number))
    desk.host.schedule(at: .seconds(number)) { _ in }
    desk.host.schedule(at: desk.now, every: number) { _ in }
    desk.host.frameDuration = number
    #expect(desk.host.diagnostics.count(of: .unusableNumbers) == 4)
    #expect(desk.host.frameDuration == 1.0 / 60 && desk.host.wait(from: desk.now) == nil)
  }

  @Test func inputAndFramesFromWithinCallbacksAreRefusedAndCounted() {
    let desk = Desk([Clamping()])
    let log = Log()
    desk.list.delegate = log
    log.onEvent = { [host = desk.host, now = desk.now] _, _ in
      #expect(!host.acceptsInput)
      host.frame(at: now)
      host.touchBegan(at: .zero, time: now)
    }
    desk.list.contentOffset.y = 10
    #expect(desk.host.diagnostics.count(of: .input) >= 2)
  }

  @Test func aDeallocatedHostReceivesNoCallback() {
    let list = scroller([Clamping()])
    let inner = NestedScroller(scroller([Clamping()]))
    do {
      let host = ScrollHost()
      host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 400))
      let outer = NestedScroller(scroller([Clamping()]))
      outer.add(inner)
      host.add(ScrollNest(outer, policy: LatchingPolicy.browser))
      host.frame(at: .seconds(1))
      inner.remove()
    }
    list.setContentOffset(Point(0, 100), animated: true)
    inner.scroll.setContentOffset(Point(0, 100), animated: true)
    list.advance(to: .seconds(2))
    #expect(list.destination.y == 100)
  }
}
