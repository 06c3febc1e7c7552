import Hands
import Testing

/// The chain changes during its callbacks.
struct ChainChangeTests {
  @Test func aNewLinkReceivesTheNextEvent() {
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

  @Test func aLinkReplacedInWillEndDraggingHandsOverItsCallbacks() {
    let (first, second, joined) = (Probe("first"), Probe("second"), Probe("joined"))
    let hand = Hand(scroller([first, second]))
    first.once("willEndDragging") { $0.behaviors = [first, joined] }
    second.clear()
    hand.fling(at: 800)
    #expect(second.summary == ["willBeginDragging", "didScroll…"] && second.detachments == 1)
    #expect(joined.summary == ["didAttach", "didLayout", "didEndDragging(true)", "willBeginDecelerating"])
  }
}
