internal import CScrollCore

/// Frames and inputs that came long after a frame was due: five in a row look as if milliseconds were given as seconds.
struct LateFrames {
  /// So many seconds are late, at any frame rate. In milliseconds that is less than a frame.
  static let late = 2.0
  /// What comes sooner than this is in time. What comes later is not counted, for an input may come a millisecond before
  /// its frame.
  private static let inTime = 0.25

  /// How many came late since one was in time.
  private var count = 0
  /// By how much they came late together, in seconds.
  private var sum = 0.0
  /// Whether no frame was due after the latest frame or input, or the program has asked for one since.
  var isExcused = false

  /// Whether some came late.
  var areDoubtful: Bool { count > 0 }
  /// The mean of what five or more were late by, in seconds, to a tenth.
  var doubtfulGap: Double? { count >= 5 ? csc_round(sum / Double(count) * 10) / 10 : nil }

  /// A frame or an input comes, so many seconds after the one before.
  mutating func note(_ gap: Double, isDue: Bool) {
    if gap > 0, gap < Self.inTime {
      (count, sum) = (0, 0)
    } else if gap >= Self.late, isDue, !isExcused {
      (count, sum) = (count &+ 1, sum + gap)
    }
  }
}
