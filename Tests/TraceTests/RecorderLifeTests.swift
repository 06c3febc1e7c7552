import Hands
import ScrollTrace
import Testing

/// How recorders end, and how they share a scroller.
struct RecorderLifeTests {
  @Test(arguments: [false, true])
  func recorderThatIsNoLongerTheObserverEndsAndGivesTheDelegateBack(_ isReplaced: Bool) throws {
    final class Other: ScrollCallObserver {
      func scroll(_ scroll: ScrollController, willTake call: ScrollCall, from source: ScrollCallSource) {}
      func scrollWillGoAway(_ scroll: ScrollController) {}
    }
    let log = Log()
    var scroll: ScrollController? = scroller([Bouncing()], delegate: log)
    let recorder = ScrollRecorder(try #require(scroll))
    Hand(try #require(scroll)).pullToRest(by: 100, for: 0.1)
    scroll?.callObserver = isReplaced ? Other() : nil
    #expect(scroll?.delegate === log)
    let trace = recorder.trace
    Hand(try #require(scroll), now: 9).pullToRest(by: 100, for: 0.1)
    scroll = nil
    recorder.mark("after the end")
    recorder.stop()
    #expect(recorder.trace == trace && trace.eventCount > 4)
    let replay = ScrollReplay(of: trace, into: [Bouncing()])
    replay.run()
    #expect(replay.divergence == nil)
  }

  @Test func recorderThatIsDroppedWithinACallbackIsNotCalledAnyMore() throws {
    final class Dropping: ScrollDelegate {
      var count = 0
      func scrollWillEndDragging(
        _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
      ) {
        scroll.callObserver = nil
        targetContentOffset.y += 40
      }
      func scrollDidScroll(_ scroll: ScrollController) { count += 1 }
    }
    let delegate = Dropping()
    let scroll = scroller([Bouncing()], delegate: delegate)
    _ = ScrollRecorder(scroll)
    let hand = Hand(scroll)
    hand.pull(by: 100)
    hand.lift()
    let count = delegate.count
    hand.frames(5)
    #expect(scroll.delegate === delegate && delegate.count > count)
  }

  @Test func secondRecorderOfAScrollerTrapsAndOneAfterAnotherDoesNot() async throws {
    let log = Log()
    let scroll = scroller([Bouncing()], delegate: log)
    ScrollRecorder(scroll).stop()
    let second = ScrollRecorder(scroll)
    defer { second.stop() }
    #expect(scroll.delegate === log)
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      let scroll = scroller([Bouncing()])
      _ = ScrollRecorder(scroll)
      _ = ScrollRecorder(scroll)
    }
    // A release build does not print the message reliably.
    #if DEBUG
      let words = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(words.contains("this scroller has one already; stop that recorder"))
    #else
      #expect(result != nil)
    #endif
  }

  @Test func recorderGoesAwayWithTheScroller() throws {
    func make() -> (() -> ScrollRecorder?, () -> ScrollController?) {
      let scroll = scroller([])
      let recorder = ScrollRecorder(scroll)
      return ({ [weak recorder] in recorder }, { [weak scroll] in scroll })
    }
    let (recorder, scroll) = make()
    #expect(recorder() == nil && scroll() == nil)
  }
}
