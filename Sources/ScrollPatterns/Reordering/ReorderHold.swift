import ScrollSpace

/// What a reorder holds.
enum ReorderHold {
  case nothing
  /// An item under a finger.
  case finger(ReorderGrip)
  /// An item under a finger that is over another list.
  case away(ReorderGrip)
  /// An item that keys move.
  case keys
}

/// The place of a finger, and where it holds an item.
struct ReorderGrip {
  /// The place of the finger in the viewport.
  var point: Point
  /// The distance of the finger from the item's start along the axis, in points of the content.
  let distance: Double
}
