public import ScrollSpace

/// Decides where an item that gets the focus comes to rest in the view, along an axis.
///
/// ```
///        leastMove(margin: 40)            zone(0.25...0.75)                pivot(Alignment(item: 0, viewport: 0.3))
///   ├40┤  no move in here  ├40┤     ├────┤ no move in here ├────┤     ├─────────┤item]─────────────────────┤
/// ```
/// A list on a screen moves least, because a reader looks at the item. A row of a television keeps the focus at one
/// place, and moves the content under it, because the viewer looks at that place. A map and a game keep the focus in a
/// zone, so that what comes next is in sight.
///
/// An item that fits in the view is never cut: if the pivot would leave a part of it outside, the item is moved into
/// the view. An item that does not fit moves least, and fills the view then.
public enum FocusPlacement: Hashable, Sendable {
  /// The content does not move.
  case none
  /// The content moves least until the whole item is in view, and as far from both ends as the margin, in points.
  case leastMove(margin: Double)
  /// The content moves least until the whole item is in a zone of the view, from one part of its length to another: 0
  /// is the start of the view, and 1 its end.
  case zone(ClosedRange<Double>)
  /// A place of the item comes to a place of the view, always the same one.
  case pivot(Alignment)

  /// The content moves least until the whole item is in view.
  public static let leastMove = FocusPlacement.leastMove(margin: 0)

  /// Returns the start of a view that shows an item from `lower` to `upper`.
  ///
  /// `start` and `length` are those of the present view. A margin below 0 counts as 0, and parts count between 0 and 1.
  /// A margin or a zone that leaves less than the item needs is ignored so far that the item fits. If a number is not
  /// usable, the view stays.
  public func start(ofView length: Double, at start: Double, showing lower: Double, _ upper: Double) -> Double
  {
    guard lower.isUsable, upper.isUsable, length.isUsable, start.isUsable, upper >= lower, length > 0 else {
      return start
    }
    let size = upper - lower
    func moved(within first: Double, _ last: Double) -> Double {
      // The free room on both sides of the item is what margins may take.
      let room = max(0, length - size)
      let before = min(max(0, first), room)
      let after = min(max(0, last), room - before)
      return max(
        min(lower - before, upper + after - length), min(start, max(lower - before, upper + after - length)))
    }
    switch self {
    case .none: return start
    case .leastMove(let margin):
      guard margin.isUsable else { return moved(within: 0, 0) }
      let room = max(0, length - size) / 2
      return moved(within: min(margin, room), min(margin, room))
    case .zone(let zone):
      let (first, last) = (
        min(max(0, zone.lowerBound), 1) * length, (1 - min(max(0, zone.upperBound), 1)) * length
      )
      let (room, sum) = (max(0, length - size), first + last)
      // A zone that is too short gives way on both sides, in proportion.
      let part = sum > room ? room / sum : 1
      return moved(within: first * part, last * part)
    case .pivot(let align):
      guard size <= length else { return moved(within: 0, 0) }
      return min(lower, max(upper - length, align.distance(from: 0, length, to: lower, upper)))
    }
  }
}
