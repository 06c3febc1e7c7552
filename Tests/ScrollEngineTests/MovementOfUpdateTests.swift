import Hands
import Testing

/// Movements that end and begin within one update.
struct MovementOfUpdateTests {
  private func hand() -> (Hand, Log) {
    let log = Log()
    let scroll = scroller([Bouncing()], viewport: 400, content: 5_000, delegate: log)
    return (Hand(scroll, frames: 1), log)
  }

  enum First: CaseIterable { case placed, step, stoppedFling, shortFling }

  @Test(arguments: First.allCases) func aMovementContinuesIfItsRestWasNotYetReported(_ first: First) {
    let (hand, log) = hand()
    let scroll = hand.scroll
    if first == .stoppedFling {
      scroll.fling(velocity: Vector(x: 0, y: 900))
      hand.frame(after: 0.1)
    }
    log.clear()
    scroll.update {
      switch first {
      case .placed: scroll.contentOffset.y = 300
      case .step: scroll.setContentOffset(Point(x: 0, y: 300), arrival: .jump)
      case .stoppedFling: scroll.stop()
      case .shortFling:
        scroll.contentOffset.y = 300
        scroll.fling(velocity: Vector(x: 0, y: 1e-12))
      }
      scroll.fling(velocity: Vector(x: 0, y: 800))
    }
    #expect(log.events.filter { $0.hasPrefix("didSettle") } == [], "it is under way")
    #expect(scroll.phase == .decelerating)
    let end = scroll.destination
    hand.rest()
    #expect(log.events.filter { $0.hasPrefix("didSettle") } == ["didSettle(decelerated)"])
    #expect(scroll.contentOffset == end)
  }

  @Test func aDragThatEndsThereIsAMovementOfItsOwn() {
    let (hand, log) = hand()
    hand.pull(by: 50)
    log.clear()
    hand.scroll.update {
      hand.scroll.stop()
      hand.scroll.fling(velocity: Vector(x: 0, y: 800))
    }
    #expect(
      log.events.filter { !$0.hasPrefix("didScroll") }.prefix(3) == [
        "didEndDragging(false)", "didSettle(interrupted)", "willBeginDecelerating",
      ])
  }

  @Test func twoPlacementsReportOneRestEach() {
    let (hand, log) = hand()
    log.clear()
    hand.scroll.update {
      hand.scroll.contentOffset.y = 300
      hand.scroll.contentOffset.y = 400
    }
    #expect(log.events == ["didScroll", "didSettle(set)", "didScroll", "didSettle(set)"])
  }
}
