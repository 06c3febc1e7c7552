/// How far content follows a finger that has pulled it past an edge: a law of your own. Must be immutable.
///
/// ```
/// raw     how far past the wall the content would be if it followed the finger, in points: 0 or more
/// shown   how far past the wall it is
/// ```
/// All three functions are asked with the length of the viewport along the axis, in points, and the same numbers get
/// the same answer. They describe one curve, which begins at 0 and never falls:
///
/// - `shown` is the curve.
/// - `raw` is its inverse. A scroller asks it when a finger catches content past the wall, so that the content
///   does not jump.
/// - `slope` is its derivative. A scroller asks it at the release: the content sets out at the speed that is seen.
///
/// A scroller refuses a `shown` that is negative or no usable number: the content then stays where it is. An inverse that
/// would make the content jump by more than a point counts as nil.
///
/// **Content that is further out than the law ever shows**, because a bounce has led there, enlarges the law until it
/// shows so much: both its numbers are multiplied by the same factor. So the content follows the finger at once, without
/// a jump.
public protocol PullLaw: AnyObject, Sendable {
  /// How far out the content is shown for a raw pull, in a viewport of a length. 0 or more.
  func shown(_ raw: Double, in length: Double) -> Double
  /// The least raw pull that shows this much; nil if none does.
  func raw(_ shown: Double, in length: Double) -> Double?
  /// How fast the content moves for each point per second of the finger, at a raw pull. 0 or more.
  func slope(_ raw: Double, in length: Double) -> Double
  /// The numbers it is made of, for archives: whoever knows the law can make it again from them. Begin with one
  /// that nobody else begins with; 64 at most. Nil, which it is if you do not write it: it cannot be archived, and a
  /// drag that is restored asks its edges anew.
  var archived: [Double]? { get }
}

extension PullLaw {
  /// Nil: it cannot be archived.
  public var archived: [Double]? { nil }
}
