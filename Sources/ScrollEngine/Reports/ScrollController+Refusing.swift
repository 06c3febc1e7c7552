internal import CScrollCore
import ScrollSpace

extension ScrollController {
  /// Whether input and frames are welcome now. They are refused, and counted, from within this scroller's callbacks, questions and
  /// updates. Whoever feeds several scrollers asks this first, so that all of them hear of an input, or none.
  public var acceptsInput: Bool { !state.isDelivering && !state.isAsking && !isUpdating }

  /// Whether input, frames and snapshots are welcome. If not, that is counted.
  func mayFeed(_ call: StaticString = #function, refusing kind: Diagnostics.Refusal.Kind = .input) -> Bool {
    let isWelcome = acceptsInput
    if !isWelcome { refuse(kind, call) }
    return isWelcome
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
    let refusal = Diagnostics.Refusal(kind, call, values, from: state.isAsking ? self : Self.caller, on: self)
    state.diagnostics.note(refusal)
  }

  /// The scroller in whose callback this thread is; nil outside of callbacks.
  fileprivate static var caller: ScrollController? {
    csc_call_caller().map { Unmanaged<ScrollController>.fromOpaque($0).takeUnretainedValue() }
  }

  /// How sentences call a link: by its name and its place, counted from 1. Nil for nobody that is known.
  func title(of number: Int) -> String? {
    if number == Turn.delegate { return "delegate" }
    let links = state.chain.links
    return links.indices.contains(number) ? "\(links[number].name), link \(number + 1)" : nil
  }
}

extension Diagnostics {
  /// Notes something that a part which feeds scrollers had to refuse, as a nest of scrollers does: what, in which of its calls,
  /// and with which values. If the call came from within a callback, that is noted, too.
  public mutating func note(_ kind: Refusal.Kind, in call: StaticString, values: String = "") {
    note(Refusal(kind, call, values, from: ScrollController.caller, on: nil))
  }
}

extension Diagnostics.Refusal {
  /// A refusal with whose turn it was, on whichever scroller.
  fileprivate init(
    _ kind: Kind, _ call: StaticString?, _ values: String, from asker: ScrollController?,
    on scroll: ScrollController?
  ) {
    let question = asker.flatMap { $0.state.turn.method ?? $0.state.events.latest?.name }
    var link = asker.flatMap { $0.title(of: $0.state.turn.number) }
    if let scroll, asker !== scroll { link = link.map { "\($0) of another scroller" } }
    self.init(kind, [call.map { "\($0)" }, link, question.map { "\($0)" }], values: values)
  }
}
