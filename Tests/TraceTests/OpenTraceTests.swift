import Hands
import ScrollTrace
import Testing

/// Traces that end before their last event is over.
struct OpenTraceTests {
  /// A delegate that takes a trace in some callbacks, and gives a command in others.
  private final class Taker: ScrollDelegate {
    var recorder: ScrollRecorder?
    private(set) var traces: [Trace] = []
    private var count = 0

    private func act(_ scroll: ScrollController) {
      count += 1
      if count % 3 == 0 { traces += recorder.map { [$0.trace] } ?? [] }
      if count % 7 == 0 { scroll.contentInset.bottom += 1 }
      if count % 7 == 3 { traces += recorder.map { [$0.trace] } ?? [] }
    }
    func scrollDidScroll(_ scroll: ScrollController) { act(scroll) }
    func scrollDidLayout(_ scroll: ScrollController) { act(scroll) }
    func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { act(scroll) }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { act(scroll) }
    func scrollWillEndDragging(
      _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset: inout Point
    ) {
      act(scroll)
      targetContentOffset.y += 20
    }
  }

  @Test(arguments: TraceChain.allCases)
  func traceThatIsTakenInACallbackDoesNotDiffer(_ chain: TraceChain) throws {
    var count = 0
    for seed in UInt64(0)..<4 {
      let story = TraceStory(chain.scroller(), seed: seed)
      let taker = Taker()
      story.scroll.delegate = taker
      taker.recorder = ScrollRecorder(story.scroll)
      story.play(60)
      for trace in taker.traces.prefix(20) {
        #expect(try trace.isOpen && Trace(bytes: trace.bytes) == trace)
        let replay = ScrollReplay(of: trace, into: chain.make())
        var last = -1
        replay.run { event, _ in last = event.number }
        #expect(replay.divergence == nil, "seed \(seed): \(replay.divergence!)")
        #expect(last == trace.eventCount - 1)
        count += 1
      }
      #expect(taker.recorder?.trace.isOpen == false)
    }
    #expect(count > 40)
  }

  @Test(arguments: TraceChain.allCases)
  func traceThatIsCutAnywhereDoesNotDiffer(_ chain: TraceChain) throws {
    let whole = chain.trace(seed: 8, events: 50)
    for event in whole.events {
      let cut = try Trace(salvaging: Array(whole.bytes.prefix(event.position)))
      #expect(cut.isOpen && cut.eventCount == event.number)
      let replay = ScrollReplay(of: cut, into: chain.make())
      replay.run()
      #expect(replay.divergence == nil, "cut before \(event.number): \(replay.divergence!)")
    }
    #expect(try !whole.isOpen && !Trace(salvaging: whole.bytes).isOpen)
  }

  @Test func traceThatIsTakenInAMarkIsOpen() throws {
    let scroll = scroller([Bouncing()])
    let recorder = ScrollRecorder(scroll)
    func act(_ scroll: ScrollController, _ middle: () -> Void) {
      scroll.contentOffset.y += 10
      middle()
      scroll.contentOffset.y += 10
    }
    var open: Trace?
    recorder.mark("twice") { act(scroll) { open = recorder.trace } }
    let trace = try #require(open)
    #expect(trace.isOpen && !recorder.trace.isOpen)
    for trace in [trace, recorder.trace] {
      let replay = ScrollReplay(of: trace, into: [Bouncing()]) { _, scroll in act(scroll) {} }
      replay.run()
      #expect(replay.divergence == nil && replay.scroll.contentOffset.y == 20)
    }
    // A trace that is not open is compared to its end.
    let other = ScrollReplay(of: recorder.trace, into: [Bouncing()])
    other.run()
    #expect(other.divergence?.event.description == "mark twice")
  }
}
