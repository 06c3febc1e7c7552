import ScrollBehaviors

/// Closes the content of an axis to a ring, and goes back by whole laps when the offset is far out.
final class Ring: ScrollBehavior {
  let axis: Axis
  let reach: Double
  init(_ axis: Axis, reach: Double = 20_000) { (self.axis, self.reach) = (axis, reach) }

  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    proposal.extent[axis] = Extent(period: proposal.content[axis] + proposal.closingGap[axis])
    proposal.window[axis] = -reach...reach
  }

  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    guard proposal.axis == axis, let period = context.geometry.extent[axis].period else { return }
    proposal.shift = 0 - (context.offset[axis] / period).rounded(.down) * period
  }
}
