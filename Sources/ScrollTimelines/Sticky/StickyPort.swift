public import ScrollSpace

/// The view at whose sides boxes stick, and the content that holds the boxes without a parent.
///
/// Both are in content coordinates, as the boxes are. The view is the viewport less the insets of the scroller.
/// The padding of the scroller does not count, because it is about where content comes to rest.
public struct StickyPort: Hashable, Sendable {
  /// The place of the view at the present offset.
  public let view: Rect
  /// The place of the content. An axis without ends has a content of 2^61 points.
  public let content: Rect

  /// Creates a port from two rectangles. Returns nil if a number is not finite, or if a length is negative.
  public init?(view: Rect, content: Rect) {
    guard view.canStick, content.canStick else { return nil }
    (self.view, self.content) = (view, content)
  }

  /// Creates a port from the numbers of a scroller, which are usable.
  init(known view: Rect, in content: Rect) { (self.view, self.content) = (view, content) }

  /// Returns the port moved by a number of laps of a ring. A period that is not usable moves nothing.
  ///
  /// On a ring the boxes belong to the lap that begins at 0. To find the places of their copies in lap `n`, ask
  /// with the port moved by `-n` laps, and move the frames by `n` periods.
  public func moved(byLaps laps: Int64, of period: Double, on axis: Axis) -> StickyPort {
    guard period.isUsable else { return self }
    var moved = view
    moved.origin[axis] += Double(laps) * period
    return StickyPort(known: moved, in: content)
  }

  /// Returns the distance by which a box is held off its place on an axis: above 0 at the lower side, below 0 at
  /// the upper side.
  ///
  /// The parent limits the distance, but never moves the box by itself: a box that is larger than its parent
  /// stays at its place.
  func shift(of rect: Rect, _ insets: StickyInsets, within parent: Rect, on axis: Axis) -> Double {
    let (lower, length) = (rect.lower(axis), rect.size[axis])
    let start = insets[axis, .lower].map { view.lower(axis) + $0 }
    var shift = 0.0
    if let inset = insets[axis, .upper] {
      // The start wins: the end gives way to a box that does not fit between both.
      let end = max(view.upper(axis) - inset, start.map { $0 + length } ?? -.infinity)
      if lower + length > end { shift = max(end - length - lower, min(0, parent.lower(axis) - lower)) }
    }
    if let start, lower + shift < start {
      shift = max(shift, min(start - lower, max(0, parent.upper(axis) - length - lower)))
    }
    // The two sums for the same place may differ in their last bits.
    return shift.magnitude <= Tolerance.sum(near: lower) ? 0 : shift
  }
}

extension Rect {
  /// True if the rectangle has numbers that a scroller accepts, and no negative length.
  var canStick: Bool {
    origin.x.isUsable && origin.y.isUsable && size.width.isUsable && size.height.isUsable && size.width >= 0
      && size.height >= 0
  }
}
