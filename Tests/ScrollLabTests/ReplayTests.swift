import Hands
import ScrollEngine
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
    var (fed, told): ([ScrollCall], [ScrollCall]) = ([], [])
    let rests = Recording.flick.replay(
      into: scroll, frames: Recording.frames(perSecond: 60), before: { told.append($0) },
      after: { fed.append($0) })
    #expect(rests)
    #expect("\(fed)" == "\(told)")
    #expect(scroll.phase == .idle)
    #expect(scroll.contentOffset.y > 844)
    #expect(scroll.diagnostics.total == 0)
    #expect("\(fed.filter { $0.finger != nil })" == "\(Recording.flick.calls)")
    guard case .advance(let end) = try #require(fed.last) else {
      Issue.record("the last call is no frame")
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
    recording.calls[recording.calls.count - 1] = .touchCancelled(time: recording.end)
    #expect(recording.replay(into: scroll, frames: Recording.frames(perSecond: 60)))
    #expect(scroll.contentOffset.y < 300, "a cancelled touch does not fling")
  }
}
