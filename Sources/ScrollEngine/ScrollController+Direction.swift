public import ScrollSpace

extension ScrollController {
  /// The axes whose content begins at the right or lower side of the viewport and runs to the left or upwards: the horizontal
  /// one for a right-to-left layout, the vertical one for a list that grows upwards. Neither at first.
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
  /// The content's own numbers stay as they are: offsets, positions, frames of items and tiles, pages, insets of the content,
  /// targets and velocities count from the side where the content begins. So a chain works in either direction. What belongs to
  /// the screen is read by the direction: touches, deltas of wheels, steps to the right and downwards, `safeArea` and
  /// `obscured`. `space` converts the one to the other, and so do all that say where something is in the viewport:
  /// indicators, `forEachTile`, `item(at:)`.
  ///
  /// Setting it asks for a layout. The offset stays, a finger goes on from where it is, and a motion goes on.
  public var isReversed: PerAxis<Bool> {
    get { state.insets.isReversed }
    set {
      guard mayCommand(), newValue != state.insets.isReversed else { return }
      foldFinger()
      state.insets.isReversed = newValue
      layout(isForced: true)
      deliver()
    }
  }

  /// From a displacement or velocity on the screen to that of the offset, and back: the opposite on axes that are reversed.
  func turned(_ vector: Vector) -> Vector { vector.reversed(on: state.insets.isReversed) }
}
