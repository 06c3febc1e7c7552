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
  /// The latest delta on its longer axis, with its sign, and the length of the one before.
  private var last = 0.0
  private var former = 0.0
  /// The length from which deltas have fallen, and how often they did.
  private var start = 0.0
  private var count = 0

  /// Makes one that has seen nothing.
  public init() {}

  /// Takes a delta, in points, and says which phase it would have: `began`, `changed`, `momentumBegan` or
  /// `momentumChanged`. A delta of zero, or one that is not finite, says nothing new.
  public mutating func phase(of delta: Vector, at time: Timestamp) -> WheelPhase {
    let long = delta.x.magnitude >= delta.y.magnitude ? delta.x : delta.y
    guard long != 0, long.isFinite, delta.isFinite, time.isFinite else {
      return isMomentum ? .momentumChanged : .changed
    }
    let isLate = self.time.map { time - $0 > Self.pause } ?? true
    self.time = time
    if isLate || isMomentum && isNext(long) {
      (isMomentum, last, former, start, count) = (false, long, long.magnitude, long.magnitude, 0)
      return .began
    }
    let length = long.magnitude
    let before = last.magnitude
    let isFall = length < before && length >= Self.least * before && long * last > 0
    if !isFall { (start, count) = (length, 0) } else { count += 1 }
    (last, former) = (long, before)
    if isMomentum { return .momentumChanged }
    isMomentum = count >= Self.falls && length <= Self.left * start
    return isMomentum ? .momentumBegan : .changed
  }

  /// Whether a delta amid momentum is the next swipe: it turns round, or is more than twice as long as both before it. Two
  /// deltas that came as one are not.
  private func isNext(_ long: Double) -> Bool {
    let length = long.magnitude
    return long * last < 0 || length > 2 * max(last.magnitude, former) && length > 2
  }
}

extension SwipeRecognizer: Archivable {
  /// All that it has seen. Throws where there are negative lengths or counts.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&time)
    try archive.field(&isMomentum)
    try archive.field(&last)
    try archive.field(&former, where: { $0 >= 0 })
    try archive.field(&start, where: { $0 >= 0 })
    try archive.field(&count, where: { $0 >= 0 })
  }
}
