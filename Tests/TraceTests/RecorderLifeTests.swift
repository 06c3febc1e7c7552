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

  /// Where a recorder would miss the rest of a call.
  private enum Within: CaseIterable {
    case delegate, link, question, update, afterUpdate, needsFrame

    func record() {
      final class Ask: ScrollBehavior {
        var act: (() -> Void)?
        let isLink: Bool
        init(isLink: Bool) { self.isLink = isLink }
        func target(_ proposal: inout TargetProposal, in context: ScrollContext) { if !isLink { act?() } }
        func scrollWillBeginDecelerating(_ scroll: ScrollController) { if isLink { act?() } }
      }
      let (log, ask) = (Log(), Ask(isLink: self == .link))
      let scroll = scroller([ask], delegate: log)
      func make() { _ = ScrollRecorder(scroll) }
      switch self {
      case .delegate: log.once("willBeginDecelerating") { _ in make() }
      case .link, .question: ask.act = make
      case .update: scroll.update { make() }
      case .afterUpdate: scroll.update { scroll.afterUpdate { make() } }
      case .needsFrame: scroll.onNeedsFrame = make
      }
      scroll.advance(to: .zero)
      scroll.advance(to: .milliseconds(16))
      scroll.fling(velocity: Vector(x: 0, y: 900))
    }

    var place: String {
      switch self {
      case .delegate, .needsFrame: "within a callback;"
      case .link, .question: "within a question or a callback of a link;"
      case .update: "within update(_:);"
      case .afterUpdate: "within afterUpdate(_:);"
      }
    }
  }

  @Test func recorderWithinACallTrapsAndNamesThePlace() async throws {
    let results = [
      (
        Within.delegate,
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Within.delegate.record()
        }
      ),
      (
        .link,
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Within.link.record()
        }
      ),
      (
        .question,
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Within.question.record()
        }
      ),
      (
        .update,
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Within.update.record()
        }
      ),
      (
        .afterUpdate,
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Within.afterUpdate.record()
        }
      ),
      (
        .needsFrame,
        await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
          Within.needsFrame.record()
        }
      ),
    ]
    #expect(results.count == Within.allCases.count)
    for (within, result) in results {
      let words = String(decoding: try #require(result).standardErrorContent, as: UTF8.self)
      // A release build does not print the message reliably.
      #if DEBUG
        #expect(
          words.contains(within.place) && words.contains("create the recorder when that has returned"),
          "\(words)")
      #endif
    }
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
