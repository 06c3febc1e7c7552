public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// The offsets between which a scroller may rest: between its walls, or between the first and the last area on
/// which it snaps.
public struct RestRange: Hashable, Sendable {
  /// The first and the last offset of each axis, in offset coordinates; nil on an open side, and on a ring.
  public private(set) var extent: PerAxis<Extent>

  /// Creates the range of a scroller, from wall to wall.
  ///
  /// With a `snapping` that is mandatory, the range ends where the content would rest after a scroll to the wall.
  /// The items of a row that snaps count as far as they fill the content: the range then ends at the walls.
  public init(of scroll: ScrollController, snapping: Snapping? = nil) {
    extent = scroll.geometry.extent
    for axis in Axis.both where extent[axis].period != nil { extent[axis] = Extent() }
    guard let snapping, snapping.strictness == .mandatory, snapping.row == nil else { return }
    let (context, walls) = (scroll.context, extent)
    let selection = snapping.selection(in: context)
    for side in [Side.lower, .upper] {
      var moves = PerAxis(x: SnapMove.end(context.position.x), y: .end(context.position.y))
      for axis in Axis.both {
        if let wall = walls[axis][side] { moves[axis] = .end(wall - context.origin[axis]) }
      }
      let result = selection.select(moves)
      for axis in Axis.both where walls[axis][side] != nil {
        guard let choice = result.choices[axis] else { continue }
        let rest = choice.offset + context.origin[axis]
        extent[axis][side] = walls[axis].clamp(rest)
      }
    }
  }

  /// Returns the sides towards which there is more than `tolerance` points to scroll, from an offset.
  ///
  /// An open side always has more. An offset past a side counts as at that side.
  public func sides(from offset: Point, tolerance: Double = 0) -> Edges {
    var sides: Edges = []
    for axis in Axis.both {
      let extent = extent[axis]
      let room = extent.room ?? .infinity
      // Content that fits has no side to scroll to, also while it is past a wall.
      guard room > tolerance else { continue }
      if (extent.lower.map { offset[axis] - $0 } ?? .infinity) > tolerance {
        sides.insert(Edges(axis, .lower))
      }
      if (extent.upper.map { $0 - offset[axis] } ?? .infinity) > tolerance {
        sides.insert(Edges(axis, .upper))
      }
    }
    return sides
  }
}
