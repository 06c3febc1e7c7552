public import ScrollEngine
public import ScrollSpace

@_documentation(visibility: internal)
extension ScrollMarkers {
  /// "ScrollMarkers".
  public var name: StaticString { "ScrollMarkers" }

  /// Follows the offset. A movement by anything but a choice ends the choice.
  public func scrollDidScroll(_ scroll: ScrollController) { moved(scroll) }

  /// Follows the sizes. A layout is no scroll, so the choice stays.
  public func scrollDidLayout(_ scroll: ScrollController) { update() }

  /// Archives the choice.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(chosen) { self.restore($0) }
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Leaves the scroller.
  public func didDetach() {
    scroll = nil
    restore(nil)
  }
}
