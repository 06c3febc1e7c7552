public import ScrollSpace

/// What stays under the eye when viewport, content, insets or the chain changed.
///
/// It comes in with the offset and the destination as they were. Write the offset that shows the same
/// things in the new layout; a running motion, a drag and the destination are moved along by as much. Write
/// the destination too where the scroller shall come to rest elsewhere.
public struct LayoutChange: Proposal, Sendable {
  /// The geometry so far.
  public let old: Geometry
  /// The geometry from now on.
  public let new: Geometry
  /// The content offset.
  public var offset: Point
  /// Where it comes to rest; the offset when nothing runs.
  public var destination: Point {
    didSet { for axis in Axis.both where destination[axis] != oldValue[axis] { isSent[axis] = true } }
  }
  /// Whether a link before has said what stays on an axis. Write true if you do, also where the offset stays as it
  /// is: links that only have a fallback then leave it alone, and so does the engine, which takes content that stands
  /// at its start along with the insets as long as there has been no input and no frame.
  public var isKept = PerAxis(false)
  /// Where the content's coordinates began, today.
  public let origin: ContentOrigin
  /// Whether a link before has said where an axis is to rest; else it rests as much further on as the offset is moved. True
  /// once `destination` is changed. Write true if you say that it rests where it was to rest, though the offset is moved.
  public var isSent = PerAxis(false)
  var isLeft = false

  /// Makes a change.
  public init(
    old: Geometry, new: Geometry, offset: Point, destination: Point, origin: ContentOrigin = ContentOrigin()
  ) {
    self.old = old
    self.new = new
    self.offset = offset
    self.destination = destination
    self.origin = origin
  }

  /// A zoom keeps what is at its focus: it says so before any link does.
  mutating func keep(at offset: Point) {
    let way = offset - self.offset
    (self.offset, destination) = (offset, destination + way)
    (isKept, isSent) = (PerAxis(true), PerAxis(false))
  }

  /// How far it is from the former offset. Amid a motion an offset rounds what is added to it: a way on the grid that leads
  /// there is what was meant.
  func way(from former: Point) -> Vector {
    var way = offset - former
    for axis in Axis.both where former[axis] + roundedToGrid(way[axis]) == offset[axis] {
      way[axis] = roundedToGrid(way[axis])
    }
    return way
  }

  /// `offset` in content coordinates, which a moved origin does not change. An axis that is set to what it reads keeps
  /// its offset to the last bit.
  public var position: Point {
    get { origin.position(of: offset) }
    set { origin.set(&offset, at: newValue) }
  }

  /// `destination` in content coordinates, set as `position` is.
  public var destinationPosition: Point {
    get { origin.position(of: destination) }
    set { origin.set(&destination, at: newValue) }
  }
}
