import LabTerminal
import LabTry
import ScrollSpace
import ScrollTrace
import Testing

@Suite struct TryRecordingTests {
  /// Records a drag, notches, keys, a switch of every setting, and another size of the window.
  private func record(_ kind: SceneKind) -> TryHand {
    let hand = TryHand(kind)
    hand.wait(0.7)
    hand.type("r")
    hand.drag(-12, -8, in: 0.13)
    hand.wait(0.31)
    hand.type("p")
    hand.wait(0.2)
    let (column, row) = hand.middle
    for _ in 0..<3 {
      hand.mouse(.wheel(x: 0, y: 1), column, row)
      hand.mouse(.wheel(x: 0, y: -1), column, row, .control)
      hand.wait(0.033)
    }
    hand.press(.down)
    hand.press(.right)
    hand.type("l")
    hand.wait(0.11)
    hand.lab.resize(columns: 100, rows: 36, at: hand.time)
    hand.rest()
    hand.type("r")
    return hand
  }

  @Test(arguments: SceneKind.allCases) func aReplayIsTheSameToTheLastBit(kind: SceneKind) throws {
    let hand = record(kind)
    #expect(!hand.lab.isRecording && (hand.lab.message ?? "").hasPrefix("recorded "))
    let recording = try #require(hand.lab.recording)
    let end = hand.lab.scene.states
    #expect(recording.frames > 30)
    hand.type("4")
    hand.wait(0.123)
    hand.type("t")
    #expect(hand.lab.kind == kind && hand.lab.replay != nil)
    hand.rest()
    let played = try #require(hand.lab.played)
    #expect(recording.divergence(from: played) == nil && played.frames == recording.frames)
    #expect(played.traces == recording.traces, "the recording of a replay has the same bytes")
    #expect(hand.lab.replay == nil && hand.lab.scene.states == end && hand.lab.setup.feel == .android)
    #expect(hand.lab.message == "replayed \(recording.frames) frames: the same to the last bit")
  }

  @Test(arguments: SceneKind.allCases) func everyScrollerIsRecordedAndCompared(kind: SceneKind) throws {
    let hand = record(kind)
    let recording = try #require(hand.lab.recording)
    #expect(recording.traces.count == hand.lab.scene.scrollers.count && recording.kind == kind)
    for trace in recording.traces {
      #expect(trace.configuration.snapshot != nil && trace.configuration.label == kind.rawValue)
      let marks = trace.events.compactMap { event -> TraceMark? in
        if case .mark(let mark) = event.action { mark } else { nil }
      }
      #expect(marks == recording.marks && marks.count == trace.eventCount)
      #expect(
        Set(marks.map { $0.name }) == [
          "frame", "press", "drag", "release", "wheel", "zoom", "key", "setup", "resize",
        ])
    }
    let moved = recording.traces.filter { trace in trace.events.contains { $0.state.offset != .zero } }
    #expect(moved.count >= (kind == .pages ? 2 : 1))
  }

  @Test func aReplayThroughAnotherChainReportsTheFirstDifference() throws {
    let hand = record(.list)
    while hand.lab.setup.feel != .chromium { hand.type("p") }
    hand.type("T")
    hand.rest()
    let (recording, played) = (try #require(hand.lab.recording), try #require(hand.lab.played))
    let divergence = try #require(recording.divergence(from: played)).divergence
    #expect(try #require(divergence.event.time).seconds > 0.1 && divergence.otherEvent == nil)
    #expect(hand.lab.message == "replayed: differs. \(divergence)")
    #expect(hand.lab.setup.feel == .chromium, "the recorded switch of the setup is left out")
  }

  @Test func aKeyOrAPressStopsAReplay() {
    let hand = record(.list)
    for stop in 0..<2 {
      hand.type("t")
      hand.wait(0.2)
      #expect(hand.lab.replay != nil)
      if stop == 0 { hand.press(.down) } else { hand.drag(0, -1, in: 0.02) }
      #expect(hand.lab.replay == nil && hand.rest())
    }
  }

  @Test func withoutARecordingThereIsNothingToReplay() {
    let hand = TryHand(.list)
    hand.type("t")
    #expect(hand.lab.replay == nil && hand.lab.message == "nothing is recorded yet: r begins a recording")
  }

  @Test func aPlotIsSaved() throws {
    let hand = record(.strip)
    hand.type("Ts")
    #expect(hand.lab.files.count == 1)
    hand.lab.files = []
    hand.rest()
    hand.type("s")
    let (name, text) = try #require(hand.lab.files.first)
    #expect(name == "scroll-lab-strip.svg" && text.hasPrefix("<svg ") && text.hasSuffix("</svg>\n"))
    #expect(text.contains(">recorded<") && text.contains(">replayed<"))
    let live = TryHand(.list)
    live.drag(0, -5, in: 0.1)
    live.rest()
    live.type("s")
    let curve = try #require(live.lab.files.first).text
    #expect(curve.contains(">offset<"))
  }
}
