import Hands
import ScrollTrace
import Testing

struct DivergenceTests {
  /// The sentence about the first difference of a replay.
  private func sentence(_ trace: Trace, _ chain: [any ScrollBehavior]) -> String {
    let replay = ScrollReplay(of: trace, into: chain)
    replay.run()
    return replay.divergence.map { "\($0)" } ?? "same"
  }

  private func recorded(_ chain: [any ScrollBehavior], _ act: (ScrollController) -> Void) -> Trace {
    let scroll = scroller(chain)
    let recorder = ScrollRecorder(scroll)
    act(scroll)
    return recorder.trace
  }

  @Test func sentenceNamesEachPartThatDiffersWithBothValues() {
    let jump = recorded([Bouncing()]) { $0.contentOffset.y = 100 }
    final class Shifted: ScrollBehavior {
      func target(_ proposal: inout TargetProposal, in context: ScrollContext) { proposal.offset.y += 40 }
    }
    #expect(sentence(jump, [Bouncing()]) == "same")
    let lift = recorded([Bouncing()]) { Hand($0).pull(by: 200, for: 0.05) }
    #expect(sentence(lift, [Bouncing()]) == "same")
    let flung = recorded([Bouncing()]) { $0.fling(velocity: Vector(x: 0, y: 900), at: .seconds(1)) }
    let words = sentence(flung, [Bouncing(), Shifted()])
    #expect(words.hasPrefix("Event 0, fling at 1.0 s: the destination was (0.0, "))
    let advice =
      """
       The trace was recorded with Bouncing, and the replay has Bouncing ▸ Shifted: \
      use the same links, if you compare no chains.
      """
    #expect(
      words.hasSuffix(" in the replay.\(advice)") && !words.contains("offset") && !words.contains("phase"))
  }

  @Test func sentenceNamesPhaseAndCallbacks() {
    final class Stopping: ScrollBehavior {
      func scrollWillBeginDecelerating(_ scroll: ScrollController) { scroll.stop() }
    }
    let trace = recorded([Bouncing()]) { $0.fling(velocity: Vector(x: 0, y: 900), at: .seconds(1)) }
    let words = sentence(trace, [Bouncing(), Stopping()])
    for part in [
      "the destination was", "the phase was decelerating, and is idle", "the number of callbacks was",
    ] {
      #expect(words.contains(part), "\(words)")
    }
  }

  @Test func sentenceNamesTheValuesOfCallbacksIfNothingElseDiffers() {
    final class Larger: ScrollBehavior {
      func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
        proposal.fit(proposal.content.height + 5, on: .vertical)
      }
    }
    let trace = recorded([Bouncing()]) { $0.contentInset.top = 4 }
    let words = sentence(trace, [Bouncing(), Larger()])
    #expect(words.contains("the kind or a value of the callbacks was as hash "), "\(words)")
  }

  /// The trace of a list in a nest, without marks: the nest has let a fling go on in the page.
  @Test func sentenceAboutAScrollerOfANestAdvisesMarks() {
    let list = scroller([Bouncing()], viewport: 300, content: 900)
    let root = NestedScroller(scroller([Bouncing()]))
    root.add(list, at: .zero)
    let nest = ScrollNest(root, policy: NegotiatingPolicy())
    list.contentOffset.y = 400
    let recorder = ScrollRecorder(list)
    nest.touchBegan(at: Point(x: 150, y: 200), time: .zero)
    for step in 1...8 {
      nest.touchMoved(to: Point(x: 150, y: 200 - 20 * Double(step)), time: .milliseconds(Double(step) * 16))
    }
    nest.touchEnded(at: Point(x: 150, y: 40), time: .milliseconds(129))
    for frame in 9...60 { nest.advance(to: .seconds(Double(frame) / 60)) }
    let words = sentence(recorder.trace, [Bouncing(), NestedEdges()])
    #expect(
      words.hasSuffix(
        """
         in the replay. Both have Bouncing ▸ Nested: give the links the same values. Note by mark(_:_:at:_:) what no \
        call of the scroller shows: edits of items, and the inputs and frames of a nest.
        """), "\(words)")
    #expect(
      sentence(recorder.trace, [Bouncing()]).contains(
        "recorded with Bouncing ▸ Nested, and the replay has Bouncing:"))
  }

  @Test func stateHasWhatTheScrollerHas() {
    for chain in TraceChain.allCases {
      let trace = chain.trace(seed: 5)
      let replay = ScrollReplay(of: trace, into: chain.make())
      replay.run { event, scroll in
        let state = event.state
        #expect(state.offset == scroll.contentOffset && state.destination == scroll.destination)
        #expect(state.phase == scroll.phase)
      }
    }
  }
}
