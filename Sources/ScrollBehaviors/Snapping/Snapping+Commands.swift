import ScrollEngine
public import ScrollSpace

extension Snapping {
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
      Areas that are the items of a row are changed by its edits, and these, \(areas.count) areas, were to replace \
      them by setAreas; edit the row.
      """)
    self.areas = areas
    guard let scroll else { return }
    scroll.resize(viewport: viewport, content: content, inset: inset)
    scroll.invalidateLayout()
  }

  /// Goes on by a distance, as a browser's `scrollBy` does: to the area nearest to where that leads, but only to one
  /// ahead, and not past one that must stop. An axis that is moved by 0 goes on as it was. Without a scroller it does nothing.
  ///
  /// Within an `update` it goes there once that is laid out, among the new areas.
  public func scroll(by distance: Vector, animated: Bool) {
    scroll?.afterUpdate { [self] in
      guard let scroll, distance.x.isFinite, distance.y.isFinite else { return }
      let context = scroll.context
      let from = context.origin.position(of: scroll.commandStart)
      var moves = PerAxis(x: SnapMove.stay(at: from.x), y: .stay(at: from.y))
      for axis in Axis.both where distance[axis] != 0 {
        moves[axis] = .endAndDirection(from: from[axis], by: distance[axis])
      }
      var selection = selection(port(in: context), for: moves)
      selection.countsHidden = true
      let result = selection.select(moves)
      var targets = PerAxis<RestTarget?>(nil)
      for axis in Axis.both where distance[axis] != 0 {
        let end = result.offset[axis] ?? selection.port.extent[axis].clamp(moves[axis].intended)
        targets[axis] = .ahead(end - from[axis], area: result.choices[axis]?.id)
      }
      scroll.scroll(to: targets, of: self, animated: animated)
      update(scroll)
    }
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
    guard let scroll else { return false }
    let context = scroll.context
    let from = context.origin.position(of: scroll.commandStart)
    let moves = PerAxis(x: SnapMove.resnap(at: from.x, id: id), y: .resnap(at: from.y, id: id))
    let selection = selection(port(in: context), for: moves)
    var targets = PerAxis<RestTarget?>(nil)
    for axis in Axis.both {
      guard let (aligned, _) = selection.alignment(of: id, axis) else { continue }
      let period = selection.port.extent[axis].period ?? 0
      let lap = selection.port.lap(of: aligned - period / 2, before: from[axis], axis)
      let extent = selection.port.extent[axis]
      let nearest = aligned + lap * period
      let offset = extent.ring?.coordinate(nearest, within: extent) ?? nearest
      targets[axis] = .ahead(offset - from[axis], area: id)
    }
    if targets == PerAxis(nil) { return false }
    // It names the area also if it is there already.
    defer { update(scroll) }
    return scroll.scroll(to: targets, of: self, animated: animated)
  }
}
