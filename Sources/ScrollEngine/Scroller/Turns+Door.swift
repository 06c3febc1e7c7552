internal import CScrollCore
import ScrollMotion
import ScrollSpace

// The other side of the door: a call is brought to its time, and the callbacks that follow from it go out.
extension Turns {
  // MARK: Time

  /// Processes an input at its time: moves the content to that time, acts, and delivers. Commands from callbacks begin
  /// at once meanwhile.
  func turn(at time: Timestamp, _ act: () -> Void) {
    timed {
      catchUp(to: time)
      act()
      deliver()
    }
    printDoubts()
  }

  /// Runs a closure while the clock is the present time, so that commands from callbacks begin at once.
  func timed(_ work: () -> Void) {
    state.clock.isRunning = true
    work()
    state.clock.isRunning = false
  }

  /// Moves the content to the time of an input. An input a little behind the clock acts on the displayed offset. An
  /// input far behind the clock resets the clock.
  func catchUp(to time: Timestamp) {
    checkChain()
    if state.clock.order.isFarBehind(time) { resetClock(to: time) }
    if time >= state.clock.order.clock ?? time {
      if chain.links.implement(.willTakeInput) { announce(time) }
      bring(to: time)
      deliver()
    }
  }

  /// Tells the links that an input comes.
  @inline(never)
  private func announce(_ time: Timestamp) {
    _ = chain.forEach(implementing: .willTakeInput) { link, number in
      chain.calling("scrollWillTakeInput", number) { link.scrollWillTakeInput(scroller, at: time) }
      return true
    }
  }

  /// Prints likely mistakes of the chain in debug builds, and traps on certain ones, before the first input after a
  /// change.
  func checkChain() {
    #if DEBUG
      guard scroller.checksChain, chain.awaitsCheck else { return }
      chain.awaitsCheck = false
      var report = scroller.review.report
      #if !hasFeature(Embedded)
        printLikely(report)
      #endif
      report.mistakes.removeAll { $0.certainty != .certain }
      assert(report.isEmpty, "\(report)\nIf this chain is intended, set checksChain to false.")
    #endif
  }

  /// Returns true if a time is not before another time, or sets the clock back. Counts a refusal if it is before.
  func isInOrder(_ time: Timestamp, after known: Timestamp, _ call: StaticString) -> Bool {
    switch state.clock.order.check(time, after: known) {
    case .inOrder: return true
    case .reversed:
      chain.refuse(.reversedTime, call, "\(time) after \(known)")
      return false
    case .clockReset:
      resetClock(to: time)
      return true
    }
  }

  private func resetClock(to time: Timestamp) {
    let now = state.now
    chain.refuse(.clockReset, nil, "from \(now) to \(time)")
    state.course.activity.resetClock(from: now, to: time, pause: state.hands.settings.wheelPause)
    state.hands.wheel.resetClock(to: time)
    state.hands.touches.resetClock(to: time)
    state.course.zoom.tracker?.reset()
    state.clock.order.reset(to: time)
    state.outbox.host.isWakeDoubtful = true
    _ = chain.forEach(implementing: .everybody) { link, number in
      chain.calling("clockWasSetBack", number) { link.clockWasSetBack(by: now - time) }
      return true
    }
  }

  // MARK: Delivery

  /// Delivers all posted events to the links, in order. Events that follow from them join the queue.
  func deliver() {
    guard !chain.isCalling, !state.isUpdating else { return }
    if !state.outbox.events.isEmpty {
      chain.calling {
        while let event = state.outbox.events.next() { tell(event) }
        chain.event = nil
      }
    }
    if !state.hands.isEnabled, !state.hands.touches.isEmpty || state.course.activity.isHeldByWheel {
      releaseAll()
    }
    if let answer = state.outbox.host.answer { wakeHost(answer) }
  }

  private func tell(_ event: Event) {
    chain.event = event
    switch event {
    case .didScroll(let cause):
      // A frame delivers this event alone, and does not find out at each link which event it is.
      state.outbox.moveCause = cause
      chain.tell(.didScroll) { $0.scrollDidScroll(scroller) }
    case .didRestore:
      state.outbox.isRestoring = true
      chain.tell(.didLayout) { $0.scrollDidLayout(scroller) }
      state.outbox.isRestoring = false
    case .didComplete(let outcome): state.outbox.events.takeCompletion()(outcome)
    case .didPull: tellOfPull()
    default: chain.tell(event.callback) { event.tell($0, of: scroller) }
    }
  }

  @inline(never)
  private func tellOfPull() {
    let pull = state.outbox.events.takePull()
    chain.tell(.didPull) { $0.scrollDidPull(scroller, pull) }
  }

  /// Calls a host that sleeps, if the host would sleep too long.
  private func wakeHost(_ answer: FrameDemand) {
    guard demand < answer else { return }
    state.outbox.host.answer = nil
    guard let call = state.outbox.host.needsFrame else { return }
    chain.calling(call)
    deliver()
  }
}
