import Hands
import ScrollEngine
import ScrollHosting
import Testing

/// Scrollers at rest, which the frames of a host pass by.
struct RestTests {
  @Test(arguments: 0..<perBuild(debug: 12, release: 200) as Range<UInt64>)
  func framesThatPassByChangeNothing(_ seed: UInt64) {
    let (one, other) = (RestingDesk(seed, isObserved: false), RestingDesk(seed, isObserved: true))
    for step in 0..<300 {
      one.act()
      other.act()
      guard one.log != other.log else { continue }
      let place = zip(one.log, other.log).enumerated().first { $0.1.0 != $0.1.1 }?.offset ?? 0
      Issue.record("step \(step): \(one.log[place]) and \(other.log[place]), after \(one.log[place - 1])")
      return
    }
    one.end()
    other.end()
    #expect(one.log == other.log)
  }

  private let frames = HostFrames()

  private func rests(_ scroll: ScrollController, at seconds: Double) -> Bool {
    frames.begin(at: .seconds(seconds))
    frames.reach(7)
    scroll.advance(to: .seconds(seconds))
    let rests = scroll.rest(in: frames, as: 7)
    frames.end()
    return rests
  }

  @Test func scrollerAtRestFollowsTheFramesThatPassBy() {
    let list = scroller([Bouncing()])
    // The frame in which it is new is drawn.
    #expect(!rests(list, at: 1) && rests(list, at: 2))
    frames.begin(at: .seconds(3))
    frames.reach(7)
    #expect(list.context.time == .seconds(2))
    frames.reach(8)
    #expect(list.context.time == .seconds(3))
    frames.begin(at: .seconds(4))
    frames.end()
    #expect(frames.takeReturned() == nil)
    list.setContentOffset(Point(0, 500), animated: true)
    #expect(frames.takeReturned() == 7 && frames.takeReturned() == nil)
    #expect(list.context.time == .seconds(4) && list.motion?.start == .seconds(4))
  }

  @Test func whoIsAskedOrSeenInEachFrameDoesNotRest() {
    let asked = scroller([Probe(), Bouncing()])
    #expect(!rests(asked, at: 1) && !rests(asked, at: 2))
    let seen = scroller([Bouncing()])
    #expect(!rests(seen, at: 3) && rests(seen, at: 4))
    seen.callObserver = Nobody()
    #expect(frames.takeReturned() == 7 && !rests(seen, at: 5))
    seen.callObserver = nil
    #expect(rests(seen, at: 6))
    seen.touchBegan(at: .zero, time: .seconds(6.1))
    #expect(frames.takeReturned() == 7 && !rests(seen, at: 6.2))
  }

  @Test(arguments: [false, true]) func framesInTimeCountAtRest(_ isSeen: Bool) {
    let (list, nobody, host) = (scroller([Bouncing()]), Nobody(), ScrollHost())
    if isSeen { list.callObserver = nobody }
    host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    var now = 1.0
    func frames(after gaps: [Double]) {
      for gap in gaps {
        now += gap
        host.frame(at: .seconds(now))
      }
    }
    func move() { list.setContentOffset(Point(0, list.contentOffset.y + 300), arrival: .timed(1_000)) }
    frames(after: [1, 1])
    move()
    frames(after: [1, 2.5, 2.5, 2.5, 2.5])
    list.stop()
    // The last of these rests, and the next are in time: what came late before does not count any more.
    frames(after: [1, 1, 1, 0.1, 0.1, 1])
    move()
    frames(after: [1, 2.5, 2.5, 2.5])
    #expect(list.chainReport.isEmpty)
    frames(after: [2.5, 2.5])
    #expect(!list.chainReport.isEmpty)
  }

  @Test func hostFollowsATimeThatGoesBack() {
    let list = scroller([Bouncing()])
    let host = ScrollHost()
    host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    for second in [1.0, 2, 3] { host.frame(at: .seconds(second)) }
    host.frame(at: .seconds(2.5))
    #expect(list.diagnostics.count(of: .reversedTime) == 1 && list.context.time == .seconds(3))
    host.frame(at: .seconds(0.5))
    host.frame(at: .seconds(0.6))
    #expect(list.context.time == .seconds(0.6))
  }
}

private final class Nobody: ScrollCallObserver {
  func scroll(_ scroll: ScrollController, willTake call: ScrollCall, from source: ScrollCallSource) {}
  func scrollWillGoAway(_ scroll: ScrollController) {}
}
