public import ScrollSpace

extension ScrollController {
  /// The axes on which the content begins at the right or lower side of the viewport, and runs to the left or
  /// upwards.
  ///
  /// Set the horizontal axis for a right-to-left layout, the vertical axis for a list that grows upwards. False on
  /// both axes at first.
  ///
  /// ```swift
  /// scroll.isReversed.x = true                                 // right to left
  /// let onScreen = scroll.space.mapToParent.convert(card)      // from content coordinates to the viewport's
  /// ```
  /// ```
  ///            left to right                          right to left
  ///   ┌ 0 ┬ 1 ┬ 2 ┐ 3   4 …                   … 4   3 ┌ 2 ┬ 1 ┬ 0 ┐
  ///   └───┴───┴───┘                                   └───┴───┴───┘
  ///   contentOffset.x = 0, and grows to the right     contentOffset.x = 0, and grows to the left
  /// ```
  /// The numbers of the content do not change. Offsets, positions, frames of items and tiles, pages, insets of the
  /// content, targets and velocities count from the side at which the content begins. So a chain works in either
  /// direction.
  ///
  /// Values that belong to the screen follow the direction: touches, wheel deltas, steps to the right and downwards,
  /// `safeArea` and `obscured`. `space` converts between the content and the screen. Everything that returns a place
  /// in the viewport does so too: indicators, `forEachTile`, `item(at:)`.
  ///
  /// Setting the value causes a layout. The offset does not change, a finger continues from its present place, and a
  /// motion continues.
  public var isReversed: PerAxis<Bool> {
    get { state.insets.isReversed }
    set {
      observe(.setReversed(newValue))
      guard mayCommand(), newValue != state.insets.isReversed else { return }
      foldFinger()
      state.insets.isReversed = newValue
      layout(isForced: true)
      deliver()
    }
  }

  /// Converts a displacement or velocity between the screen and the offset: returns the opposite on reversed axes.
  func turned(_ vector: Vector) -> Vector { vector.reversed(on: state.insets.isReversed) }
}
