public import ScrollSpace

extension ScrollController {
  /// The size of the content as the chain answers, in points. A size that is not usable or negative is refused and
  /// counted, as for the two properties below. To change several values at once, see
  /// `resize(viewport:content:inset:safeArea:obscured:)`.
  public var contentSize: Size {
    get { state.calls.update.content ?? state.frame.geometry.content }
    set { resize(content: newValue) }
  }

  /// The size of the content that the program set, in points. `contentSize` differs if a link sets another size.
  public var givenContentSize: Size { state.calls.update.content ?? state.frame.givenContent }

  /// The size of the visible window onto the content, in points.
  public var viewport: Size {
    get {
      isUpdating
        ? state.calls.update.viewport ?? state.frame.geometry.viewport : state.frame.geometry.viewport
    }
    set { resize(viewport: newValue) }
  }

  /// The scrollable room around the content that belongs to the content itself, in points. `adjustedContentInset` is
  /// the inset that takes effect. In both, left and top are the side at which the content begins: see `isReversed`.
  ///
  /// A change of insets keeps the visible content in place on screen. Before the first input or frame nothing is
  /// visible: content at its start then moves to its new start, unless a link decides in `layout` what stays in
  /// place.
  public var contentInset: Insets {
    get { state.frame.insets.content }
    set { resize(inset: newValue) }
  }

  /// The room that bars and rounded corners take from the sides of the viewport, in points. `contentInsetAdjustment`
  /// decides how much of it is added to `contentInset`.
  public var safeArea: Insets {
    get { state.frame.insets.safeArea }
    set { resize(safeArea: newValue) }
  }

  /// The room from the sides of the viewport that is covered for a while, for example by a keyboard, in points. This
  /// inset is added to `contentInset`. If it overlaps the safe area, the larger of both is added.
  public var obscured: Insets {
    get { state.frame.insets.obscured }
    set { resize(obscured: newValue) }
  }

  /// The part of the safe area that is added to `contentInset`.
  public var contentInsetAdjustment: InsetAdjustment {
    get { state.frame.insets.adjustment }
    set {
      take(.setInsetAdjustment(newValue)) {
        state.frame.insets.adjustment = newValue
        turns.layout()
        turns.deliver()
      }
    }
  }

  /// The whole room around the content, in points. Walls, pages, snap points and the visible part follow from it.
  public var adjustedContentInset: Insets { state.frame.geometry.inset }

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
    get { state.frame.insets.isReversed }
    set {
      take(.setReversed(newValue)) {
        guard newValue != state.frame.insets.isReversed else { return }
        state.foldFinger()
        state.frame.insets.isReversed = newValue
        turns.layout(isForced: true)
        turns.deliver()
      }
    }
  }

  /// Requests a layout because a behaviour's answers have changed: its content, walls, snap points or edges.
  ///
  /// The chain is asked again, from `extent` on, as for any change of the layout. The layout takes place at once, or
  /// at the end of an `update`. Content at rest moves to its new rest position, a motion continues between the new
  /// walls, and a drag continues without a jump. If a link measures items out of view, the offset changes and the
  /// items in view stay in place on screen: compare places of items, not offsets.
  public func invalidateLayout() {
    take(.invalidateLayout) {
      turns.layout(isForced: true)
      turns.deliver()
    }
  }

  /// Changes the viewport, the content and the insets in one layout. Omitted values stay. To change more than these
  /// in one layout see ``update(_:)``.
  ///
  /// A rotation changes both the viewport and the content. If the values were set one after the other, the first
  /// would be laid out with the old value of the second. If a number is not usable, the whole call is refused and
  /// counted.
  public func resize(
    viewport: Size? = nil, content: Size? = nil, inset: Insets? = nil, safeArea: Insets? = nil,
    obscured: Insets? = nil
  ) {
    take(
      .resize(viewport: viewport, content: content, inset: inset, safeArea: safeArea, obscured: obscured)
    ) {
      let size = viewport ?? self.viewport
      let length = content ?? state.frame.givenContent
      let insets = state.frame.insets.setting(content: inset, safeArea: safeArea, obscured: obscured)
      guard
        chain.check(
          isUsable(size) && isUsable(length) && insets.isUsable,
          """
          viewport \(size), content \(length), insets \(insets.content), safe area \(insets.safeArea), obscured \
          \(insets.obscured)
          """, #function)
      else { return }
      if isUpdating {
        state.calls.update.viewport = normalized(size)
        if content != nil { state.calls.update.content = normalized(length) }
      } else {
        state.frame.geometry.viewport = normalized(size)
      }
      state.frame.insets = insets
      state.frame.givenContent = normalized(length)
      turns.layout()
      turns.deliver()
    }
  }

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
  /// - Commands wait for the end as soon as a layout waits, or another command, and then act in their order. So the
  ///   last command wins, and each counts in the geometry that was set before it, as without an update. A command
  ///   before which nothing waits takes effect at once, between the former walls, and the layout at the end affects
  ///   its motion like any other.
  /// - Zooms, and commands that search a place wait in any case: a page, an area, a place of a ring, a rectangle, the
  ///   top. So does what is left to ``afterUpdate(_:)``. Content that they place is brought to its rest position once
  ///   more, if a size, an inset, the chain or an item has changed after them.
  /// - Because one layout has all changes, commands that wait act in the last geometry and by the last settings. A
  ///   motion that would have begun in the geometry in between may take another way.
  /// - A size, an inset, an offset or a scale returns the value that was set. Results of a layout and of a search return
  ///   their values from before the update: `geometry`, `adjustedContentInset`, pages, tiles, `destination`. An offset
  ///   that is set places the axes on which it differs from the value that is returned; if it does not differ, it
  ///   places both.
  /// - Links answer questions by the former layout.
  /// - No callback and no completion is called before the end, except `didAttach` and `didDetach`.
  /// - Input, frames and snapshots are refused and counted.
  ///
  /// From within a question, `changes` runs without an update. Changes of the scroller are refused there; an edit of
  /// items takes effect, and the next layout shows it.
  public func update<Failure: Error>(_ changes: () throws(Failure) -> Void) throws(Failure) {
    if chain.isAsking { return try changes() }
    leaveRest()
    if !isUpdating {
      if state.calls.observer != nil { notifyObserver(.updateBegan) }
      state.calls.update.firstEvent = state.outbox.events.end
    }
    state.calls.update.depth += 1
    defer { turns.endUpdate() }
    try changes()
  }

  /// True during an update. A layout takes place at its end.
  public var isUpdating: Bool { state.calls.update.depth > 0 }

  /// Runs a closure after the layout of the running update, before any callback of that layout. Without an update,
  /// the closure runs at once. A link that must act after its own `invalidateLayout()` uses this method.
  public func afterUpdate(_ work: @escaping () -> Void) {
    guard isUpdating else { return work() }
    let (links, number) = (chain.all, chain.current.number)
    state.calls.update.afterwards.append((links.indices.contains(number) ? links[number] : nil, work))
  }
}
