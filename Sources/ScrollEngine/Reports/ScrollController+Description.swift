import ScrollSpace

extension ScrollController: CustomStringConvertible {
  /// The phase, the offset, and the links in order with the questions that each link answers: `ScrollController idle
  /// at (0.0, 0.0): SnapToRows[target] ▸ Bouncing[edge]`.
  ///
  /// A link that answers no question, perhaps because its methods are mistyped, appears as `SnapToRows[]`. The
  /// questions are those of `answers(of:)`. Callbacks are not listed.
  public var description: String {
    var text = "ScrollController \(phase.name) at \(state.offset):"
    for (number, link) in state.chain.links.enumerated() {
      text += number == 0 ? " \(link.name)" : " ▸ \(link.name)"
      if state.isAsking { continue }
      text += "[" + answers(at: number).map { "\($0)" }.joined(separator: ", ") + "]"
    }
    if delegate != nil { text += state.chain.links.isEmpty ? " delegate" : " ▸ delegate" }
    return text
  }
}
