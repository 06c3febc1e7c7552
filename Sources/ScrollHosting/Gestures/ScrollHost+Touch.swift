import ScrollBehaviors
public import ScrollEngine
import ScrollMotion
public import ScrollSpace

extension ScrollHost {
  /// Begins a touch at a point of the window: of a finger, a pen, or a mouse whose button is pressed.
  ///
  /// The touch goes to the topmost area at the point. A thumb of an indicator takes the touch first. Otherwise the
  /// touch goes to all scrollers and nests around the area, and to the gestures of the area and of the areas around.
  /// So the touch stops each of these scrollers that is in motion.
  ///
  /// When the touch leaves its slop, one scroller keeps it, and in all others it is cancelled. That is the innermost
  /// scroller that was in motion, also by another touch. If there is none, it is the innermost that can scroll in the
  /// direction of the touch, or else the innermost of all.
  ///
  /// `id` distinguishes touches that are down at the same time. A second touch with the same `id` cancels the first,
  /// and is counted.
  public func touchBegan(at point: Point, time: Timestamp, id: Int = 0, device: PointerDevice = .finger) {
    feed(.touchBegan(at: point, time: time, id: id), orElse: ()) {
      catchUp(to: time)
      clickless = nil
      if let known = touch(id) {
        refuse(.unbalancedTouch, "touchBegan(at:time:id:device:)", "touch \(id) is down already")
        cancel(known, max(time, known.time))
      }
      comeDown(HostTouch(id, device, at: point, time))
    }
  }

  private func comeDown(_ touch: HostTouch) {
    endPendingTap(before: touch, on: tapArea(in: area(at: touch.position)?.path ?? []))
    // The tap may have changed which areas there are.
    let path = area(at: touch.position)?.path ?? []
    touch.tapArea = tapArea(in: path)
    touch.pressArea = path.first { $0.gestures.longPress != nil || $0.gestures.startsByPress }
    touch.dragArea = path.first { $0.gestures.drag != nil }
    touches.append(touch)
    touch.areas = targetAreas(of: path.first)
    let settings = touch.areas.first.flatMap { self.settings(at: touch.position, in: $0) }
    let isMouse = touch.device == .mouse
    touch.slop = isMouse ? gestureSettings.mouseSlop : settings?.slop ?? gestureSettings.slop
    if focusesOnTouch, let scroller = path.first(where: { $0.target != nil }) { focus = scroller }
    if touch.dragArea != nil {
      touch.tracker = VelocityTracker()
      touch.tracker?.add(touch.position, at: touch.time)
    }
    let taker = takeThumb(touch) ?? beginPinch(touch)
    beginInScrollers(touch, except: taker, slop: touch.slop)
    if let taker { return keep(touch, for: taker) }
    if touch.pressArea != nil {
      touch.pressDelay = settings?.longPress ?? gestureSettings.longPress
    }
  }

  /// Moves a touch. The move takes effect with the next frame, or before any other input: many moves of one frame cost
  /// as much as a few. A time before the touch's last time is refused and counted, and so is a touch that is not down.
  ///
  /// A time more than a second ahead of the next frame is no time of an event. Such a move counts as one of the frame.
  /// A touch that came down at such a time begins anew with the frame, which is counted as a clock reset.
  public func touchMoved(to point: Point, time: Timestamp, id: Int = 0) {
    feed(.touchMoved(to: point, time: time, id: id), orElse: ()) {
      guard let touch = touch(id) else {
        return refuse(.unbalancedTouch, "touchMoved(to:time:id:)", "touch \(id) is not down")
      }
      let last = touch.moves.lastTime ?? touch.time
      guard time >= last || last.isDoubtful(at: time) else {
        return refuse(.reversedTime, "touchMoved(to:time:id:)", "\(time) after \(last)")
      }
      if case .over = touch.role { return }
      touch.moves.add(point, at: time)
      isCalled = true
    }
  }

  /// Predicts the position of a touch at the time of a frame, as the system extrapolates or resamples it: see
  /// `ScrollController.touchPredicted(at:time:id:)`. Only the content follows. A touch that may still be a tap is not
  /// changed.
  public func touchPredicted(at point: Point, time: Timestamp, id: Int = 0) {
    feed(.touchPredicted(at: point, time: time, id: id), orElse: ()) {
      catchUp(to: time)
      guard let touch = touch(id), touch.isOpen, touch.hasLeft else { return }
      for area in touch.areas {
        area.target?.perform(.touchPredicted(at: place(of: point, for: area), time: time, id: id))
      }
    }
  }

  /// Ends a touch that was lifted. Returns the outcome of the touch: `.tap` only if the touch is a tap, even if nothing
  /// has moved.
  ///
  /// `velocity` is the velocity of the touch at the lift, in points per second, from a host whose gesture recogniser
  /// knows it.
  @discardableResult
  public func touchEnded(
    at point: Point, time: Timestamp, id: Int = 0, velocity: Vector? = nil
  ) -> TouchOutcome {
    feed(.touchEnded(at: point, time: time, id: id, velocity: velocity), orElse: .none) {
      if let touch = touch(id) { restartIfDoubtful(touch, at: time, "touchEnded(at:time:id:velocity:)") }
      catchUp(to: time)
      guard let touch = touch(id) else {
        refuse(.unbalancedTouch, "touchEnded(at:time:id:velocity:)", "touch \(id) is not down")
        return .none
      }
      let time = liftTime(of: touch, time)
      if point != touch.position { move(touch, to: point, time) }
      if let due = touch.pressDue, due <= time { press(touch, due) }
      touches.removeAll { $0 === touch }
      let outcome = lift(touch, time, velocity)
      if outcome != .tap { clickless = ClicklessLift(position: touch.position, time: time) }
      return outcome
    }
  }

  /// Cancels a touch that the system has taken away.
  public func touchCancelled(time: Timestamp, id: Int = 0) {
    feed(.touchCancelled(time: time, id: id), orElse: ()) {
      catchUp(to: time)
      guard let touch = touch(id) else {
        return refuse(.unbalancedTouch, "touchCancelled(time:id:)", "touch \(id) is not down")
      }
      cancel(touch, max(time, touch.time))
      clickless = ClicklessLift(position: touch.position, time: max(time, touch.time))
    }
  }

  /// Cancels all touches, keys and fingers on a trackpad. Call this when the window loses the focus.
  public func cancelAllTouches(time: Timestamp) {
    feed(at: time, orElse: ()) {
      catchUp(to: time)
      while let touch = touches.last { cancel(touch, max(time, touch.time)) }
      releaseKeys(time)
      wheelLatches.removeAll(keepingCapacity: true)
      cancelWheelZoom(time)
      for area in roster.all { area.target?.receiver.cancelAllTouches(time: time) }
    }
  }

  private func tapArea(in path: [ScrollArea]) -> ScrollArea? {
    path.first { $0.gestures.tap != nil || $0.gestures.doubleTap != nil }
  }

  func touch(_ id: Int) -> HostTouch? { touches.first { $0.id == id } }

  /// Returns the settings for touches of the innermost scroller of a target under a point.
  private func settings(at point: Point, in area: ScrollArea) -> ScrollSettings? {
    guard let target = area.target else { return nil }
    return (target.scrollers(at: place(of: point, for: area)).first?.scroll ?? target.scroll).settings
  }

  /// Passes on the moves of all touches, in the order of their times, because of a frame or an input.
  func flushMoves(at now: Timestamp) {
    while let touch = earliestMoved {
      let next = touch.moves.takeFirst()
      let time = next.time.isDoubtful(at: now) ? now : next.time
      move(touch, to: next.position, max(time, touch.time))
    }
  }

  private var earliestMoved: HostTouch? {
    var earliest: HostTouch?
    for touch in touches {
      guard let time = touch.moves.firstTime else { continue }
      if let known = earliest?.moves.firstTime, known <= time { continue }
      earliest = touch
    }
    return earliest
  }
}
