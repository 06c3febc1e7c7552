import ScrollBehaviors

/// An origin that moves back under the offset whenever the offset has left its reach. The content has no end, unless
/// the link keeps its walls.
final class Endless: ScrollBehavior {
  /// The reach of the offset, in points.
  let reach: Double
  private let keepsWalls: Bool

  /// Makes the link.
  init(reach: Double, keepsWalls: Bool = false) { (self.reach, self.keepsWalls) = (reach, keepsWalls) }

  /// "Endless".
  var name: StaticString { "Endless" }

  /// Removes the walls, and sets a window.
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both {
      if !keepsWalls { proposal.extent[axis] = Extent() }
      proposal.window[axis] = -reach...reach
    }
  }

  /// Moves the offset back to about 0.
  func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    proposal.shift = 0 - (context.offset[proposal.axis] * 64).rounded() / 64
  }
}
