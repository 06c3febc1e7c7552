/// A question that links answer by changing it.
protocol Proposal {
  /// Whether nobody answered: the default answers say so. See `ScrollController.answers(of:)`.
  var isLeft: Bool { get }
}
