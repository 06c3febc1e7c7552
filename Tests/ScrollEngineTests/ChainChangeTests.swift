import Hands
import Testing

/// The chain changes while it is being told.
struct ChainChangeTests {
  @Test func joiningAndLeavingAtRest() {
    let (first, second) = (Probe("first"), Probe("second"))
    let scroll = scroller([first])
    #expect(first.events == ["didAttach", "didLayout"])
    scroll.behaviors = [second]
    #expect(first.events == ["didAttach", "didLayout"] && first.detachments == 1)
    #expect(second.events == ["didAttach", "didLayout"])
    scroll.behaviors = []
    scroll.contentOffset.y = 1
    #expect(second.events == ["didAttach", "didLayout"] && second.detachments == 1)
  }

  @Test func whoStaysIsNotAttachedAgain() {
    let (first, second) = (Probe("first"), Probe("second"))
    let scroll = scroller([first, second])
    scroll.behaviors = [second, first]
    #expect(first.events == ["didAttach", "didLayout", "didLayout"] && first.detachments == 0)
    #expect(scroll.behaviors.map { "\($0.name)" } == ["second", "first"])
  }

  @Test func whoIsRemovedHearsNothingMore() {
    let (first, second) = (Probe("first"), Probe("second"))
    let scroll = scroller([first, second])
    second.clear()
    first.once("didScroll") { $0.behaviors = [first] }
    scroll.contentOffset.y = 1
    #expect(second.events == [] && second.detachments == 1)
  }

  @Test func whoJoinsHearsTheNextEvent() {
    let (first, second) = (Probe("first"), Probe("second"))
    let scroll = scroller([first])
    first.once("didScroll") { $0.behaviors = [second, first] }
    scroll.contentOffset.y = 1
    #expect(second.events == ["didAttach", "didSettle(set)", "didLayout"])
    #expect(first.events == ["didAttach", "didLayout", "didScroll", "didSettle(set)", "didLayout"])
  }

  @Test func joiningAndLeavingInOneCallbackComeInOrder() {
    let host = Probe("host")
    let guest = ChainMoveTests.Traveller()
    let scroll = scroller([host])
    host.once("didScroll") {
      $0.behaviors = [host, guest]
      $0.behaviors = [host]
    }
    scroll.contentOffset.y = 1
    #expect(guest.events == ["attach", "extent", "detach"])
    guest.events = []
    host.once("didScroll") {
      $0.behaviors = [host, guest]
      $0.behaviors = [host]
      $0.behaviors = [guest]
    }
    scroll.contentOffset.y = 2
    #expect(guest.events.prefix(5) == ["attach", "extent", "detach", "attach", "extent"])
    #expect(guest.events.dropFirst(5) == ["settle", "layout", "layout", "layout"])
  }

  @Test func inWillEndDragging() {
    let (first, second, joined) = (Probe("first"), Probe("second"), Probe("joined"))
    let hand = Hand(scroller([first, second]))
    first.once("willEndDragging") { $0.behaviors = [first, joined] }
    second.clear()
    hand.fling(at: 800)
    #expect(second.story == ["willBeginDragging", "didScroll…"])
    #expect(joined.story == ["didAttach", "didLayout", "didEndDragging(true)", "willBeginDecelerating"])
  }

  @Test(arguments: Axis.both) func whatMovesGoesOnMoving(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    let other = Hand(scroller([Clamping()]), axis)
    for hand in [hand, other] {
      hand.fling(at: 800, frames: 5)
    }
    hand.scroll.behaviors = [Clamping(), Probe()]
    #expect(hand.rest() == other.rest())
  }

  @Test func whenTheScrollerGoesItsLinksAreFree() {
    let (first, second) = (Probe("first"), Probe("second"))
    do {
      let scroll = scroller([first, second])
      scroll.behaviors = [second]
      #expect(first.detachments == 1 && second.detachments == 0)
    }
    #expect(first.detachments == 1 && second.detachments == 1)
  }
}
