import ScrollBehaviors

/// The rest target, and its place.
extension EditStory {
  var isHeld: Bool { scroll.phase == .dragging || scroll.phase == .wheeling }

  /// True if lengths are known once items were visible.
  var isMeasured: Bool { kind == .measured || kind == .endless }

  /// The rest position of the scroller, as a place in the content.
  var destination: Double { scroll.destination[axis] - scroll.contentOrigin[axis] }

  /// The item on which the scroller rests, or that is kept; without a rest target, the first visible item.
  var stood: Int64? {
    let start = scroll.contentOffset[axis] + scroll.geometry.inset.lower(axis)
    let seen = line.items(from: start, length: 400, origin: scroll.contentOrigin)
    let first = seen.isEmpty ? nil : line.appearance(at: seen.lowerBound).index
    if isHeld, links.contains(.page), !links.contains(.anchor) {
      return pages.pages.nearest(to: scroll.contentPosition[axis]).flatMap(item(of:))
    }
    if isHeld || !footing.isItem { return first }
    for link in [pages, lanes ?? grid ?? tiles] as [any ScrollBehavior] {
      if let target = scroll.restTarget(of: link, on: axis) { return target.id }
    }
    return scroll.restTarget(of: snapping, on: axis) == nil ? nil : snapping.snapTarget[axis]
  }

  /// The distance of an offset past the end, if the offset is at the end, except for less than a visible distance.
  func past(_ offset: Point) -> Double? {
    scroll.geometry.extent[axis].upper.map { offset[axis] - $0 }.flatMap {
      $0 < -Tolerance.offset(pixel: scroll.settings.pixel) ? nil : $0
    }
  }

  /// The item that identifies a page: its first item, and at the end its last item.
  private func item(of page: Int) -> Int64? {
    let items = pages.pages.items(of: page)
    return (page > 0 && page == pages.pageCount - 1 ? items?.last : items?.first).map { Int64($0) }
  }

  /// The distance of the start of an item from the start of the view; on a ring, in the nearest lap.
  func screen(of item: Int64) -> Double? {
    line.place(of: item, origin: scroll.contentOrigin).map { beside($0.start, scroll.contentOffset[axis]) }
  }

  /// The distance between two places; on a ring, the shorter distance.
  func beside(_ place: Double, _ other: Double) -> Double {
    let way = place - other
    guard let period = scroll.geometry.extent[axis].period else { return way }
    return way - (way / period).rounded() * period
  }

  func isWall(_ offset: Double) -> Bool {
    let extent = scroll.geometry.extent[axis]
    return offset == extent.lower || offset == extent.upper
  }
}
