import ScrollSpace

extension ScrollController {
  /// Asks how long the content is, with the insets that follow from the answer.
  ///
  /// Which axes can scroll is taken to be as it was, so that as a rule links are asked once, and about the insets that there
  /// will be: content that is measured for a length across is not measured for another one meanwhile.
  func askExtentAndInset() -> ExtentProposal {
    guard state.insets.dependsOnContent else { return askExtent(scrollable: PerAxis(false)) }
    var scrollable = state.insets.scrollable
    // Each axis can or cannot: with the fourth answer all have been tried that lead to one another.
    for _ in 0..<4 {
      let proposal = askExtent(scrollable: scrollable)
      scrollable = scrollableAxes(proposal)
      guard state.insets.adjusted(scrollable: scrollable) == state.geometry.inset else { continue }
      state.insets.scrollable = scrollable
      return proposal
    }
    // With the insets that follow from an answer there is another one.
    state.insets.scrollable = PerAxis(false)
    return askExtent(scrollable: scrollableAxes(askExtent(scrollable: PerAxis(false))))
  }

  /// Asks with the insets that there are if these axes can scroll.
  private func askExtent(scrollable: PerAxis<Bool>) -> ExtentProposal {
    state.geometry.inset = state.insets.adjusted(scrollable: scrollable)
    return askExtent()
  }

  /// Which axes can scroll by an answer, whatever the safe area takes.
  private func scrollableAxes(_ proposal: ExtentProposal) -> PerAxis<Bool> {
    var isScrollable = PerAxis(false)
    for axis in Axis.both {
      let room = proposal.content[axis] + state.insets.content.total(axis) - proposal.viewport[axis]
      isScrollable[axis] = proposal.extent[axis].room == nil || room > 0
    }
    return isScrollable
  }
}
