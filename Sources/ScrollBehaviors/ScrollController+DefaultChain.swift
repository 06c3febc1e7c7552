public import ScrollEngine
public import ScrollSpace

extension ScrollController {
  /// Creates a scroller whose chain is `[Clamping()]`: the content moves between its walls and never past them.
  ///
  /// The other parameters are those of `init(viewport:content:inset:safeArea:isReversed:behaviors:)`.
  public convenience init(
    viewport: Size, content: Size = .zero, inset: Insets = .zero, safeArea: Insets = .zero,
    isReversed: PerAxis<Bool> = PerAxis(false)
  ) {
    self.init(
      viewport: viewport, content: content, inset: inset, safeArea: safeArea, isReversed: isReversed,
      behaviors: [Clamping()])
  }
}
