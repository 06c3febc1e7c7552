extension ScrollController {
  /// Makes several changes one change, with one layout at the end.
  ///
  /// ```swift
  /// scroll.update {
  ///   scroll.viewport = landscape
  ///   scroll.contentInset.top = 44
  ///   scroll.behaviors.append(bar)
  /// }
  /// ```
  /// Changes of sizes, insets and the chain, edits of items and `invalidateLayout()` wait for the end of the outermost
  /// update. Then there is one layout, if anything asked for one, and after that callbacks are told of all that has
  /// happened. If `changes` throws, what was changed until then is laid out all the same.
  ///
  /// **Inside**, a size or an inset reads as it was set. What follows from a layout reads as it was before the update:
  /// `geometry`, `adjustedContentInset`, pages, tiles. Commands to go to a page, an area, a place of a ring, a rect or the top wait for
  /// the end. Other commands take effect at once, between the walls that were, and what they set going is led by the layout
  /// at the end like anything else that moves; ``afterUpdate(_:)`` waits for it. Links are asked about the layout that was. No
  /// callback and no completion is called before the end, but for `didAttach` and `didDetach`. Input, frames and
  /// snapshots are refused and counted. Within a question changes of the scroller are refused; an edit of items is done
  /// there, and the next layout shows it.
  public func update<Failure: Error>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    if state.isAsking { return try changes() }
    state.update.depth += 1
    defer { endUpdate() }
    try changes()
  }

  /// Whether an update is under way: a layout that is asked for comes at its end.
  public var isUpdating: Bool { state.update.depth > 0 }

  /// Does something once the update that is under way has been laid out, before any callback is told of that; at once if
  /// there is no update. A link that must follow its own `invalidateLayout()` writes that here.
  public func afterUpdate(_ work: @escaping () -> Void) {
    if isUpdating { state.update.afterwards.append(work) } else { work() }
  }

  private func endUpdate() {
    state.update.depth -= 1
    if isUpdating { return }
    let update = state.update
    state.update = Update()
    if let viewport = update.viewport { state.geometry.viewport = viewport }
    if update.awaitsLayout { layout(isForced: update.isForced) }
    telling(nil) { for work in update.afterwards { work() } }
    deliver()
  }
}
