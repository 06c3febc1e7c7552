/// A law of your own for content that a finger pulls past an edge. Must be immutable.
///
/// ```
/// raw     the distance past the wall at which the content would be if it followed the finger, in points: 0 or more
/// shown   the distance past the wall at which the content is
/// ```
/// All three functions receive the length of the viewport along the axis, in points. The same numbers must give the
/// same result. The functions describe one curve, which begins at 0 and never falls:
///
/// - `shown` is the curve.
/// - `raw` is its inverse. A scroller calls this function when a finger catches content past the wall, so that the
///   content does not jump.
/// - `slope` is its derivative. A scroller calls this function at the release, so that the content starts with its
///   visible velocity.
///
/// If `shown` returns a negative or unusable number, the scroller refuses it, and the content stays where it is. An
/// inverse that would make the content jump by more than a point counts as nil.
///
/// **Content that is farther out than the law can show**, for example because of a bounce, enlarges the law until it
/// shows the overshoot. Both of its numbers are then multiplied by the same factor. So the content follows the finger
/// at once, without a jump.
public protocol PullLaw: AnyObject, Sendable {
  /// Returns the overshoot that is shown for a raw pull, in a viewport of a length. Must be 0 or more.
  func shown(_ raw: Double, in length: Double) -> Double
  /// Returns the smallest raw pull that shows an overshoot; nil if none does.
  func raw(_ shown: Double, in length: Double) -> Double?
  /// Returns the velocity of the content for each point per second of the finger, at a raw pull. Must be 0 or more.
  func slope(_ raw: Double, in length: Double) -> Double
  /// The numbers of the law, for archives: the law can be made again from them. Begin with a number that no other law
  /// begins with; use at most 64 numbers. If you do not implement this property, it is nil: the law cannot be
  /// archived, and a restored drag asks its edges again.
  var archived: [Double]? { get }
}

extension PullLaw {
  /// Nil: the law cannot be archived.
  public var archived: [Double]? { nil }
}
