package import ScrollSpace
package import ScrollTrace

/// A recorded run of a scene: its beginning, and the trace of each scroller.
package struct SceneRecording {
  /// The scene.
  package let kind: SceneKind
  /// The setup at the beginning.
  package let setup: Setup
  /// The size of the viewport at the beginning.
  package let size: Size
  /// The traces, that of the outermost scroller first. Each has every action as a mark.
  package let traces: [Trace]

  /// The actions.
  package var marks: [TraceMark] {
    traces[0].events.compactMap { if case .mark(let mark) = $0.action { mark } else { nil } }
  }

  /// The number of frames.
  package var frames: Int { marks.count { $0.name == "frame" } }

  /// The length, in seconds.
  package var length: Double { marks.last?.time?.seconds ?? 0 }

  /// Returns the first difference of a replay, with the number of the scroller; nil if the replay is the same.
  package func divergence(from replay: SceneRecording) -> (scroller: Int, divergence: Divergence)? {
    zip(traces, replay.traces).enumerated()
      .compactMap { number, pair in pair.0.divergence(from: pair.1).map { (number, $0) } }
      .min { $0.1.event.number < $1.1.event.number }
  }
}

/// A replay of a recording.
package struct SceneReplay {
  package let recording: SceneRecording
  /// The setup in place of the recorded setups; nil for the recorded setups.
  package let setup: Setup?
  /// The actions that follow.
  var rest: ArraySlice<TraceMark>

  /// The time of the next action; nil at the end.
  var due: Timestamp? { rest.first?.time }

  init(_ recording: SceneRecording, through setup: Setup?) {
    (self.recording, self.setup, rest) = (recording, setup, recording.marks[...])
  }
}
