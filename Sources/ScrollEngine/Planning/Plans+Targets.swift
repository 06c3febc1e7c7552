import ScrollMotion
import ScrollSpace

// Targets: where the chain lets the content rest, with what each axis then rests on.
extension Plans {
  /// Returns the proposal with which links are asked for a target, from the offset of the plans unless another start
  /// is given.
  func proposal(
    _ causes: PerAxis<Cause?>, to natural: Point, from start: Point? = nil, velocity: Vector = .zero,
    arrival: PerAxis<Arrival> = PerAxis(.keepSpeed)
  ) -> TargetProposal {
    TargetProposal(
      cause: causes, start: start ?? context.offset, velocity: velocity, natural: natural, arrival: arrival,
      origin: context.origin)
  }

  /// Asks for a target. `bases` is what the axes rest on if no link answers. After the question `layout`, the reasons
  /// noted there are continued.
  func askTarget(
    _ proposal: consuming TargetProposal, restingOn bases: PerAxis<RestBasis> = PerAxis(.asked(.layout)),
    afterLayout: Bool = false
  ) -> Chain.Answer {
    chain.target(proposal, restingOn: bases, afterLayout: afterLayout, in: context)
  }

  /// Asks for the target of a step. If a link rounds a whole step back to its start, or behind it, the links are
  /// asked again with twice the distance, up to a thousand times. So the step goes on to the next place. If a link
  /// always answers the same, its answer is used.
  func askStep(_ proposal: TargetProposal) -> Chain.Answer {
    let (reach, base) = (Tolerance.offset(pixel: context.pixel), proposal.stepStart)
    func isShort(_ target: TargetProposal, _ axis: Axis) -> Bool {
      let gone = (target.offset[axis] - base[axis]) * (target.projected[axis] < base[axis] ? -1 : 1)
      return target.cause[axis] == .step && target.offset[axis] != target.natural[axis] && gone <= reach
    }
    func again(_ projected: Point) -> Chain.Answer {
      var natural = projected
      for axis in Axis.both where projected[axis] == proposal.projected[axis] {
        natural[axis] = proposal.natural[axis]
      }
      var next = TargetProposal(
        cause: proposal.cause, start: proposal.start, velocity: proposal.velocity, natural: natural,
        arrival: proposal.arrival, origin: proposal.origin, projected: projected, step: proposal.step)
      next.stepStart = base
      return askTarget(next)
    }
    var answer = askTarget(proposal)
    for _ in 0..<10 {
      var projected = answer.target.projected
      for axis in Axis.both where isShort(answer.target, axis) {
        guard context.geometry.extent[axis].side(past: projected[axis]) == nil else { continue }
        projected[axis] = normalized(base[axis] + 2 * (projected[axis] - base[axis]))
      }
      if projected == answer.target.projected { break }
      answer = again(projected)
    }
    var projected = answer.target.projected
    for axis in Axis.both where isShort(answer.target, axis) { projected[axis] = proposal.projected[axis] }
    if projected == answer.target.projected { return answer }
    return again(projected)
  }
}
