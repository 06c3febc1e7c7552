/// A JSON value of a vectors file.
///
/// Reading never traps: a member that is not there, and a member of another kind, is `nil` or `.null`, so
/// that a test says `try #require(json["x"].number)` and fails at its own line.
enum JSON: Hashable, Sendable {
  case null
  case bool(Bool)
  case number(Double)
  case string(String)
  case array([JSON])
  case object([String: JSON])

  /// The member of an object; `.null` where there is none.
  subscript(key: String) -> JSON {
    if case .object(let members) = self { members[key] ?? .null } else { .null }
  }

  /// The element of an array; `.null` where there is none.
  subscript(index: Int) -> JSON {
    if case .array(let values) = self, values.indices.contains(index) { values[index] } else { .null }
  }

  /// Whether it is the value null, or was not there at all.
  var isNull: Bool { self == .null }

  /// Whether it is an object with this member, null or not.
  func has(_ key: String) -> Bool { object?[key] != nil }

  /// The value, if it is a truth value.
  var bool: Bool? { if case .bool(let value) = self { value } else { nil } }

  /// The value, if it is a number.
  var number: Double? { if case .number(let value) = self { value } else { nil } }

  /// The value, if it is a number without a fraction that fits.
  var integer: Int? { number.flatMap { Int(exactly: $0) } }

  /// The value, if it is a string.
  var string: String? { if case .string(let value) = self { value } else { nil } }

  /// The elements, if it is an array.
  var array: [JSON]? { if case .array(let values) = self { values } else { nil } }

  /// The members, if it is an object.
  var object: [String: JSON]? { if case .object(let members) = self { members } else { nil } }

  /// The elements, if it is an array of nothing but numbers.
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
