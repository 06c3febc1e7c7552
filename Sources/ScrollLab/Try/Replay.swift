import ScrollEngine
package import ScrollSpace

/// A recording that is played into a scene, and compared with the scene frame by frame.
package struct Replay {
  /// A frame that differs from the recording.
  package struct Difference: Hashable, Sendable {
    package var time: Timestamp
    package var recorded: [SceneState]
    package var replayed: [SceneState]
  }

  package let recording: TryRecording
  /// The setup in place of the recorded setups; nil for the recorded setups.
  package let setup: Setup?
  /// The first frame that differs.
  package private(set) var difference: Difference?
  /// The offsets of the outermost scroller in all frames so far.
  package private(set) var offsets: [(time: Double, offset: Point)] = []
  private var next = 0

  /// Creates a replay at its beginning.
  package init(_ recording: TryRecording, through setup: Setup? = nil) {
    (self.recording, self.setup) = (recording, setup)
  }

  /// Returns the scene for the replay.
  package func begin() -> any TryScene {
    recording.kind.begin(setup ?? recording.setup, size: recording.size)
  }

  /// The time of the next step; nil at the end.
  package var due: Timestamp? { next < recording.entries.count ? recording.entries[next].time : nil }

  /// Plays all steps up to a time. `before` is called before each.
  package mutating func play(
    into scene: any TryScene, upTo time: Timestamp, before: (TryRecording.Entry) -> Void = { _ in }
  ) {
    while let due, due <= time {
      let entry = recording.entries[next]
      next += 1
      before(entry)
      switch entry.step {
      case .deed(.take) where setup != nil: break
      case .deed(let deed): scene.perform(deed, at: entry.time)
      case .frame(let recorded):
        _ = scene.advance(to: entry.time)
        let replayed = scene.states
        offsets.append((entry.time.seconds, scene.scroll.contentOffset))
        let isSame =
          recorded.count == replayed.count && zip(recorded, replayed).allSatisfy { $0.isSame(as: $1) }
        if !isSame, difference == nil {
          difference = Difference(time: entry.time, recorded: recorded, replayed: replayed)
        }
      }
    }
  }

  /// The result, in a line.
  package var words: String {
    guard let difference else {
      return "replayed \(recording.frames) frames: the same to the last bit"
    }
    let (was, is_) = (difference.recorded.first?.offset, difference.replayed.first?.offset)
    return "replayed: differs from \(Figures.short(difference.time.seconds)) s on: "
      + "\(Figures.place(is_)), recorded \(Figures.place(was))"
  }
}
