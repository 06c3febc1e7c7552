public import ScrollSpace

/// The present place of a box, and the sides at which it is stuck.
public struct StickyPlace: Hashable, Sendable {
  /// The frame, in content coordinates. Convert it as other frames of the content, for example by
  /// `scroll.space.mapToParent`.
  public let frame: Rect
  /// The distance by which the box is held off its place in its parent, in points. A move of the parent does not
  /// count.
  public let shift: Vector

  init(frame: Rect, shift: Vector) { (self.frame, self.shift) = (frame, shift) }

  /// The sides at which the box is stuck: held off its place.
  ///
  /// At the very offset at which the box reaches its inset, the box is not stuck yet, because nothing holds it
  /// there. A box that its parent pushes out is still stuck, as long as it is off its place.
  public var stuck: Edges {
    var stuck: Edges = []
    for axis in Axis.both where shift[axis] != 0 {
      stuck.insert(Edges(axis, shift[axis] > 0 ? .lower : .upper))
    }
    return stuck
  }
}
