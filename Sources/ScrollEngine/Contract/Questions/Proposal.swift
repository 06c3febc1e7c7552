/// A question that links answer by changing the proposal.
protocol Proposal {
  /// True if the link left the question to its default answer, which sets this to true. See
  /// `ScrollController.answers(at:)`.
  var isLeft: Bool { get }
}
