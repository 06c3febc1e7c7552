import ScrollBehaviors

/// Lets fingers, wheels and steps move the content in one direction along an axis, and ignores the other direction.
final class Ratchet: ScrollBehavior {
  private let axis: Axis
  init(_ axis: Axis) { self.axis = axis }
  var name: StaticString { "Ratchet" }
  func drag(_ proposal: inout DragProposal, in context: ScrollContext) {
    proposal.step[axis] = max(proposal.step[axis], 0)
    proposal.velocity[axis] = max(proposal.velocity[axis], 0)
  }
}
