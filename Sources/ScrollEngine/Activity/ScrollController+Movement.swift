import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Starts another activity, and posts didChangePhase if the phase changes.
  func enter(_ activity: Activity) {
    let old = phase
    if isUpdating, activity.phase != .idle, activity.phase != .tracking,
      state.events.forgetRests(from: state.update.firstEvent)
    {
      // No callback has reported the end of the movement: the movement continues.
      state.isMovementOpen = true
    }
    var former = state.activity.plannedMotion
    state.activity = activity
    if isKnownUniquelyReferenced(&former), let former { retire(former) }
    state.revision &+= 1
    watchWalls()
    if activity.drag == nil, activity.phase != .tracking { state.caught = nil }
    guard activity.phase != old else { return }
    state.host.isWakeDoubtful = true
    post(.didChangePhase(from: old))
  }

  /// Posts an event that is part of a movement.
  @inline(__always)
  func note(_ event: Event) {
    state.isMovementOpen = true
    post(event)
  }

  /// Moves the content to an offset, and posts didScroll if the offset changes.
  func move(to offset: Point, by cause: MoveCause) {
    let offset = normalized(offset)
    guard offset != state.offset else { return }
    state.offset = offset
    state.hasChanged = true
    state.revision &+= 1
    rebase()
    note(.didScroll(cause))
  }

  /// Asks for a shift of the origin on every axis whose offset has left its window. Returns false if nothing moved.
  @discardableResult
  @inline(__always) func rebase() -> Bool {
    state.window.x != nil || state.window.y != nil ? rebaseWithinWindows() : false
  }

  private func rebaseWithinWindows() -> Bool {
    var shift = Vector.zero
    for axis in Axis.both {
      guard let window = state.window[axis], !window.contains(state.offset[axis]) else { continue }
      let wanted = askRebase(axis)
      // A value that leaves the usable range would lose the bits that make it exact.
      let extent = state.geometry.extent[axis].shifted(by: wanted)
      if isUsable(state.offset[axis] + wanted), isUsable(destination[axis] + wanted), extent.isUsable {
        shift[axis] = wanted
      }
    }
    return moveOrigin(by: shift)
  }

  /// Undoes all shifts of the origin on axes for which no link gives a window any more. Returns false if there were
  /// none.
  func resetOrigin(_ window: PerAxis<ClosedRange<Double>?>) -> Bool {
    var shift = Vector.zero
    for axis in Axis.both where window[axis] == nil { shift[axis] = 0 - state.origin[axis] }
    return moveOrigin(by: shift)
  }

  private func moveOrigin(by shift: Vector) -> Bool {
    guard shift != .zero else { return false }
    state.offset = normalized(state.offset + shift)
    state.origin.add(shift)
    state.activity.shift(by: shift)
    state.reasons.shift(by: shift)
    for axis in Axis.both {
      let extent = state.geometry.extent[axis].shifted(by: shift[axis])
      state.geometry.extent[axis] = extent
      state.reportedGeometry?.extent[axis] = extent
    }
    post(.didRebase(shift))
    return true
  }

  /// Ends the running part of a movement, because another part begins. A finger that is down drags again after
  /// another slop, and momentum cannot continue.
  func interrupt(_ outcome: AnimationOutcome, willDecelerate: Bool = false) {
    state.touches.regrip()
    state.wheel.welcomesMomentum = false
    takeSupposed()
    if state.activity.plannedMotion?.zoom != nil { closeZoom() }
    switch state.activity {
    case .idle, .tracking: break
    case .wheeling: state.dragEnd = .interrupted
    case .dragging:
      state.dragEnd = .interrupted
      note(.didEndDragging(willDecelerate: willDecelerate))
    case .decelerating: note(.didEndDecelerating)
    case .animating(let plannedMotion): end(plannedMotion, outcome)
    }
  }

  /// Ends an animation.
  func end(_ plannedMotion: PlannedMotion, _ outcome: AnimationOutcome) {
    note(.didEndScrollingAnimation)
    if Axis.both.contains(where: { plannedMotion.isScrollToTop[$0] && isAtTop($0, of: plannedMotion) }) {
      note(.didScrollToTop)
    }
    guard let completion = plannedMotion.completion else { return }
    plannedMotion.completion = nil
    state.events.append(completion, outcome)
  }

  /// Returns true if an axis has come to rest at the start of the content, though the other axis may still move.
  private func isAtTop(_ axis: Axis, of plannedMotion: PlannedMotion) -> Bool {
    !plannedMotion.travels(axis, after: elapsed(of: plannedMotion))
      && state.offset[axis] == state.geometry.extent[axis].lower
  }

  /// Comes to rest, or into the hold of a finger that is down. Posts didSettle if any callback was posted since the
  /// last.
  func settle(_ reason: SettleReason) {
    let isFree = state.touches.isEmpty
    if phase != (isFree ? .idle : .tracking) { enter(isFree ? .idle : .tracking) }
    guard state.isMovementOpen else { return }
    state.isMovementOpen = false
    post(.didSettle(reason))
  }

  /// Stops every motion at once, at the present offset, also past a wall until the next layout. A scale past a
  /// limit is set to the limit. Ends the running part of a movement, and settles with the reason `.interrupted`. A
  /// finger that is down drags again after another slop. At rest this method does nothing.
  public func stop() {
    observe(.stop)
    guard mayCommand() else { return }
    halt()
    deliver()
  }

  /// Stops without delivering callbacks yet.
  func halt() {
    guard phase != .idle else { return }
    state.caught = nil
    _ = landScale(.interrupted(by: .stop))
    interrupt(.interrupted(by: .stop))
    for axis in Axis.both {
      setReason(.stopped, at: state.offset, on: axis)
      state.restBases.ask(axis, by: .layout)
    }
    settle(.interrupted)
  }
}
