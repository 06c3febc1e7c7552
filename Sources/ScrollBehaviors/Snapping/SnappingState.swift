public import ScrollEngine
public import ScrollSpace

extension Snapping {
  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    row?.enter(scroll)
  }

  /// Forgets what it was snapped to.
  public func didDetach() {
    if let scroll { row?.leave(scroll) }
    scroll = nil
    errand = nil
    rest = nil
    snapped = PerAxis(nil)
    heading = PerAxis(nil)
    passed = PerAxis(nil)
  }

  /// Keeps `heading` up to date.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { look(scroll) }

  /// Keeps `heading` up to date where the program has moved a fling along.
  public func scrollDidScroll(_ scroll: ScrollController) {
    if scroll.moveCause == .program, scroll.phase == .decelerating { look(scroll) }
  }

  /// Keeps `heading` up to date where one animation takes the place of another.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { look(scroll) }

  /// Keeps `snapped` and `heading` up to date.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring { return }
    look(scroll)
    if scroll.phase == .idle { pass(scroll) }
  }

  /// Keeps `snapped` and `heading` up to date.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) {
    if scroll.phase == .idle { errand = nil }
    look(scroll)
    guard scroll.phase == .idle else { return }
    switch reason {
    // Nobody was asked where it should rest.
    case .set, .interrupted: passed = PerAxis(nil)
    case .dragged, .wheeled, .decelerated, .animated, .layout: pass(scroll)
    }
  }

  /// "area 3", by its id; nil where it would rest on none.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    for axis in Axis.both {
      report.remark(on: axis) { offset in
        var place = scroll.destination
        place[axis] = offset
        return held(at: inContent(place, scroll.context), in: scroll.context)[axis].map { "area \($0)" }
      }
    }
  }

  /// Finds out on which areas it rests, or will.
  private func look(_ scroll: ScrollController) {
    switch scroll.phase {
    case .tracking, .dragging, .wheeling: return
    case .idle, .decelerating, .animating: break
    }
    let context = scroll.context
    let ids = held(at: inContent(scroll.destination, context), in: context)
    if ids != heading {
      heading = ids
      willSnap?(self)
    }
    guard scroll.phase == .idle else { return pass(scroll) }
    rest = inContent(scroll.contentOffset, context)
    guard heading != snapped else { return }
    snapped = heading
    didSnap?(self)
  }

  private func pass(_ scroll: ScrollController) {
    let context = scroll.context
    passed = passedOver(at: inContent(scroll.destination, context), in: context)
  }

  /// The areas that an offset rests on: those in view that would be found there without going anywhere.
  func held(at offset: Point, in context: ScrollContext) -> PerAxis<Int64?> {
    var selection = selection(in: context)
    // A rounded offset lies up to half a pixel from the place.
    var tolerance = PerAxis(0.0)
    for axis in Axis.both {
      tolerance[axis] = Tolerance.sum(near: offset[axis])
      selection.port.reach[axis] = max(selection.port.slack, tolerance[axis])
    }
    // What it is on its way to, or was, is taken again where several areas offer the same offset.
    selection.known = heading
    let places = selection.select(PerAxis(x: .end(offset.x), y: .end(offset.y))).places
    var ids = PerAxis<Int64?>(nil)
    for axis in Axis.both {
      guard let place = places[axis], (place.offset - offset[axis]).magnitude <= tolerance[axis] else {
        continue
      }
      ids[axis] = place.id
    }
    return ids
  }

  /// Replaces the areas, and whatever sizes change with them, as one change of layout. Where it rests on an area, or
  /// is on its way to one, and an area with the same id is among the new ones, it rests there.
  public func setAreas(
    _ areas: [SnapArea], viewport: Size? = nil, content: Size? = nil, inset: Insets? = nil
  ) {
    setAreas(SnapAreas(areas), viewport: viewport, content: content, inset: inset)
  }

  /// As above, with areas that are in store already.
  public func setAreas(
    _ areas: SnapAreas, viewport: Size? = nil, content: Size? = nil, inset: Insets? = nil
  ) {
    precondition(
      row == nil,
      """
      Areas that are the items of a row are changed by its edits, and these, \(self.areas.count) areas, were to be replaced \
      by setAreas; edit the row.
      """)
    self.areas = areas
    guard let scroll else { return }
    scroll.resize(viewport: viewport, content: content, inset: inset)
    scroll.invalidateLayout()
  }

  /// Goes on by a distance, as a browser's `scrollBy` does: to the area nearest to where that leads, but only to one
  /// ahead, and not past one that must stop. An axis that is moved by 0 stays. Without a scroller it does nothing.
  ///
  /// Within an `update` it goes there once that is laid out, among the new areas.
  public func scroll(by distance: Vector, animated: Bool) {
    if let scroll, scroll.isUpdating {
      return scroll.afterUpdate { [self] in self.scroll(by: distance, animated: animated) }
    }
    guard let scroll, distance.x.isFinite, distance.y.isFinite else { return }
    let context = scroll.context
    let from = inContent(scroll.phase == .animating ? scroll.destination : scroll.contentOffset, context)
    var moves = PerAxis(SnapMove.stay(at: 0))
    for axis in Axis.both {
      moves[axis] =
        distance[axis] == 0
        ? .stay(at: from[axis]) : .endAndDirection(from: from[axis], by: distance[axis])
    }
    let offset = self.selection(in: context, countsHidden: true).select(moves).offset
    var target = Point.zero
    for axis in Axis.both {
      target[axis] =
        offset[axis]
        ?? context.geometry.extent[axis]
        .shifted(by: 0 - context.origin[axis]).clamp(moves[axis].intended)
    }
    go(to: target, scroll, animated: animated)
  }

  /// Goes to where an area is aligned, on the axes on which it aligns; the other one goes on as it was. False, and nothing
  /// happens, if there is no area with this id, or no scroller.
  ///
  /// Within an `update` it goes there once that is laid out. Whether there is such an area is not known yet then: it returns
  /// true.
  @discardableResult
  public func scroll(toArea id: Int64, animated: Bool) -> Bool {
    if let scroll, scroll.isUpdating {
      scroll.afterUpdate { [self] in _ = self.scroll(toArea: id, animated: animated) }
      return true
    }
    keepUp()
    guard let scroll, let index = areas.index(of: id) else { return false }
    let context = scroll.context
    let port = selection(in: context).port
    var target = inContent(scroll.destination, context)
    var aligned = PerAxis(false)
    for axis in Axis.both {
      guard let align = areas.align(index, axis) else { continue }
      aligned[axis] = true
      let plain = port.offset(aligning: areas.lower[axis][index], areas.upper[axis][index], align, axis)
      var offset = port.extent[axis].clamp(plain)
      if let period = port.extent[axis].period {
        offset = plain + port.lap(of: plain, before: target[axis] + period / 2, axis) * period
      }
      target[axis] = port.rounded(offset, axis)
    }
    let only = aligned.x == aligned.y ? nil : Axis.both.first { aligned[$0] }
    go(to: target, on: only, scroll, animated: animated)
    return true
  }

  /// Goes to a place, or along one axis to as far as that.
  private func go(to target: Point, on only: Axis? = nil, _ scroll: ScrollController, animated: Bool) {
    let origin = scroll.contentOrigin
    var offset = scroll.destination
    for axis in Axis.both where only == nil || only == axis { offset[axis] = target[axis] + origin[axis] }
    // At once asks nobody.
    if animated { errand = inContent(offset, origin) }
    scroll.setContentOffset(offset, on: only, animated: animated)
  }
}
