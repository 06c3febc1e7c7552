import Hands
import Testing

/// A sleeping host is called when it must draw again.
struct HostCallTests {
  let probe = Probe()

  final class Host {
    let hand: Hand
    var calls = 0

    init(_ behaviors: [any ScrollBehavior] = [Bouncing()], _ axis: Axis = .vertical) {
      hand = Hand(scroller(behaviors), axis)
      hand.scroll.onNeedsFrame = { [unowned self] in calls += 1 }
    }

    /// Frames until the scroller lets it sleep.
    func sleep() {
      while hand.frame() == .needsFrame {}
      calls = 0
    }
  }

  @Test func aNewScrollerDoesNotCall() {
    let host = Host()
    host.hand.scroll.contentOffset.y = 50
    #expect(host.calls == 0)
    #expect(host.hand.frame() == .needsFrame)
  }

  static let causes: [@Sendable (Hand) -> Void] = [
    { $0.scroll.contentOffset.y = 50 }, { $0.scroll.setContentOffset(Point(x: 0, y: 50), animated: true) },
    { $0.scroll.setContentOffset(Point(x: 0, y: 50), animated: false) },
    { $0.scroll.viewport.height = 300 }, { $0.scroll.contentInset.top = 3 },
    { $0.scroll.contentSize.height = 900 }, { $0.scroll.invalidateLayout() }, { $0.scroll.setNeedsFrame() },
    { $0.scroll.wheel(by: Vector(x: 0, y: 5), time: $0.time) }, { $0.fling(at: 800) },
    { $0.scroll.step(by: .lines(Vector(x: 0, y: 1)), time: $0.time) }, { $0.scroll.behaviors = [] },
    { $0.scroll.scrollRectToVisible(Rect(x: 0, y: 900, width: 9, height: 9), animated: true) },
  ]

  /// Whether it sleeps for good, or until a link is woken.
  @Test(arguments: causes.indices, [nil, Timestamp.seconds(100)])
  func aSleepingHostIsCalledOnce(_ index: Int, _ due: Timestamp?) {
    probe.onWake = { _ in due }
    let host = Host([Bouncing(), probe])
    host.sleep()
    Self.causes[index](host.hand)
    #expect(host.calls == 1)
    host.hand.scroll.contentOffset.x = 70
    host.hand.scroll.setNeedsFrame()
    #expect(host.calls == 1, "not again before the next frame")
    #expect(host.hand.frame() == .needsFrame && host.calls == 1)
    host.sleep()
    host.hand.scroll.contentOffset.x = 90
    #expect(host.calls == 1)
  }

  static let nothings: [@Sendable (Hand) -> Void] = [
    { $0.scroll.contentOffset = $0.scroll.contentOffset }, { $0.scroll.contentOffset.y = 0 },
    { $0.scroll.setContentOffset($0.scroll.contentOffset, animated: false) },
    { $0.scroll.contentSize = $0.scroll.contentSize }, { $0.scroll.viewport = $0.scroll.viewport },
    { $0.scroll.contentInset = $0.scroll.contentInset }, { $0.scroll.resize() }, { $0.scroll.stop() },
    {
      $0.down()
      $0.move(by: 5)
      $0.lift()
    },
  ]

  @Test(arguments: nothings.indices) func callsWithoutAChangeAreNeitherReportedNorDrawn(_ index: Int) {
    let (host, log) = (Host(), Log())
    host.sleep()
    host.hand.scroll.delegate = log
    Self.nothings[index](host.hand)
    #expect(host.calls == 0 && host.hand.frame() == .idle && log.events == [])
  }

  /// Nothing moves, but the run of wheel deltas must come to its end.
  @Test func aWheelAtAWallWakesTheHost() {
    let host = Host([Clamping()])
    host.sleep()
    host.hand.scroll.wheel(by: Vector(x: 0, y: -5), time: host.hand.time)
    #expect(host.calls == 1)
    let end = host.hand.time + 0.1
    #expect(host.hand.frame() == .sleep(until: end))
    host.hand.scroll.wheel(by: Vector(x: 0, y: -5), time: host.hand.time)
    #expect(host.calls == 1, "the host comes back anyway, and sooner")
    #expect(host.hand.frame(after: 0.11) == .idle)
  }

  @Test func theHostIsCalledLastAndMayCommandButNotFeed() {
    let log = Log()
    let hand = Hand(scroller([Bouncing()], delegate: log))
    hand.frames(2)
    log.clear()
    hand.scroll.onNeedsFrame = { [unowned hand] in
      log.note("needsFrame", hand.scroll)
      #expect(hand.frame() == .needsFrame)
      hand.scroll.contentOffset.x = 30
    }
    hand.scroll.contentOffset.y = 50
    #expect(log.events == ["didScroll", "didSettle(set)", "needsFrame", "didScroll", "didSettle(set)"])
    #expect(hand.scroll.diagnostics.count(of: .input) == 1)
  }

  @Test func aFrameInformsItsHostByItsResult() {
    probe.onWake = { $0.time < .seconds(5) ? .seconds(5) : nil }
    let host = Host([probe])
    probe.onWake = { _ in .seconds(5) }
    host.sleep()
    probe.once("didWake") { $0.contentOffset.y = 70 }
    #expect(host.hand.frame(after: 6) == .needsFrame)
    #expect(host.calls == 0)
  }

  @Test func aSnapshotBringsNoHost() throws {
    let host = Host()
    host.sleep()
    let other = Host()
    other.sleep()
    host.hand.scroll.contentOffset.y = 300
    try other.hand.scroll.restore(try #require(host.hand.scroll.snapshot()))
    #expect(host.calls == 1 && other.calls == 1)
  }
}
