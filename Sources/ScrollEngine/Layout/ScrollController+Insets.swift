import ScrollSpace

extension ScrollController {
  /// Asks for the length of the content, with the insets that follow from the answer.
  ///
  /// The same axes are assumed to be scrollable as before. So links are asked once as a rule, and with the final
  /// insets: content whose length depends on its width is not measured for another width in between.
  func askExtentAndInset() -> ExtentProposal {
    guard state.insets.dependsOnContent else { return askExtent(scrollable: PerAxis(false)) }
    var scrollable = state.insets.scrollable
    // Each axis is scrollable or not: four answers cover all combinations that lead to each other.
    for _ in 0..<4 {
      let proposal = askExtent(scrollable: scrollable)
      scrollable = scrollableAxes(proposal)
      guard state.insets.adjusted(scrollable: scrollable) == state.geometry.inset else { continue }
      state.insets.scrollable = scrollable
      return proposal
    }
    // The insets of an answer lead to another answer.
    state.insets.scrollable = PerAxis(false)
    return askExtent(scrollable: scrollableAxes(askExtent(scrollable: PerAxis(false))))
  }

  /// Asks with the insets that apply if these axes are scrollable.
  private func askExtent(scrollable: PerAxis<Bool>) -> ExtentProposal {
    state.geometry.inset = state.insets.adjusted(scrollable: scrollable)
    return askExtent()
  }

  /// Returns the axes that are scrollable by an answer, whatever the safe area takes.
  private func scrollableAxes(_ proposal: ExtentProposal) -> PerAxis<Bool> {
    var isScrollable = PerAxis(false)
    for axis in Axis.both {
      let room = proposal.content[axis] + state.insets.content.total(axis) - proposal.viewport[axis]
      isScrollable[axis] = proposal.extent[axis].room == nil || room > 0
    }
    return isScrollable
  }
}
