internal import CScrollCore
import ScrollSpace

extension ScrollController {
  /// True if input and frames are accepted now. They are refused, and counted, from within this scroller's callbacks,
  /// questions and updates. A host that feeds several scrollers reads this first, so that all scrollers receive an
  /// input, or none.
  public var acceptsInput: Bool { !state.isDelivering && !state.isAsking && !isUpdating }

  /// Returns true if input, frames and snapshots are accepted. Counts a refusal if they are not.
  func mayFeed(_ call: StaticString = #function, refusing kind: Diagnostics.Refusal.Kind = .input) -> Bool {
    let isWelcome = acceptsInput
    if !isWelcome { refuse(kind, call) }
    return isWelcome
  }

  /// Returns true if a command is accepted. Commands are refused from within questions, and after the limit of
  /// commands within callbacks. The limit also stops scrollers that command each other without end.
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

  /// Counts a refusal of numbers that are not usable.
  func check(
    _ isUsable: Bool, _ values: @autoclosure () -> DeferredText = "", _ call: StaticString = #function
  ) -> Bool {
    if !isUsable { refuse(.unusableNumbers, call, values()) }
    return isUsable
  }

  /// Counts a refusal, with the link of any scroller that is being called.
  func refuse(_ kind: Diagnostics.Refusal.Kind, _ call: StaticString?, _ values: DeferredText = "") {
    let refusal = Diagnostics.Refusal(kind, call, values, from: state.isAsking ? self : Self.caller, on: self)
    state.diagnostics.note(refusal)
  }

  /// The scroller whose callback this thread is in; nil outside of callbacks.
  fileprivate static var caller: ScrollController? {
    csc_call_caller().map { Unmanaged<ScrollController>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the name of a link for sentences, with its place counted from 1. Nil for an unknown link.
  func title(of number: Int) -> String? { titleBytes(of: number).map { String(decoding: $0, as: UTF8.self) } }

  /// Returns the name of a link for sentences, as UTF-8.
  fileprivate func titleBytes(of number: Int) -> [UInt8]? {
    if number == CurrentCall.delegate { return [UInt8]("delegate") }
    let links = state.chain.links
    guard links.indices.contains(number) else { return nil }
    return [UInt8](links[number].name) + [UInt8](", link ") + [UInt8](digitsOf: number + 1)
  }
}

extension Diagnostics {
  /// Notes a refusal by a part that feeds scrollers, such as a nest of scrollers: its kind, the call, and the values.
  /// If the call came from within a callback, the callback is noted too.
  public mutating func note(_ kind: Refusal.Kind, in call: StaticString, values: String = "") {
    note(Refusal(kind, call, DeferredText(values), from: ScrollController.caller, on: nil))
  }
}

extension Diagnostics.Refusal {
  /// Creates a refusal with the link of any scroller that is being called.
  fileprivate init(
    _ kind: Kind, _ call: StaticString?, _ values: DeferredText, from asker: ScrollController?,
    on scroll: ScrollController?
  ) {
    let question = asker.flatMap { $0.state.currentCall.method ?? $0.state.events.latest?.name }
    var link = asker.flatMap { $0.titleBytes(of: $0.state.currentCall.number) }
    if let scroll, asker !== scroll { link = link.map { $0 + [UInt8](" of another scroller") } }
    self.init(kind, [call.map { [UInt8]($0) }, link, question.map { [UInt8]($0) }], values: values)
  }
}

extension [UInt8] {
  /// Creates the UTF-8 bytes of a literal.
  fileprivate init(_ literal: StaticString) { self = literal.withUTF8Buffer { Array($0) } }

  /// Creates the digits of a number that is not negative.
  fileprivate init(digitsOf number: Int) {
    self = number < 10 ? [] : Array(digitsOf: number / 10)
    append(UInt8(48 + number % 10))
  }
}
