package import ScrollEngine
package import ScrollSpace
package import TouchRecordings

/// What is done in a story, one thing after the other.
package struct Script {
  /// A thing that is done.
  package enum Deed {
    /// A finger does something at a place in the viewport.
    case touch(TouchEvent.Kind, Point)
    /// A precise wheel moves the content.
    case wheel(Vector)
    /// An arrow or page key.
    case step(ScrollStep)
    /// The program sends the content somewhere, or changes what it is laid out by: what was told before counts no
    /// more.
    case command(() -> Void)
    /// The program changes content that moves on: what was told before moves by the scene's `shift`.
    case edit(() -> Void)
    /// Worth a picture, with a caption.
    case look(String)
    /// Nothing, until it rests.
    case rest
  }

  /// A deed, so many seconds after the one before it.
  package struct Cue {
    package var delay: Double
    package var deed: Deed
  }

  /// All of it.
  package private(set) var cues: [Cue] = []
  private var delay = 0.0

  package init() {}

  /// Adds a deed.
  package mutating func add(_ deed: Deed) {
    cues.append(Cue(delay: delay, deed: deed))
    delay = 0
  }

  /// Lets time go by, in seconds.
  package mutating func wait(_ seconds: Double) { delay += seconds }

  /// Waits until it rests.
  package mutating func rest() { add(.rest) }

  /// Asks for a picture.
  package mutating func look(_ caption: String) { add(.look(caption)) }

  /// A finger comes down, moves evenly by a way within so many seconds, is held still for a while, and is lifted.
  package mutating func swipe(from start: Point, by way: Vector, in duration: Double, hold: Double = 0) {
    add(.touch(.down, start))
    let moves = max(1, Int((duration * 120).rounded()))
    for move in 1...moves {
      wait(duration / Double(moves))
      add(.touch(.move, start + way * (Double(move) / Double(moves))))
    }
    wait(hold)
    add(.touch(.up, start + way))
  }

  /// A wheel moves the content by so much, evenly in so many seconds.
  package mutating func wheel(by way: Vector, in duration: Double) {
    let deltas = max(1, Int((duration * 60).rounded()))
    for _ in 0..<deltas {
      wait(duration / Double(deltas))
      add(.wheel(way / Double(deltas)))
    }
  }
}
