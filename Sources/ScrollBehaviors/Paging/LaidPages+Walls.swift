internal import CScrollCore
import ScrollSpace

// The pages of a ring whose turns end, between the walls there.
extension LaidPages {
  /// The same page in another lap, if this one lies past a wall and that between the walls.
  func page(_ page: Double, within walls: Extent) -> Double {
    guard let ring = period.flatMap(Ring.init) else { return page }
    let offset = offset(of: page)
    return page + csc_round((ring.coordinate(offset, within: walls) - offset) / ring.period) * count
  }

  /// A page, or the one at the wall that it lies past.
  func page(_ page: Double, upTo walls: Extent) -> Double {
    guard period != nil else { return page }
    let offset = offset(of: page)
    let bounded = walls.clamp(offset)
    return (bounded - offset).magnitude > Tolerance.sum(near: offset) ? nearest(to: bounded) : page
  }
}
