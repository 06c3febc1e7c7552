import ScrollBehaviors

/// Content without end: no walls, and an origin that moves back under the offset whenever that has gone
/// further than its reach.
final class Endless: ScrollBehavior {
  let reach: Double

  init(reach: Double) { self.reach = reach }

  var name: StaticString { "Endless" }

  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both {
      proposal.extent[axis] = Extent()
      proposal.window[axis] = -reach...reach
    }
  }

  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    proposal.shift = 0 - (context.offset[proposal.axis] * 64).rounded() / 64
  }
}
