extension Chart {
  /// The offset at a moment, and what moved it.
  package struct Sample: Hashable {
    package var time: Double
    package var offset: Double
    package var mover: Mover

    package init(time: Double, offset: Double, mover: Mover) {
      self.time = time
      self.offset = offset
      self.mover = mover
    }
  }

  /// The thing that moves the offset.
  package enum Mover: Hashable {
    case finger, motion, nobody

    var mark: Character {
      switch self {
      case .finger: "█"
      case .motion: "▒"
      case .nobody: "·"
      }
    }

    var ink: Ink {
      switch self {
      case .finger: .finger
      case .motion: .motion
      case .nobody: .faint
      }
    }
  }
}
