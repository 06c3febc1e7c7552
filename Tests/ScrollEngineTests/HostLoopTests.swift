import Hands
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
    private(set) var rings = 0

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
      if let alarm, alarm <= now {
        rings += 1
        self.alarm = nil
      }
      if let alarm { demand = demand.merged(with: .sleep(until: alarm)) }
      drawn += 1
      wait = demand.delay(from: now)
    }

    /// Runs until it waits for an input or a command.
    func run() {
      frame()
      while let wait, drawn < 1_000 {
        now += wait
        frame()
      }
    }
  }

  @Test func theLoopRunsWhileAnyScrollerMovesAndSleepsInBetween() {
    let (list, map) = (scroller([Bouncing()]), scroller([Paging(), Bouncing()]))
    let host = Host([list, map])
    host.alarm = .seconds(30)
    host.run()
    #expect(host.drawn < 10 && host.now >= .seconds(30) && host.rings == 1, "it has slept until the alarm")
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
    func didAttach(to scroll: ScrollController) { next = nil }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { next = nil }
    func wake(in context: ScrollContext) -> Timestamp? { context.phase == .idle ? next ?? context.time : nil }
    func didWake(_ scroll: ScrollController) {
      let isDue = next != nil
      next = scroll.context.time + 3
      if isDue { pages.scroll(toPage: pages.page + 1, animated: true) }
    }
  }

  @Test func aLinkTurnsPagesByItselfButNoneUnderAFinger() {
    let pages = Paging()
    let hand = Hand(scroller([pages, AutoPlay(pages), Bouncing()]), .horizontal)
    hand.frames(64 * 4)
    #expect(pages.page == 1)
    hand.pull(by: 30)
    hand.frames(64 * 5)
    #expect(hand.scroll.isDragging && hand.offset == 430)
    hand.lift()
    hand.frames(64)
    #expect(hand.offset == 400)
    hand.frames(64 * 3)
    #expect(pages.page == 2)
  }

  @Test func aLinkTurnsPagesByAClockThatBeginsAnywhere() {
    let pages = Paging()
    let hand = Hand(scroller([pages, AutoPlay(pages), Bouncing()]), .horizontal, now: 1_000)
    pages.scroll(toPage: 1, animated: false)
    hand.frames(64 * 2)
    #expect(hand.offset == 400, "placed before the first frame, it waits from there on")
    hand.frames(64 * 2)
    #expect(hand.offset == 800)
    hand.frames(64)
    #expect(hand.offset == 800 && hand.scroll.phase == .idle)
  }

  /// Where a point is a cell, a finger's slop and a browser's lines are too long.
  @Test func aTerminalScrollsByCells() {
    let hand = Hand(scroller([Clamping()], viewport: 24, content: 500)).held()
    hand.move(by: 8)
    #expect(hand.offset == 0, "less than the slop")
    hand.cancel()
    hand.scroll.settings.slop = 0
    hand.scroll.settings.lineLength = 1
    hand.scroll.settings.notchLength = 3
    hand.down()
    hand.move(by: 8)
    #expect(hand.offset == 8)
    hand.lift(after: 1)
    hand.scroll.step(by: .lines(Vector(x: 0, y: 1)), time: hand.time)
    #expect(hand.resting() == 9)
    hand.scroll.step(by: .notches(Vector(x: 0, y: 1)), time: hand.time)
    #expect(hand.resting() == 12)
  }
}
