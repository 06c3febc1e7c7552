import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Notes a curve that cannot be used, with the link and the question that its law came from.
  ///
  /// For that the links are asked once more, in turn: the last that writes a law of its own gave it. The program's laws
  /// have no link.
  func refuseCurve(
    _ problem: String, from question: Turn.Occasion, _ planner: Planner, start: Double, velocity: Double,
    natural: Double, target: Double
  ) {
    let (turn, wasAsking) = (state.turn, state.isAsking)
    state.isAsking = true
    let giver = lawGiver(question, planner, start, velocity, natural, target)
    if let giver {
      state.turn = Turn(occasion: question, place: giver)
    } else {
      (state.turn, state.isAsking) = (turn, wasAsking)
    }
    refuse(.answer, "curve(distance:velocity:)", problem)
    (state.turn, state.isAsking) = (turn, wasAsking)
  }

  private func lawGiver(
    _ question: Turn.Occasion, _ planner: Planner, _ start: Double, _ velocity: Double, _ natural: Double,
    _ target: Double
  ) -> Int? {
    let (cause, axis, context) = (planner.cause, planner.axis, context)
    var (from, stop, speed) = (state.offset, state.offset, Vector.zero)
    (from[axis], stop[axis], speed[axis]) = (start, natural, velocity)
    switch question {
    case .motion:
      let proposal = MotionProposal(cause: PerAxis(cause), velocity: speed, glide: PerAxis(.none))
      return last(of: question, proposal) {
        $0.motion(&$1, in: context)
        if case .custom(let law) = $1.glide[axis] { return law }
        return nil
      }
    case .target:
      let proposal = TargetProposal(
        cause: PerAxis(cause), start: from, velocity: speed, natural: stop, arrival: PerAxis(.keepSpeed),
        origin: state.origin)
      return last(of: question, proposal) {
        $0.target(&$1, in: context)
        if case .custom(let law) = $1.arrival[axis] { return law }
        return nil
      }
    default:
      for side in [Side.lower, .upper] {
        guard let wall = planner.extent[side] else { continue }
        let proposal = EdgeProposal(
          cause: cause, axis: axis, side: side, wall: wall, velocity: velocity, target: target)
        let giver = last(of: question, proposal) {
          $0.edge(&$1, in: context)
          if case .custom(_, let law) = $1.response { return law }
          return nil
        }
        if let giver { return giver }
      }
      return nil
    }
  }

  /// The place of the link whose law stands when all have been asked; `ask` asks one, and returns the law that stands then.
  private func last<Proposal>(
    of question: Turn.Occasion, _ proposal: Proposal,
    _ ask: (any ScrollBehavior, inout Proposal) -> (any MotionLaw)?
  ) -> Int? {
    var proposal = proposal
    var (giver, law) = (Int?.none, (any MotionLaw)?.none)
    for (place, link) in state.chain.links.enumerated() {
      state.turn = Turn(occasion: question, place: place)
      let now = ask(link, &proposal)
      if now !== law { giver = now == nil ? nil : place }
      law = now
    }
    return giver
  }
}
