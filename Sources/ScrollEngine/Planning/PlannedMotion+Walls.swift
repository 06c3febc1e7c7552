import ScrollMotion
import ScrollSpace

// The walls that a motion meets, for the callback didPull.
extension PlannedMotion {
  /// Returns the velocities that walls have taken from the motion in the seconds since the last check, if anyone
  /// implements didPull.
  func meetings(through elapsed: Double, isHeard: Bool) -> PerAxis<EdgePull?> {
    var (isOver, result) = (true, PerAxis<EdgePull?>(nil))
    defer { (watchedUntil, awaitsWall) = (elapsed, !isOver) }
    guard isHeard else { return result }
    for axis in Axis.both where sides[axis] != nil {
      let motion = motion.axes[axis]
      guard let edge = motion.edge else { continue }
      let time = motion.begins + edge.time
      if time > elapsed { isOver = false }
      guard time > watchedUntil, time <= elapsed else { continue }
      let met = motion.free.velocity(at: edge.time)
      let refused = normalized(met - edge.stage.velocity(at: 0))
      // A motion that passes the wall at its speed has lost only the last bits.
      guard refused.magnitude > met.magnitude * 1e-9 else { continue }
      result[axis] = EdgePull(
        axis: axis, side: edge.side, refused: 0, distance: 0, overshoot: 0, velocity: refused)
    }
    return result
  }

  /// Watches for the walls that the motion has yet to meet, if anyone implements didPull.
  func watchWalls(from elapsed: Double? = nil, isHeard: Bool) {
    if let elapsed { watchedUntil = elapsed }
    awaitsWall =
      isHeard
      && Axis.both.contains { axis in
        if sides[axis] == nil { return false }
        let motion = motion.axes[axis]
        return motion.edge.map { motion.begins + $0.time > watchedUntil } ?? false
      }
  }
}
