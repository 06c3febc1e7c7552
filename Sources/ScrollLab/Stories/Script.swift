package import ScrollEngine
package import ScrollSpace

/// The actions of a story, one after the other.
package struct Script {
  /// An action.
  package enum Action {
    /// An input. Its time is that of its cue.
    case call(ScrollCall)
    /// The program scrolls the content, or changes its layout. Destinations that were announced before no longer hold.
    case command(() -> Void)
    /// The program edits content that goes on moving. Destinations that were announced before move by the scene's
    /// `shift`.
    case edit(() -> Void)
    /// A picture with a caption.
    case look(String)
    /// A wait until the content rests.
    case rest
  }

  /// An action, with the seconds since the action before.
  package struct Cue {
    package var delay: Double
    package var action: Action
  }

  /// All actions.
  package private(set) var cues: [Cue] = []
  private var delay = 0.0

  package init() {}

  /// Adds an action.
  package mutating func add(_ action: Action) {
    cues.append(Cue(delay: delay, action: action))
    delay = 0
  }

  /// Adds a pause, in seconds.
  package mutating func wait(_ seconds: Double) { delay += seconds }

  /// Waits until the content rests.
  package mutating func rest() { add(.rest) }

  /// Adds a picture.
  package mutating func look(_ caption: String) { add(.look(caption)) }

  /// Adds a swipe: a finger comes down, moves evenly by a distance within some seconds, holds still for a while, and is
  /// lifted.
  package mutating func swipe(from start: Point, by way: Vector, in duration: Double, hold: Double = 0) {
    add(.call(.touchBegan(at: start, time: .zero)))
    let moves = max(1, Int((duration * 120).rounded()))
    for move in 1...moves {
      wait(duration / Double(moves))
      add(.call(.touchMoved(to: start + way * (Double(move) / Double(moves)), time: .zero)))
    }
    wait(hold)
    add(.call(.touchEnded(at: start + way, time: .zero)))
  }

  /// Adds a movement of a wheel by a distance, evenly within some seconds.
  package mutating func wheel(by way: Vector, in duration: Double) {
    let deltas = max(1, Int((duration * 60).rounded()))
    for _ in 0..<deltas {
      wait(duration / Double(deltas))
      add(.call(.wheel(by: way / Double(deltas), time: .zero)))
    }
  }
}
