import ScrollSpace

extension ScrollController {
  /// Reports content without a length.
  func reviewEmptiness(_ asWritten: ExtentTrial, _ report: inout ChainReport) {
    guard state.givenContent == .zero, asWritten.lastToFit == PerAxis(nil),
      Axis.both.allSatisfy({ asWritten.proposal.extent[$0].room == 0 })
    else { return }
    report.add(
      .likely, in: "extent",
      "contentSize is \(state.givenContent) and no link gives the content a length, so nothing scrolls.",
      fix: "Set contentSize, or add a link that calls fit(_:on:) in extent.")
  }

  /// Reports a link whose methods are never called, perhaps because they are mistyped. Nothing is known about a link
  /// before a fling, because a link that only observes answers no question either.
  func reviewMethods(_ number: Int, _ report: inout ChainReport) {
    guard ignoresFlings(number), answers(at: number).isEmpty else { return }
    report.add(
      .likely,
      """
      It answers no question, and implements neither didAttach nor a callback of a layout and a fling: in the latest \
      flings none of its methods was called.
      """,
      fix:
        "Compare its methods with those of ScrollBehavior. If an extension declares the conformance, the compiler warns of most mistyped methods."
    )
  }
}
