import ScrollBehaviors
import ScrollEngine
import ScrollSpace
import ScrollTiling

extension SightTracker.Subject {
  /// Returns the view in which the subject is seen. Across a row everything is in view, because the row does not know
  /// its breadth.
  func view(_ rule: SightRule, _ geometry: Geometry, at offset: Point) -> Rect {
    var view = rule.view(in: geometry, at: offset)
    if case .items(let items) = self {
      view.origin[items.axis.cross] = -1e100
      view.size[items.axis.cross] = 2e100
    }
    return view
  }

  /// The most items of a row that are looked at in one movement.
  private static var most: Int64 { 65_536 }

  /// Returns the ends of a view along the axis of the items, in the coordinates of offsets.
  func span(_ view: Rect) -> (lower: Double, upper: Double) {
    guard case .items(let items) = self else { return (0, 0) }
    return (view.lower(items.axis), view.upper(items.axis))
  }

  /// Calls `body` with each item between two offsets along the axis of the items, or with each rectangle, and its
  /// frame in the coordinates of offsets.
  func forEachItem(
    from lower: Double, to upper: Double, _ scroll: ScrollController,
    _ body: (Appearance, Rect) -> Void
  ) {
    let origin = scroll.contentOrigin
    switch self {
    case .rects(let rects):
      for index in rects.indices {
        body(Appearance(index: Int64(index)), Self.frame(of: rects[index], origin))
      }
    case .items(let items):
      let axis = items.axis
      let start = origin.position(of: lower, on: axis)
      // A point more on both sides, so that items that only touch are among them.
      let length = origin.position(of: upper, on: axis) - start
      let range = items.items(from: start - 1, length: length + 2, origin: ContentOrigin())
      var position = range.lowerBound
      let end = range.upperBound - range.lowerBound > Self.most ? position + Self.most : range.upperBound
      while position < end {
        if let place = items.place(of: position, origin: ContentOrigin()) {
          body(items.appearance(at: position), Self.frame(of: place, axis, origin))
        }
        position += 1
      }
    }
  }

  /// Returns the frame of an item, in the coordinates of offsets; nil if there is no such item.
  func frame(of item: Appearance, _ scroll: ScrollController) -> Rect? {
    let origin = scroll.contentOrigin
    switch self {
    case .rects(let rects):
      let index = Int(item.index)
      return rects.indices.contains(index) ? Self.frame(of: rects[index], origin) : nil
    case .items(let items):
      let place = items.place(of: items.position(of: item), origin: ContentOrigin())
      return place.map { Self.frame(of: $0, items.axis, origin) }
    }
  }

  private static func frame(of rect: Rect, _ origin: ContentOrigin) -> Rect {
    let corner = origin.offset(of: rect.origin)
    let end = origin.offset(of: Point(x: rect.upper(.horizontal), y: rect.upper(.vertical)))
    return Rect(x: corner.x, y: corner.y, width: end.x - corner.x, height: end.y - corner.y)
  }

  /// Returns the frame of a row's item, with a length of 1 across the row.
  private static func frame(of place: ItemPlace, _ axis: Axis, _ origin: ContentOrigin) -> Rect {
    var rect = Rect.zero
    let start = origin.offset(of: place.start, on: axis)
    rect.origin[axis] = start
    rect.size[axis] = origin.offset(of: place.end, on: axis) - start
    rect.size[axis.cross] = 1
    return rect
  }
}
