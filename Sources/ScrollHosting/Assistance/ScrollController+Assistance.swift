public import ScrollEngine
public import ScrollSpace

/// The information that an assistive technology needs from a scroller. Values of both axes are those of the
/// destination: spoken words are true once the content has come to rest.
extension ScrollController {
  /// Returns the position of an axis between its walls. Returns nil if the axis cannot scroll: the content fits,
  /// scrolling is disabled, or a side is open, as on a ring.
  public func scrollRange(on axis: Axis) -> ScrollRange? {
    let extent = geometry.extent[axis]
    guard settings.isScrollEnabled[axis], let lower = extent.lower, let upper = extent.upper, upper > lower
    else {
      return nil
    }
    let offset = min(max(destination[axis], lower), upper)
    return ScrollRange(value: offset - lower, maximum: upper - lower, visible: geometry.visibleLength(axis))
  }

  /// Returns true if there is content to scroll to in a direction, from where the content comes to rest.
  public func canScroll(towards direction: ScrollDirection) -> Bool {
    hasRoom(for: way(direction))
  }

  /// Returns true if a movement on the screen has content to scroll to along one of its axes, from where the content
  /// comes to rest.
  func hasRoom(for movement: Vector) -> Bool {
    let turned = movement.reversed(on: isReversed)
    for axis in Axis.both where movement[axis] != 0 && settings.isScrollEnabled[axis] {
      let (extent, end) = (geometry.extent[axis], destination[axis])
      let room = turned[axis] < 0 ? end - (extent.lower ?? -.infinity) : (extent.upper ?? .infinity) - end
      if room > settings.pixel / 2 { return true }
    }
    return false
  }

  /// Scrolls by a page in a direction, as a page key does. Returns true if there was content to scroll to.
  @discardableResult
  public func scrollByPage(towards direction: ScrollDirection, time: Timestamp) -> Bool {
    guard canScroll(towards: direction), acceptsInput else { return false }
    step(by: .pages(way(direction)), time: time)
    return true
  }

  /// Scrolls an axis to a value of ``scrollRange(on:)``, in points from the start, as when a scroll bar's value is set.
  /// The value is limited to the walls. Returns false if the axis cannot scroll, or the value is not finite.
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

  /// Returns the description of an axis's rest position by the links, to be spoken: "page 2 of 7". Returns nil if no
  /// link describes the position; then speak `ScrollRange.fraction`. Returns nil from within a question.
  public func spokenPosition(on axis: Axis) -> String? {
    let notes = notes(on: axis)
    return notes.isEmpty ? nil : notes.joined(separator: ", ")
  }

  /// Returns a direction as a delta on the screen.
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
