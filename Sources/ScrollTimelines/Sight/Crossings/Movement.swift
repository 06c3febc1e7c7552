public import ScrollMotion
public import ScrollSpace

/// The way of the offset from one moment to another, as a function of time.
///
/// ```
///  offset          planned: by the motion's formula      steady: a straight line     jump: all at once
///    to ┄┄┄┄┄┄┄┄┄╭─────                                      ╱                         ┌──
///  line ┄┄┄┄┄┄┄●╯┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄●┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄●┄┄
///  from ────────╯                                          ╱                         ──┘
///        start │  end
///              the time of the crossing
/// ```
/// A frame shows the content at one moment. What happened since the frame before is in the movement, so a crossing
/// has a time of its own, and the time is the same however many frames were drawn.
public struct Movement: Sendable {
  /// The function that a movement follows.
  public enum Course: Sendable {
    /// The content is elsewhere at once, as if the program has set the offset.
    case jump
    /// The content moves in a straight line at one speed, as between two samples of a finger.
    case steady
    /// The content follows a planned motion.
    case planned(Motion)
  }

  /// The function that the movement follows.
  public let course: Course
  /// The moment at which the movement begins.
  public let start: Timestamp
  /// The moment at which the movement ends.
  public let end: Timestamp
  /// The offset at the start, in points.
  public let from: Point
  /// The offset at the end, in points.
  public let to: Point

  private init(_ course: Course, _ start: Timestamp, _ end: Timestamp, _ from: Point, _ to: Point) {
    let isSound =
      from.isUsable && to.isUsable && start.seconds.isUsable && end.seconds.isUsable && start <= end
    (self.course, self.start, self.end) = (isSound ? course : .jump, start, isSound ? end : start)
    (self.from, self.to) = (isSound ? from : .zero, isSound ? to : .zero)
  }

  /// Creates a jump from one offset to another. Offsets or a time that are not finite, or beyond 1e150, make a jump
  /// that goes nowhere.
  public init(jumpFrom from: Point, to: Point, at time: Timestamp) { self.init(.jump, time, time, from, to) }

  /// Creates a movement in a straight line at one speed. If both times are equal, the movement is a jump. If they are
  /// reversed, or numbers are not usable, the movement goes nowhere.
  public init(from: Point, at start: Timestamp, to: Point, at end: Timestamp) {
    self.init(start == end ? .jump : .steady, start, end, from, to)
  }

  /// Creates the part of a planned motion between two moments. If the moments are reversed, the movement goes
  /// nowhere.
  public init(_ motion: Motion, from start: Timestamp, through end: Timestamp) {
    self.init(.planned(motion), start, end, motion.offset(at: start), motion.offset(at: end))
  }

  /// True if the content is elsewhere at once.
  public var isJump: Bool { if case .jump = course { true } else { false } }

  /// Returns the offset at a time, in points. Before the start this is ``from``, and from the end on ``to``.
  public func offset(at time: Timestamp) -> Point {
    if time >= end { return to }
    return time <= start ? from : offset(atStep: time.seconds)
  }

  /// Returns the velocity at a time, in points per second; 0 outside of the movement, and in a jump.
  public func velocity(at time: Timestamp) -> Vector {
    guard time >= start, time <= end else { return .zero }
    switch course {
    case .jump: return .zero
    case .steady:
      let seconds = end - start
      return Vector(x: (to.x - from.x) / seconds, y: (to.y - from.y) / seconds)
    case .planned(let motion): return motion.velocity(at: time)
    }
  }

  // MARK: Steps

  // A step is the number along which a movement is searched: the seconds of the clock, and in a jump, which has no
  // seconds, the part of the way from 0 to 1.

  /// The step after which the movement begins, and the last step.
  var steps: (first: Double, last: Double) { isJump ? (0, 1) : (start.seconds, end.seconds) }

  /// Returns the time of a step.
  func time(ofStep step: Double) -> Timestamp { isJump ? start : Timestamp(seconds: step) }

  /// Returns the offset at a step. A planned motion has an offset outside of this movement, too.
  func offset(atStep step: Double) -> Point {
    let part: Double
    switch course {
    case .planned(let motion): return motion.offset(at: Timestamp(seconds: step))
    case .jump: part = step
    case .steady: part = (step - start.seconds) / (end.seconds - start.seconds)
    }
    if part >= 1 { return to }
    if part <= 0 { return from }
    return Point(x: from.x + (to.x - from.x) * part, y: from.y + (to.y - from.y) * part)
  }

  /// Returns the first step of a range at which a condition holds. The condition must not hold at the lower end, must
  /// hold at the upper end, and must change once. The search asks the same steps for the same range, so the result
  /// depends on nothing else.
  func firstStep(after lower: Double, through upper: Double, where holds: (Point) -> Bool) -> Double {
    firstNumber(after: lower, through: upper) { holds(offset(atStep: $0)) }
  }
}

extension Point {
  /// True if both coordinates are finite and not beyond 1e150.
  var isUsable: Bool { x.isUsable && y.isUsable }
}

/// Returns the first number of a range for which a condition holds, to the last bit: the condition must not hold at
/// the lower end, must hold at the upper end, and must change once.
func firstNumber(after lower: Double, through upper: Double, where holds: (Double) -> Bool) -> Double {
  var (before, past) = (lower, upper)
  for _ in 0..<128 {
    let middle = before + (past - before) / 2
    if middle <= before || middle >= past { break }
    if holds(middle) { past = middle } else { before = middle }
  }
  return past
}
