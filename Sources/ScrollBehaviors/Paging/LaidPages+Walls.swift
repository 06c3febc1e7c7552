internal import CScrollCore
import ScrollSpace

// The pages of a ring that has walls.
extension LaidPages {
  /// Returns the same page in the lap between the walls, if this one lies past a wall.
  func page(_ page: Double, within walls: Extent) -> Double {
    guard let ring = period.flatMap(Ring.init) else { return page }
    let offset = offset(of: page)
    return page + csc_round((ring.coordinate(offset, within: walls) - offset) / ring.period) * count
  }

  /// Returns the page, or the page at the wall if the page lies past it.
  func page(_ page: Double, upTo walls: Extent) -> Double {
    guard period != nil else { return page }
    let offset = offset(of: page)
    let bounded = walls.clamp(offset)
    return (bounded - offset).magnitude > Tolerance.sum(near: offset) ? nearest(to: bounded) : page
  }
}
