public import ScrollEngine
public import ScrollSpace

extension ScrollController {
  /// Makes a scroller whose chain is `[Clamping()]`: the content moves between its walls and never past them.
  public convenience init(viewport: Size, content: Size = .zero) {
    self.init(viewport: viewport, content: content, behaviors: [Clamping()])
  }
}
