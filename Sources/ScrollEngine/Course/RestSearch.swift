import ScrollSpace

/// Finds where the axes come to rest between the walls of plans, by what each axis rests on.
struct RestSearch {
  let plans: Plans
  /// True if a planned motion moves the content.
  let isMoving: Bool
  /// What the axes rest on. A link may answer with other targets for the same place.
  var bases: PerAxis<RestBasis>
  /// The rest positions, at first those before the layout.
  var offset: Point
  /// The causes with which links are asked for a target; nil for an axis that is not asked about.
  private(set) var causes = PerAxis<Cause?>(nil)
  /// The causes of axes that rest on their offset alone if no link answers; nil for an axis that keeps its basis then.
  private var anew = PerAxis<Cause?>(nil)
  private let restored: PerAxis<Double?>

  init(
    _ bases: PerAxis<RestBasis>, restored: PerAxis<Double?>, from offset: Point, isMoving: Bool,
    by plans: Plans
  ) {
    (self.plans, self.isMoving, self.restored) = (plans, isMoving, restored)
    (self.bases, self.offset) = (bases, offset)
    find()
  }

  /// True if links are asked for a target on an axis.
  var asksLinks: Bool { causes.x != nil || causes.y != nil }

  /// What the axes rest on if no link answers.
  var asked: PerAxis<RestBasis> {
    var asked = bases
    for axis in Axis.both { if let cause = anew[axis] { asked[axis] = .asked(cause) } }
    return asked
  }

  private mutating func find() {
    let end = offset
    for axis in Axis.both {
      let extent = plans.context.geometry.extent[axis]
      switch bases[axis] {
      case .offset: break
      case .asked(let cause)
      where restored[axis] == plans.context.offset[axis] && extent.clamp(end[axis]) != end[axis]:
        // The place of the snapshot, whatever links made of it for the content that is here.
        let place = restored[axis] ?? end[axis]
        bases[axis] = .restored(plans.context.origin.position(of: place, on: axis), cause)
        offset[axis] = extent.clamp(end[axis])
      case .asked(let cause), .written(_, let cause): causes[axis] = cause
      case .cut(let side, let cause):
        if end[axis] == extent[side] { break }
        (causes[axis], anew[axis]) = (cause, cause)
      case .wall(let side):
        // At rest at the wall, the content stays in place on screen and does not follow the wall.
        if isMoving { offset[axis] = extent[side] ?? end[axis] } else { causes[axis] = .program }
      case .link(let link, _, _):
        // A target of both axes is asked about once.
        if axis == .vertical, bases.x.target(of: link) != nil { break }
        find(link, from: end)
      case .awaited(let link, let target): find(target, of: link, axis, from: end)
      case .restored(let position, let cause): find(position, cause, axis, from: end)
      case .centred(let middle, _):
        let geometry = plans.context.geometry
        offset[axis] = normalized(
          extent.clamp(plans.context.origin.offset(of: middle, on: axis) - geometry.middle(axis)))
      }
    }
  }

  /// Looks for a target that was not there until now.
  private mutating func find(
    _ target: RestTarget, of link: any ScrollBehavior, _ axis: Axis, from end: Point
  ) {
    var targets = PerAxis<RestTarget?>(nil)
    targets[axis] = target
    let offsets = plans.chain.offset(of: &targets, by: link, in: plans.context.heading(to: end))
    guard let place = offsets[axis], let found = targets[axis] else { return }
    bases[axis] = .link(link, found, laterCause: nil)
    if place != end[axis] { plans.chain.note(link, at: place, on: axis) }
    offset[axis] = place
  }

  /// Goes to a position of a snapshot, as far as there is content.
  private mutating func find(_ position: Double, _ cause: Cause, _ axis: Axis, from end: Point) {
    let (extent, origin) = (plans.context.geometry.extent[axis], plans.context.origin)
    let wanted = origin.offset(of: position, on: axis)
    offset[axis] = extent.clamp(wanted)
    guard offset[axis] == wanted else { return }
    (bases[axis], causes[axis]) = (.asked(cause), cause)
  }

  /// Finds the targets that a link has chosen.
  private mutating func find(_ link: any ScrollBehavior, from end: Point) {
    var targets = bases.targets(of: link)
    let offsets = plans.chain.offset(of: &targets, by: link, in: plans.context.heading(to: end))
    for axis in Axis.both {
      guard case .link(let author, _, let laterCause) = bases[axis], author === link else { continue }
      guard let place = offsets[axis], let target = targets[axis] else {
        (causes[axis], anew[axis]) = (.layout, .layout)
        continue
      }
      bases[axis] = .link(link, target, laterCause: laterCause)
      causes[axis] = laterCause
      if place != end[axis] { plans.chain.note(link, at: place, on: axis) }
      offset[axis] = place
    }
  }
}
