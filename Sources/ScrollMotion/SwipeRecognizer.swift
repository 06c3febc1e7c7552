public import ScrollSpace

/// Recognises swipes, and the momentum after them, in precise deltas without phases: by the shape of the stream.
///
/// ```
///  |delta|       ╭╮
///              ╭─╯╰╮
///          ╭╮╭─╯   ╰──╮   five falls in a row: momentum                 ╭─
///        ╭─╯╰╯        ╰─────────╮                                       │ more than twice as much: the next swipe
///       ─╯                      ╰──────────────────────────────────────╯
/// ```
/// Fingers never slow down as evenly as momentum does. The factors between two deltas, 0.6 to 1, are those of wheel-gestures;
/// that five of them in a row must take off 8 % together is our choice. On six of its recordings momentum is recognised
/// 4 to 9 deltas sooner, and on one, of a trackpad in Chrome on Windows, one delta later.
public struct SwipeRecognizer: Hashable, Sendable {
  /// Deltas further apart than this belong to different swipes, in seconds.
  public static let pause = 0.4
  /// How many falls in a row are momentum.
  private static let falls = 5
  /// The least factor between two deltas that is a fall.
  private static let least = 0.6
  /// What is left of the first delta of some falls, at most, if they are momentum.
  private static let left = 0.92

  private var time: Timestamp?
  private var isMomentum = false
  /// The latest delta, and the length of the one before. A length is that on the longer axis.
  private var last = Vector.zero
  private var former = 0.0
  /// The length from which deltas have fallen, and how often they did.
  private var start = 0.0
  private var count = 0

  /// Makes one that has seen nothing.
  public init() {}

  /// Takes a delta, in points, and says which phase it would have: `began`, `changed`, `momentumBegan` or
  /// `momentumChanged`. A delta of zero, or one that is not finite, says nothing new.
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
    if !isFall { (start, count) = (length, 0) } else { count += 1 }
    (last, former) = (delta, before)
    if isMomentum { return .momentumChanged }
    isMomentum = count >= Self.falls && length <= Self.left * start
    return isMomentum ? .momentumBegan : .changed
  }

  private static func length(_ delta: Vector) -> Double { max(delta.x.magnitude, delta.y.magnitude) }

  /// Below 0 if one delta turns round against the other.
  private static func product(_ one: Vector, _ other: Vector) -> Double {
    one.x * other.x + one.y * other.y
  }
}

extension SwipeRecognizer: Archivable {
  /// All that it has seen. Throws where there are negative lengths or counts.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&time)
    try archive.field(&isMomentum)
    try archive.field(&last, where: { $0.isFinite })
    try archive.field(&former, where: { $0 >= 0 })
    try archive.field(&start, where: { $0 >= 0 })
    try archive.field(&count, where: { $0 >= 0 })
  }
}
