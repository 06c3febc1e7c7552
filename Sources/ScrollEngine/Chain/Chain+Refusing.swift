internal import CScrollCore
import ScrollMotion
import ScrollSpace

extension Chain {
  /// Counts a refusal, with the link of any scroller that is being called.
  func refuse(_ kind: Diagnostics.Refusal.Kind, _ call: StaticString?, _ values: DeferredText = "") {
    diagnostics.note(Diagnostics.Refusal(kind, call, values, from: isAsking ? self : Self.caller, on: self))
  }

  /// Counts a refusal of numbers that are not usable. Returns true if they are usable.
  @inline(__always)
  func check(_ isUsable: Bool, _ values: @autoclosure () -> DeferredText, _ call: StaticString) -> Bool {
    if !isUsable { refuse(.unusableNumbers, call, values()) }
    return isUsable
  }

  /// Counts a curve that is not usable, with the link and the question of its law.
  func refuseCurve(_ problem: DeferredText, from question: LawQuestion, on axis: Axis) {
    refuse("curve(distance:velocity:)", problem, from: question, on: axis)
  }

  /// Counts a law of a pull that returns no usable number, with the link of the law.
  func refusePull(_ pull: PullInUse, by raw: Double, from question: LawQuestion = .pull, on axis: Axis) {
    let shown = pull.law.shown(raw / pull.scale, in: pull.length)
    refuse("shown(_:in:)", "\(shown) for a pull of \(raw / pull.scale)", from: question, on: axis)
  }

  private func refuse(
    _ call: StaticString, _ problem: DeferredText, from question: LawQuestion, on axis: Axis
  ) {
    guard let author = reasons.laws[axis][question] else { return refuse(.answer, call, problem) }
    asking(question.name, author) { refuse(.answer, call, problem) }
  }

  /// The chain whose callback this thread is in; nil outside of callbacks.
  fileprivate static var caller: Chain? {
    csc_call_caller().map { Unmanaged<Chain>.fromOpaque($0).takeUnretainedValue() }
  }

  /// Returns the name of a link for sentences, with its place counted from 1. Nil for an unknown link.
  func title(of number: Int) -> String? { titleBytes(of: number).map { String(decoding: $0, as: UTF8.self) } }

  /// Returns the name of a link for sentences, as UTF-8.
  fileprivate func titleBytes(of number: Int) -> [UInt8]? {
    if number == CurrentCall.delegate { return [UInt8]("delegate") }
    guard all.indices.contains(number) else { return nil }
    return [UInt8](all[number].name) + [UInt8](", link ") + [UInt8](digitsOf: number + 1)
  }
}

extension Diagnostics {
  /// Notes a refusal by a part that feeds scrollers, such as a nest of scrollers: its kind, the call, and the values.
  /// If the call came from within a callback, the callback is noted too.
  public mutating func note(_ kind: Refusal.Kind, in call: StaticString, values: String = "") {
    note(Refusal(kind, call, DeferredText(values), from: Chain.caller, on: nil))
  }
}

extension Diagnostics.Refusal {
  /// Creates a refusal with the link of any scroller that is being called.
  fileprivate init(
    _ kind: Kind, _ call: StaticString?, _ values: DeferredText, from asker: Chain?, on chain: Chain?
  ) {
    let question = asker.flatMap { $0.current.method ?? $0.event?.name }
    var link = asker.flatMap { $0.titleBytes(of: $0.current.number) }
    if let chain, asker !== chain { link = link.map { $0 + [UInt8](" of another scroller") } }
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
