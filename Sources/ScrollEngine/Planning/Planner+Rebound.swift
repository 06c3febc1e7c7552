import ScrollMotion
import ScrollSpace

extension Planner {
  /// Returns the same motion between moved walls, without a restart.
  ///
  /// A free stage continues as it was, and only its walls are found again. A motion on its way back goes to the new
  /// offset of its wall while the content is past the wall. Once the wall has moved past the content, the motion goes
  /// to the target that it had when it turned back, in one change or in several. A motion that was leaving, and is
  /// now inside the moved wall, continues its glide from the present velocity.
  ///
  /// An arrival is planned anew from the present velocity if a wall now cuts its target short, or no longer does. A
  /// timed arrival takes the rest of its time.
  func rebound(_ motion: AxisMotion, intent: Intent, at time: Double) -> Plan {
    let offset = motion.offset(at: time)
    if time < motion.begins {
      // The motion has yet to begin.
      return replan(intent, from: offset, velocity: motion.free.velocity(at: 0), at: motion.begins)
    }
    let velocity = motion.velocity(at: time)
    let isReturning = intent.returnSide != nil || motion.isAtEdge(at: time)
    if swungPast(motion, at: time) { return (motion, intent) }
    if let side = extent.side(past: offset), isReturning || !isInward(motion.free, from: side) {
      if let returning = returnStage(to: side, from: offset, velocity: velocity) {
        if isReturning, let same = runningReturn(motion, as: returning, from: side, at: time) {
          return (same, intent)
        }
        let before = isReturning ? intent.returnTarget ?? motion.destination : nil
        var intent = intent.remainder(of: motion, at: time)
        (intent.returnSide, intent.returnTarget) = (side, before)
        return (AxisMotion(free: returning, edge: crossing(of: returning, from: side), begins: time), intent)
      }
    }
    let end = intent.returnTarget ?? motion.destination
    if isReturning, motion.settlingTime > time, extent.side(past: end) == nil, (end - offset) * velocity >= 0
    {
      return continuedReturn(motion, to: end, intent, from: offset, velocity: velocity, at: time)
    }
    if !isReturning, motion.settlingTime > time, goesOn(motion.free, as: intent, velocity: velocity) {
      return (
        AxisMotion(
          free: motion.free, edge: crossing(ahead: motion, at: time, from: offset), begins: motion.begins),
        intent
      )
    }
    return replan(
      intent.remainder(of: motion, at: time), from: offset, velocity: velocity, at: time)
  }

  /// Continues to the destination from which the motion turned back, by the response of its wall. If the response
  /// gives no motion there, the motion does not change.
  private func continuedReturn(
    _ motion: AxisMotion, to end: Double, _ intent: Intent, from offset: Double, velocity: Double,
    at time: Double
  ) -> Plan {
    guard end != motion.destination, let side = intent.returnSide,
      let returning = returnStage(to: side, at: end, from: offset, velocity: velocity),
      returning.start == offset
    else { return (motion, intent) }
    return (AxisMotion(free: returning, edge: crossing(of: returning, from: nil), begins: time), intent)
  }

  /// Returns true if a motion to a place inside has swung past a wall that has not moved.
  private func swungPast(_ motion: AxisMotion, at time: Double) -> Bool {
    guard let edge = motion.edge, motion.isAtEdge(at: time), motion.settlingTime > time else { return false }
    return extent[edge.side] == edge.stage.start && motion.destination != edge.stage.start
      && extent.side(past: motion.destination) == nil
  }

  /// Returns the running return to the wall, to the last bit, if a new return would follow the same spring; else nil.
  private func runningReturn(
    _ motion: AxisMotion, as returning: Stage, from side: Side, at time: Double
  ) -> AxisMotion? {
    let running = motion.isAtEdge(at: time) ? motion.edge?.stage ?? motion.free : motion.free
    guard running.destination == returning.destination else { return nil }
    switch (running.law, returning.law) {
    case (.spring(let old), .spring(let new)): if old.frequency != new.frequency { return nil }
    // A curve does not contain its law. Like a free glide, it continues as it was.
    case (.curve, .curve): break
    case (.rest, _), (.decay, _), (.spring, _), (.curve, _): return nil
    }
    if motion.isAtEdge(at: time) { return motion }
    let edge = crossing(of: motion.free, from: side, after: time - motion.begins)
    return AxisMotion(free: motion.free, edge: edge, begins: motion.begins)
  }

  /// Returns the wall that a running free stage has yet to hit. The search begins at the stage's start, so that
  /// unmoved walls are met at the same moment to the last bit. If that moment is over, the search begins at the
  /// present.
  private func crossing(ahead motion: AxisMotion, at time: Double, from offset: Double) -> AxisMotion.Edge? {
    let elapsed = time - motion.begins
    let first = crossing(of: motion.free, from: extent.side(past: motion.free.start))
    if let first, first.time >= elapsed { return first }
    return crossing(of: motion.free, from: extent.side(past: offset), after: elapsed)
  }

  /// Plans an intent again, from the present offset of the axis.
  func replan(_ intent: Intent, from offset: Double, velocity: Double, at time: Double) -> Plan {
    var intent = intent
    intent.returnTarget = nil
    if intent.isGlide || runsIntoWall(intent, velocity: velocity) {
      let isGlide = intent.isGlide
      intent.natural = glideStage(intent.glide, from: offset, velocity: velocity).destination
      if isGlide { intent.requested = intent.natural }
    }
    let plan = plan(intent, from: offset, velocity: velocity)
    return (AxisMotion(free: plan.motion.free, edge: plan.motion.edge, begins: time), plan.intent)
  }

  private func isInward(_ free: Stage, from side: Side) -> Bool {
    guard let wall = extent[side] else { return true }
    return side == .lower ? free.destination >= wall : free.destination <= wall
  }

  /// Returns true if a free stage still ends where the intent wants to go between these walls.
  private func goesOn(_ free: Stage, as intent: Intent, velocity: Double) -> Bool {
    if intent.isGlide { return true }
    if runsIntoWall(intent, velocity: velocity) { return free.destination == intent.natural }
    guard let (_, wall) = extent.wall(past: intent.requested) else {
      return free.destination == intent.requested
    }
    return free.destination == wall || free.destination == intent.requested
  }
}
