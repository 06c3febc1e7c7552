import ScrollBehaviors
public import ScrollEngine
public import ScrollNesting
public import ScrollSpace

/// The areas of a host.
extension ScrollHost {
  /// Adds a scroller, whose viewport gets the size of the frame. The frame is in coordinates of `parent`, or of the
  /// window if `parent` is nil.
  ///
  /// Of scrollers that lie in each other, one keeps a whole touch, and one a whole gesture of a wheel. If they are to
  /// share a gesture, or if a policy is to choose between them, add a `ScrollNest` instead.
  ///
  /// Traps if the scroller is in a host already, here or elsewhere, or if the parent is not in this host. So does a
  /// frame that is not finite or has a length below 0. All of these are mistakes in the program.
  @discardableResult
  public func add(
    _ scroll: ScrollController, frame: Rect, in parent: ScrollArea? = nil, z: Int = 0
  ) -> ScrollArea {
    check(frame)
    if scroll.viewport != frame.size { scroll.viewport = frame.size }
    return insert(ScrollArea(frame, ScrollTarget(scroll)), in: parent, z)
  }

  /// Adds a nest. The nest lies at the `origin` of its outermost scroller, in `parent`, or in the window if `parent` is
  /// nil.
  ///
  /// The host follows changes of the nest. A scroller that joins the nest later may not be in a host, either: that
  /// traps. The touches of a scroller that leaves the nest are cancelled.
  @discardableResult
  public func add(_ nest: ScrollNest, in parent: ScrollArea? = nil, z: Int = 0) -> ScrollArea {
    precondition(
      nest.root.origin.isUsable, .nestOrigin,
      "A nest needs a finite origin; this is \(nest.root.origin); set it first.")
    return insert(ScrollArea(.zero, ScrollTarget(nest), nested: nest.root), in: parent, z)
  }

  /// Adds a scroller of a nest. Areas can then lie in the content of that scroller, and the scroller can have the
  /// ``focus`` and gestures of its own. `parent` is the area of the scroller around it. A nest works without such
  /// areas, too.
  @discardableResult
  public func add(_ scroller: NestedScroller, in parent: ScrollArea, z: Int = 0) -> ScrollArea {
    precondition(
      scroller.parent != nil && scroller.parent === parent.nested, .areaParent,
      "A scroller of a nest needs the area of the scroller around it as its parent; add that area first.")
    return insert(ScrollArea(.zero, parent.target, nested: scroller, ownsTarget: false), in: parent, z)
  }

  /// Adds a plain area: a button, a slider, a group of others.
  @discardableResult
  public func add(
    frame: Rect, in parent: ScrollArea? = nil, z: Int = 0, gestures: AreaGestures = AreaGestures()
  ) -> ScrollArea {
    check(frame)
    let area = insert(ScrollArea(frame, nil), in: parent, z)
    area.gestures = gestures
    return area
  }

  /// Removes an area, with all areas in it. Their touches are cancelled. If one of them had the focus, the area around
  /// gets the focus. Nothing happens if the area is not in this host.
  public func remove(_ area: ScrollArea) {
    guard area.host === self, let space = area.space else { return }
    calling {
      endInput(in: area)
      for target in targets(in: area) { target.giveUp() }
      for one in roster.areas(in: area) { roster.remove(one) }
      spaces.remove(space)
      if let parent = area.parent {
        parent.children.take(area, z: area.z)
      } else {
        areas.take(area, z: area.z)
      }
      area.parent = nil
      area.leaveHost()
    }
    setNeedsFrame()
  }

  /// Returns the topmost area at a point of the window, the innermost of its areas first; nil if there is none.
  public func area(at point: Point) -> ScrollArea? {
    guard point.isUsable else { return nil }
    return hit(point, areas)
  }

  /// Calls a closure for each scroller that this host updates: those of areas, and all scrollers in nests. If `area` is
  /// not nil, these are only the scrollers of that area and of the areas in it. The scrollers of a nest belong to the
  /// area of the nest: for the area of one of them the closure is not called.
  public func forEachScroller(in area: ScrollArea? = nil, _ body: (ScrollController) -> Void) {
    for one in area.map({ roster.areas(in: $0) }) ?? roster.all { one.target?.forEach(body) }
  }
}

extension ScrollHost {
  /// The time of the latest frame.
  var lastTime: Timestamp { lastFrame ?? .zero }

  private func hit(_ point: Point, _ areas: [ScrollArea]) -> ScrollArea? {
    var place = areas.count
    while place > 0 {
      place -= 1
      let area = areas[place]
      let isInside = area.contains(point)
      guard isInside || !area.clips && !area.children.isEmpty, area.isOpen, area.space != nil else {
        continue
      }
      if !area.children.isEmpty, let inner = area.asSpace.mapToParent.inverted?.convert(point),
        let found = hit(inner, area.children)
      {
        return found
      }
      if isInside { return area }
    }
    return nil
  }

  private func insert(_ area: ScrollArea, in parent: ScrollArea?, _ z: Int) -> ScrollArea {
    var around = spaces.root
    if let parent {
      guard parent.host === self, let space = parent.space else {
        preconditionFailure(
          .areaHost, "An area needs a parent that is in the same host; add the parent first.")
      }
      around = space
    }
    area.z = z
    (area.host, area.parent) = (self, parent)
    area.space = spaces.add(area.asSpace, to: around)
    ranksGiven += 1
    area.rank = ranksGiven
    if let parent { parent.children.put(area) } else { areas.put(area) }
    if area.ownsTarget, let target = area.target {
      if !isInFrame { roster.compact() }
      roster.add(area)
      target.watch(for: self)
    }
    setNeedsFrame()
    return area
  }

  /// Moves an area to its place among the areas with the same parent, after a change of its `z`.
  func reorder(_ area: ScrollArea, from z: Int) {
    func move(_ list: inout [ScrollArea]) {
      guard list.take(area, z: z) else { return }
      ranksGiven += 1
      area.rank = ranksGiven
      list.put(area)
    }
    if let parent = area.parent { move(&parent.children) } else { move(&areas) }
  }

  private func check(_ frame: Rect) {
    precondition(
      frame.isUsableFrame, .areaFrame,
      """
      An area needs a frame that is finite and has no length below 0; this is \(frame); \
      pass .zero if it is not known yet.
      """
    )
  }
}
