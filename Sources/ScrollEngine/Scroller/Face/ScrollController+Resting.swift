// For hosts, which import the engine: the documentation of `HostFrames` shows them.
@_documentation(visibility: internal)
extension ScrollController {
  /// Lets the frames of a host pass by this scroller until it is called. Returns false if the scroller needs its next
  /// frame. Call this method after `advance(to:)`, and see `HostFrames`.
  ///
  /// A scroller needs each frame unless `advance(to:)` has returned `.idle` and nothing was called since. So does a
  /// scroller with a finger down, with a call observer, or with a link that has a `wake(in:)` of its own, because that
  /// link is asked in each frame.
  ///
  /// The next call ends the rest, and `HostFrames.takeReturned()` returns the number then: an input, a command, a
  /// snapshot, or a report for which the links are asked. Whatever is read or called finds the scroller at the time of
  /// the latest frame that has passed by.
  public func rest(in frames: HostFrames, as number: Int) -> Bool {
    guard case .idle? = state.outbox.host.answer, case .idle = state.phase, needsNoFrame,
      frames.latest == state.clock.order.clock
    else { return false }
    state.outbox.host.rest = (frames, number)
    return true
  }

  /// Ends the rest that ``rest(in:as:)`` began, at the time of the latest frame that has passed by. Without such a rest
  /// this method does nothing.
  @inline(never)
  public func endRest() {
    guard let rest = state.outbox.host.rest else { return }
    followFrames()
    state.outbox.host.rest = nil
    rest.frames.add(returned: rest.number)
  }

  /// True if the next frame would change nothing but the time, and would call nobody.
  private var needsNoFrame: Bool {
    chain.isFree && !state.isUpdating && !state.isTracking && !state.outbox.hasChanged
      && !state.outbox.host.isWakeDoubtful
      && state.outbox.host.restless == nil && !chain.answers(.wake) && state.calls.observer == nil
      && state.clock.order.lastFrame == state.clock.order.clock && state.clock.order.suspected == nil
      && !state.clock.late.areDoubtful && !state.clock.late.isExcused
  }

  /// Ends the rest because a call comes.
  @inline(__always)
  func leaveRest() {
    if state.outbox.host.rest != nil { endRest() }
  }

  /// Takes the time of the latest frame that has passed by.
  @inline(never)
  func followFrames() {
    guard let rest = state.outbox.host.rest, let time = rest.frames.time(of: rest.number),
      let clock = state.clock.order.clock, time > clock
    else { return }
    (state.clock.order.clock, state.clock.order.lastFrame) = (time, time)
  }
}
