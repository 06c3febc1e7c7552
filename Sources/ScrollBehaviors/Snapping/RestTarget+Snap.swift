import ScrollEngine
import ScrollSpace

/// The rest targets of ``Snapping``: the area on which an axis rests.
///
/// ```
///   id     the area                             lap    which time round a ring
///   part   points from where it is aligned, in an area larger than the port
/// ```
/// By `proximity`, an axis that found no area rests on none, and stays at its offset. By `mandatory`, every
/// layout searches for an area again. The rest target of a command holds the distance to its destination. Two
/// reserved values of `lap` mark "no area" and "a command".
extension RestTarget {
  private static let none = Int64.min
  private static let ahead = Int64.min + 1

  /// Returns the rest target of a command: an area, or none, so many points from where the axis comes to rest
  /// now.
  static func ahead(_ distance: Double = 0, area: Int64? = nil) -> RestTarget {
    RestTarget(id: area ?? 0, lap: area == nil ? none : ahead, part: distance)
  }

  /// The area's id; nil if there is none.
  var area: Int64? { lap == Self.none ? nil : id }

  /// The distance of a command's destination, in points.
  var distance: Double { lap == Self.none || lap == Self.ahead ? part : 0 }

  /// True if this is the target of a command to an area.
  var isAhead: Bool { lap == Self.ahead }
}

extension SnapSelection {
  /// Returns the rest target of an axis that rests on an area at an offset.
  func target(of id: Int64, at offset: Double, _ axis: Axis) -> RestTarget {
    var target = RestTarget(id: id)
    guard let (aligned, _) = alignment(of: id, axis) else { return target }
    let period = port.extent[axis].period ?? 0
    let lap = port.lap(of: aligned - period / 2, before: offset, axis)
    // `lap` is whole. Beyond the countable laps the lap is 0. (`Int64(exactly:)` would need a libm.)
    target.lap = lap.magnitude < 0x1p62 ? Int64(lap) : 0
    let part = offset - (aligned + lap * period)
    target.part = part.magnitude <= Tolerance.sum(near: offset) ? 0 : part
    return target
  }

  /// Returns the offset at which an axis rests on an area; nil if the area is gone.
  func offset(of target: RestTarget, _ axis: Axis) -> Double? {
    guard let id = target.area, let (aligned, covered) = alignment(of: id, axis) else { return nil }
    // An area no larger than the port is aligned in the port.
    let offset = covered.map { max($0.lowerBound, min(aligned + target.part, $0.upperBound)) } ?? aligned
    let period = port.extent[axis].period ?? 0
    return port.rounded(port.extent[axis].clamp(offset + Double(target.lap) * period), axis)
  }

  /// Returns the area of a rest target if the area is in view and the axis rests at the area's offset; else
  /// nil.
  func area(of target: RestTarget, at rest: Point, _ axis: Axis) -> Int64? {
    guard points[axis] == nil, !target.isAhead, let id = target.area, let index = areas.index(of: id),
      let offset = offset(of: target, axis),
      (offset - rest[axis]).magnitude <= Tolerance.sum(near: rest[axis])
    else { return nil }
    let spot = areas.spots[index]
    let isInView = Axis.both.allSatisfy {
      port.shows(rest[$0], port.visible(spot.lower[$0], spot.upper[$0], $0), $0)
    }
    return isInView ? id : nil
  }

  /// Returns where axes rest after a layout. `moves` begin where the axes come to rest now. If no area has
  /// moved, every axis keeps its area. Otherwise both axes are searched together.
  func choices(of targets: PerAxis<RestTarget?>, _ moves: PerAxis<SnapMove>) -> PerAxis<SnapChoice?> {
    var choices = PerAxis<SnapChoice?>(nil)
    for axis in Axis.both {
      guard var target = targets[axis], let id = target.area else { continue }
      let end = moves[axis].current
      if target.isAhead { target = self.target(of: id, at: end, axis) }
      guard let offset = offset(of: target, axis), (offset - end).magnitude <= Tolerance.sum(near: end) else {
        return select(moves).choices
      }
      choices[axis] = SnapChoice(id: id, offset: offset, covered: nil)
    }
    return choices
  }
}
