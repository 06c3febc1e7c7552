public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension ScrollPlace {
  /// Creates the present place of a scroller along an axis.
  ///
  /// An end comes first: within half a pixel of a wall, and past it, the place is that end, the start if the content has
  /// no room to scroll. Otherwise the place is an item of the row, and without a row a position. The start of the view
  /// is that of the viewport less the insets and the padding.
  public init(of scroll: ScrollController, on axis: Axis, in row: ItemRow? = nil) {
    let (walls, offset) = (scroll.geometry.extent[axis], scroll.contentOffset[axis])
    let tolerance = Tolerance.offset(pixel: scroll.settings.pixel)
    let position = scroll.contentPosition[axis]
    if walls.period == nil, let lower = walls.lower, offset <= lower + tolerance {
      self = .edge(.lower)
    } else if walls.period == nil, let upper = walls.upper, offset >= upper - tolerance {
      self = .edge(.upper)
    } else if let row, row.axis == axis,
      let place = Self.item(of: row, at: position + MarkerPort(scroll).lower[axis])
    {
      self = place
    } else {
      self = .position(position)
    }
  }

  /// Returns the item at the start of the view: the first one from there on, and behind the last item, the last one. An
  /// item without a length has no parts, so the next one that has a length counts instead.
  private static func item(of row: ItemRow, at start: Double) -> ScrollPlace? {
    let first = row.items(from: start, length: 1, origin: ContentOrigin()).lowerBound
    for step: Int64 in [1, -1] {
      var position = step > 0 ? first : first - 1
      while let place = row.place(of: position, origin: ContentOrigin()) {
        if place.length > 0 {
          return .item(row.appearance(at: position).index, part: (start - place.start) / place.length)
        }
        position += step
      }
    }
    return nil
  }

  /// Returns the offset of the place along an axis, as far as the walls allow; nil if there is no such item or end, or
  /// if a number is not usable. On a ring, the offset nearest to the present one.
  public func offset(on scroll: ScrollController, _ axis: Axis, in row: ItemRow? = nil) -> Double? {
    let (walls, origin) = (scroll.geometry.extent[axis], scroll.contentOrigin)
    var offset: Double
    switch self {
    case .edge(let side):
      guard walls.period == nil, let wall = walls[side] else { return nil }
      return wall
    case .item(let index, let part):
      guard part.isUsable, let row, row.axis == axis, row.items.contains(index),
        let place = row.place(of: index, origin: ContentOrigin())
      else { return nil }
      offset = origin.offset(of: place.start + part * place.length - MarkerPort(scroll).lower[axis], on: axis)
    case .position(let position):
      guard position.isUsable else { return nil }
      offset = origin.offset(of: position, on: axis)
    }
    if let ring = walls.ring { offset = ring.coordinate(nearest: offset, to: scroll.contentOffset[axis]) }
    return walls.clamp(offset)
  }

  /// Scrolls an axis to the place. The other axis continues as before. Returns false if there is no such place.
  @discardableResult
  public func scroll(_ scroll: ScrollController, on axis: Axis, in row: ItemRow? = nil, animated: Bool)
    -> Bool
  {
    guard let offset = offset(on: scroll, axis, in: row) else { return false }
    var target = scroll.destination
    target[axis] = offset
    scroll.setContentOffset(target, on: axis, animated: animated)
    return true
  }
}
