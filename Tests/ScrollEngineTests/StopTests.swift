import Hands
import Testing

/// `stop()` in every phase.
struct StopTests {
  let log = Log()

  func stopped(_ prepare: (Hand) -> Void) -> Hand {
    let hand = Hand(scroller([Bouncing()], delegate: log), at: 100)
    prepare(hand)
    log.clear()
    let offset = hand.offset
    hand.scroll.stop()
    #expect(hand.scroll.phase == (hand.scroll.isTracking ? .tracking : .idle))
    #expect(hand.offset == offset && hand.destination == offset && hand.speed == 0)
    return hand
  }

  @Test func atRest() {
    _ = stopped { _ in }
    #expect(log.events == [])
  }

  @Test func whileAFingerRests() {
    let hand = stopped { $0.down() }
    #expect(log.events == [] && log.phases == [])
    hand.drag(by: 100)
    hand.lift(after: 1)
    #expect(log.events.first == "willBeginDragging" && hand.offset == 200)
  }

  @Test func whileAFingerHoldsWhatItCaught() {
    let hand = stopped {
      $0.fling(at: 800)
      $0.frame()
      $0.down()
    }
    #expect(log.events == ["didSettle(interrupted)"])
    hand.lift()
    #expect(log.events == ["didSettle(interrupted)"])
  }

  @Test func whileDragging() {
    let hand = stopped {
      $0.down()
      $0.drag(by: 50)
    }
    #expect(log.events == ["didEndDragging(false)", "didSettle(interrupted)"])
    hand.move(by: 50)
    hand.lift(after: 1)
    #expect(hand.offset == 190, "50 points before, and 50 less another slop of 10 after")
    #expect(log.story == ["didEndDragging(false)", "didSettle(interrupted)"] + Log.dragged)
    #expect(hand.scroll.diagnostics == Diagnostics())
  }

  @Test func whileDecelerating() {
    _ = stopped {
      $0.fling(at: 800)
      $0.frame()
    }
    #expect(log.events == ["didEndDecelerating", "didSettle(interrupted)"])
  }

  @Test func whileAnimating() {
    _ = stopped {
      $0.scroll.setContentOffset(.zero, animated: true)
      $0.frames(3)
    }
    #expect(log.events == ["didEndScrollingAnimation", "didSettle(interrupted)"])
  }

  @Test func whileWheeling() {
    let hand = stopped { $0.scroll.wheel(by: Vector(x: 0, y: 30), time: $0.time) }
    #expect(log.events == ["didSettle(interrupted)"])
    hand.frame(after: 1)
    #expect(log.events.count == 1)
  }

  @Test func outsideTheEdgeItStaysThere() {
    let hand = stopped {
      $0.fling(at: -3_000)
      $0.frames(6)
    }
    #expect(hand.offset < 0)
    hand.rest()
    #expect(log.events == ["didEndDecelerating", "didSettle(interrupted)"])
  }
}
