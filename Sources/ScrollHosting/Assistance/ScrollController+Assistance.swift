public import ScrollEngine
public import ScrollSpace

/// What an assistive technology asks of a scroller. Values of both axes are those of the destination: what is spoken is true
/// when the content has come to rest.
extension ScrollController {
  /// Where an axis is between its walls; nil if it cannot scroll: the content fits, scrolling is disabled, or a side is open,
  /// as on a ring.
  public func scrollRange(on axis: Axis) -> ScrollRange? {
    let extent = geometry.extent[axis]
    guard settings.isScrollEnabled[axis], let lower = extent.lower, let upper = extent.upper, upper > lower
    else {
      return nil
    }
    let offset = min(max(destination[axis], lower), upper)
    return ScrollRange(value: offset - lower, maximum: upper - lower, visible: geometry.visibleLength(axis))
  }

  /// Whether there is something in a direction to scroll to, from where the content comes to rest.
  public func canScroll(towards direction: ScrollDirection) -> Bool {
    hasRoom(for: way(direction))
  }

  /// Whether there is something to scroll to along an axis of a movement on the screen, from where the content comes to rest.
  func hasRoom(for movement: Vector) -> Bool {
    let turned = movement.reversed(on: isReversed)
    for axis in Axis.both where movement[axis] != 0 && settings.isScrollEnabled[axis] {
      let (extent, end) = (geometry.extent[axis], destination[axis])
      let room = turned[axis] < 0 ? end - (extent.lower ?? -.infinity) : (extent.upper ?? .infinity) - end
      if room > settings.pixel / 2 { return true }
    }
    return false
  }

  /// Scrolls by a page in a direction, as a page key does. Returns whether there was something to scroll to.
  @discardableResult
  public func scrollByPage(towards direction: ScrollDirection, time: Timestamp) -> Bool {
    guard canScroll(towards: direction), acceptsInput else { return false }
    step(by: .pages(way(direction)), time: time)
    return true
  }

  /// Scrolls an axis to a value of ``scrollRange(on:)``, in points from the start: a scroll bar's value that was set. The
  /// value is cut off at the walls. False if the axis cannot scroll, or the value is not finite.
  @discardableResult
  public func scroll(toValue value: Double, on axis: Axis, animated: Bool) -> Bool {
    guard value.isUsable, let range = scrollRange(on: axis), let lower = geometry.extent[axis].lower else {
      return false
    }
    var offset = contentOffset
    offset[axis] = lower + min(max(value, 0), range.maximum)
    setContentOffset(offset, on: axis, animated: animated)
    return true
  }

  /// The words of links on where an axis comes to rest, to be spoken: "page 2 of 7". Nil if no link has a word; then speak
  /// `ScrollRange.fraction`. From within a question there are none.
  public func spokenPosition(on axis: Axis) -> String? {
    let remarks = remarks(on: axis)
    return remarks.isEmpty ? nil : remarks.joined(separator: ", ")
  }

  /// A direction as a delta on the screen.
  private func way(_ direction: ScrollDirection) -> Vector {
    let along: Axis =
      scrollRange(on: .vertical) == nil && scrollRange(on: .horizontal) != nil ? .horizontal : .vertical
    var way = Vector.zero
    switch direction {
    case .left: way.x = -1
    case .right: way.x = 1
    case .up: way.y = -1
    case .down: way.y = 1
    case .forward: way[along] = 1
    case .backward: way[along] = -1
    }
    guard direction == .forward || direction == .backward else { return way }
    return way.reversed(on: isReversed)
  }
}
