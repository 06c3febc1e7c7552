import ScrollEngine
package import ScrollSpace

/// The actions on a scene from its beginning on, with the state after every frame.
///
/// Only this file and ``Replay`` deal with recordings.
package struct TryRecording: Hashable, Sendable {
  /// An input or a frame.
  package enum Step: Hashable, Sendable {
    case deed(SceneDeed)
    /// The offset and the scale of each scroller after the frame.
    case frame([SceneState])
  }

  /// A step, with the time since the scene began.
  package struct Entry: Hashable, Sendable {
    package var time: Timestamp
    package var step: Step
  }

  /// The scene.
  package let kind: SceneKind
  /// The setup at the beginning.
  package let setup: Setup
  /// The size of the viewport at the beginning.
  package let size: Size
  /// The steps; their times never go back.
  package private(set) var entries: [Entry] = []

  /// Creates an empty recording.
  package init(kind: SceneKind, setup: Setup, size: Size) {
    (self.kind, self.setup, self.size) = (kind, setup, size)
  }

  /// Adds a step.
  package mutating func add(_ step: Step, at time: Timestamp) {
    entries.append(Entry(time: time, step: step))
  }

  /// The length, in seconds.
  package var length: Double { entries.last?.time.seconds ?? 0 }

  /// The number of frames.
  package var frames: Int {
    entries.count { if case .frame = $0.step { true } else { false } }
  }
}
