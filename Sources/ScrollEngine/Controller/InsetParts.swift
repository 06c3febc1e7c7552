import ScrollSpace

/// What the adjusted inset is made of.
struct InsetParts: Equatable {
  /// The content's own.
  var content = Insets.zero
  /// What bars and rounded corners take of the viewport.
  var safeArea = Insets.zero
  /// What lies over the viewport for a while.
  var obscured = Insets.zero
  var adjustment = InsetAdjustment.automatic
  /// Which axes could scroll when the sum depended on that last.
  var scrollable = PerAxis(false)

  var isUsable: Bool {
    ScrollEngine.isUsable(content) && ScrollEngine.isUsable(safeArea) && ScrollEngine.isUsable(obscured)
  }

  /// The same without negative zeros.
  var normalized: InsetParts {
    var result = self
    result.content = ScrollEngine.normalized(content)
    result.safeArea = ScrollEngine.normalized(safeArea)
    result.obscured = ScrollEngine.normalized(obscured)
    return result
  }

  /// Whether the sum depends on which axes are scrollable.
  var dependsOnContent: Bool {
    guard safeArea != .zero else { return false }
    return adjustment == .automatic || adjustment == .scrollableAxes
  }

  /// The sum. Where something lies over the safe area, the larger of both counts.
  func adjusted(scrollable: PerAxis<Bool>) -> Insets {
    var result = content
    for axis in Axis.both {
      for side in [Side.lower, .upper] {
        let safe = counts(axis, isScrollable: scrollable[axis]) ? safeArea[axis, side] : 0
        result[axis, side] += max(safe, obscured[axis, side])
      }
    }
    return ScrollEngine.normalized(result)
  }

  private func counts(_ axis: Axis, isScrollable: Bool) -> Bool {
    switch adjustment {
    case .automatic: axis == .vertical || isScrollable
    case .scrollableAxes: isScrollable
    case .never: false
    case .always: true
    }
  }
}

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
