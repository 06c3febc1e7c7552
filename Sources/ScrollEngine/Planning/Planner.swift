import ScrollMotion
import ScrollSpace

/// Solves one axis: from where it stands and what is wished to a motion that respects the walls.
///
/// Edges are asked here, while planning, with the exact moment and speed at which the motion meets them;
/// a frame then only evaluates.
struct Planner {
  /// A motion, and what was asked of it.
  typealias Plan = (motion: AxisMotion, intent: Intent)

  let walls: any Walls
  let cause: Cause
  let axis: Axis
  let extent: Extent
  /// Nearer than this is there, in points.
  let threshold: Double
  /// The glide's k where an arrival needs one and the glide has none.
  let defaultRate: DecelerationRate

  /// `glide` is the free law's stage, if that is known already.
  func plan(_ intent: Intent, from start: Double, velocity: Double, along glide: Stage? = nil) -> Plan {
    let (start, velocity) = (normalized(start), normalized(velocity))
    var intent = intent
    intent.homing = nil
    let outside = extent.side(past: start)
    var free: Stage
    if intent.isGlide || runsIntoWall(intent, velocity: velocity) {
      free = glide ?? glideStage(intent.glide, from: start, velocity: velocity)
      if let outside, let wall = extent[outside] {
        // By itself it may come in, but no later than the wall would have brought it home.
        let inside = free.crossing(of: wall, up: outside == .lower) ?? .infinity
        if let home = homing(to: outside, from: start, velocity: velocity),
          inside > (home.duration > 0 ? home.duration : .greatestFiniteMagnitude)
        {
          intent.homing = outside
          return (AxisMotion(free: home, edge: crossing(of: home, from: outside)), intent)
        }
      }
    } else {
      let target = bounded(intent.wish, velocity: velocity)
      free = arrivalStage(intent, from: start, velocity: velocity, to: target)
    }
    return (AxisMotion(free: free, edge: crossing(of: free, from: outside)), intent)
  }

  /// The free law's stage. A law that leads beyond the usable numbers does not glide.
  func glideStage(_ glide: Glide, from start: Double, velocity: Double) -> Stage {
    var curve: Stage?
    switch glide {
    case .none: return .rest(at: start)
    case .decay: break
    case .custom(let law): curve = self.curve(law, .motion, from: start, velocity: velocity, to: nil)
    }
    let decay = Decay(velocity: velocity, rate: rate(of: glide))
    let stage = curve ?? .decay(decay, from: start, within: threshold(of: decay))
    return isUsable(stage.destination) ? stage : .rest(at: start)
  }

  private func arrivalStage(
    _ intent: Intent, from start: Double, velocity: Double, to target: Double
  ) -> Stage {
    if start == target, velocity == 0 { return .rest(at: target) }
    switch intent.arrival {
    case .jump: return .rest(at: target)
    case .keepSpeed where (target - start).magnitude <= threshold:
      // It is there: no speed is worth an excursion.
      return .rest(at: target)
    case .keepSpeed:
      let k = Decay(velocity: velocity, rate: rate(of: intent.glide)).constant
      if let decay = Decay(velocity: velocity, distance: target - start), decay.constant >= k / 2,
        decay.constant <= 4 * k,
        let stage = Stage.decay(from: start, velocity: velocity, to: target, within: threshold(of: decay))
      {
        return stage
      }
      return spring(from: start, velocity: velocity, to: target, response: CriticalSpring.edgeResponse)
    case .spring(let response):
      return spring(from: start, velocity: velocity, to: target, response: response)
    case .custom(let law):
      return curve(law, .target, from: start, velocity: velocity, to: target)
        ?? spring(from: start, velocity: velocity, to: target, response: CriticalSpring.edgeResponse)
    }
  }

  /// A glide is over when it is nearer than the threshold, and slower than a point per second: so no jump in speed is seen where
  /// content comes to rest, or is handed on.
  private func threshold(of decay: Decay) -> Double { min(threshold, 1 / decay.constant) }

  private func rate(of glide: Glide) -> DecelerationRate {
    guard case .decay(let rate) = glide, DecelerationRate.isValid(rate) else { return defaultRate }
    return DecelerationRate(rawValue: rate)
  }

  private func spring(from start: Double, velocity: Double, to target: Double, response: Double) -> Stage {
    .spring(from: start, velocity: velocity, to: target, response: response, within: threshold)
  }

  /// A law's curve, to a target or to its own end. Nil, and counted, if the content would jump by more than a point:
  /// the curve does not begin at its start, or does not end where it should.
  private func curve(
    _ law: any MotionLaw, _ question: LawQuestion, from start: Double, velocity: Double,
    to target: Double?
  ) -> Stage? {
    let request = LawRequest(law, distance: target.map { $0 - start }, velocity: velocity)
    let curve = request.curve
    var problem =
      curve.duration >= 0 ? "a curve that leads to no usable place" : "a curve that takes \(curve.duration) s"
    if let stage = Stage.curve(curve, from: start, to: target, request: request) {
      let rounding = Tolerance.difference(of: start, stage.destination)
      if stage.jump <= 1 + rounding { return stage }
      problem = "a curve along which the content would jump by \(stage.jump) pt"
    }
    walls.refuseCurve(problem, from: question, on: axis)
    return nil
  }

  /// Whether the natural stop lies past a closed wall, and a wish that keeps the speed there too, or at the wall: then
  /// it asks for nothing that the wall would not see to anyway, and the glide runs into it.
  func runsIntoWall(_ intent: Intent, velocity: Double) -> Bool {
    guard case .keepSpeed = intent.arrival, let (side, wall) = extent.wall(past: intent.natural),
      intent.wish == wall || extent.side(past: intent.wish) == side
    else { return false }
    if case .open = ask(side, wall: wall, velocity: velocity, target: intent.wish) { return false }
    return true
  }

  /// The wish, or the nearest closed wall where it lies past one.
  func bounded(_ wish: Double, velocity: Double) -> Double {
    guard let (side, wall) = extent.wall(past: wish) else { return wish }
    if case .open = ask(side, wall: wall, velocity: velocity, target: wish) { return wish }
    return wall
  }

  /// The way home from outside a closed wall, or to an offset inside that it was going to; nil where the wall is open.
  func homing(to side: Side, at end: Double? = nil, from start: Double, velocity: Double) -> Stage? {
    guard let wall = extent[side] else { return nil }
    let (start, velocity) = (normalized(start), normalized(velocity))
    let response = ask(side, wall: wall, velocity: velocity, target: start)
    return answer(response, to: end ?? wall, on: side, from: start, velocity: velocity)
  }

  /// What a wall makes of a motion that is at `start`, on it or past it. One that only swung past it on its way
  /// to a place inside, or past an open wall, goes on to there.
  private func answer(
    _ response: EdgeResponse, to wall: Double, on side: Side, from start: Double, velocity: Double,
    onwards free: Stage? = nil
  ) -> Stage? {
    var goal = wall
    if let free, side == .upper ? free.destination < wall : free.destination > wall {
      goal = bounded(free.destination, velocity: velocity)
    }
    switch response {
    case .open: return nil
    case .rigid:
      if goal == wall { return .rest(at: wall) }
      var response = CriticalSpring.edgeResponse
      if case .spring(let spring) = free?.law { response = 2 * Double.pi / spring.frequency }
      return spring(from: wall, velocity: 0, to: goal, response: response)
    case .elastic(_, let response):
      return spring(from: start, velocity: velocity, to: goal, response: response)
    case .pulled(_, let response):
      return answer(response, to: wall, on: side, from: start, velocity: velocity, onwards: free)
    case .custom(_, let law):
      return curve(law, .edge, from: start, velocity: velocity, to: goal)
        ?? spring(from: start, velocity: velocity, to: goal, response: CriticalSpring.edgeResponse)
    }
  }

  /// The first closed wall that a free stage runs into after `earliest` seconds, and its answer. A wall
  /// that it is beyond at that moment is met only after it has come in.
  func crossing(of free: Stage, from outside: Side?, after earliest: Double = 0) -> AxisMotion.Edge? {
    var first: AxisMotion.Edge?
    for side in [Side.lower, .upper] {
      guard let wall = extent[side] else { continue }
      var earliest = earliest
      if side == outside {
        guard let inside = free.crossing(of: wall, up: side == .lower, after: earliest) else { continue }
        earliest = inside
      }
      guard let time = free.crossing(of: wall, up: side == .upper, after: earliest),
        time < first?.time ?? .infinity
      else { continue }
      let velocity = normalized(free.velocity(at: time))
      let response = ask(side, wall: wall, velocity: velocity, target: free.destination)
      if let stage = answer(response, to: wall, on: side, from: wall, velocity: velocity, onwards: free) {
        first = AxisMotion.Edge(side: side, time: time, stage: stage)
      }
    }
    return first
  }

  private func ask(_ side: Side, wall: Double, velocity: Double, target: Double) -> EdgeResponse {
    walls.askEdge(
      EdgeProposal(cause: cause, axis: axis, side: side, wall: wall, velocity: velocity, target: target)
    ).answer
  }
}
