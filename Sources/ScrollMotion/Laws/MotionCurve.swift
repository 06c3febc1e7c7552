/// A curve of your own: the distance of a motion as a function of seconds. Must be immutable.
///
/// Each function must return the same result for the same time, for any time from 0 to `duration`. An offset that is
/// not finite or beyond 1e150 counts as the curve's end. Such a velocity counts as the mean velocity.
///
/// A scroller refuses a curve that does not begin at 0, or does not end at the requested distance, if the content
/// would jump by more than a point. The answer is counted as unusable. The content then glides at the scroller's own
/// rate, or arrives by a spring of 0.575 s.
public protocol MotionCurve: AnyObject, Sendable {
  /// Returns the distance from the start after some seconds, in points. 0 at 0, `distance` at `duration`.
  func displacement(at seconds: Double) -> Double
  /// Returns the velocity after some seconds, in points per second.
  func velocity(at seconds: Double) -> Double
  /// The whole distance, in points from the start.
  var distance: Double { get }
  /// The duration, in seconds: from 0, which arrives at once, to 1e100. A scroller refuses any other curve.
  var duration: Double { get }
  /// Returns the first second after another second at which the velocity changes its sign; nil if it does not change
  /// again.
  ///
  /// The search for the crossing of a wall calls this method. Between two turns the curve must move in one direction
  /// only. Then no swing past the wall is missed, however short. If you do not implement this method, it returns nil,
  /// and the search checks 256 moments of the curve only. The result of the search is the first double past the wall.
  func turn(after seconds: Double) -> Double?
  /// The distances from the start between which the curve stays, 0 and `distance` included; nil if they are not known.
  ///
  /// A wall that is not between them is not searched for, so a fling far from all walls costs a few instructions in
  /// place of 256 moments of its curve. A wall at an end of the range is not passed: the curve only arrives there. A
  /// range that is too wide costs the search; one that is too narrow lets content through a wall. If you do not
  /// implement this property, it is nil.
  var range: ClosedRange<Double>? { get }
}

extension MotionCurve {
  /// Returns nil: no turn is known.
  public func turn(after seconds: Double) -> Double? { nil }
  /// Nil: the range is not known.
  public var range: ClosedRange<Double>? { nil }
}

/// A law of motion of your own, which makes curves. Must be immutable.
///
/// A free fling by a law allocates its curves, one for each axis, as Tests/Allocations/FrameTests.swift counts. A
/// fling by the scroller's own decay allocates nothing, and neither do frames.
public protocol MotionLaw: AnyObject, Sendable {
  /// Returns a curve that starts with a velocity in points per second and covers `distance` points, which may be 0.
  /// If `distance` is nil, the curve is free and defines its own distance. The same numbers must give the same curve:
  /// an archive keeps the law and the numbers, and the curve is made again.
  func curve(distance: Double?, velocity: Double) -> any MotionCurve
  /// Returns the law by which a motion continues if it is sent elsewhere after some seconds, 0 or more. The motion
  /// continues from the velocity at that time. If you do not implement this method, it returns the law itself, and
  /// the motion starts anew.
  func remainder(after seconds: Double) -> any MotionLaw
  /// The numbers of the law, for archives: the law can be made again from them. Begin with a number that no other law
  /// begins with. If you do not implement this property, it is nil, and the law cannot be archived.
  var archived: [Double]? { get }
}

extension MotionLaw {
  /// Returns the law itself: the motion starts anew.
  public func remainder(after seconds: Double) -> any MotionLaw { self }
  /// Nil: the law cannot be archived.
  public var archived: [Double]? { nil }
}
