extension Diagnostics {
  /// Something that was refused in one place, and how often.
  public struct Refusal: Hashable, Sendable {
    /// What was refused.
    public enum Kind: UInt8, Hashable, Sendable {
      /// Coordinates, sizes or times that were not finite or beyond 1e150, and negative sizes. Dropped.
      case unusableNumbers
      /// A frame before the last one, or a touch before the gesture's last. Dropped.
      case reversedTime
      /// A time far ahead of all that followed it; the clock was set back.
      case clockReset
      /// A move or an end of a touch that is not down, or a begin of one that is. The former are dropped, the latter ends
      /// the touch and begins it again.
      case unbalancedTouch
      /// Input or a frame from within a callback or a question. Refused.
      case input
      /// A command from within a question, or beyond a thousand in the callbacks of one call. Refused.
      case command
      /// Unusable numbers that a link answered. The proposal stayed as it was before that link.
      case answer
      /// A snapshot that was to be taken or restored from within a callback, a question or an update. Refused.
      case snapshot
      /// Input for a scroller that has no part in the nest that was fed. Refused.
      case unknownScroller

      /// How many there are.
      static let count = Int(unknownScroller.rawValue) + 1
    }

    /// How many are told apart, by who asked and how.
    static let mostKept = 64
    /// A count goes no further, so that sums of counts fit where numbers have 32 bits.
    static let mostCounted = 1 << 24

    /// What was refused.
    public internal(set) var kind: Kind
    /// The call that was refused or had to refuse something, as in `touchMoved(to:time:id:)`; nil for answers.
    public var call: String? { parts[0].map(string) }
    /// Who answered or called, with its place in the chain counted from 1: `Snap, link 2`, or `delegate`. From within a
    /// callback of another scroller: `Snap, link 2 of another scroller`. Nil: the program, or nobody that is known.
    public var link: String? { parts[1].map(string) }
    /// The question or callback from within which it came, as in `target` or `scrollDidScroll`; nil from outside.
    public var question: String? { parts[2].map(string) }
    /// The values of the first time.
    public var values: String { string(firstValues) }
    /// How often it came, up to 2^24.
    public internal(set) var count = 1

    // As bytes: to compare strings takes tables of Unicode, which Embedded Swift has not at hand.
    /// Call, link and question.
    var parts: [[UInt8]?]
    var firstValues: [UInt8]

    init(_ kind: Kind, _ parts: [String?] = [nil, nil, nil], values: String = "") {
      (self.kind, firstValues) = (kind, Array(values.utf8))
      self.parts = parts.map { $0.map { Array($0.utf8) } }
    }

    func isAlike(_ other: Refusal) -> Bool { kind == other.kind && parts == other.parts }
  }
}

/// Text of its bytes.
private func string(_ bytes: [UInt8]) -> String { String(decoding: bytes, as: UTF8.self) }

extension Diagnostics.Refusal: CustomStringConvertible {
  /// Who and where, how often, the values of the first time, and what to do.
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
    case .clockReset: ("clock that ran ahead", "clocks that ran ahead")
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
    case .clockReset: "Take all times from one clock."
    case .unbalancedTouch: "Begin each touch once, and end it once."
    case .input: "Feed input and frames when the scroller's call has returned."
    case .command: "Command it and edit items from callbacks, and only if something is to change."
    case .answer: "Answer with numbers that are finite and in range."
    case .snapshot: "Take and restore snapshots when the scroller's call has returned."
    case .unknownScroller: "Add the scroller to the nest first, or feed it by itself."
    }
  }
}
