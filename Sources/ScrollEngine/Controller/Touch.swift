import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// A finger came down, at a place in the viewport. What moves is caught where it is displayed.
  ///
  /// Times must not go back within a gesture; the first finger of a new one starts afresh, and so does one
  /// that comes more than a second before them. A finger a little behind the last frame is normal. With several
  /// fingers down, the newest moves the content.
  public func touchBegan(at position: Point, time: Timestamp, id: Int = 0) {
    guard mayFeed(), check(isUsable(position) && isUsable(time)) else { return }
    timed {
      if state.touches.position(of: id) != nil {
        state.diagnostics.unbalancedTouches += 1
        end(id, at: state.touches.time, isCancelled: true)
        deliver()
      }
      take(time)
      let isFirst = state.touches.isEmpty
      let startsAfresh = isFirst || state.touches.time - time > Self.clockDoubt
      state.touches.time = startsAfresh ? time : max(time, state.touches.time)
      state.touches.begin(id, at: position)
      if isFirst {
        catchMotion(at: position)
      } else {
        regrip(at: position)
      }
      deliver()
    }
  }

  /// A finger moved.
  public func touchMoved(to position: Point, time: Timestamp, id: Int = 0) {
    guard mayFeed(), check(isUsable(position) && isUsable(time)), isDown(id) else { return }
    guard time >= state.touches.time else {
      state.diagnostics.reversedTimes += 1
      return
    }
    timed {
      take(time)
      follow(id, to: position, time: time)
      deliver()
    }
  }

  /// A finger was lifted. A new position is a last move; a time before the gesture's last counts as that.
  public func touchEnded(at position: Point, time: Timestamp, id: Int = 0) {
    guard mayFeed(), check(isUsable(position) && isUsable(time)), isDown(id) else { return }
    if time < state.touches.time { state.diagnostics.reversedTimes += 1 }
    let time = max(time, state.touches.time)
    timed {
      take(time)
      if position != state.touches.position(of: id) { follow(id, to: position, time: time) }
      deliver()
      end(id, at: time, isCancelled: false)
      deliver()
    }
  }

  /// A touch was taken away, by the system or by another recogniser: a lift without speed.
  public func touchCancelled(time: Timestamp, id: Int = 0) {
    guard mayFeed(), check(isUsable(time)), isDown(id) else { return }
    if time < state.touches.time { state.diagnostics.reversedTimes += 1 }
    let time = max(time, state.touches.time)
    timed {
      take(time)
      end(id, at: time, isCancelled: true)
      deliver()
    }
  }

  private func isDown(_ id: Int) -> Bool {
    if state.touches.position(of: id) != nil { return true }
    state.diagnostics.unbalancedTouches += 1
    return false
  }

  /// The first finger is down: it holds what moved.
  private func catchMotion(at position: Point) {
    for axis in Axis.both { state.errands.begin(axis) }
    interrupt(.interrupted(by: .finger))
    enter(.tracking(newDrag(.drag, grip: position)))
  }

  /// Another finger is in charge, and moves the content on from where it is.
  private func regrip(at position: Point) {
    guard isTracking, let drag = state.activity.drag, let last = state.lastGrip else { return }
    if phase == .dragging { drag.carried = normalized(drag.carried + (drag.grip - last)) }
    drag.grip = position
    state.lastGrip = position
  }

  private func follow(_ id: Int, to position: Point, time: Timestamp) {
    state.touches.time = time
    state.touches.move(id, to: position)
    guard id == state.touches.active?.id else { return }
    state.lastGrip = position
    switch state.activity {
    case .tracking(let drag):
      let moved = position - drag.grip
      let distance = hypotenuse(moved)
      guard distance > state.settings.slop else { return }
      // The slop is taken off: the content sets out from where it is.
      drag.grip += moved * (state.settings.slop / distance)
      drag.start = state.offset
      enter(.dragging(drag))
      note(.willBeginDragging)
      pull(to: position)
    case .dragging: pull(to: position)
    case .idle, .wheeling, .decelerating, .animating: break
    }
  }

  private func end(_ id: Int, at time: Timestamp, isCancelled: Bool) {
    let active = state.touches.active
    state.touches.end(id)
    state.touches.time = time
    guard let active, active.id == id else { return }
    if let next = state.touches.active { return regrip(at: next.position) }
    let velocity = isCancelled ? .zero : flingVelocity(of: active.tracker, at: time)
    switch state.activity {
    case .dragging: release(at: time, velocity: velocity)
    case .tracking: letGo(at: time)
    case .idle, .wheeling, .decelerating, .animating: break
    }
  }
}
