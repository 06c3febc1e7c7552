import ScrollSpace

extension ScrollController {
  /// What parts left over on an axis, for one more; 0 if the content has been sent elsewhere since.
  func remainder(_ axis: Axis, before part: Double) -> Double {
    let remainder = state.remainder
    let isHere =
      (state.origin.position(of: destination)[axis] - remainder.destination[axis]).magnitude
      <= Tolerance.offset(pixel: state.settings.pixel)
    let age = now - remainder.time
    let turns = part * remainder.part[axis] < 0
    return isHere && age >= 0 && age <= StepRemainder.pause && !turns ? remainder.points[axis] : 0
  }

  /// Asks where steps lead. A link that rounds a whole step back to where it set out, or behind that, is asked again
  /// with twice the way, up to a thousand times: so the step leads on to the next place. One that answers the same
  /// everywhere has its way.
  func askStep(_ proposal: TargetProposal, from base: Point) -> TargetProposal {
    func isShort(_ target: TargetProposal, _ axis: Axis) -> Bool {
      let gone = (target.offset[axis] - base[axis]) * (target.natural[axis] < base[axis] ? -1 : 1)
      return target.cause[axis] == .step && target.offset[axis] != target.natural[axis]
        && gone <= Tolerance.offset(pixel: state.settings.pixel)
    }
    func again(_ natural: Point) -> TargetProposal {
      askTarget(
        wish(
          proposal.cause, to: natural, from: proposal.start, velocity: proposal.velocity,
          arrival: proposal.arrival))
    }
    var target = askTarget(proposal)
    for _ in 0..<10 {
      var natural = target.natural
      for axis in Axis.both where isShort(target, axis) {
        guard state.geometry.extent[axis].side(past: natural[axis]) == nil else { continue }
        natural[axis] = normalized(base[axis] + 2 * (natural[axis] - base[axis]))
      }
      if natural == target.natural { break }
      target = again(natural)
    }
    var natural = target.natural
    for axis in Axis.both where isShort(target, axis) { natural[axis] = proposal.natural[axis] }
    return natural == target.natural ? target : again(natural)
  }
}
