import ScrollBehaviors

/// An origin that moves back under the offset whenever that has gone further than its reach; and content without end, if
/// it does not keep its walls.
final class Endless: ScrollBehavior {
  /// How far the offset may go, in points.
  let reach: Double
  private let keepsWalls: Bool

  /// Makes the link.
  init(reach: Double, keepsWalls: Bool = false) { (self.reach, self.keepsWalls) = (reach, keepsWalls) }

  /// "Endless".
  var name: StaticString { "Endless" }

  /// No walls, and a window.
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both {
      if !keepsWalls { proposal.extent[axis] = Extent() }
      proposal.window[axis] = -reach...reach
    }
  }

  /// Back to about 0.
  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    proposal.shift = 0 - (context.offset[proposal.axis] * 64).rounded() / 64
  }
}
