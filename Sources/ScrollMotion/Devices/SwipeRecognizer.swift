public import ScrollSpace

/// Recognises swipes, and the momentum after them, in precise deltas without phases, by the shape of the stream.
///
/// ```
///  |delta|       ╭╮
///              ╭─╯╰╮
///          ╭╮╭─╯   ╰──╮   six falls in a row: momentum                  ╭─
///        ╭─╯╰╯        ╰─────────╮                                       │ much more again: the next swipe
///       ─╯                      ╰──────────────────────────────────────╯
/// ```
/// Browsers round deltas to whole numbers. So a delta that repeats the one before is no fall, and does not end a run of
/// falls either. Devices that count lines repeat most deltas, so a long run with three falls is momentum, too.
///
/// Fingers never slow down as evenly as momentum does. A swipe after momentum may begin slowly, so its deltas are
/// compared with the least of the momentum, and not with the one before.
///
/// The thresholds are our own. They are tried on recordings that did not decide them: the article *Devices* has the
/// result.
public struct SwipeRecognizer: Hashable, Sendable {
  /// The longest pause between two deltas of one swipe, in seconds.
  public static let pause = 0.4

  /// What distinguishes momentum from fingers.
  package struct Thresholds: Sendable {
    /// The number of falls in a row that are momentum.
    package var falls = 6
    /// The largest part of the first delta that may be left after them.
    package var left = 0.92
    /// The smallest factor between two deltas that is a fall.
    package var least = 0.65
    /// The factor between the least of the momentum and a delta of the next swipe.
    package var rise = 2.5
    /// The number of falls, and of falls and repeats, that are momentum of coarse deltas.
    package var coarse = (falls: 3, run: 10)
    /// The largest part of the first delta that may be left after these.
    package var coarseLeft = 0.7

    package init() {}
  }

  private var time: Timestamp?
  private var isMomentum = false
  /// The latest delta, and the length of the delta before. A length is the length on the longer axis.
  private var last = Vector.zero
  private var former = 0.0
  /// The length from which deltas have fallen, the number of falls, and that of falls and repeats.
  private var start = 0.0
  private var count = 0
  private var run = 0
  /// The least that the longer one of two deltas in a row had since the momentum began.
  private var valley = 0.0

  /// Creates a recogniser without history.
  @_documentation(visibility: internal)
  public init() {}

  /// Adds a delta, in points, and returns the phase that it would have: `began`, `changed`, `momentumBegan` or
  /// `momentumChanged`. A delta of zero, or a delta that is not finite, changes nothing.
  public mutating func phase(of delta: Vector, at time: Timestamp) -> WheelPhase {
    phase(of: delta, at: time, by: Thresholds())
  }

  /// Adds a delta, and returns its phase by thresholds of your own.
  package mutating func phase(of delta: Vector, at time: Timestamp, by thresholds: Thresholds) -> WheelPhase {
    guard delta != .zero, delta.isFinite, time.isFinite else {
      return isMomentum ? .momentumChanged : .changed
    }
    let isLate = self.time.map { time - $0 > Self.pause } ?? true
    self.time = time
    let (length, before, along) = (Self.length(delta), Self.length(last), Self.product(delta, last))
    if isMomentum { valley = min(valley, max(before, former)) }
    // Momentum keeps its direction. The last deltas of a point or two may have any.
    let isElsewhere = along < 0 || length > 2 && along < length * before / 4
    if isLate || isMomentum && (isElsewhere || length > thresholds.rise * valley && length > 2) {
      (isMomentum, last, former, start, count, run) = (false, delta, length, length, 0, 0)
      return .began
    }
    let isFall = length < before && length >= thresholds.least * before && along > 0
    if isFall, count < .max { count += 1 }
    if isFall || delta == last {
      if run < .max { run += 1 }
    } else {
      (start, count, run) = (length, 0, 0)
    }
    (last, former) = (delta, before)
    if isMomentum { return .momentumChanged }
    let isFine = count >= thresholds.falls && length <= thresholds.left * start
    let (falls, run) = thresholds.coarse
    isMomentum = isFine || count >= falls && self.run >= run && length <= thresholds.coarseLeft * start
    if isMomentum { valley = length }
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
    try archive.field(&run, where: { $0 >= 0 })
    try archive.field(&valley, where: { $0 >= 0 })
  }
}
