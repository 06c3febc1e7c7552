/// A JSON value of a vectors file.
///
/// Reading never traps. A missing member, and a member of another kind, is `nil` or `.null`. So a test writes `try
/// #require(json["x"].number)`, and fails at its own line.
enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member of an object; `.null` if there is none.
  subscript(key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The element of an array; `.null` if there is none.
  subscript(index: Int) -> JSON {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { .null }
  }

  /// True if the value is null, or missing.
  var isNull: Bool { self == .null }

  /// True if this is an object with this member, null or not.
  func has(_ key: String) -> Bool { object?[key] != nil }

  /// The value, if this is a truth value.
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value, if this is a number.
  var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The value, if this is a whole number that fits.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The value, if this is a string.
  var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements, if this is an array.
  var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

  /// The members, if this is an object.
  var object: [String: JSON]? { if case .object(let members) = self { members } else { nil } }

  /// The elements, if this is an array of numbers only.
  var numbers: [Double]? {
    guard let array else { return nil }
    let numbers = array.compactMap(\.number)
    return numbers.count == array.count ? numbers : nil
  }
}

extension JSON: Decodable {
  init(from decoder: any Decoder) throws {
    let value = try decoder.singleValueContainer()
    if value.decodeNil() {
      self = .null
    } else if let number = try? value.decode(Double.self) {
      self = .number(number)
    } else if let values = try? value.decode([JSON].self) {
      self = .array(values)
    } else if let string = try? value.decode(String.self) {
      self = .string(string)
    } else if let members = try? value.decode([String: JSON].self) {
      self = .object(members)
    } else {
      self = .bool(try value.decode(Bool.self))
    }
  }
}
