/// The reason why the bytes of a trace cannot be read: the position, the value that was found, and the fix.
public struct TraceError: Error, Sendable {
  /// The kinds of problems.
  public enum Problem: Hashable, Sendable {
    /// The bytes do not begin as a trace.
    case notATrace
    /// The trace has an unknown version of the format.
    case version(Int)
    /// The bytes end too early.
    case cutShort
    /// The byte is not possible at this position.
    case byte(UInt8)
    /// A count is larger than the number of bytes that are left, or than its limit.
    case count(UInt64)
    /// A number is out of its range.
    case number(Double)
    /// A text is not UTF-8.
    case text
    /// A value in the trace cannot be read: the settings, or a snapshot.
    case value
    /// An update begins within another update, or ends without having begun.
    case update
    /// The bytes differ from those that were written: the sum at the end does not match.
    case damaged
    /// Bytes follow after the end.
    case excess
  }

  /// The problem.
  public let problem: Problem
  /// The position of the field's first byte, counted from 0.
  public let position: Int
  /// The number of the event, counted from 0; nil before the first event and at the end.
  public let event: Int?
  /// The name of the field in the article on the format.
  public let field: String
}

extension TraceError: Hashable {
  /// Returns true if both errors have the same problem at the same place.
  public static func == (one: TraceError, other: TraceError) -> Bool {
    one.problem == other.problem && one.position == other.position && one.event == other.event
      && one.field.hasSameBytes(as: other.field)
  }

  /// Hashes the problem and the place.
  public func hash(into hasher: inout Hasher) {
    hasher.combine(problem)
    hasher.combine(position)
  }
}

extension TraceError: CustomStringConvertible {
  /// The problem, the place, the value that was found, and the fix.
  public var description: String {
    var place = "byte \(position)"
    if let event { place += ", event \(event)" }
    place += ", \(field)"
    return "The trace cannot be read at \(place): \(problem.words); \(fix)."
  }

  private var fix: String {
    switch problem {
    case .notATrace: return "pass what `bytes` of a trace gave"
    case .version: return "read it with the version that wrote it, or record again with this one"
    case .value: return "read it with the version that wrote it"
    case .excess: return "pass the bytes of one trace"
    case .cutShort, .byte, .count, .number, .text, .update, .damaged: break
    }
    let again = "the bytes have changed since they were written, so copy them again, not as text"
    if field.hasSameBytes(as: "sum") {
      return "\(again), or read the events with `Trace(salvaging:)`, where some may be wrong"
    }
    guard let event, event > 0 else {
      return "\(again), or record again, as no event before this place can be read"
    }
    return "\(again), or read the \(event) events before with `Trace(salvaging:)`"
  }
}

extension TraceError.Problem {
  fileprivate var words: String {
    switch self {
    case .notATrace: "it does not begin with \"scrt\""
    case .version(let version): "it has version \(version), and only \(Trace.version) is known"
    case .cutShort: "it ends here, where more must come"
    case .byte(let byte): "\(byte) cannot be here"
    case .count(let count): "\(count) is more than can follow"
    case .number(let number): "\(number) is out of range"
    case .text: "the text is not UTF-8"
    case .value: "its bytes are not a value of this kind"
    case .update: "an update begins or ends out of turn"
    case .damaged: "the sum differs from that of the bytes"
    case .excess: "bytes follow after the end"
    }
  }
}
