public import ScrollEngine
public import ScrollSpace

extension Snapping {
  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    row?.enter(scroll)
  }

  /// Says how long the items of a row are together. Areas and points say nothing of the content's length.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    row?.extent(&proposal, in: context)
  }

  /// Forgets what it was snapped to.
  public func didDetach() {
    if let scroll { row?.leave(scroll) }
    scroll = nil
    snapped = PerAxis(nil)
    heading = PerAxis(nil)
    foundAt = nil
  }

  /// Keeps `heading` up to date.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { update(scroll) }

  /// Keeps `heading` up to date where one fling takes the place of another.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { update(scroll) }

  /// Keeps `heading` up to date where the program has moved a fling along.
  public func scrollDidScroll(_ scroll: ScrollController) {
    if scroll.moveCause == .program, scroll.phase == .decelerating { update(scroll) }
  }

  /// Keeps `heading` up to date where one animation takes the place of another.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { update(scroll) }

  /// Keeps `snapped` and `heading` up to date.
  public func scrollDidLayout(_ scroll: ScrollController) {
    foundAt = nil
    if scroll.isRestoring { row?.fit(scroll) } else { update(scroll) }
  }

  /// Keeps `snapped` and `heading` up to date.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { update(scroll) }

  /// "area 3", by its id; nil where it would rest on none. Reports items that nobody measures before it.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    report.addScale(of: scroll)
    row?.review(&report, of: scroll, for: self)
    let context = scroll.context
    for axis in Axis.both {
      report.remark(on: axis) { offset in
        var place = scroll.destination
        place[axis] = offset
        return held(at: context.origin.position(of: place), in: context)[axis].map { "area \($0)" }
      }
    }
  }

  /// Which areas it rests on and is on its way to. What the areas are is the program's to say again; nobody is told of a snap.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(snapped) { self.snapped = $0 }
    try memory.field(heading) { self.heading = $0 }
  }

  /// Finds out on which areas it rests, or will, and tells what has changed.
  func update(_ scroll: ScrollController) {
    switch scroll.phase {
    case .tracking, .dragging, .wheeling: return
    case .idle, .decelerating, .animating: break
    }
    let context = scroll.context
    let end = context.destinationPosition
    // What it has come to is what it was on its way to.
    let isFound = foundAt == end && Axis.both.allSatisfy { target(on: $0) ?? heading[$0] == heading[$0] }
    let ids = isFound ? heading : held(at: end, in: context)
    foundAt = end
    // It stands on the area that it names, also if a drag or the program has left it there.
    for axis in Axis.both {
      guard let id = ids[axis], id != target(on: axis) else { continue }
      let target = selection(in: context).target(of: id, at: end[axis], axis)
      scroll.setRestTarget(target, of: self, on: axis, isChosen: false)
    }
    if ids != heading {
      heading = ids
      willSnap?(self)
    }
    guard scroll.phase == .idle, heading != snapped else { return }
    snapped = heading
    didSnap?(self)
  }

  /// The area on which an axis stands, if this link has said so.
  private func target(on axis: Axis) -> Int64? { scroll?.restTarget(of: self, on: axis)?.area }

  /// The areas that an offset rests on: those in view that would be found there without going anywhere. Where none would be,
  /// an axis rests on the area on which it stands: what reaches into that may offer another place to a search from there.
  private func held(at offset: Point, in context: ScrollContext) -> PerAxis<Int64?> {
    var port = port(in: context)
    // A rounded offset lies up to half a pixel from the place.
    for axis in Axis.both { port.reach[axis] = max(port.slack, Tolerance.sum(near: offset[axis])) }
    let moves = PerAxis(x: SnapMove.end(offset.x), y: .end(offset.y))
    var selection = selection(port, for: moves)
    // What it is on its way to, or was, is taken again where several areas offer the same offset.
    selection.known = PerAxis(x: target(on: .horizontal) ?? heading.x, y: target(on: .vertical) ?? heading.y)
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

  /// The port as it is now.
  func port(in context: ScrollContext) -> SnapPort {
    SnapPort(
      context.geometry, origin: context.origin, padding: padding, axes: axes, strictness: strictness,
      pixel: roundsToPixels ? context.pixel : nil)
  }

  /// The selection for some moves.
  func selection(_ port: SnapPort, for moves: PerAxis<SnapMove>) -> SnapSelection {
    let areas = items?.areas(for: moves, port) ?? areas
    return SnapSelection(areas, port: port, preferred: preferred, points: points)
  }

  /// The selection as it stands: to ask it what would be snapped to. Of a row's items it has those near where the scroller
  /// is and where it goes.
  public func selection(in context: ScrollContext) -> SnapSelection {
    let (here, end) = (context.position, context.destinationPosition)
    let moves = PerAxis(
      x: SnapMove.endAndDirection(from: here.x, by: end.x - here.x),
      y: .endAndDirection(from: here.y, by: end.y - here.y))
    return selection(port(in: context), for: moves)
  }
}
