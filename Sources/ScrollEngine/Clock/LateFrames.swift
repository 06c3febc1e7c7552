internal import CScrollCore

/// Frames and inputs that came long after a frame was due. Five in a row suggest that milliseconds were given as
/// seconds.
struct LateFrames {
  /// The seconds after which a frame is late, at any frame rate. In milliseconds they are less than a frame.
  static let late = 2.0
  /// A shorter gap, in seconds, is in time. A gap from here up to `late` changes nothing, for an input may come a
  /// millisecond before its frame.
  private static let inTime = 0.25

  /// The number of late frames since a frame was in time.
  private var count = 0
  /// The sum of their delays, in seconds.
  private var sum = 0.0
  /// True if no frame was due after the latest frame or input, or the program has asked for a frame since.
  var isExcused = false

  /// True if some frames came late.
  var areDoubtful: Bool { count > 0 }
  /// The mean delay of five or more late frames, in seconds, rounded to a tenth.
  var doubtfulGap: Double? { count >= 5 ? csc_round(sum / Double(count) * 10) / 10 : nil }

  /// Notes a frame or an input that comes `gap` seconds after the one before.
  mutating func note(_ gap: Double, isDue: Bool) {
    if gap > 0, gap < Self.inTime {
      (count, sum) = (0, 0)
    } else if gap >= Self.late, isDue, !isExcused {
      (count, sum) = (count &+ 1, sum + gap)
    }
  }
}
