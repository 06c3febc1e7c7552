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
}
