import Hands
import Testing

/// Commands and input from within callbacks.
struct ReentrancyTests {
  let log = Log()

  @Test func stateChangesAtOnceAndEventsFollow() {
    let hand = Hand(scroller([Clamping()], delegate: log))
    log.once("willBeginDecelerating") { scroll in
      scroll.stop()
      #expect(scroll.phase == .idle)
      #expect(log.events.last == "willBeginDecelerating")
    }
    hand.fling(at: 800)
    #expect(
      log.events.suffix(3) == ["willBeginDecelerating", "didEndDecelerating", "didSettle(interrupted)"])
  }

  @Test func everyLinkReceivesAnEventBeforeItsEffects() {
    let first = Probe("first")
    let last = Log()
    let scroll = scroller([first], delegate: last)
    first.clear()
    first.once("didScroll") { $0.contentOffset = Point(x: 2, y: 2) }
    first.once("didSettle(set)") { $0.setContentOffset(.zero, animated: true) }
    scroll.contentOffset = Point(x: 1, y: 1)
    #expect(first.events == ["didScroll", "didSettle(set)", "didScroll", "didSettle(set)"])
    #expect(last.events == first.events)
    #expect(scroll.phase == .animating)
  }

  @Test func inputAndFramesAreRefusedAndCounted() {
    let hand = Hand(scroller([Clamping()], delegate: log)).held()
    log.once("didScroll") { scroll in
      let (phase, offset) = (scroll.phase, scroll.contentOffset)
      scroll.touchBegan(at: .zero, time: .seconds(9), id: 5)
      scroll.touchMoved(to: .zero, time: .seconds(9))
      scroll.touchEnded(at: .zero, time: .seconds(9))
      scroll.touchCancelled(time: .seconds(9))
      scroll.wheel(by: Vector(x: 5, y: 5), time: .seconds(9))
      scroll.step(by: .lines(Vector(x: 5, y: 5)), time: .seconds(9))
      scroll.advance(to: .seconds(9))
      #expect(scroll.diagnostics.count(of: .input) == 7)
      #expect(scroll.phase == phase && scroll.contentOffset == offset)
    }
    hand.drag(by: 50)
    #expect(hand.scroll.diagnostics.total == 7)
    hand.move(by: 1)
    #expect(hand.offset == 51)
  }

  enum EndCommand: CaseIterable {
    case stop, animate, set, change
  }

  @Test(arguments: Axis.both, EndCommand.allCases)
  func aCommandInsideWillEndDraggingCounts(_ axis: Axis, _ command: EndCommand) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    log.once("willEndDragging") { scroll in
      switch command {
      case .stop: scroll.stop()
      case .animate: scroll.setContentOffset(axis.point(900), animated: true)
      case .set: scroll.contentOffset = axis.point(1_000)
      case .change: scroll.behaviors = [Bouncing()]
      }
    }
    hand.fling(at: 800)
    let dragged = ["willBeginDragging", "didScroll…", "willEndDragging"]
    let glides = ["didEndDragging(true)", "willBeginDecelerating"]
    switch command {
    case .stop:
      #expect(log.summary == dragged + ["didEndDragging(false)", "didSettle(interrupted)"])
      #expect(hand.scroll.phase == .idle && !hand.scroll.isTracking && hand.scroll.dragEnd == .interrupted)
    case .animate: #expect(log.summary == dragged + ["didEndDragging(false)"])
    case .set: #expect(log.summary == dragged + ["didScroll…"] + glides)
    case .change: #expect(log.summary == dragged + ["didLayout"] + glides)
    }
    let destination = hand.destination
    #expect(hand.resting() == destination)
    if command == .set { #expect((hand.offset - 1_000 - 0.4995 * 800).magnitude < 0.1) }
  }
}
