import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Returns the part that a wall refuses of a move. The move has brought a drag to `raw`, and will bring the content
  /// to `shown`. Nil if no wall takes part.
  func pull(
    of drag: Drag, _ axis: Axis, by offered: Double, to raw: Double, shownAt shown: Double
  ) -> EdgePull? {
    let former = drag.pulled[axis]
    let past = state.geometry.extent[axis].wall(past: raw)
    guard offered != 0, past != nil || former != 0 else { return nil }
    let refused = offered - (shown - state.offset[axis])
    var pulled = 0.0
    if let (side, wall) = past {
      switch drag[axis, side] {
      case .elastic, .law: pulled = raw - wall
      case .rigid:
        // The anchor drops what a rigid wall holds back.
        let isOn = side == .upper ? former > 0 : former < 0
        pulled = (isOn ? former : 0) + refused
      case .open, nil: break
      }
    }
    // If nothing is refused and no overshoot is visible, a rest in the last bits is not a pull.
    if refused == 0, overshoot(axis, pulled > 0 ? .upper : .lower, of: shown) == 0 { pulled = 0 }
    drag.pulled[axis] = normalized(pulled)
    guard refused != 0 || pulled != former else { return nil }
    let way = pulled != 0 ? pulled : former != 0 ? former : refused
    let side: Side = way > 0 ? .upper : .lower
    return EdgePull(
      axis: axis, side: side, refused: normalized(refused), distance: normalized(pulled.magnitude),
      overshoot: normalized(overshoot(axis, side, of: shown)), velocity: 0)
  }

  /// Returns the distance of an offset past a wall, in points.
  func overshoot(_ axis: Axis, _ side: Side, of offset: Double) -> Double {
    guard let wall = state.geometry.extent[axis][side] else { return 0 }
    return max(0, side == .upper ? offset - wall : wall - offset)
  }

  /// Posts a didPull.
  func post(_ pull: EdgePull) {
    guard isImplemented(.didPull) else { return }
    state.events.append(pull)
  }

  /// Posts the velocities that walls have taken from a planned motion in the seconds since the last check.
  func notifyOfMeetings(of plannedMotion: PlannedMotion, through elapsed: Double) {
    var isOver = true
    for axis in Axis.both {
      let motion = plannedMotion.motion.axes[axis]
      guard let edge = motion.edge else { continue }
      let time = motion.begins + edge.time
      if time > elapsed { isOver = false }
      guard time > plannedMotion.watchedUntil, time <= elapsed else { continue }
      let met = motion.free.velocity(at: edge.time)
      let refused = normalized(met - edge.stage.velocity(at: 0))
      // A motion that passes the wall at its speed has lost only the last bits.
      guard refused.magnitude > met.magnitude * 1e-9 else { continue }
      post(
        EdgePull(axis: axis, side: edge.side, refused: 0, distance: 0, overshoot: 0, velocity: refused))
    }
    plannedMotion.watchedUntil = elapsed
    plannedMotion.awaitsWall = !isOver && isImplemented(.didPull)
  }

  /// Returns true if the planned motion that a frame has moved is over. Posts the walls that the planned motion has
  /// met.
  @inline(never)
  func isSettled(at time: Timestamp) -> Bool {
    guard let plannedMotion = state.activity.plannedMotion else { return false }
    if plannedMotion.zoom != nil, bringZoom(to: time) { return false }
    if plannedMotion.awaitsWall {
      notifyOfMeetings(of: plannedMotion, through: time - plannedMotion.motion.start)
    }
    return plannedMotion.motion.isSettled(at: time)
  }

  /// Watches for the walls that a planned motion has yet to meet, if anyone implements didPull.
  func watchWalls(from elapsed: Double? = nil) {
    guard let plannedMotion = state.activity.plannedMotion else { return }
    if let elapsed { plannedMotion.watchedUntil = elapsed }
    plannedMotion.awaitsWall =
      isImplemented(.didPull)
      && Axis.both.contains { axis in
        let motion = plannedMotion.motion.axes[axis]
        return motion.edge.map { motion.begins + $0.time > plannedMotion.watchedUntil } ?? false
      }
  }
}
