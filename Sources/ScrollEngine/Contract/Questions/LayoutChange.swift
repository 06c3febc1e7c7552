public import ScrollSpace

/// The offset and the destination after the viewport, the content, the insets or the chain have changed.
///
/// The proposal starts with the former offset and destination. Write the offset that shows the same part of the
/// content in the new layout. A running motion, a drag and the destination move by the same distance. Write the
/// destination too if the scroller is to come to rest elsewhere. If no link writes anything, the offset and the
/// destination stay as they are, within the walls.
///
/// Then the link whose target an axis rests on, or moves to, is asked `offset(of:)`, so that a page or an item is found
/// again where it is now. A destination that a link writes outranks that target, because it is the answer for this very
/// layout. An axis without such a target asks all links `target`, unless the end of its drag was edited.
public struct LayoutChange: Sendable {
  /// The geometry before the change.
  public let old: Geometry
  /// The geometry after the change.
  public let new: Geometry
  /// The content offset.
  public var offset: Point
  /// The offset at which the content comes to rest. At rest, the content offset. An axis whose destination changes
  /// comes to rest there, and no more on its rest target.
  public var destination: Point {
    didSet {
      for axis in Axis.both where destination[axis] != oldValue[axis] {
        (isDestinationDecided[axis], isRestTargetForgotten[axis]) = (true, true)
      }
    }
  }
  /// True if an earlier link has decided which part of the content stays in place on an axis.
  ///
  /// Write true if your link decides this, also if it leaves the offset as it is. Links that only have a fallback
  /// then do not answer. The engine has a fallback too: before the first input or frame, content at its start moves
  /// along with the insets.
  public var isOffsetDecided = PerAxis(false)
  /// The origin of the content's coordinates at this moment.
  public let origin: ContentOrigin
  /// True if an earlier link has decided where an axis comes to rest.
  ///
  /// A change of `destination` sets this to true. If the value is false, the destination moves by the same distance
  /// as the offset. Write true if the destination stays as it is although the offset moves.
  public var isDestinationDecided = PerAxis(false)
  /// True if an axis does not rest on its target any more: all links are asked `target` for the place that this layout
  /// gives it.
  ///
  /// A change of `destination` sets this to true. Write true if your link outranks what the axis rests on although the
  /// destination stays, as the end of a conversation outranks the item that is there. An axis that rests on no target,
  /// or waits for one, keeps what it has.
  public var isRestTargetForgotten = PerAxis(false)

  /// Creates a change.
  public init(
    old: Geometry, new: Geometry, offset: Point, destination: Point, origin: ContentOrigin = ContentOrigin()
  ) {
    self.old = old
    self.new = new
    self.offset = offset
    self.destination = destination
    self.origin = origin
  }

  /// Sets the offset that a zoom keeps at its focus, before any link is asked.
  mutating func keep(at offset: Point) {
    let displacement = offset - self.offset
    (self.offset, destination) = (offset, destination + displacement)
    (isOffsetDecided, isDestinationDecided, isRestTargetForgotten) = (
      PerAxis(true), PerAxis(false), PerAxis(false)
    )
  }

  /// Returns the distance from the former offset. During a motion, adding a shift to an offset rounds the result. If
  /// a distance on the grid leads to the new offset, that distance was the shift.
  func displacement(from former: Point) -> Vector {
    var displacement = offset - former
    for axis in Axis.both where former[axis] + roundedToGrid(displacement[axis]) == offset[axis] {
      displacement[axis] = roundedToGrid(displacement[axis])
    }
    return displacement
  }

  /// Moves the destination of an axis along with the content that is there. The axis keeps its rest target.
  public mutating func moveDestination(to place: Double, on axis: Axis) {
    let isForgotten = isRestTargetForgotten[axis]
    destination[axis] = place
    isRestTargetForgotten[axis] = isForgotten
  }

  /// `offset` in content coordinates, which a moved origin does not change. An axis whose position is set to its
  /// present value keeps its offset to the last bit.
  public var position: Point {
    get { origin.position(of: offset) }
    set { origin.set(&offset, at: newValue) }
  }

  /// `destination` in content coordinates. Setting it works as for `position`.
  public var destinationPosition: Point {
    get { origin.position(of: destination) }
    set { origin.set(&destination, at: newValue) }
  }
}

extension LayoutChange {
  /// The destinations to which links send the axes; nil for an axis that rests where its offset leads.
  var sent: PerAxis<Double?> {
    PerAxis(
      x: isDestinationDecided.x ? destination.x : nil, y: isDestinationDecided.y ? destination.y : nil)
  }

  /// Returns the rest position so far. Each axis rests as much farther on as the offset has moved, unless a link has
  /// sent the axis elsewhere.
  func rest(from original: LayoutChange) -> Point {
    var rest = destination
    for axis in Axis.both where !isDestinationDecided[axis] {
      rest[axis] += offset[axis] - original.offset[axis]
    }
    return rest
  }

  /// Moves content at its start along with the insets before the first input or frame, unless a link has decided
  /// otherwise. Nothing is on screen then that could stay in place. `present` and `rest` are the offset and the
  /// destination before the layout.
  mutating func followStart(from present: Point, _ rest: Point) {
    for axis in Axis.both
    where old.inset.lower(axis) != new.inset.lower(axis) || old.inset.upper(axis) != new.inset.upper(axis) {
      guard !isOffsetDecided[axis], destination[axis] == rest[axis], offset[axis] == present[axis],
        old.extent[axis].lower == present[axis], let start = new.extent[axis].lower
      else { continue }
      offset[axis] = start
    }
  }
}
