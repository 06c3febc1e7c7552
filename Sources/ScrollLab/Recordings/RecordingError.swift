public import ScrollTrace

/// The reason why a file of recordings was refused.
public struct RecordingError: Error, Hashable, Sendable {
  /// The kinds of problems.
  public enum Problem: Error, Hashable, Sendable {
    /// The bytes could not be read, with the system's reason.
    case unreadable(String)
    /// The bytes are not JSON.
    case notJSON
    /// The file begins as a trace, and cannot be read as a trace.
    case notATrace(TraceError)
    /// The file is JSON without recordings, with the place and the expected value.
    case wrongShape(place: String, expected: String)
  }

  /// The file.
  public var path: String
  /// The problem with the file.
  public var problem: Problem
}

extension RecordingError: CustomStringConvertible {
  /// One line that names the file and the problem.
  public var description: String { "\(path): \(problem)" }
}

extension RecordingError.Problem: CustomStringConvertible {
  /// The problem on one line.
  public var description: String {
    switch self {
    case .unreadable(let reason):
      "cannot be read: \(reason.split(whereSeparator: \.isNewline).joined(separator: " "))"
    case .notATrace(let error): error.description
    case .notJSON: "is not JSON"
    case .wrongShape(let place, let expected):
      "is no file of touch recordings: \(place): expected \(expected)"
    }
  }

  init(_ error: DecodingError) {
    switch error {
    case .keyNotFound(let key, let context):
      self = .wrongShape(place: Self.place(context.codingPath), expected: "a member \(key.stringValue)")
    case .typeMismatch(let type, let context):
      self = .wrongShape(place: Self.place(context.codingPath), expected: Self.json(type))
    case .valueNotFound(let type, let context):
      self = .wrongShape(place: Self.place(context.codingPath), expected: Self.json(type))
    case .dataCorrupted(let context) where !context.codingPath.isEmpty:
      self = .wrongShape(
        place: Self.place(context.codingPath), expected: #"[t_ms, x, y] or [t_ms, x, y, "resampled"]"#)
    default: self = .notJSON
    }
  }

  /// `cases[3].samples[0]`.
  private static func place(_ path: [any CodingKey]) -> String {
    if path.isEmpty { return "the whole file" }
    var place = ""
    for key in path {
      if let index = key.intValue {
        place += "[\(index)]"
      } else {
        place += place.isEmpty ? key.stringValue : ".\(key.stringValue)"
      }
    }
    return place
  }

  private static func json(_ type: any Any.Type) -> String {
    if type == Double.self { return "a number" }
    if type == String.self { return "a text" }
    let name = String(describing: type)
    return name.hasPrefix("Array") || name.hasPrefix("UnkeyedDecoding") ? "an array" : "an object"
  }
}
