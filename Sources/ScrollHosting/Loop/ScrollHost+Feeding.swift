import ScrollBehaviors
import ScrollEngine
import ScrollNesting
import ScrollSpace

extension ScrollHost {
  /// True if input and frames are accepted now: not from within callbacks of a scroller, a gesture or a timer.
  public var acceptsInput: Bool {
    if isFed { return false }
    // A scroller that a frame passes by has not been called since, so it calls nobody.
    roster.wake()
    let end = roster.end
    var next = roster.nextDue(from: 0, before: end)
    while let place = next {
      guard roster[place]?.target?.acceptsInput ?? true else { return false }
      next = roster.nextDue(from: place + 1, before: end)
    }
    return true
  }

  /// Accepts an input or a frame. A call from within a callback, or with numbers that are not usable, is refused and
  /// counted.
  func feed<Answer>(
    _ input: ScrollCall, at pointer: Point? = nil, orElse refused: Answer, _ call: StaticString = #function,
    _ body: () -> Answer
  ) -> Answer {
    guard diagnostics.admit(input, at: pointer, isOpen: acceptsInput, call) else { return refused }
    return run(at: input.time ?? lastTime, body)
  }

  /// Accepts a frame, or another input that has no numbers but its time.
  func feed<Answer>(
    at time: Timestamp, orElse refused: Answer, _ call: StaticString = #function, _ body: () -> Answer
  ) -> Answer {
    if acceptsInput, time.seconds.isUsable { return run(at: time, body) }
    _ = diagnostics.admit(.advance(to: time), at: nil, isOpen: acceptsInput, call)
    return refused
  }

  private func run<Answer>(at time: Timestamp, _ body: () -> Answer) -> Answer {
    isFed = true
    dismissLeavers()
    // The clock of the frames decides whether that time can be right.
    if time.isDoubtful(at: lastTime) { isCalled = true }
    let answer = body()
    dismissLeavers()
    isFed = false
    notifyHost()
    return answer
  }

  /// Makes a change that may run callbacks. They may not feed the host.
  func calling(_ change: () -> Void) {
    let wasFed = isFed
    isFed = true
    change()
    if !wasFed { dismissLeavers() }
    isFed = wasFed
  }

  func refuse(_ kind: Diagnostics.Refusal.Kind, _ call: StaticString, _ values: String = "") {
    diagnostics.note(kind, in: call, values: values)
  }

  /// Cancels touches of areas that have left the host, as soon as their scrollers accept input. Called while the host is
  /// fed, as it runs callbacks.
  func dismissLeavers() {
    dropKeys()
    while let index = leavers.firstIndex(where: { $0.acceptsInput }) {
      let leaver = leavers.remove(at: index)
      // Whom another host has taken up by now, that one sees to.
      guard leaver.isHolder else { continue }
      // At the time at which its content is: it has left, and goes no further.
      leaver.receiver.cancelAllTouches(time: leaver.time)
      if leaver.claim.isReleased { leaver.release() }
    }
  }

  /// Notes that a frame is due.
  func callFrame() {
    isCalled = true
    if !isFed { notifyHost() }
  }

  /// Calls `onNeedsFrame` of a host that sleeps, once, if a frame is due.
  func notifyHost() {
    guard !hasNotifiedHost, demand < reportedDemand else { return }
    hasNotifiedHost = true
    guard let onNeedsFrame else { return }
    calling(onNeedsFrame)
  }
}
