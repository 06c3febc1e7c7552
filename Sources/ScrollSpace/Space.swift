/// One coordinate space of a `SpaceTree`: a box in its parent, with coordinates of its own inside.
///
/// ```
///   parent                                      p' = frame.origin + (p − boundsOrigin) · scale
///  ┌────────────────────────────────────┐
///  │    frame.origin                    │       A scroller is a space whose `boundsOrigin` is the
///  │       ┌───────────────┐            │       contentOffset: its content stands still in its own
///  │       │ boundsOrigin  │            │       coordinates, and the box shows the part that begins
///  │       │ is shown at   │ frame      │       at the offset. Setting it moves every descendant and
///  │       │ this corner   │            │       touches none of them. It is not clamped: an offset
///  │       └───────────────┘            │       past the content is how a bounce looks.
///  └────────────────────────────────────┘
/// ```
/// A negative scale turns an axis round within the same frame: there `boundsOrigin` is shown at the upper
/// edge, and p' = frame.upper + (p − boundsOrigin) · scale. Either way the frame is the box of the bounds.
public struct Space: Hashable, Sendable {
  /// The box, in the coordinates of the parent. A length below 0, and a member that is not finite, trap when
  /// the space is put into a tree.
  public var frame: Rect
  /// The point of the space's own coordinates that is shown at the corner of its frame: the contentOffset of a
  /// scroller. A member that is not finite traps when the space is put into a tree.
  public var boundsOrigin: Point
  /// Points of the parent for each point of the space. Below 0 the axis is turned round; 0, and what has no
  /// finite inverse, traps when the space is put into a tree.
  public var scale: PerAxis<Double>
  /// Whether what lies outside the bounds is hidden, of the space itself and of all its descendants.
  public var clips: Bool

  /// Makes a space. Left out, it begins at 0, is not scaled, and does not clip.
  @inlinable public init(
    frame: Rect, boundsOrigin: Point = .zero, scale: PerAxis<Double> = PerAxis(1), clips: Bool = false
  ) {
    self.frame = frame
    self.boundsOrigin = boundsOrigin
    self.scale = scale
    self.clips = clips
  }

  /// What the frame shows, in the space's own coordinates.
  @inlinable public var bounds: Rect {
    Rect(
      x: boundsOrigin.x, y: boundsOrigin.y,
      width: frame.width / scale.x.magnitude, height: frame.height / scale.y.magnitude)
  }

  /// From the space's own coordinates to those of its parent.
  @inlinable public var mapToParent: Map {
    Map(
      scale: scale,
      offset: Vector(
        x: (scale.x < 0 ? frame.maxX : frame.minX) - boundsOrigin.x * scale.x,
        y: (scale.y < 0 ? frame.maxY : frame.minY) - boundsOrigin.y * scale.y))
  }

  /// Traps unless the space can stand in a tree.
  func check() {
    precondition(
      frame.isFinite && frame.width >= 0 && frame.height >= 0,
      "A space's frame is \(frame): give it finite numbers, and lengths of 0 or more.")
    precondition(
      boundsOrigin.isFinite, "A space's boundsOrigin is \(boundsOrigin): give it finite numbers.")
    for axis in Axis.both {
      precondition(
        scale[axis].isFinite && (1 / scale[axis]).isFinite,
        "A space's \(axis) scale is \(scale[axis]): give it a number other than 0, with a finite inverse.")
    }
  }
}
