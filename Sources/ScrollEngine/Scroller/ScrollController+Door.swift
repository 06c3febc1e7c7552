internal import CScrollCore
import ScrollSpace

// The door: every call from outside comes in here.
extension ScrollController {
  /// Takes a call: shows it to the observer, refuses it if it comes at the wrong moment or has unusable numbers, and
  /// else acts. `name` is the name of the public function.
  ///
  /// Only an observer needs the value of the call. The checks ask for its kind and its numbers, which the compiler knows
  /// at each call: a closure that makes the value of known parts costs nothing there.
  @inline(__always)
  func take<Answer>(
    _ call: @autoclosure () -> ScrollCall, orElse refused: Answer, _ name: StaticString = #function,
    _ act: () -> Answer
  ) -> Answer {
    if state.calls.observer != nil { notifyObserver(call()) }
    switch call().admission {
    case .input: guard mayFeed(name) else { return refused }
    case .command: guard mayCommand(name) else { return refused }
    case .later: leaveRest()
    }
    if let problem = call().problem {
      if call().admission != .later || mayCommand(name) { chain.refuse(.unusableNumbers, name, problem) }
      return refused
    }
    return act()
  }

  @inline(__always)
  func take(_ call: @autoclosure () -> ScrollCall, _ name: StaticString = #function, _ act: () -> Void) {
    take(call(), orElse: (), name, act)
  }

  /// Shows a call to the observer, which does not see the calls of links.
  @inline(never)
  func notifyObserver(_ call: ScrollCall) {
    guard let source = chain.source(isAfterUpdate: state.calls.isAfterUpdate) else { return }
    state.calls.observer?.scroll(self, willTake: call, from: source)
  }

  /// Returns true if input, frames and snapshots are accepted. Counts a refusal if they are not.
  func mayFeed(_ call: StaticString, refusing kind: Diagnostics.Refusal.Kind = .input) -> Bool {
    leaveRest()
    let isWelcome = chain.isFree && !state.isUpdating
    if !isWelcome { chain.refuse(kind, call) }
    return isWelcome
  }

  /// Returns true if a command is accepted. Commands are refused from within questions, and after the limit of
  /// commands within callbacks. The limit also stops scrollers that command each other without end.
  func mayCommand(_ call: StaticString) -> Bool {
    leaveRest()
    if !state.calls.count(csc_call_number()) || chain.isAsking {
      chain.refuse(
        .command, call, chain.isAsking ? "" : "after \(Calls.limit) in the callbacks of one call")
      return false
    }
    state.outbox.host.isWakeDoubtful = true
    if !state.clock.isRunning { state.clock.late.isExcused = true }
    return true
  }
}
