public import ScrollSpace

/// What a timeline follows through the port: a length of the content along an axis, which may be sticky.
///
/// ```
///   ├────── section ──────────────────────────┤
///        ├subject┤  ─ ─ may be held up to ─ ─ ┤
/// ```
/// A sticky subject is held at a distance from the start or the end of the viewport, as long as its section has room.
/// While it is held, it has one place in the viewport at many offsets. If that place is at an edge of the port,
/// `contain` has all these offsets, because the subject is whole in view. `cover` and the crossings have none of them,
/// because the subject does not move through the edge.
public struct TimelineSubject: Hashable, Sendable {
  /// The start at rest, in points of the content.
  public let start: Double
  /// The length, in points.
  public let length: Double
  private var hold: Hold?

  /// How far a subject may be moved, and where it is held.
  private struct Hold: Hashable, Sendable {
    /// The distances from the viewport's ends at which the subject is held; nil if that end does not hold it.
    let start, end: Double?
    /// The room before and after the subject, in its section.
    let before, after: Double

    /// Returns the places of the subject's start at which the end and the start of the viewport hold it. If the subject
    /// does not fit between both, the start wins.
    func places(of length: Double, in viewport: Double) -> (lowest: Double, highest: Double) {
      let lowest = start ?? -.infinity
      let highest = end.map { viewport - $0 - length } ?? .infinity
      return (lowest, max(lowest, highest))
    }
  }

  /// The first or the last of the offsets at which a held subject is at one place.
  enum Moment { case earliest, latest }

  /// Creates a subject. Returns nil if a number is not usable, or the length is below 0.
  public init?(start: Double, length: Double) {
    guard start.isUsable, length.isUsable, length >= 0 else { return nil }
    (self.start, self.length) = (start, length)
  }

  /// Creates a subject from a rectangle, along an axis. Returns nil if the rectangle is not usable on that axis.
  public init?(_ rect: Rect, on axis: Axis) {
    self.init(start: rect.lower(axis), length: rect.length(axis))
  }

  /// Returns the subject as a sticky one: it is held at distances from the start and the end of the viewport, within a
  /// section of the content from `lower` to `upper`. All numbers are in points of the content.
  ///
  /// Nil does not hold the subject at that end, and a number that is not usable does not either. If the subject does not
  /// fit between both distances, it is held at the start. A section that ends before the subject leaves no room there.
  public func sticky(
    start: Double? = nil, end: Double? = nil, from lower: Double, to upper: Double
  ) -> TimelineSubject {
    func usable(_ number: Double?) -> Double? { number.flatMap { $0.isUsable ? $0 : nil } }
    var result = self
    let (start, end) = (usable(start), usable(end))
    result.hold = Hold(
      start: start, end: end,
      before: !lower.isUsable ? 0 : max(0, self.start - lower),
      after: !upper.isUsable ? 0 : max(0, upper - self.start - length))
    return result
  }

  /// Returns the distance of the subject's start from the viewport's start, at an offset of a viewport with a length,
  /// in points. This is where a sticky subject is drawn.
  public func place(at offset: Double, viewport: Double) -> Double {
    let place = start - offset
    guard let hold else { return place }
    let (lowest, highest) = hold.places(of: length, in: viewport)
    if place < lowest { return min(lowest, place + hold.after) }
    if place > highest { return max(highest, place - hold.before) }
    return place
  }

  /// Returns the offset at which the subject's start comes to a place in the viewport.
  func offset(_ moment: Moment, at place: Double, viewport: Double) -> Double {
    guard let hold else { return start - place }
    let (lowest, highest) = hold.places(of: length, in: viewport)
    let isPastStart = place < lowest || (place == lowest && moment == .latest)
    let isBeforeEnd = place > highest || (place == highest && moment == .earliest)
    return start - place + (isPastStart ? hold.after : isBeforeEnd ? 0 - hold.before : 0)
  }
}
