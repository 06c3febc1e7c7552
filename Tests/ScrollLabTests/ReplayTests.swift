import Hands
import Testing
import TouchRecordings
import scroll_lab

@Suite struct ReplayTests {
  private func scroller() -> ScrollController {
    ScrollController(
      viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 2_800),
      behaviors: [Bouncing()])
  }

  @Test func aReplayPlaysUntilRest() throws {
    let scroll = scroller()
    var (fed, told): ([ReplayStep], [ReplayStep]) = ([], [])
    let rests = Recording.flick.replay(
      into: scroll, frames: Recording.frames(perSecond: 60), before: { told.append($0) },
      after: { fed.append($0) })
    #expect(rests)
    #expect(fed == told)
    #expect(scroll.phase == .idle)
    #expect(scroll.contentOffset.y > 844)
    #expect(scroll.diagnostics.total == 0)
    let touches = fed.compactMap { step in
      if case .touch(let event) = step { event } else { nil }
    }
    #expect(touches == Recording.flick.events)
    guard case .frame(let end) = try #require(fed.last) else {
      Issue.record("the last step is no frame")
      return
    }
    #expect(end > Recording.flick.end)
  }

  @Test func aReplayReportsFramesThatEndTooEarly() {
    let scroll = scroller()
    let rests = Recording.flick.replay(into: scroll, frames: Recording.frames(perSecond: 60).prefix(10))
    #expect(!rests)
    #expect(scroll.phase == .decelerating)
  }

  @Test func aCancelledTouchIsFedAsACancelledTouch() {
    let scroll = scroller()
    var recording = Recording.flick
    recording.events[recording.events.count - 1].kind = .cancel
    #expect(recording.replay(into: scroll, frames: Recording.frames(perSecond: 60)))
    #expect(scroll.contentOffset.y < 300, "a cancelled touch does not fling")
  }
}
