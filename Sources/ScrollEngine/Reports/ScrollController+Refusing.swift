internal import CScrollCore
import ScrollSpace

extension ScrollController {
  /// Whether input, frames and snapshots are welcome: not from within callbacks, questions and updates.
  func mayFeed(_ call: StaticString = #function, refusing kind: Diagnostics.Refusal.Kind = .input) -> Bool {
    if state.isDelivering || state.isAsking || isUpdating {
      refuse(kind, call)
      return false
    }
    return true
  }

  /// Whether a command is welcome: not from within questions, and not without end from within callbacks, be they this
  /// scroller's or those of others that move each other.
  func mayCommand(_ call: StaticString = #function) -> Bool {
    let number = csc_call_number()
    if number != state.call { (state.call, state.commandsInCall) = (number, 0) }
    if number != 0 { state.commandsInCall += 1 }
    if state.isAsking || state.commandsInCall > Self.commandLimit {
      refuse(.command, call, state.isAsking ? "" : "after \(Self.commandLimit) in the callbacks of one call")
      return false
    }
    state.host.isWakeDoubtful = true
    if !state.isTimed { state.lateFrames.isExcused = true }
    return true
  }

  /// Refuses numbers that are not usable.
  func check(
    _ isUsable: Bool, _ values: @autoclosure () -> String = "", _ call: StaticString = #function
  ) -> Bool {
    if !isUsable { refuse(.unusableNumbers, call, values()) }
    return isUsable
  }

  /// Notes something that a call was refused, or had to refuse, with whose turn it was, on whichever scroller.
  func refuse(_ kind: Diagnostics.Refusal.Kind, _ call: StaticString?, _ values: String = "") {
    let asker = state.isAsking ? self : Self.caller
    let question = asker.flatMap { $0.state.turn.method ?? $0.state.events.latest?.name }
    var link = asker.flatMap { $0.title(of: $0.state.turn.number) }
    if asker !== self { link = link.map { "\($0) of another scroller" } }
    state.diagnostics.note(
      Diagnostics.Refusal(kind, [call.map { "\($0)" }, link, question.map { "\($0)" }], values: values))
  }

  /// The scroller in whose callback this thread is; nil outside of callbacks.
  private static var caller: ScrollController? {
    csc_call_caller().map { Unmanaged<ScrollController>.fromOpaque($0).takeUnretainedValue() }
  }

  /// How sentences call a link: by its name and its place, counted from 1. Nil for nobody that is known.
  func title(of number: Int) -> String? {
    if number == Turn.delegate { return "delegate" }
    let links = state.chain.links
    return links.indices.contains(number) ? "\(links[number].name), link \(number + 1)" : nil
  }
}
