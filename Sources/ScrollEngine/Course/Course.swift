import ScrollMotion
import ScrollSpace

/// Where the content is and where it goes: its offset, its activity, and what each axis rests on.
struct Course: ~Copyable {
  var offset = Point.zero
  var activity = Activity.idle
  /// What each axis rests on.
  var restBases = PerAxis(RestBasis.asked(.layout))
  /// The offset at which a snapshot has put an axis, until the next layout: content that is still to come may cut it.
  var restoredOffset = PerAxis<Double?>(nil)
  /// The effect of fingers and commands on the content's scale.
  var zoom = Zoom()
  /// True during a movement: a callback has been posted since the last didSettle.
  var isMovementOpen = false
  /// A finished planned motion, kept so that the next planned motion allocates nothing.
  private var spareMotion: PlannedMotion?
  /// The plans that were made last, kept for the same reason.
  private var sparePlans: Plans?
  /// Changes whenever a plan in progress becomes out of date. The counter starts shortly before it wraps around, so
  /// that every run tests that.
  private(set) var revision = Int.max - 30

  /// Declares plans in progress out of date.
  @inline(__always) mutating func revise() { revision &+= 1 }

  /// Continues the revisions of a course that this one replaces.
  mutating func revise(after former: borrowing Course) { revision = former.revision &+ 1 }

  // MARK: Where it goes

  /// The planned motion that moves the content; nil if none does.
  var plannedMotion: PlannedMotion? { activity.plannedMotion }

  /// The offset at which the content comes to rest, exact to the last bit. At rest, the offset.
  var destination: Point {
    // A motion may end at negative zero. It is read in place, because a copy of a motion is long.
    plannedMotion.map {
      normalized(Point(x: $0.motion.axes.x.destination, y: $0.motion.axes.y.destination))
    } ?? offset
  }

  /// The offset from which commands count: the target of a running animation, or else the offset.
  var commandStart: Point { commandStart(from: offset) }

  /// Returns the same for content at an offset.
  func commandStart(from offset: Point) -> Point {
    activity.phase == .animating && plannedMotion?.zoom == nil ? destination : offset
  }

  /// Returns true if an axis moves by itself.
  func travels(_ axis: Axis, at now: Timestamp) -> Bool {
    plannedMotion.map { $0.travels(axis, after: $0.elapsed(at: now)) } ?? false
  }

  /// Returns the offset from which a step counts: the target of a running animation, else the offset. If the content
  /// returns to a wall and the step has the same direction, the wall.
  func stepStart(of amount: Vector, within extent: PerAxis<Extent>) -> Point {
    if activity.phase == .animating { return destination }
    var base = offset
    for axis in Axis.both where extent[axis].side(past: base[axis]) != nil {
      if (destination[axis] - base[axis]) * amount[axis] > 0 { base[axis] = destination[axis] }
    }
    return base
  }

  /// Returns true if an axis of an animation has come to rest at the start of the content, though the other axis may
  /// still move.
  func isAtTop(of plannedMotion: PlannedMotion, at now: Timestamp, within extent: PerAxis<Extent>) -> Bool {
    Axis.both.contains {
      plannedMotion.isScrollToTop[$0] && !plannedMotion.travels($0, after: plannedMotion.elapsed(at: now))
        && offset[$0] == extent[$0].lower
    }
  }

  // MARK: What it rests on

  /// Lets moving axes rest on an offset from now on, because something takes over the content.
  mutating func takeOver(at now: Timestamp) {
    for axis in Axis.both where travels(axis, at: now) { restBases.ask(axis, by: .layout) }
  }

  /// Returns what the axes rest on that move to an offset by themselves. An axis that does not move keeps what it
  /// rests on.
  func restBases(at offset: Point, from context: ScrollContext) -> PerAxis<RestBasis> {
    var result = PerAxis(RestBasis.asked(.layout))
    for axis in Axis.both
    where offset[axis] == context.offset[axis] && offset[axis] == context.destination[axis] {
      result[axis] = restBases[axis]
    }
    return result
  }

  /// Takes what the axes rest on after the question `target`.
  mutating func rest(
    on draft: PerAxis<RestBasis>, after target: TargetProposal, within extent: PerAxis<Extent>
  ) {
    let isAfterLayout = target.isAfterLayout
    for axis in Axis.both where target.cause[axis] != nil {
      // After a layout, a target that no longer exists may exist again later, as long as no link has chosen another
      // place.
      if !isAfterLayout || target.isChosen[axis] { restBases[axis] = draft[axis] }
      restBases[axis].cut(past: extent[axis].side(past: target.offset[axis]))
    }
  }

  // MARK: Changes

  /// Begins the first layout at the start of the content, on each axis that no link has placed.
  mutating func begin(within extent: PerAxis<Extent>) {
    for axis in Axis.both {
      switch restBases[axis] {
      case .asked(.layout), .awaited: offset[axis] = extent[axis].lower ?? 0
      case .asked, .offset, .wall, .cut, .written, .link, .restored, .centred: break
      }
    }
  }

  /// Lets an axis that rests where nothing in particular is keep the content position in the middle of the view.
  mutating func centre(_ axis: Axis, at position: Double) {
    switch restBases[axis] {
    case .asked(let cause), .cut(_, let cause), .restored(_, let cause):
      restBases[axis] = .centred(position, cause)
    case .link, .offset, .wall, .written, .awaited, .centred: break
    }
  }

  /// The offset from which a layout counts: what zoomed content is to show in the middle, wherever walls keep it.
  func wanted(in geometry: Geometry, from origin: ContentOrigin) -> Point {
    var wanted = offset
    for axis in Axis.both {
      guard case .centred(let middle, _) = restBases[axis] else { continue }
      wanted[axis] = origin.offset(of: middle, on: axis) - geometry.middle(axis)
    }
    return wanted
  }

  /// Lets an axis rest on its offset again, because something else has decided what it shows.
  mutating func forgetMiddle(_ axis: Axis) {
    if case .centred(_, let cause) = restBases[axis] { restBases[axis] = .asked(cause) }
  }

  /// Lets axes that a snapshot has put at an offset go on to it, if content is missing there, and axes whose target is
  /// lost wait for it.
  mutating func restore(isMissing: PerAxis<Bool>, isLost: PerAxis<Bool>, at now: Timestamp) {
    for axis in Axis.both where !travels(axis, at: now) {
      switch restBases[axis] {
      case .asked: restoredOffset[axis] = isMissing[axis] ? offset[axis] : nil
      case .link(let link, let target, _) where isLost[axis]: restBases[axis] = .awaited(link, target)
      case .link, .offset, .wall, .cut, .written, .awaited, .restored, .centred: break
      }
    }
  }

  /// Starts another activity.
  mutating func enter(_ activity: Activity) {
    var former = plannedMotion
    self.activity = activity
    if isKnownUniquelyReferenced(&former), let former { retire(former) }
    revise()
  }

  /// Moves the origin of the offset and of what moves it.
  mutating func shift(by shift: Vector) {
    offset = normalized(offset + shift)
    activity.shift(by: shift)
  }

  /// Returns the plans in a context: those that were made last, if nothing else refers to them.
  mutating func newPlans(
    of chain: Chain, in context: ScrollContext, at rate: DecelerationRate, pixel: Double
  ) -> Plans {
    guard isKnownUniquelyReferenced(&sparePlans), let plans = sparePlans else {
      let plans = Plans(chain, context, rate, pixel: pixel)
      sparePlans = plans
      return plans
    }
    plans.use(context, rate, pixel: pixel)
    return plans
  }

  /// Returns an unplanned motion from an offset: the planned motion that ended last, if nothing else refers to it.
  mutating func newPlannedMotion(from start: Point, velocity: Vector, at time: Timestamp) -> PlannedMotion {
    guard isKnownUniquelyReferenced(&spareMotion), let plannedMotion = spareMotion else {
      return PlannedMotion(cause: PerAxis(.layout), from: start, velocity: velocity, at: time)
    }
    spareMotion = nil
    plannedMotion.reset(from: start, velocity: velocity, at: time)
    return plannedMotion
  }

  /// Resets a planned motion that has ended, or never began, so that it can be used again.
  mutating func retire(_ plannedMotion: PlannedMotion) {
    plannedMotion.reset()
    spareMotion = plannedMotion
  }
}
