import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Notes a curve that cannot be used, with the link and the question that its law came from.
  ///
  /// For that the links are asked on trial: whoever answers with this law gave it, else the last that answers with one of its
  /// own. The program's laws have no link.
  func refuseCurve(
    _ problem: String, of law: any MotionLaw, from question: Turn.Occasion, _ planner: Planner, start: Double,
    velocity: Double, target: Double?
  ) {
    let (turn, wasAsking) = (state.turn, state.isAsking)
    state.isAsking = true
    var (giver, isCertain) = (Int?.none, false)
    for place in state.links.indices {
      state.turn = Turn(occasion: question, place: place)
      let laws = laws(of: state.links[place], question, planner, start, velocity, target ?? start)
      if laws.contains(where: { $0 === law }) { (giver, isCertain) = (place, true) }
      if !isCertain, !laws.isEmpty, planner.cause != .program { giver = place }
    }
    if let giver { state.turn.place = giver } else { (state.turn, state.isAsking) = (turn, wasAsking) }
    refuse(.answer, "curve(distance:velocity:)", problem)
    (state.turn, state.isAsking) = (turn, wasAsking)
  }

  /// The laws of its own with which a link answers a question.
  private func laws(
    of link: any ScrollBehavior, _ question: Turn.Occasion, _ planner: Planner, _ start: Double,
    _ velocity: Double, _ target: Double
  ) -> [any MotionLaw] {
    let (axis, context) = (planner.axis, context)
    var (offset, natural, speed) = (state.offset, state.offset, Vector.zero)
    (offset[axis], natural[axis], speed[axis]) = (start, target, velocity)
    switch question {
    case .motion:
      var proposal = MotionProposal(cause: PerAxis(planner.cause), velocity: speed, glide: PerAxis(.none))
      link.motion(&proposal, in: context)
      if case .custom(let law) = proposal.glide[axis] { return [law] }
    case .target:
      var proposal = TargetProposal(
        cause: PerAxis(planner.cause), start: offset, velocity: speed, natural: natural,
        arrival: PerAxis(.keepSpeed), origin: state.origin)
      link.target(&proposal, in: context)
      if case .custom(let law) = proposal.arrival[axis] { return [law] }
    default:
      var laws: [any MotionLaw] = []
      for side in [Side.lower, .upper] {
        guard let wall = planner.extent[side] else { continue }
        var proposal = EdgeProposal(
          cause: planner.cause, axis: axis, side: side, wall: wall, velocity: velocity, target: target)
        link.edge(&proposal, in: context)
        if case .custom(_, let law) = proposal.response { laws.append(law) }
      }
      return laws
    }
    return []
  }
}
