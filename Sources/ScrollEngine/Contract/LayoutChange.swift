public import ScrollSpace

/// What stays under the eye when viewport, content, insets or the chain changed.
///
/// It comes in with the offset and the destination as they were. Write the offset that shows the same
/// things in the new layout; a running motion, a drag and the destination are moved along by as much. Write
/// the destination too where the scroller shall come to rest elsewhere.
public struct LayoutChange: Sendable {
  /// The geometry so far.
  public let old: Geometry
  /// The geometry from now on.
  public let new: Geometry
  /// The content offset.
  public var offset: Point
  /// Where it comes to rest; the offset when nothing runs.
  public var destination: Point
  /// Whether a link before has said what stays on an axis. Write true if you do, also where the offset stays as it
  /// is: links that only have a fallback then leave it alone, and so does the engine, which takes content that stands
  /// at its start along with the insets as long as there has been no input and no frame.
  public var isKept = PerAxis(false)

  /// Makes a change.
  public init(old: Geometry, new: Geometry, offset: Point, destination: Point) {
    self.old = old
    self.new = new
    self.offset = offset
    self.destination = destination
  }
}
