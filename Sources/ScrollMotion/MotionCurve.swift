/// A curve of your own: how far something has moved, over seconds. Must be immutable.
///
/// Each function must give the same answer whenever it is asked, for any time from 0 to `duration`.
/// An offset that is not finite or beyond 1e150 counts as the curve's end, and such a speed as the mean speed of the way.
///
/// A scroller refuses a curve that would make the content jump by more than a point: a curve that is not at 0 at its
/// beginning, or ends elsewhere than it was asked to. It counts the answer as unusable. The content then glides at the
/// scroller's own rate, or arrives by a spring of 0.575 s.
public protocol MotionCurve: AnyObject, Sendable {
  /// Points from the start after some seconds. 0 at 0, `distance` at `duration`.
  func displacement(at seconds: Double) -> Double
  /// Points per second after some seconds.
  func velocity(at seconds: Double) -> Double
  /// Where it ends, in points from the start.
  var distance: Double { get }
  /// When it ends, in seconds: from 0, which is at once, to 1e100. A scroller refuses any other curve.
  var duration: Double { get }
  /// The first second after another at which its velocity changes its sign; nil if it does not turn any more.
  ///
  /// The search for the moment of passing a wall asks this. Between two turns the curve must run one way only: then no swing
  /// past the wall is missed, however short. If you do not write it, the answer is nil, and the search looks at 256 moments
  /// of the curve only. The moment that it finds is the first double past the wall.
  func turn(after seconds: Double) -> Double?
}

extension MotionCurve {
  /// Nil: none is known.
  public func turn(after seconds: Double) -> Double? { nil }
}

/// A law of motion of your own: it makes curves. Must be immutable.
///
/// A free fling by a law allocates its curves, one for each axis, as Tests/Allocations/FrameTests.swift counts. A fling by the
/// scroller's own decay allocates nothing, and neither do frames.
public protocol MotionLaw: AnyObject, Sendable {
  /// A curve that starts with a velocity in points per second and covers `distance` points, which may be 0;
  /// where `distance` is nil it runs free, and says itself how far it gets. The same numbers get the same curve: an archive
  /// keeps the law and these, and the curve is made again.
  func curve(distance: Double?, velocity: Double) -> any MotionCurve
  /// The law by which a motion that has run for some seconds, 0 or more, goes on when it is sent elsewhere, from the
  /// speed that it has by then. Itself, which it is if you do not write it: it begins anew.
  func remainder(after seconds: Double) -> any MotionLaw
  /// The numbers it is made of, for archives: whoever knows the law can make it again from them. Begin with one
  /// that nobody else begins with. Nil, which it is if you do not write it: it cannot be archived.
  var archived: [Double]? { get }
}

extension MotionLaw {
  /// Itself: it begins anew.
  public func remainder(after seconds: Double) -> any MotionLaw { self }
  /// Nil: it cannot be archived.
  public var archived: [Double]? { nil }
}
