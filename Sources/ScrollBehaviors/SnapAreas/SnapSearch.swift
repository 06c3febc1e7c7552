import ScrollSpace

/// An offset on one axis that an area offers.
struct SnapCandidate {
  let offset: Double
  /// The area's index; -1 for an offset that belongs to no area.
  var area = -1
  /// The offsets of the other axis at which the area is in view, edges included.
  var visible = -Double.infinity...Double.infinity
  /// True if the area covers the port at this offset, and is not aligned in it.
  var covers = false
  /// True if this is the offset to which the move leads by itself.
  var isIntended = false
}

/// A search along one axis, with the other axis at a fixed offset.
struct SnapSearch {
  let axis: Axis
  /// The port along the axis, and across.
  let lane: SnapLane
  let acrossLane: SnapLane
  /// The ends of the move, the offset from which distances are measured, and the distance of a move ahead.
  let current: Double
  let intended: Double
  let base: Double
  let displacement: Double?
  /// True if the move is a step ahead.
  let isStep: Bool
  /// The other axis' offset, and the offsets of this axis at which the other axis' area is in view.
  let cross: SnapCandidate
  /// Restricts the search to areas at which a fling must stop, at their aligned offsets.
  var isForStops = false
  /// Restricts the search to this area and those that overlap it.
  var within: Int?

  /// The nearest result so far, and its distance.
  struct Found {
    var candidate: SnapCandidate?
    var distance: Double
    /// The index of the last area that is as near.
    var last = -1
    /// True if areas that are as near were not visited in their order.
    var isDisordered = false
  }

  init(
    _ axis: Axis, _ move: SnapMove, in port: SnapPort,
    cross: SnapCandidate = SnapCandidate(offset: 0)
  ) {
    (self.axis, self.cross) = (axis, cross)
    (lane, acrossLane) = (SnapLane(port, axis), SnapLane(port, axis.cross))
    (current, intended, base, displacement) = (
      move.current, move.intended, move.base, move.displacement
    )
    if case .direction = move { isStep = true } else { isStep = false }
  }
}
