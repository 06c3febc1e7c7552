import ScrollEngine
public import ScrollSpace

extension Snapping {
  /// Replaces the areas, and the sizes that change with them, in one change of layout.
  ///
  /// If the content rests on an area, or is on its way to one, and the new areas contain the same id, the
  /// content goes to the new area.
  public func setAreas(
    _ areas: [SnapArea], viewport: Size? = nil, content: Size? = nil, inset: Insets? = nil
  ) {
    setAreas(SnapAreas(areas), viewport: viewport, content: content, inset: inset)
  }

  /// Replaces the areas by a store of areas: see `setAreas(_:viewport:content:inset:)` with an array.
  public func setAreas(
    _ areas: SnapAreas, viewport: Size? = nil, content: Size? = nil, inset: Insets? = nil
  ) {
    precondition(
      row == nil, .areasOfRow,
      """
      The areas are the items of a row, so setAreas cannot replace them; the new areas are \(areas.count); edit the \
      row.
      """)
    self.areas = areas
    guard let scroll else { return }
    scroll.resize(viewport: viewport, content: content, inset: inset)
    scroll.invalidateLayout()
  }

  /// Scrolls on by a distance, in points, and to an area, as a browser's `scrollBy` does.
  ///
  /// The area nearest to the end of the distance is taken, of those that lie ahead. An area that must stop is
  /// not passed. An axis with a distance of 0 goes on as before. Without a scroller, nothing happens.
  ///
  /// Within an `update`, the scroll begins after the update's layout, and searches the new areas.
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

  /// Scrolls to where an area is aligned, on the axes on which it aligns. The other axis goes on as before.
  ///
  /// Returns false if no area has this id, or there is no scroller. The content goes to such an area once there is one,
  /// unless a person or the program moves it before.
  ///
  /// Within an `update`, the scroll begins after the update's layout. Whether the area exists is not known
  /// before, so the result is true.
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
    if targets == PerAxis(nil) {
      // The axes of a row's items are known; an area may align on both.
      for axis in Axis.both where row.map({ $0.axis == axis }) ?? axes[axis] {
        scroll.awaitRestTarget(.ahead(area: id), of: self, on: axis)
      }
      return false
    }
    // `snapTarget` names the area even if the content already rests there.
    defer { update(scroll) }
    return scroll.scroll(to: targets, of: self, animated: animated)
  }
}
