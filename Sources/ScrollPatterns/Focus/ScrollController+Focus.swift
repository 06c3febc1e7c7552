public import ScrollEngine
public import ScrollSpace

extension ScrollController {
  /// Returns the offset at which a rectangle of the content is placed, each axis by its own rule.
  ///
  /// The rectangle is in content coordinates, and the view is the viewport less its insets and its padding. Movements
  /// count from the destination of a running animation, else from the offset. Walls limit the offset. An axis that
  /// needs no move, and one whose numbers are not usable, keeps its offset.
  public func contentOffset(focusing rect: Rect, by placement: PerAxis<FocusPlacement>) -> Point {
    contentOffset(focusing: rect, by: placement, from: phase == .animating ? destination : contentOffset)
  }

  /// Scrolls a rectangle of the content to its place by a rule for each axis, at once or by an animation. An axis that
  /// needs no move continues as before. Returns false if nothing moves.
  @discardableResult
  public func focus(on rect: Rect, by placement: PerAxis<FocusPlacement>, animated: Bool) -> Bool {
    let present = phase == .animating ? destination : contentOffset
    let offset = contentOffset(focusing: rect, by: placement, from: present)
    guard offset != present else { return false }
    let still = Axis.both.first { offset[$0] == present[$0] }
    setContentOffset(offset, on: still?.cross, animated: animated)
    return true
  }

  private func contentOffset(focusing rect: Rect, by placement: PerAxis<FocusPlacement>, from present: Point)
    -> Point
  {
    var result = present
    for axis in Axis.both {
      result[axis] = FocusPort(geometry, contentOrigin, axis).offset(
        showing: rect.lower(axis), rect.upper(axis), by: placement[axis], from: present[axis])
    }
    return result
  }
}

/// The view in which focused items are placed, along an axis.
struct FocusPort {
  private let axis: Axis
  private let origin: ContentOrigin
  private let walls: Extent
  /// The start of the view, counted from the viewport's, and its length, in points of the content.
  private let start, length: Double

  init(_ geometry: Geometry, _ origin: ContentOrigin, _ axis: Axis) {
    (self.axis, self.origin, walls) = (axis, origin, geometry.extent[axis])
    let lower = geometry.inset.lower(axis) + max(0, geometry.padding.lower(axis))
    let upper = geometry.inset.upper(axis) + max(0, geometry.padding.upper(axis))
    start = geometry.inContent(lower, on: axis)
    length = geometry.inContent(max(0, geometry.viewport[axis] - lower - upper), on: axis)
  }

  /// Returns the offset at which a stretch of the content, in content coordinates, is placed by a rule. A place that
  /// needs no move keeps the offset to the last bit, even past a wall.
  func offset(showing lower: Double, _ upper: Double, by placement: FocusPlacement, from offset: Double)
    -> Double
  {
    let view = origin.position(of: offset, on: axis) + start
    let placed = placement.start(ofView: length, at: view, showing: lower, upper)
    if placed == view { return offset }
    return walls.clamp(origin.offset(of: placed - start, on: axis))
  }
}
