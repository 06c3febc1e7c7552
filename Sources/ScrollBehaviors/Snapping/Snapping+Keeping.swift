import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The areas on which the content rests already.
extension Snapping {
  /// Returns the known areas if a search at an offset would name each of them again; nil if that takes a search.
  ///
  /// The search would find an offset without distance, and of all areas with that offset it would name the known one:
  /// an area that is aligned at the offset, and in view, precedes all others.
  func kept(_ known: PerAxis<Int64?>, at offset: Point, in port: SnapPort) -> PerAxis<Int64?>? {
    guard port.pixel == nil, port.extent.x.period == nil, port.extent.y.period == nil,
      offset.x.isFinite, offset.y.isFinite
    else { return nil }
    var ids = PerAxis<Int64?>(nil)
    for axis in Axis.both {
      guard port.axes[axis], hasAreas(axis) else {
        if scroll?.restTarget(of: self, on: axis) != nil { return nil }
        continue
      }
      guard let id = known[axis], let spot = spot(of: id, axis),
        port.keeps(spot, at: PerAxis(x: offset.x, y: offset.y), axis)
      else { return nil }
      if let points = points[axis], points.nearest(to: offset[axis]) != Int(id) { return nil }
      ids[axis] = id
    }
    return ids
  }

  private func hasAreas(_ axis: Axis) -> Bool {
    if let points = points[axis] { return points.count > 0 }
    return items.map { $0.row.axis == axis && !$0.row.items.isEmpty } ?? areas.aligns[axis]
  }

  /// Returns the area with an id, or the point with this index.
  private func spot(of id: Int64, _ axis: Axis) -> SnapSpot? {
    if let points = points[axis] {
      guard id >= 0, id < Int64(points.count), let scroll else { return nil }
      let start = points[Int(id)] + port(in: scroll.context).lower[axis]
      return SnapSpot(ItemPlace(index: id, start: start, length: 0), along: axis, .start)
    }
    if let items { return items.spot(of: id) }
    return areas.index(of: id).map { areas.spots[$0] }
  }
}

extension SnapPort {
  /// True if an area is aligned at an offset along an axis, and a part of it is in the port there. Not for rings.
  fileprivate func keeps(_ spot: SnapSpot, at offset: PerAxis<Double>, _ axis: Axis) -> Bool {
    guard let align = spot.align[axis] else { return false }
    let aligned = self.offset(aligning: spot.lower[axis], spot.upper[axis], align, axis)
    guard extent[axis].clamp(aligned) == offset[axis] else { return false }
    let rest = PerAxis(x: extent.x.clamp(offset.x), y: extent.y.clamp(offset.y))
    return contains(spot, at: rest)
      && Axis.both.allSatisfy {
        spot.lower[$0] <= rest[$0] + upper[$0] && spot.upper[$0] >= rest[$0] + lower[$0]
      }
  }
}
