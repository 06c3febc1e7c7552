import Hands
import ScrollBehaviors
import Testing

/// The host's loop as its article writes it, with a clock and a display of the test's own.
struct HostLoopTests {
  /// Two scrollers, an alarm, and a display that runs only while it is needed.
  private final class Host {
    let scrollers: [ScrollController]
    var alarm: Timestamp?
    private(set) var now = Timestamp.zero
    private(set) var wait: Double?
    private(set) var drawn = 0
    private(set) var starts = 0

    init(_ scrollers: [ScrollController]) {
      self.scrollers = scrollers
      for scroll in scrollers { scroll.onNeedsFrame = { [unowned self] in start() } }
    }

    private func start() {
      starts += 1
      wait = 1.0 / 60
    }

    private func frame() {
      var demand = FrameDemand.idle
      for scroll in scrollers { demand = demand.merged(with: scroll.advance(to: now)) }
      if let alarm { demand = demand.merged(with: .sleep(until: alarm)) }
      drawn += 1
      wait = demand.delay(from: now)
    }

    /// Runs until it waits for an input or a command.
    func run() {
      frame()
      while let wait, drawn < 1_000 {
        now += wait
        if let alarm, alarm <= now { self.alarm = nil }
        frame()
      }
    }
  }

  @Test func itRunsWhileAnyScrollerMovesAndSleepsInBetween() {
    let (list, map) = (scroller([Bouncing()]), scroller([Paging(), Bouncing()]))
    let host = Host([list, map])
    host.alarm = .seconds(30)
    host.run()
    #expect(host.drawn < 10 && host.now >= .seconds(30) && host.alarm == nil, "it has slept until the alarm")
    #expect(host.wait == nil)
    map.wheel(by: Vector(x: 250, y: 0), time: host.now)
    #expect(host.starts == 1 && host.wait != nil)
    host.run()
    #expect(map.contentOffset.x == 400 && map.phase == .idle, "on a page, not between two")
    list.setContentOffset(Point(x: 0, y: 500), animated: true)
    map.contentOffset.x = 800
    #expect(host.starts == 3, "each scroller calls once")
    host.run()
    #expect(list.contentOffset.y == 500 && host.drawn < 200)
  }

  private final class AutoPlay: ScrollBehavior {
    let pages: Paging
    private var next: Timestamp?
    init(_ pages: Paging) { self.pages = pages }
    var name: StaticString { "AutoPlay" }
    func didAttach(to scroll: ScrollController) { next = scroll.context.time + 3 }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { next = scroll.context.time + 3 }
    func wake(in context: ScrollContext) -> Timestamp? { context.phase == .idle ? next : nil }
    func didWake(_ scroll: ScrollController) {
      next = nil
      pages.scroll(toPage: pages.page + 1, animated: true)
    }
  }

  @Test func aLinkTurnsPagesByItselfButNoneUnderAFinger() {
    let pages = Paging()
    let hand = Hand(scroller([pages, AutoPlay(pages), Bouncing()]), .horizontal)
    hand.frames(64 * 4)
    #expect(pages.page == 1)
    hand.down()
    hand.drag(by: 30)
    hand.frames(64 * 5)
    #expect(hand.scroll.isDragging && hand.offset == 430)
    hand.lift()
    hand.frames(64)
    #expect(hand.offset == 400)
    hand.frames(64 * 3)
    #expect(pages.page == 2)
  }
}
