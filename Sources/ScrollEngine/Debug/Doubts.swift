/// What calls of the program have shown of its mistakes so far.
struct Doubts {
  /// The mean seconds between the moves of a touch, if they are doubtful.
  var touchGap: Double?
  /// The mean seconds between frames that were due at once, if they are doubtful.
  var frameGap: Double?
  /// The latest of some velocities that were too low for a fling, in points per second.
  var slowSpeed: Double?
  /// A finger that is down, with the seconds since it came or moved, if they are many.
  var still: (finger: Int, seconds: Double)?
  /// The number of the link that wants to be woken before now, after it was woken.
  var restless: Int?

  /// The seconds after which a finger that does not move is doubtful. Few hands rest on a screen for so long.
  static let longHold = 30.0

  /// The kinds of doubts that there are, a bit for each.
  var kinds: UInt8 {
    (touchGap == nil ? 0 : 1) | (frameGap == nil ? 0 : 2) | (slowSpeed == nil ? 0 : 4)
      | (still == nil ? 0 : 8) | (restless == nil ? 0 : 16)
  }

  /// Reports the mistakes of the program outside of the chain.
  func review(_ report: inout ChainReport) {
    if let gap = touchGap {
      report.add(
        .likely,
        "The moves of a touch came \(gap) s after each other, as if milliseconds were given as seconds.",
        fix: "Write .milliseconds(t) for times in milliseconds.")
    } else if let gap = frameGap {
      report.add(
        .likely,
        "Frames that were due at once came after \(gap) s, as if milliseconds were given as seconds.",
        fix:
          "Write .milliseconds(t) for times in milliseconds, and draw again when advance(to:) answers .needsFrame."
      )
    }
    if let speed = slowSpeed {
      report.add(
        .likely,
        "Five flings in a row began at hardly any speed, the last one at \(speed) pt/s, as if points per millisecond were given.",
        fix: "Give velocities in points per second: multiply by 1000.")
    }
    if let still {
      report.add(
        .likely,
        "Touch \(still.finger) has been down for \(still.seconds) s without a move, and holds the content.",
        fix: "Call touchEnded or touchCancelled with the id of each touch that has begun.")
    }
  }
}
