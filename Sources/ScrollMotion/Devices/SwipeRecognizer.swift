internal import CScrollCore
public import ScrollSpace

/// Recognises swipes, and the momentum after them, in precise deltas without phases, by the shape of the stream.
///
/// ```
///  |delta|       ╭╮
///              ╭─╯╰╮
///          ╭╮╭─╯   ╰──╮   five falls in a row: momentum                 ╭─
///        ╭─╯╰╯        ╰─────────╮                                       │ more than twice as much: the next swipe
///       ─╯                      ╰──────────────────────────────────────╯
/// ```
/// Browsers round deltas to whole numbers. So a whole delta that repeats the one before is no fall, and does not end a
/// run of falls either.
///
/// Fingers never slow down as evenly as momentum does. The factors between two deltas, 0.6 to 1, are those of
/// wheel-gestures. Our own choice is that five falls in a row must reduce the delta by 8 % in total. On six
/// recordings of wheel-gestures, momentum is recognised 4 to 9 deltas sooner. On one recording, of a trackpad in
/// Chrome on Windows, it is recognised one delta later.
public struct SwipeRecognizer: Hashable, Sendable {
  /// The longest pause between two deltas of one swipe, in seconds.
  public static let pause = 0.4
  /// The number of falls in a row that are momentum.
  private static let falls = 5
  /// The smallest factor between two deltas that is a fall.
  private static let least = 0.6
  /// The largest part of the first delta that may be left after the falls.
  private static let left = 0.92

  private var time: Timestamp?
  private var isMomentum = false
  /// The latest delta, and the length of the delta before. A length is the length on the longer axis.
  private var last = Vector.zero
  private var former = 0.0
  /// The length from which deltas have fallen, and the number of falls.
  private var start = 0.0
  private var count = 0

  /// Creates a recogniser without history.
  @_documentation(visibility: internal)
  public init() {}

  /// Adds a delta, in points, and returns the phase that it would have: `began`, `changed`, `momentumBegan` or
  /// `momentumChanged`. A delta of zero, or a delta that is not finite, changes nothing.
  public mutating func phase(of delta: Vector, at time: Timestamp) -> WheelPhase {
    guard delta != .zero, delta.isFinite, time.isFinite else {
      return isMomentum ? .momentumChanged : .changed
    }
    let isLate = self.time.map { time - $0 > Self.pause } ?? true
    self.time = time
    let (length, before, along) = (Self.length(delta), Self.length(last), Self.product(delta, last))
    if isLate || isMomentum && (along < 0 || length > 2 * max(before, former) && length > 2) {
      (isMomentum, last, former, start, count) = (false, delta, length, length, 0)
      return .began
    }
    let isFall = length < before && length >= Self.least * before && along > 0
    // Rounded deltas fall by steps.
    let isStep = delta == last && length == csc_round(length)
    if isFall {
      if count < .max { count += 1 }
    } else if !isStep {
      (start, count) = (length, 0)
    }
    (last, former) = (delta, before)
    if isMomentum { return .momentumChanged }
    isMomentum = count >= Self.falls && length <= Self.left * start
    return isMomentum ? .momentumBegan : .changed
  }

  private static func length(_ delta: Vector) -> Double { max(delta.x.magnitude, delta.y.magnitude) }

  /// Returns the scalar product, which is below 0 if one delta turns round against the other.
  private static func product(_ one: Vector, _ other: Vector) -> Double {
    one.x * other.x + one.y * other.y
  }
}

@_documentation(visibility: internal)
extension SwipeRecognizer: Archivable {
  /// Archives the history. Throws if a length or a count is negative.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&time)
    try archive.field(&isMomentum)
    try archive.field(&last, where: { $0.isFinite })
    try archive.field(&former, where: { $0 >= 0 })
    try archive.field(&start, where: { $0 >= 0 })
    try archive.field(&count, where: { $0 >= 0 })
  }
}
