import ScrollEngine
public import ScrollSpace

/// What a press on an indicator's track does, beside the thumb.
public enum TrackPress: UInt8, Hashable, Sendable {
  /// Nothing: the press is not taken.
  case ignored
  /// Goes on by a page towards the press, as on Windows and, at first, on macOS.
  case page
  /// Takes the middle of the thumb there, and the press drags it on: as in GTK, and by an option on macOS.
  case jump
}

/// What of an indicator is at a point.
public enum IndicatorPart: Hashable, Sendable {
  /// The thumb of an axis.
  case thumb(Axis)
  /// The track of an axis, on that side of the thumb to which content offsets are lower or higher.
  case track(Axis, Side)
}

/// Thumbs that are dragged, and tracks that are clicked.
///
/// ```swift
/// func touchBegan(at point: Point, at now: Timestamp) {
///   if indicators.pressBegan(at: point, time: now) { return }     // it has taken the touch
///   scroll.touchBegan(at: point, time: now)
/// }
/// ```
/// A host asks the indicators first, and gives them the rest of a press that they have taken. Points count from the viewport's
/// upper left corner, whichever way the content runs.
extension Indicators {
  /// The axis whose thumb is held; nil if none is. A host may draw that thumb thicker.
  public var pressedAxis: Axis? { grab?.axis }

  /// Returns where the way of an axis' thumb is, counted from the viewport's corner; nil where there is no thumb.
  public func track(on axis: Axis) -> Rect? {
    guard shows[axis], let scroll else { return nil }
    return style.track(on: axis, in: scroll.geometry, inset: inset).map(turned)
  }

  /// Returns where a press is on an axis' indicator, counted from the viewport's corner: see ``IndicatorStyle/touchTarget``. Nil where
  /// there is no thumb.
  public func hitArea(on axis: Axis) -> Rect? {
    guard shows[axis], let scroll else { return nil }
    return style.hitArea(on: axis, in: scroll.geometry, inset: inset).map(turned)
  }

  /// Returns what of an indicator is at a point of the viewport, whether it is seen or not; nil if nothing is. A thumb shorter
  /// than ``IndicatorStyle/touchTarget`` takes presses on that length of the track.
  public func part(at point: Point) -> IndicatorPart? {
    for axis in [Axis.vertical, .horizontal] {
      guard let area = hitArea(on: axis), area.contains(point), let thumb = thumb(on: axis) else { continue }
      let place = place(point, axis)
      let reach = max(thumb.length, style.touchTarget) / 2
      let middle = thumb.start + thumb.length / 2
      if (place - middle).magnitude <= reach { return .thumb(axis) }
      return .track(axis, place < middle ? .lower : .upper)
    }
    return nil
  }

  /// Takes a press of a finger or a mouse that comes down on an indicator that is seen. Returns whether it does: then the scroller
  /// must not be told of the touch. Motions along that axis end. A point that is not finite is on no indicator.
  public func pressBegan(at point: Point, time: Timestamp) -> Bool {
    guard grab == nil, let part = part(at: point), let scroll else { return false }
    switch part {
    case .thumb(let axis):
      guard opacity(on: axis, at: time) > 0, let thumb = thumb(on: axis) else { return false }
      grab = Grab(axis: axis, grip: place(point, axis) - thumb.start)
      hold(axis, until: nil)
      scroll.setContentOffset(scroll.contentOffset, on: axis, animated: false)
    case .track(let axis, let side):
      guard opacity(on: axis, at: time) > 0, let thumb = thumb(on: axis) else { return false }
      switch trackPress {
      case .ignored: return false
      case .page:
        var pages = Vector.zero
        pages[axis] = (side == .lower) == scroll.isReversed[axis] ? 1 : -1
        scroll.step(by: .pages(pages), time: time)
      case .jump:
        grab = Grab(axis: axis, grip: thumb.length / 2)
        hold(axis, until: nil)
        pressMoved(to: point, time: time)
      }
    }
    return true
  }

  /// Moves the thumb that is held to where the press is by now, and the content with it; nothing if none is held. The thumb's whole way is that of
  /// all the content, so at either end of the track the content is at its wall, however long it is by then.
  public func pressMoved(to point: Point, time: Timestamp) {
    guard let held = grab, let scroll else { return }
    let axis = held.axis
    guard
      let offset = style.offset(
        forThumbAt: place(point, axis) - held.grip, on: axis, in: scroll.geometry, inset: inset)
    else { return }
    let extent = scroll.geometry.extent[axis]
    grab?.end = offset == extent.lower ? .lower : offset == extent.upper ? .upper : nil
    var wish = scroll.contentOffset
    wish[axis] = offset
    scroll.setContentOffset(wish, on: axis, animated: false)
  }

  /// Ends the press that was taken, also if it was cancelled. The content goes where it should rest, as after a touch: to a
  /// page, with ``Paging``.
  public func pressEnded(time: Timestamp) {
    guard let held = grab else { return }
    grab = nil
    hold(held.axis, until: time)
    scroll?.fling(velocity: .zero, on: held.axis)
  }

  /// Content that grows or shrinks at the end to which a thumb is held stays at that end.
  func followEnd(_ scroll: ScrollController) {
    guard let held = grab, let end = held.end, let wall = scroll.geometry.extent[held.axis][end],
      scroll.contentOffset[held.axis] != wall
    else { return }
    var wish = scroll.contentOffset
    wish[held.axis] = wall
    scroll.setContentOffset(wish, on: held.axis, animated: false)
  }

  /// Where the thumb is along its axis, from the side where the content begins.
  private func thumb(on axis: Axis) -> (start: Double, length: Double)? {
    guard let scroll,
      let rect = style.rect(on: axis, at: scroll.contentOffset, in: scroll.geometry, inset: inset)
    else { return nil }
    return (rect.lower(axis), rect.length(axis))
  }

  /// A point along an axis, from the side where the content begins.
  private func place(_ point: Point, _ axis: Axis) -> Double {
    guard let scroll, scroll.isReversed[axis] else { return point[axis] }
    return scroll.viewport[axis] - point[axis]
  }

  /// A thumb that is held.
  struct Grab: Hashable, Archivable {
    var axis = Axis.vertical
    /// How far from the thumb's start it is held, in points.
    var grip = 0.0
    /// The end of the track to which it has been dragged; nil between them.
    var end: Side?

    init() {}

    init(axis: Axis, grip: Double) { (self.axis, self.grip) = (axis, grip) }

    mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
      let isVertical = try archive.value(axis == .vertical ? UInt8(1) : 0, where: { $0 <= 1 })
      axis = isVertical == 1 ? .vertical : .horizontal
      try archive.field(&grip, where: { $0.isUsable })
      try archive.field(&end)
    }
  }
}
