public import ScrollEngine
public import ScrollSpace

extension Snapping {
  /// Joins a scroller.
  @_documentation(visibility: internal)
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    scroll.meet(self)
    row?.enter(scroll)
  }

  /// Answers the padding, and adds the total length of a row's items to the content. Areas and points do not change the
  /// content's length.
  @_documentation(visibility: internal)
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    row?.extent(&proposal, in: context)
    for axis in Axis.both where axes[axis] {
      for side in [Side.lower, .upper] where padding[axis, side] != 0 {
        let former = proposal.padding[axis, side]
        // Several links of a chain have one port.
        proposal.padding[axis, side] = former == 0 ? padding[axis, side] : max(former, padding[axis, side])
      }
    }
  }

  /// Keeps what is shown if the viewport changes while it moves, and a row's items are a part of it.
  @_documentation(visibility: internal)
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    row?.layout(&change, in: context)
  }

  /// Forgets the areas to which the content was snapped.
  @_documentation(visibility: internal)
  public func didDetach() {
    if let scroll { row?.leave(scroll) }
    scroll = nil
    snapped = PerAxis(nil)
    snapTarget = PerAxis(nil)
    foundAt = nil
  }

  /// Updates ``snapTarget``.
  @_documentation(visibility: internal)
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { update(scroll) }

  /// Updates ``snapTarget`` if one fling replaces another.
  @_documentation(visibility: internal)
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { update(scroll) }

  /// Updates ``snapTarget`` if the program moved the content during a fling.
  @_documentation(visibility: internal)
  public func scrollDidScroll(_ scroll: ScrollController) {
    if scroll.moveCause == .program, scroll.phase == .decelerating { update(scroll) }
  }

  /// Updates ``snapTarget`` if one animation replaces another.
  @_documentation(visibility: internal)
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { update(scroll) }

  /// Updates ``snapped`` and ``snapTarget``.
  @_documentation(visibility: internal)
  public func scrollDidLayout(_ scroll: ScrollController) {
    foundAt = nil
    if scroll.isRestoring { row?.fit(scroll) } else { update(scroll) }
  }

  /// Updates ``snapped`` and ``snapTarget``.
  @_documentation(visibility: internal)
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { update(scroll) }

  /// Names the area at an offset by its id, such as "area 3"; nil if the content would rest on none. Reports
  /// a row whose items no earlier link measures.
  @_documentation(visibility: internal)
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    report.addScale(of: scroll, along: row?.axis)
    row?.review(&report, of: scroll, for: self)
    let context = scroll.context
    let chosen = PerAxis(x: target(on: .horizontal), y: target(on: .vertical))
    for axis in Axis.both {
      report.note(on: axis) { offset in
        var place = scroll.destination
        place[axis] = offset
        return held(at: context.origin.position(of: place), chosen, in: context)[axis].map { "area \($0)" }
      }
      let isAcross = scroll.behaviors.contains { ($0 as? Snapping)?.axes[axis.cross] ?? false }
      if row == nil, axes[axis], !axes[axis.cross], !isAcross {
        report.addStillAxis(axis, of: scroll.geometry, in: "target", "snaps") { "Write axis: .\($0)." }
      }
    }
  }

  /// Archives ``snapped`` and ``snapTarget``. The program sets the areas again. ``willSnap`` and ``didSnap`` are
  /// not called.
  @_documentation(visibility: internal)
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(snapped) { self.snapped = $0 }
    try memory.field(snapTarget) { self.snapTarget = $0 }
  }

  /// Updates ``snapTarget`` and ``snapped``, and calls ``willSnap`` and ``didSnap`` if they changed.
  func update(_ scroll: ScrollController) {
    switch scroll.phase {
    case .tracking, .dragging, .wheeling: return
    case .idle, .decelerating, .animating: break
    }
    let context = scroll.context
    let end = context.destinationPosition
    let chosen = PerAxis(x: target(on: .horizontal), y: target(on: .vertical))
    // The areas of `snapTarget` are still valid if the destination is the one for which they were found.
    let isFound =
      foundAt == end && Axis.both.allSatisfy { chosen[$0] ?? snapTarget[$0] == snapTarget[$0] }
    let ids = isFound ? snapTarget : held(at: end, chosen, in: context)
    foundAt = end
    // An axis rests on the area named here also if a drag or the program left the offset there.
    for axis in Axis.both {
      guard let id = ids[axis], id != chosen[axis] else { continue }
      let target = selection(in: context).target(of: id, at: end[axis], axis)
      scroll.setRestTarget(target, of: self, on: axis, isChosen: false)
    }
    if ids != snapTarget {
      snapTarget = ids
      willSnap?(self)
    }
    guard scroll.phase == .idle, snapTarget != snapped else { return }
    snapped = snapTarget
    didSnap?(self)
  }

  /// Returns the area of the axis' rest target, if this link chose the target.
  private func target(on axis: Axis) -> Int64? { scroll?.restTarget(of: self, on: axis)?.area }

  /// Returns the areas on which an offset rests: those in view that a search from there finds without moving.
  /// If the search finds none, the area of the axis' rest target is kept. (Areas that intrude into the kept
  /// one may offer another place to the search.)
  private func held(at offset: Point, _ chosen: PerAxis<Int64?>, in context: ScrollContext) -> PerAxis<Int64?>
  {
    var port = port(in: context)
    // If several areas offer the same offset, the present target is kept.
    let known = PerAxis(x: chosen.x ?? snapTarget.x, y: chosen.y ?? snapTarget.y)
    if let ids = kept(known, at: offset, in: port) { return ids }
    // A rounded offset lies up to half a pixel from the area's own offset.
    for axis in Axis.both { port.reach[axis] = max(port.slack, Tolerance.sum(near: offset[axis])) }
    let moves = PerAxis(x: SnapMove.end(offset.x), y: .end(offset.y))
    var selection = selection(port, for: moves)
    selection.known = known
    let choices = selection.select(moves).choices
    var ids = PerAxis<Int64?>(nil)
    for axis in Axis.both {
      if let choice = choices[axis], isSame(choice.offset, offset[axis], offset[axis]) {
        ids[axis] = choice.id
      } else if let target = scroll?.restTarget(of: self, on: axis) {
        ids[axis] = selection.area(of: target, at: offset, axis)
      }
    }
    return ids
  }

  /// Returns the present port.
  func port(in context: ScrollContext) -> SnapPort {
    SnapPort(
      context.geometry, origin: context.origin, axes: axes, strictness: strictness,
      pixel: roundsToPixels ? context.pixel : nil)
  }

  /// Returns the selection for some moves.
  func selection(_ port: SnapPort, for moves: PerAxis<SnapMove>) -> SnapSelection {
    let areas = items?.areas(for: moves, port) ?? areas
    return SnapSelection(areas, port: port, preferred: preferred, points: points)
  }

  /// Returns the present selection, with which you can ask what would be snapped to. Of a row's items, the
  /// selection contains only those near the present offset and near the destination.
  public func selection(in context: ScrollContext) -> SnapSelection {
    let (here, end) = (context.position, context.destinationPosition)
    let moves = PerAxis(
      x: SnapMove.endAndDirection(from: here.x, by: end.x - here.x),
      y: .endAndDirection(from: here.y, by: end.y - here.y))
    return selection(port(in: context), for: moves)
  }
}
