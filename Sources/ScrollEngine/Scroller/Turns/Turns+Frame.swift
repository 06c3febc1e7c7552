import ScrollMotion
import ScrollSpace

// A frame.
extension Turns {
  /// Processes a frame, and returns the demand to the host.
  @inline(__always)
  func frame(at time: Timestamp) -> FrameDemand {
    if state.outbox.host.answer != nil { state.clock.late.isExcused = true }
    state.outbox.host.answer = nil
    let name: StaticString = "advance(to:)"
    let isWelcome =
      chain.check(isUsable(time), "\(time)", name)
      && isInOrder(time, after: state.clock.order.latest(beforeFrame: time), name)
    if isWelcome {
      state.clock.order.lastFrame = time
      timed {
        bring(to: max(time, state.clock.order.clock ?? time))
        deliver()
        wakeLinks()
      }
      printDoubts()
    }
    let demand = demand
    if isWelcome { state.outbox.hasChanged = false }
    if demand != .needsFrame { state.outbox.host.answer = demand }
    return demand
  }

  /// Moves the content to its offset at a time, and ends motions that are over by then.
  func bring(to time: Timestamp) {
    state.clock.note(time, isDue: state.outbox.host.answer == nil)
    if case .wheeling(let drag) = state.course.activity {
      if drag.steady != nil {
        followSpeed(of: drag, to: time)
      } else if let end = drag.deadline, time >= end {
        state.clock.order.clock = end
        endWheeling(at: end, awaitsMomentum: state.hands.wheel.welcomesMomentum)
      }
    }
    state.clock.order.clock = time
    guard let plannedMotion = state.course.activity.travelling else { return }
    let (offset, needsCheck) = plannedMotion._withUnsafeGuaranteedRef { $0.advance(to: time) }
    move(to: offset, by: state.course.activity.moveCause)
    guard needsCheck, isSettled(at: time) else { return }
    if case .animating(let plannedMotion) = state.course.activity {
      end(plannedMotion, .finished)
      settle(.animated)
    } else {
      endDecelerating()
    }
  }

  /// Returns true if the planned motion that a frame has moved is over. Posts the walls that the planned motion has
  /// met.
  @inline(never)
  private func isSettled(at time: Timestamp) -> Bool {
    guard let plannedMotion = state.course.plannedMotion else { return false }
    if plannedMotion.zoom != nil, bringZoom(to: time) { return false }
    if plannedMotion.awaitsWall {
      postMeetings(of: plannedMotion, through: time - plannedMotion.motion.start)
    }
    return plannedMotion.motion.isSettled(at: time)
  }

  /// The present demand.
  var demand: FrameDemand {
    if state.outbox.hasChanged { return .needsFrame }
    return state.course.activity.demand(waking: state.outbox.host.wake(at: state.now))
  }

  /// Wakes the links whose time has come. At rest, links are asked in every frame. While something moves or holds the
  /// content, links are asked only if a link is due, or if answers may have changed.
  func wakeLinks() {
    let isDue = state.outbox.host.nextWake.map { $0 <= state.now } ?? false
    guard state.phase == .idle || isDue || state.outbox.host.isWakeDoubtful else { return }
    var hasWoken = false
    var earliest: Timestamp?
    chain.wakes(in: { state.context }) { link, number, wake in
      if wake <= state.now {
        hasWoken = true
        chain.calling("didWake", number) { link.didWake(scroller) }
        deliver()
      } else {
        earliest = min(earliest ?? wake, wake)
      }
    }
    if hasWoken {
      earliest = nil
      let restless = state.outbox.host.restless
      state.outbox.host.restless = nil
      chain.wakes(in: { state.context }) { _, number, wake in
        if wake < state.now {
          state.outbox.host.restless = (number, restless?.link == number ? (restless?.frames ?? 0) + 1 : 1)
        }
        earliest = min(earliest ?? wake, wake)
      }
    }
    if !hasWoken { state.outbox.host.restless = nil }
    state.outbox.host.nextWake = earliest
    state.outbox.host.isWakeDoubtful = false
  }
}
