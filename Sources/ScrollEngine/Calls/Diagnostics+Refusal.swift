extension Diagnostics {
  /// A kind of refusal from one place, with its count.
  public struct Refusal: Hashable, Sendable {
    /// The kinds of refusals.
    public enum Kind: UInt8, Hashable, Sendable {
      /// Coordinates, sizes or times that were not finite or beyond 1e150, or negative sizes. The call was dropped.
      case unusableNumbers
      /// A frame before the last frame, or a touch before the gesture's last time. The call was dropped.
      case reversedTime
      /// An input or a frame whose time was more than a second ahead of the times after it. The clock was set back to
      /// these.
      case clockReset
      /// A move or an end of a touch that is not down, or a begin of a touch that is down. A move or an end was
      /// dropped. A begin ended the touch and began it again.
      case unbalancedTouch
      /// Input or a frame from within a callback or a question. The call was refused.
      case input
      /// A command from within a question, or after a thousand commands in the callbacks of one call. The command was
      /// refused.
      case command
      /// A link's answer with unusable numbers. The proposal stayed as it was before that link.
      case answer
      /// A snapshot that was to be taken or restored from within a callback, a question or an update. The call was
      /// refused.
      case snapshot
      /// Input for a scroller that does not belong to the nest. The input was refused.
      case unknownScroller

      /// The number of kinds.
      static let count = Int(unknownScroller.rawValue) + 1
    }

    /// The largest number of entries with different callers and calls.
    static let mostKept = 64
    /// The largest count of an entry, so that sums of counts fit into 32 bits.
    static let mostCounted = 1 << 24

    /// The kind of the refusal.
    public internal(set) var kind: Kind
    /// The call that was refused or had to refuse something, for example `touchMoved(to:time:id:)`; nil for answers.
    public var call: String? { parts[0].map(string) }
    /// The link that answered or called, with its place in the chain counted from 1: `Snap, link 2`, or `delegate`.
    /// From within a callback of another scroller: `Snap, link 2 of another scroller`. Nil for the program, or for an
    /// unknown caller.
    public var link: String? { parts[1].map(string) }
    /// The question or callback during which the refusal happened, for example `target` or `scrollDidScroll`; nil
    /// outside of both.
    public var question: String? { parts[2].map(string) }
    /// The values of the first refusal.
    public var values: String { firstValues.description }
    /// The number of refusals, up to 2^24.
    public internal(set) var count = 1

    // Stored as bytes: comparing strings needs tables of Unicode, which Embedded Swift does not have.
    /// The call, the link and the question.
    var parts: [[UInt8]?]
    var firstValues: DeferredText

    init(_ kind: Kind, _ parts: [[UInt8]?] = [nil, nil, nil], values: DeferredText = "") {
      (self.kind, self.parts, firstValues) = (kind, parts, values)
    }

    func isAlike(_ other: Refusal) -> Bool { kind == other.kind && parts == other.parts }
  }
}

/// Returns the text of UTF-8 bytes.
private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

extension Diagnostics.Refusal: CustomStringConvertible {
  /// The caller and the place, the count, the values of the first refusal, and the fix.
  @_documentation(visibility: internal)
  public var description: String {
    var text = [link, question, call].compactMap { $0 }.joined(separator: ", ")
    if text.isEmpty, values.isEmpty { text = "Elsewhere" }
    text += text.isEmpty ? "\(count) " : ": \(count) "
    text += count == 1 ? "\(nouns.one)" : "\(nouns.many)"
    if !values.isEmpty { text += count == 1 ? ", \(values)" : ", at first \(values)" }
    return text + ". \(fix)"
  }

  private var nouns: (one: StaticString, many: StaticString) {
    switch kind {
    case .unusableNumbers: ("call with unusable numbers", "calls with unusable numbers")
    case .reversedTime: ("time before the last one", "times before the last one")
    case .clockReset: ("clock set back", "clocks set back")
    case .unbalancedTouch: ("touch out of turn", "touches out of turn")
    case .input: ("refused input", "refused inputs")
    case .command: ("refused command", "refused commands")
    case .answer: ("unusable answer", "unusable answers")
    case .snapshot: ("refused snapshot", "refused snapshots")
    case .unknownScroller: ("input for a scroller elsewhere", "inputs for scrollers elsewhere")
    }
  }

  private var fix: StaticString {
    switch kind {
    case .unusableNumbers: "Give numbers that are finite and at most 1e150, and no negative sizes."
    case .reversedTime: "Give times that do not go back."
    case .clockReset:
      "The first time was ahead of the later ones: take the times of events and frames from one clock."
    case .unbalancedTouch: "Begin each touch once, and end it once."
    case .input: "Feed input and frames when the scroller's call has returned."
    case .command: "Command it and edit items from callbacks, and only if something is to change."
    case .answer: "Answer with numbers that are finite and in range."
    case .snapshot: "Take and restore snapshots when the scroller's call has returned."
    case .unknownScroller: "Add the scroller to the nest first, or feed it by itself."
    }
  }
}
