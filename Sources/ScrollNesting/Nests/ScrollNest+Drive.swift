import ScrollEngine
public import ScrollSpace

/// A velocity at which scrollers move until it changes: that of a gamepad's stick, or of a held key.
struct Drive {
  /// The scrollers to which its movements are offered.
  var route: NestedRoute
  /// In points per second, on the screen.
  var velocity: Vector
  /// The scroller that moves along each axis; nil if there is none, or if something else moves it.
  var takers = PerAxis<NestedScroller?>(nil)
  /// The times at which they meet their walls, as first computed: frames in between change no bit of them.
  var walls = PerAxis<Timestamp?>(nil)
  /// The number of points of the host for a point of each viewport, at the start.
  private let scales: [(scroller: NestedScroller, scale: PerAxis<Double>)]

  init(_ route: NestedRoute, _ velocity: Vector) {
    (self.route, self.velocity) = (route, velocity)
    scales = route.path.map { ($0, $0.scaleInHost) }
  }

  func scale(of scroller: NestedScroller) -> PerAxis<Double> {
    scales.first { $0.scroller === scroller }?.scale ?? PerAxis(1)
  }

  /// Returns the part of the velocity at which a scroller moves, in points of its viewport per second.
  func velocity(of scroller: NestedScroller) -> Vector {
    var part = velocity
    for axis in Axis.both where takers[axis] !== scroller { part[axis] = 0 }
    return part == .zero ? part : part / scale(of: scroller)
  }

  /// The scrollers that move, each once, the inner one first.
  var scrollers: [NestedScroller] {
    route.path.filter { $0 === takers.x || $0 === takers.y }
  }
}

extension ScrollNest {
  /// Moves the content at a velocity, in points per second, until the next call: for a gamepad's stick or
  /// held arrow keys.
  ///
  /// The scroller that has the focus moves, and those around it: see
  /// `ScrollController.move(at:glides:time:)`.
  ///
  /// The policy is asked when the movement begins; if scrollers share movements, also when the velocity
  /// changes. In that case, a scroller that reaches its wall passes the movement to the next one at the exact
  /// time, independently of frames. The focus counts at the beginning. A velocity of zero releases the
  /// content; with `glides`, as a fling that is shared as a finger's.
  public func move(
    at velocity: Vector, glides: Bool = false, from focus: NestedScroller, time: Timestamp
  ) {
    feed(.move(at: velocity, glides: glides, time: time), orElse: ()) {
      guard isMember(focus) else { return }
      bring(to: time)
      if velocity == .zero { return letGo(glides: glides, time) }
      var drive = drive ?? Drive(NestedRoute(focus.path, policy, .key), velocity)
      let former = drive
      drive.velocity = velocity
      let chosen = drive.route.isShared ? [] : takers(drive.route, of: velocity)
      for axis in Axis.both {
        let isKept = drive.takers[axis] != nil && velocity[axis] * former.velocity[axis] > 0
        if velocity[axis] == 0 {
          drive.takers[axis] = nil
        } else if !drive.route.isShared {
          drive.takers[axis] = former.scrollers.first ?? chosen.first
        } else if !isKept {
          drive.takers[axis] = driven(drive.route, axis, velocity[axis])
        }
      }
      change(to: drive, from: former, at: time)
    }
  }

  /// Returns the scroller that moves along an axis: the first that can, or else the last, whose wall holds
  /// it.
  private func driven(_ route: NestedRoute, _ axis: Axis, _ speed: Double) -> NestedScroller? {
    withTakers(route, of: .along(axis, speed)) { order, _ in
      order.first { $0.canTake(.along(axis, speed))[axis] } ?? order.last
    }
  }

  private func change(to drive: Drive, from former: Drive, at time: Timestamp) {
    self.drive = drive
    for axis in Axis.both {
      let isSame = drive.takers[axis] === former.takers[axis] && drive.velocity[axis] == former.velocity[axis]
      if !isSame { self.drive?.walls[axis] = nil }
    }
    for scroller in drive.route.path
    where scroller.scroll.phase == .wheeling || drive.velocity(of: scroller) != .zero {
      let isDriven = former.velocity(of: scroller) != .zero || drive.velocity(of: scroller) != .zero
      if isDriven { scroller.scroll.move(at: drive.velocity(of: scroller), time: time) }
    }
  }

  /// Forgets scrollers that something else moves, and passes the movement on from scrollers that have reached
  /// their walls by a time.
  func passOnSpeed(to time: Timestamp) {
    guard var drive else { return }
    for axis in Axis.both where drive.takers[axis]?.scroll.phase != .wheeling { drive.takers[axis] = nil }
    self.drive = drive
    // A link that reduces a movement makes the way to the wall longer than computed.
    for _ in 0..<16 where drive.route.isShared {
      guard let (axis, moment) = firstWall(of: drive), moment <= time, let source = drive.takers[axis] else {
        return
      }
      source.scroll.move(at: drive.velocity(of: source), time: moment)
      guard !source.canTake(.along(axis, drive.velocity[axis]))[axis],
        let next = driven(drive.route, axis, drive.velocity[axis]), next !== source
      else { continue }
      let former = drive
      drive.takers[axis] = next
      change(to: drive, from: former, at: moment)
    }
  }

  /// Times that are nearer to each other differ by rounding, in seconds.
  private static let sameTime = 1e-9

  /// Returns the axis and the time of the first wall beyond which another scroller can move.
  private func firstWall(of drive: Drive) -> (axis: Axis, time: Timestamp)? {
    var first: (axis: Axis, time: Timestamp)?
    for axis in Axis.both where drive.velocity[axis] != 0 {
      let speed = drive.velocity[axis]
      guard let taker = drive.takers[axis],
        withTakers(
          drive.route, of: .along(axis, speed),
          { order, _ in order.contains { $0 !== taker && $0.canTake(.along(axis, speed))[axis] } })
      else { continue }
      let room = taker.room(for: .along(axis, speed < 0 ? -.infinity : .infinity))[axis]
      var time = taker.scroll.context.time + room * drive.scale(of: taker)[axis] / speed
      if let known = self.drive?.walls[axis], (known - time).magnitude < Self.sameTime { time = known }
      self.drive?.walls[axis] = time
      guard time < first?.time ?? .seconds(.infinity) else { continue }
      first = (axis, time)
    }
    return first
  }

  /// Releases scrollers that a velocity has moved, because something else will move them.
  func releaseDriven(_ time: Timestamp, _ isReleased: (NestedScroller) -> Bool) {
    for axis in Axis.both {
      guard let driven = drive?.takers[axis], isReleased(driven) else { continue }
      driven.scroll.move(at: .zero, time: time)
      drive?.takers[axis] = nil
    }
  }

  private func letGo(glides: Bool, _ time: Timestamp) {
    guard let drive else { return }
    let isShared = glides && drive.route.isShared
    if isShared { beginFlings(drive.velocity, drive.route) }
    for scroller in drive.scrollers { scroller.scroll.move(at: .zero, glides: glides, time: time) }
    if isShared { passOn() }
    self.drive = nil
  }
}
