import ScrollMotion
import ScrollSpace

/// Plans one axis: from its offset and its target to a motion between the walls.
///
/// Edges are asked during planning, with the exact time and velocity at which the motion meets them. A frame then
/// only evaluates the motion.
struct Planner {
  /// A motion and its intent.
  typealias Plan = (motion: AxisMotion, intent: Intent)

  let plans: Plans
  let cause: Cause
  let axis: Axis
  let extent: Extent
  /// The distance in points within which an axis counts as arrived.
  let threshold: Double
  /// The question that an arrival answers.
  var question = LawQuestion.target

  /// Plans an intent. `glide` is the stage of the free law, if it is known already.
  func plan(_ intent: Intent, from start: Double, velocity: Double, along glide: Stage? = nil) -> Plan {
    let (start, velocity) = (normalized(start), normalized(velocity))
    var intent = intent
    intent.returnSide = nil
    let outside = extent.side(past: start)
    var free: Stage
    if intent.isGlide || runsIntoWall(intent, velocity: velocity) {
      free = glide ?? glideStage(intent.glide, from: start, velocity: velocity)
      if let outside, let wall = extent[outside] {
        // The free glide may come in by itself, but no later than the wall would have brought it back.
        let inside = free.crossing(of: wall, up: outside == .lower) ?? .infinity
        if let returning = returnStage(to: outside, from: start, velocity: velocity),
          inside > (returning.duration > 0 ? returning.duration : .greatestFiniteMagnitude)
        {
          intent.returnSide = outside
          return (AxisMotion(free: returning, edge: crossing(of: returning, from: outside)), intent)
        }
      }
    } else {
      let target = bounded(intent.requested, velocity: velocity)
      free = arrivalStage(intent, from: start, velocity: velocity, to: target)
    }
    return (AxisMotion(free: free, edge: crossing(of: free, from: outside)), intent)
  }

  /// Returns the stage of the free law. If the law ends beyond the usable numbers, the axis does not glide.
  func glideStage(_ glide: Glide, from start: Double, velocity: Double) -> Stage {
    var curve: Stage?
    switch glide {
    case .none: return .rest(at: start)
    case .decay: break
    case .custom(let law): curve = self.curve(law, .motion, from: start, velocity: velocity, to: nil)
    }
    let decay = Decay(velocity: velocity, rate: rate(of: glide))
    let stage = curve ?? .decay(decay, from: start, within: threshold(of: decay))
    guard isUsable(stage.destination) else { return .rest(at: start) }
    return onPixel(stage, glide, velocity: velocity) ?? stage
  }

  /// Returns a glide that ends on the pixel next to where another one ends; nil if that is the same place.
  private func onPixel(_ stage: Stage, _ glide: Glide, velocity: Double) -> Stage? {
    guard plans.pixel > 0, velocity != 0 else { return nil }
    let start = stage.start
    let end = plans.context.origin.pixel(nearestTo: stage.destination, on: axis, length: plans.pixel)
    guard end != stage.destination, extent.side(past: end) == extent.side(past: stage.destination) else {
      return nil
    }
    if case .custom(let law) = glide, (end - start) * velocity > 0 {
      // A law that knows no distance is no mistake: nothing else asks it for one.
      let request = LawRequest(law, distance: end - start, velocity: velocity)
      let curve = Stage.curve(request.curve, from: start, to: end, request: request)
      if let curve, curve.jump <= Tolerance.difference(of: start, end) { return curve }
    }
    guard let decay = Decay(velocity: velocity, distance: end - start) else { return .rest(at: end) }
    return .decay(from: start, velocity: velocity, to: end, within: threshold(of: decay))
  }

  private func arrivalStage(
    _ intent: Intent, from start: Double, velocity: Double, to target: Double
  ) -> Stage {
    if start == target, velocity == 0 { return .rest(at: target) }
    switch intent.arrival {
    case .jump: return .rest(at: target)
    case .keepSpeed where (target - start).magnitude <= threshold:
      // The axis has arrived. No velocity justifies an excursion.
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
      return curve(law, question, from: start, velocity: velocity, to: target)
        ?? spring(from: start, velocity: velocity, to: target, response: CriticalSpring.edgeResponse)
    }
  }

  /// Returns the distance at which a glide is over: nearer than the threshold, and slower than a point per second. So
  /// no jump in velocity is visible if content comes to rest, or another motion takes over.
  private func threshold(of decay: Decay) -> Double { min(threshold, 1 / decay.constant) }

  private func rate(of glide: Glide) -> DecelerationRate {
    guard case .decay(let rate) = glide, DecelerationRate.isValid(rate) else { return plans.rate }
    return DecelerationRate(rawValue: rate)
  }

  private func spring(from start: Double, velocity: Double, to target: Double, response: Double) -> Stage {
    .spring(from: start, velocity: velocity, to: target, response: response, within: threshold)
  }

  /// Returns the curve of a law, to a target or to its own end. Returns nil, and counts a refusal, if the curve does
  /// not begin at its start or does not end at its target. The content would then jump by more than a point.
  private func curve(
    _ law: any MotionLaw, _ question: LawQuestion, from start: Double, velocity: Double,
    to target: Double?
  ) -> Stage? {
    let request = LawRequest(law, distance: target.map { $0 - start }, velocity: velocity)
    let curve = request.curve
    let problem: DeferredText
    if let stage = Stage.curve(curve, from: start, to: target, request: request) {
      let rounding = Tolerance.difference(of: start, stage.destination)
      if stage.jump <= (question == .zoom ? Zoom.tolerance : 1) + rounding { return stage }
      problem =
        question == .zoom
        ? "a curve along which the logarithm of the scale would jump by \(stage.jump)"
        : "a curve along which the content would jump by \(stage.jump) pt"
    } else if curve.duration >= 0 {
      problem = "a curve that leads to no usable place"
    } else {
      problem = "a curve that takes \(curve.duration) s"
    }
    plans.chain.refuseCurve(problem, from: question, on: axis)
    return nil
  }

  /// Returns true if the natural stop is past a closed wall, and a target with `.keepSpeed` is past that wall too, or
  /// at it. Such a target changes nothing: the glide hits the wall.
  func runsIntoWall(_ intent: Intent, velocity: Double) -> Bool {
    guard case .keepSpeed = intent.arrival, let (side, wall) = extent.wall(past: intent.natural),
      intent.requested == wall || extent.side(past: intent.requested) == side
    else { return false }
    if case .open = ask(side, wall: wall, velocity: velocity, target: intent.requested) { return false }
    return true
  }

  /// Returns the target, or the nearest closed wall if the target is past a wall.
  func bounded(_ requested: Double, velocity: Double) -> Double {
    guard let (side, wall) = extent.wall(past: requested) else { return requested }
    if case .open = ask(side, wall: wall, velocity: velocity, target: requested) { return requested }
    return wall
  }

  /// Returns the motion back to a closed wall, or to a target inside the walls; nil if the wall is open.
  func returnStage(to side: Side, at end: Double? = nil, from start: Double, velocity: Double) -> Stage? {
    guard let wall = extent[side] else { return nil }
    let (start, velocity) = (normalized(start), normalized(velocity))
    let response = ask(side, wall: wall, velocity: velocity, target: start)
    return answer(response, to: end ?? wall, on: side, from: start, velocity: velocity)
  }

  /// Returns the response of a wall to a motion at `start`, at the wall or past it. A motion that only swings past
  /// the wall on its way to a place inside, or past an open wall, continues to that place.
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

  /// Returns the first closed wall that a free stage hits after `earliest` seconds, and the response. If the stage is
  /// past a wall at that moment, the wall is met only after the stage has come in.
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
    plans.chain.edge(
      EdgeProposal(cause: cause, axis: axis, side: side, wall: wall, velocity: velocity, target: target),
      in: plans.context
    ).answer
  }
}
