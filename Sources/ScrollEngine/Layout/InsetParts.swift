import ScrollSpace

/// What the adjusted inset is made of.
struct InsetParts: Equatable {
  /// The content's own.
  var content = Insets.zero
  /// What bars and rounded corners take of the viewport, from its sides.
  var safeArea = Insets.zero
  /// What lies over the viewport for a while, from its sides.
  var obscured = Insets.zero
  /// The axes whose content begins at the right or lower side.
  var isReversed = PerAxis(false)
  var adjustment = InsetAdjustment.automatic
  /// Which axes could scroll when the sum depended on that last.
  var scrollable = PerAxis(false)

  var isUsable: Bool {
    ScrollEngine.isUsable(content) && ScrollEngine.isUsable(safeArea) && ScrollEngine.isUsable(obscured)
  }

  /// Whether the sum depends on which axes are scrollable.
  var dependsOnContent: Bool {
    guard safeArea != .zero else { return false }
    return adjustment == .automatic || adjustment == .scrollableAxes
  }

  /// The sum, from the side where the content begins. Where something lies over the safe area, the larger of both counts.
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
