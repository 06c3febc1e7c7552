public import ScrollEngine
public import ScrollSpace

@_documentation(visibility: internal)
extension AnchoredDrag {
  /// Updates ``target`` and ``state``, and reports a state that was refused at the end of a drag.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    update(scroll)
    guard old == .dragging || old == .wheeling, scroll.phase != .dragging, scroll.phase != .wheeling,
      let rest = scroll.restTarget(of: self, on: axis), rest.part == 1
    else { return }
    didRefuse?(self, DragState(rest.lap))
  }

  /// Updates ``target`` if one fling replaces another.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { update(scroll) }

  /// Updates ``target`` if one animation replaces another.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { update(scroll) }

  /// Updates ``target`` and ``state``.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if !scroll.isRestoring { update(scroll) }
  }

  /// Updates ``target`` and ``state``.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { update(scroll) }

  /// Archives ``state`` and ``target``. The program gives the anchors again. Nothing is called.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(state.id) { self.state = DragState($0) }
    try memory.field(target.id) { self.target = DragState($0) }
  }

  /// Describes the offset of a state.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    let (positions, origin) = (positions, scroll.contentOrigin)
    report.note(on: axis) { offset in
      let position = origin.position(of: offset, on: axis)
      guard let state = positions.nearest(to: position), positions.holds(position, state) else { return nil }
      return state.description
    }
  }

  /// Joins a scroller, which begins in ``state``.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    scroll.setRestTarget(RestTarget(id: state.id), of: self, on: axis)
  }

  /// Leaves the scroller.
  public func didDetach() {
    scroll = nil
    target = state
  }
}

extension AnchoredDrag {
  /// Reads from the scroller in which state the content rests, or comes to rest, and calls the closures for what has
  /// changed.
  func update(_ scroll: ScrollController) {
    switch scroll.phase {
    case .tracking, .dragging, .wheeling: return
    case .idle, .decelerating, .animating: break
    }
    guard let new = destination(scroll) else { return }
    if new != target {
      target = new
      willChange?(self, new)
    }
    // The closure may have commanded the scroller.
    guard scroll.phase == .idle, new == target, new != state else { return }
    let old = state
    state = new
    didChange?(self, old)
  }

  /// Returns the state at the place where the content comes to rest; nil if no state is there.
  private func destination(_ scroll: ScrollController) -> DragState? {
    let end = scroll.contentOrigin.position(of: scroll.destination)[axis]
    let positions = positions
    if let rest = scroll.restTarget(of: self, on: axis), positions.holds(end, DragState(rest.id)) {
      return DragState(rest.id)
    }
    return positions.nearest(to: end).flatMap { positions.holds(end, $0) ? $0 : nil }
  }
}

extension AnchorPositions {
  /// Returns true if a state is at a position, but for rounding.
  func holds(_ position: Double, _ state: DragState) -> Bool {
    self.position(of: state).map { ($0 - position).magnitude <= Tolerance.sum(near: position) } ?? false
  }
}
