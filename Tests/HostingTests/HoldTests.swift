import Hands
import ScrollHosting
import Testing

/// Scrollers that go from one host to another, of this kit or not, and nests that change while a host has them.
struct HoldTests {
  private let frame = Rect(x: 0, y: 0, width: 400, height: 400)

  /// Frames until the host wants none. Returns the time of the last one.
  private func settle(_ host: ScrollHost, from start: Double) -> Double {
    var now = start
    while let wake = host.nextWake(from: .seconds(now)) {
      now = max(now, wake.seconds)
      host.frame(at: .seconds(now))
    }
    return now
  }

  @Test(arguments: [false, true])
  func aScrollerWakesItsNewHostAfterTheOldOneIsGone(_ isRemovedFirst: Bool) {
    let list = scroller([Bouncing()])
    var former: ScrollHost? = ScrollHost()
    let area = former?.add(list, frame: frame)
    if isRemovedFirst, let area { former?.remove(area) }
    if !isRemovedFirst { former = nil }
    let host = ScrollHost()
    host.add(list, frame: frame)
    former = nil
    let end = settle(host, from: 1)
    var wakes = 0
    host.onNeedsFrame = { wakes += 1 }
    list.setContentOffset(Point(0, 500), animated: true)
    #expect(wakes == 1 && host.wait(from: .seconds(end + 1)) == 0)
  }

  @Test func aScrollerThatMovesToAnotherHostInACallbackKeepsTheTouchesOfThatHost() {
    let list = scroller([Bouncing()])
    let (former, host) = (ScrollHost(), ScrollHost())
    let area = former.add(list, frame: frame)
    _ = settle(former, from: 1)
    let log = Log()
    list.delegate = log
    log.once("didScroll") { [frame] _ in
      former.remove(area)
      host.add(list, frame: frame)
    }
    former.touchBegan(at: Point(10, 300), time: .seconds(2))
    former.touchMoved(to: Point(10, 250), time: .seconds(2.1))
    former.frame(at: .seconds(2.2))
    host.frame(at: .seconds(2.3))
    #expect(!list.isTracking && list.phase == .idle)
    host.touchBegan(at: Point(10, 300), time: .seconds(3))
    host.touchMoved(to: Point(10, 250), time: .seconds(3.1))
    host.frame(at: .seconds(3.2))
    former.frame(at: .seconds(3.3))
    #expect(list.phase == .dragging && list.onNeedsFrame != nil)
    host.touchEnded(at: Point(10, 250), time: .seconds(4))
    _ = settle(host, from: 4)
    var wakes = 0
    host.onNeedsFrame = { wakes += 1 }
    list.setContentOffset(Point(0, 900), animated: true)
    #expect(wakes == 1 && host.demand == .needsFrame && list.diagnostics.total == 0)
  }

  @Test func theTouchesOfAHostThatIsGoneAreCancelledByTheNextOne() {
    let list = scroller([Bouncing()])
    var former: ScrollHost? = ScrollHost()
    former?.add(list, frame: frame)
    former?.touchBegan(at: Point(10, 300), time: .seconds(1))
    former?.touchMoved(to: Point(10, 200), time: .seconds(1.1))
    former?.frame(at: .seconds(1.2))
    former = nil
    #expect(list.isTracking && list.onNeedsFrame == nil)
    let host = ScrollHost()
    host.add(list, frame: frame)
    host.frame(at: .seconds(2))
    #expect(!list.isTracking)
  }

  @Test(arguments: [false, true])
  func aScrollerIsClaimedAsLongAsAHostHasIt(_ isNested: Bool) {
    let list = scroller([Bouncing()])
    let claim = HostClaim()
    list.hostClaim = claim
    list.touchBegan(at: Point(10, 300), time: .seconds(1))
    claim.release()
    let host = ScrollHost()
    let nest = ScrollNest(NestedScroller(list), policy: LatchingPolicy.browser)
    let area = isNested ? host.add(nest) : host.add(list, frame: frame)
    #expect(list.hostClaim !== claim && list.hostClaim?.isReleased == false && list.isTracking)
    host.frame(at: .seconds(2))
    #expect(!list.isTracking)
    host.remove(area)
    #expect(list.hostClaim == nil)
    host.add(list, frame: frame)
    // A host that takes the scroller all the same has it: the former one leaves it alone.
    let other = HostClaim()
    list.hostClaim = other
    list.onNeedsFrame = {}
    host.cancelAllTouches(time: .seconds(3))
    host.areas.forEach(host.remove)
    #expect(list.hostClaim === other && list.onNeedsFrame != nil)
  }

  @Test(arguments: [false, true])
  func aNestThatChangesWakesAHostThatSleeps(_ isFirst: Bool) {
    let page = NestedScroller(scroller([Bouncing()]))
    let strip = isFirst ? nil : page.add(scroller([Bouncing()]), at: Point(0, 300))
    let host = ScrollHost()
    let area = host.add(ScrollNest(page, policy: LatchingPolicy.browser))
    var end = settle(host, from: 1)
    var wakes = 0
    host.onNeedsFrame = { wakes += 1 }
    let late = (strip ?? page).add(scroller([Bouncing()]), at: Point(0, 10))
    #expect(wakes == 1 && host.demand == .needsFrame)
    end = settle(host, from: end)
    late.scroll.setContentOffset(Point(0, 500), animated: true)
    #expect(wakes == 2 && host.wait(from: .seconds(end + 1)) == 0)
    _ = settle(host, from: end)
    late.remove()
    #expect(wakes == 3 && late.scroll.onNeedsFrame == nil)
    _ = settle(host, from: end + 10)
    host.remove(area)
    _ = settle(host, from: end + 20)
    page.add(late)
    #expect(wakes == 4 && late.scroll.onNeedsFrame == nil && page.scroll.onNeedsFrame == nil)
    let other = ScrollHost()
    other.add(ScrollNest(page, policy: LatchingPolicy.browser))
    #expect(late.scroll.onNeedsFrame != nil)
  }

  @Test func aScrollerThatIsRestoredStaysInItsHost() throws {
    let list = scroller([Bouncing()])
    let host = ScrollHost()
    let area = host.add(list, frame: frame)
    _ = settle(host, from: 1)
    let snapshot = try #require(list.snapshot())
    list.contentOffset.y = 500
    try list.restore(snapshot)
    #expect(list.contentOffset.y == 0 && list.onNeedsFrame != nil)
    host.touchBegan(at: Point(10, 300), time: .seconds(20))
    host.touchMoved(to: Point(10, 200), time: .seconds(20.1))
    host.frame(at: .seconds(20.1))
    #expect(list.isTracking)
    host.remove(area)
    #expect(!list.isTracking && list.onNeedsFrame == nil)
  }

  #if !os(iOS) && !os(tvOS) && !os(watchOS)
    @Test func aScrollerInTwoHostsTraps() async {
      await #expect(processExitsWith: .failure) {
        let list = scroller([Bouncing()])
        let (one, other) = (ScrollHost(), ScrollHost())
        one.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 400))
        other.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 400))
      }
    }

    @Test func aScrollerThatAnyOtherHostHasClaimedTraps() async {
      await #expect(processExitsWith: .failure) {
        let list = scroller([Bouncing()])
        let claim = HostClaim()
        list.hostClaim = claim
        ScrollHost().add(list, frame: Rect(x: 0, y: 0, width: 400, height: 400))
      }
    }
  #endif
}
