import ScrollEngine
package import ScrollSpace

/// What was done to a scene from its beginning on, with what every frame showed.
///
/// This and ``Replay`` are all that the lab knows of recording.
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
  /// The setup it began with.
  package let setup: Setup
  /// The viewport it began with.
  package let size: Size
  /// The steps; their times never go back.
  package private(set) var entries: [Entry] = []

  /// An empty recording.
  package init(kind: SceneKind, setup: Setup, size: Size) {
    (self.kind, self.setup, self.size) = (kind, setup, size)
  }

  /// Adds a step.
  package mutating func add(_ step: Step, at time: Timestamp) {
    entries.append(Entry(time: time, step: step))
  }

  /// How long it is, in seconds.
  package var length: Double { entries.last?.time.seconds ?? 0 }

  /// How many frames it has.
  package var frames: Int {
    entries.count { if case .frame = $0.step { true } else { false } }
  }
}
