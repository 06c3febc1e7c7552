extension ScrollController {
  /// Makes several changes with one layout at the end.
  ///
  /// ```swift
  /// scroll.update {
  ///   scroll.viewport = landscape
  ///   scroll.contentInset.top = 44
  ///   scroll.behaviors.append(bar)
  /// }
  /// ```
  /// Changes of sizes, insets and the chain, edits of items and `invalidateLayout()` wait for the end of the
  /// outermost update. Then one layout takes place if any change needs one, and afterwards all callbacks are called.
  /// If `changes` throws, the changes so far are laid out all the same.
  ///
  /// **Inside an update:**
  /// - A size or an inset returns the value that was set. Results of a layout return their values from before the
  ///   update: `geometry`, `adjustedContentInset`, pages, tiles.
  /// - Commands that scroll to a page, an area, a place of a ring, a rectangle or the top wait for the end.
  /// - Other commands take effect at once, between the former walls. The layout at the end affects their motions like
  ///   any other. To run a command after the layout, use ``afterUpdate(_:)``.
  /// - Links answer questions by the former layout.
  /// - No callback and no completion is called before the end, except `didAttach` and `didDetach`.
  /// - Input, frames and snapshots are refused and counted.
  ///
  /// From within a question, `changes` runs without an update. Changes of the scroller are refused there; an edit of
  /// items takes effect, and the next layout shows it.
  public func update<Failure: Error>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    if state.isAsking { return try changes() }
    if !isUpdating {
      observe(.updateBegan)
      state.update.firstEvent = state.events.end
    }
    state.update.depth += 1
    defer { endUpdate() }
    try changes()
  }

  /// True during an update. A layout takes place at its end.
  public var isUpdating: Bool { state.update.depth > 0 }

  /// Runs a closure after the layout of the running update, before any callback of that layout. Without an update,
  /// the closure runs at once. A link that must act after its own `invalidateLayout()` uses this method.
  public func afterUpdate(_ work: @escaping () -> Void) {
    guard isUpdating else { return work() }
    let (links, number) = (state.chain.links, state.currentCall.number)
    state.update.afterwards.append((links.indices.contains(number) ? links[number] : nil, work))
  }

  private func endUpdate() {
    if state.update.depth == 1 { observe(.updateEnded) }
    state.update.depth -= 1
    if isUpdating { return }
    let update = state.update
    state.update = Update()
    if let viewport = update.viewport { state.geometry.viewport = viewport }
    if update.awaitsLayout { layout(isForced: update.isForced) }
    let wasAfterUpdate = state.isAfterUpdate
    state.isAfterUpdate = true
    calling(nil) { for (link, run) in update.afterwards { finish(run, of: link) } }
    state.isAfterUpdate = wasAfterUpdate
    deliver()
  }

  /// Runs a closure that waited for the end of an update. What a link left is again the link's turn.
  private func finish(_ work: () -> Void, of link: (any ScrollBehavior)?) {
    guard let link else { return work() }
    let number = state.chain.links.firstIndex { $0 === link }
    calling(nil, number ?? CurrentCall.formerLink, work)
  }
}
