import ScrollTiling

// What the tiling suites have in common.

extension Vectors.Case {
  /// The operation of the case, one of those the suite knows.
  func operation(of known: Set<String>) throws -> String {
    guard let operation = self["op"].string, known.contains(operation) else {
      throw UnknownKind(what: self["op"].string.map { "operation \($0)" } ?? "a case without an operation")
    }
    return operation
  }
}

extension JSON {
  /// A number that must be there; where it is not, the reading fails.
  func count() throws -> Int64 {
    guard let integer else { throw UnknownKind(what: "\(self) where a whole number should be") }
    return Int64(integer)
  }

  /// A number that must be there; `"NaN"` is one.
  func value() throws -> Double {
    if let number { return number }
    if string == "NaN" { return .nan }
    throw UnknownKind(what: "\(self) where a number should be")
  }

  /// A number that is there, or another one.
  func value(or other: Double) throws -> Double { isNull ? other : try value() }

  /// A range of items, given by the first and the last one; the last one is before the first in an empty
  /// range.
  func inclusiveRange() throws -> Range<Int64> {
    let (first, last) = (try self[0].count(), try self[1].count())
    guard last >= first - 1, array?.count == 2 else { throw UnknownKind(what: "\(self) as a range") }
    return first..<last + 1
  }
}

extension ItemLengths {
  /// The items in view as others count them: at least one, that at the viewport's start or the one nearest to
  /// it, also where the viewport is empty or beside the items. Ours is empty then.
  func visibleAtLeastOne(from: Double, to: Double) throws -> Range<Int64> {
    let range = try visible(from: from, to: to)
    guard range.isEmpty, let nearest = try item(atOrBefore: from) else { return range }
    return nearest.index..<nearest.index + 1
  }
}

extension ItemAlignment {
  /// An alignment by its name there. `auto` is the shortest way.
  init(named name: String?) throws {
    switch name {
    case "start": self = .start
    case "center": self = .center
    case "end": self = .end
    case "auto": self = .nearest
    case "smart": self = .centerUnlessVisible
    default: throw UnknownKind(what: "alignment \(name ?? "none")")
    }
  }
}
