import ScrollEngine
public import ScrollSpace

/// The effect of a press on an indicator's track, beside the thumb.
public enum TrackPress: UInt8, Hashable, Sendable {
  /// Nothing: the press is not taken.
  case ignored
  /// Scrolls by a page towards the press, as on Windows and, by default, on macOS. A held press repeats this:
  /// see ``Indicators/trackDelay``.
  case page
  /// Moves the middle of the thumb to the press, which then drags it: as in GTK, and by an option on macOS.
  case jump
}

/// The part of an indicator at a point.
public enum IndicatorPart: Hashable, Sendable {
  /// The thumb of an axis.
  case thumb(Axis)
  /// The track of an axis, on the side of the thumb with lower or higher content offsets.
  case track(Axis, Side)
}

/// Dragging thumbs, and clicking tracks.
///
/// ```swift
/// func touchBegan(at point: Point, at now: Timestamp) {
///   if indicators.pressBegan(at: point, time: now) { return }     // the indicators take this touch
///   scroll.touchBegan(at: point, time: now)
/// }
/// ```
/// Offer each press to the indicators first. If they take it, pass them the rest of it. Points count from the
/// viewport's upper left corner, also on reversed axes.
extension Indicators {
  /// The axis whose thumb is held; nil if none is held. A host may draw that thumb thicker.
  public var pressedAxis: Axis? { grab?.axis }

  /// Returns the frame of an axis' track, counted from the viewport's corner; nil if there is no thumb.
  public func track(on axis: Axis) -> Rect? {
    guard shows[axis], let scroll else { return nil }
    return style.track(on: axis, in: scroll.geometry, inset: inset).map(turned)
  }

  /// Returns the area in which a press belongs to an axis' indicator, counted from the viewport's corner; nil
  /// if there is no thumb. See ``IndicatorStyle/touchTarget``.
  public func hitArea(on axis: Axis) -> Rect? {
    guard shows[axis], let scroll else { return nil }
    return style.hitArea(on: axis, in: scroll.geometry, inset: inset).map(turned)
  }

  /// Returns the part of an indicator at a point of the viewport, visible or not; nil if there is none. A
  /// thumb shorter than ``IndicatorStyle/touchTarget`` takes presses on that length of the track.
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

  /// Takes a press of a finger or a mouse on a visible indicator.
  ///
  /// Returns true if the press is taken: then do not pass the touch to the scroller. Motions along that axis
  /// end. A point that is not finite is on no indicator.
  public func pressBegan(at point: Point, time: Timestamp) -> Bool {
    guard grab == nil, let part = part(at: point), let scroll else { return false }
    track = nil
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
        let press = TrackHold(axis: axis, side: side, place: place(point, axis), due: time + trackDelay)
        scroll.step(by: .pages(press.pages(in: scroll)), time: time)
        if trackDelay.isUsable, trackDelay >= 0 { track = press }
      case .jump:
        grab = Grab(axis: axis, grip: thumb.length / 2)
        hold(axis, until: nil)
        pressMoved(to: point, time: time)
      }
    }
    return true
  }

  /// Moves the held thumb to the press, and the content with it. A press held on the track repeats its step up
  /// to there. If nothing is held, nothing happens.
  ///
  /// The range of the thumb is that of the whole content. At either end of the track the content is at its
  /// wall, also if its length has changed.
  public func pressMoved(to point: Point, time: Timestamp) {
    if let axis = track?.axis, point.x.isUsable, point.y.isUsable { track?.place = place(point, axis) }
    guard let held = grab, let scroll else { return }
    let axis = held.axis
    guard
      let offset = style.offset(
        forThumbAt: place(point, axis) - held.grip, on: axis, in: scroll.geometry, inset: inset)
    else { return }
    let extent = scroll.geometry.extent[axis]
    grab?.end = offset == extent.lower ? .lower : offset == extent.upper ? .upper : nil
    var requested = scroll.contentOffset
    requested[axis] = offset
    scroll.setContentOffset(requested, on: axis, animated: false)
  }

  /// Ends the press that was taken, also if it was cancelled. The content goes to its rest position, as after
  /// a touch: with `Paging`, to a page.
  public func pressEnded(time: Timestamp) {
    track = nil
    guard let held = grab else { return }
    grab = nil
    hold(held.axis, until: time)
    scroll?.fling(velocity: .zero, on: held.axis)
  }

  /// Repeats the step of a press that is held on a track, unless the thumb has reached the press or will reach it.
  func goOn(_ press: TrackHold, _ scroll: ScrollController) {
    let now = scroll.context.time
    let next = press.due + trackInterval
    // Late frames cause at most one step each.
    track?.due = next > now ? next : now + trackInterval
    let (axis, extent) = (press.axis, scroll.geometry.extent[press.axis])
    guard
      let thumb = style.rect(on: axis, at: scroll.destination, in: scroll.geometry, inset: inset),
      scroll.destination[axis] != extent[press.side]
    else { return }
    let reach = max(thumb.length(axis), style.touchTarget) / 2
    let way = press.place - (thumb.lower(axis) + thumb.length(axis) / 2)
    if press.side == .lower ? way < 0 - reach : way > reach {
      scroll.step(by: .pages(press.pages(in: scroll)))
    }
  }

  /// Keeps content at the end to which a thumb is held, if the content's length changes.
  func followEnd(_ scroll: ScrollController) {
    guard let held = grab, let end = held.end, let wall = scroll.geometry.extent[held.axis][end],
      scroll.contentOffset[held.axis] != wall
    else { return }
    var requested = scroll.contentOffset
    requested[held.axis] = wall
    scroll.setContentOffset(requested, on: held.axis, animated: false)
  }

  /// Returns the place of the thumb along its axis, from the side at which the content begins.
  private func thumb(on axis: Axis) -> (start: Double, length: Double)? {
    guard let scroll,
      let rect = style.rect(on: axis, at: scroll.contentOffset, in: scroll.geometry, inset: inset)
    else { return nil }
    return (rect.lower(axis), rect.length(axis))
  }

  /// Returns a point along an axis, from the side at which the content begins.
  private func place(_ point: Point, _ axis: Axis) -> Double {
    guard let scroll, scroll.isReversed[axis] else { return point[axis] }
    return scroll.viewport[axis] - point[axis]
  }

  /// A thumb that is held.
  struct Grab: Hashable, Archivable {
    var axis = Axis.vertical
    /// The distance of the press from the thumb's start, in points.
    var grip = 0.0
    /// The end of the track to which the thumb has been dragged; nil between the ends.
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
