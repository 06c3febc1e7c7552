import ScrollSpace

/// The parts of the adjusted inset.
struct InsetParts: Equatable {
  /// The inset of the content itself.
  var content = Insets.zero
  /// The room that bars and rounded corners take from the sides of the viewport.
  var safeArea = Insets.zero
  /// The room from the sides of the viewport that is covered for a while.
  var obscured = Insets.zero
  /// The axes whose content begins at the right or lower side.
  var isReversed = PerAxis(false)
  var adjustment = InsetAdjustment.automatic
  /// The axes that were scrollable when the sum last depended on them.
  var scrollable = PerAxis(false)

  var isUsable: Bool {
    ScrollEngine.isUsable(content) && ScrollEngine.isUsable(safeArea) && ScrollEngine.isUsable(obscured)
  }

  /// Returns the parts with other values; nil for a part that stays.
  func setting(content: Insets?, safeArea: Insets?, obscured: Insets?) -> InsetParts {
    var result = self
    // Adding zero removes a negative zero.
    result.content = (content ?? self.content) + .zero
    result.safeArea = (safeArea ?? self.safeArea) + .zero
    result.obscured = (obscured ?? self.obscured) + .zero
    return result
  }

  /// True if the sum depends on which axes are scrollable.
  var dependsOnContent: Bool {
    guard safeArea != .zero else { return false }
    return adjustment == .automatic || adjustment == .scrollableAxes
  }

  /// Returns the sum, from the side at which the content begins. If a covered part overlaps the safe area, the larger
  /// of both is added.
  func adjusted(scrollable: PerAxis<Bool>) -> Insets {
    var result = content
    let safeArea = safeArea.reversed(on: isReversed)
    let obscured = obscured.reversed(on: isReversed)
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

  /// Asks for the length of the content with the inset that follows from the answer. Returns the answer, and notes
  /// which axes are scrollable.
  ///
  /// The same axes are assumed to be scrollable as before. So links are asked once as a rule, and with the final
  /// insets: content whose length depends on its width is not measured for another width in between.
  mutating func resolve(_ ask: (Insets) -> ExtentProposal) -> ExtentProposal {
    guard dependsOnContent else { return ask(adjusted(scrollable: PerAxis(false))) }
    var axes = scrollable
    // Each axis is scrollable or not: four answers cover all combinations that lead to each other.
    for _ in 0..<4 {
      let inset = adjusted(scrollable: axes)
      let proposal = ask(inset)
      axes = scrollableAxes(proposal)
      guard adjusted(scrollable: axes) == inset else { continue }
      scrollable = axes
      return proposal
    }
    // The insets of an answer lead to another answer.
    scrollable = PerAxis(false)
    let proposal = ask(adjusted(scrollable: PerAxis(false)))
    return ask(adjusted(scrollable: scrollableAxes(proposal)))
  }

  /// Returns the axes that are scrollable by an answer, whatever the safe area takes.
  private func scrollableAxes(_ proposal: ExtentProposal) -> PerAxis<Bool> {
    var isScrollable = PerAxis(false)
    for axis in Axis.both {
      let room = proposal.content[axis] + content.total(axis) - proposal.viewport[axis]
      isScrollable[axis] = proposal.extent[axis].room == nil || room > 0
    }
    return isScrollable
  }
}
