import Hands

/// A link of a program's own that rounds to rows whatever is asked, and says no more.
final class Rounding: ScrollBehavior {
  let axis: Axis
  var length: Double

  init(_ axis: Axis, _ length: Double) { (self.axis, self.length) = (axis, length) }

  func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    proposal.position[axis] = (proposal.position[axis] / length).rounded() * length
  }
}
