import ScrollSpace
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

extension ItemPlace {
  /// An alignment by its name there, for this item in a viewport at an offset: `auto` is the shortest way, and `smart` the
  /// middle, but nowhere if the item is in view.
  func alignment(named name: String?, viewport: Double, at offset: Double) throws -> Alignment? {
    switch name {
    case "start": .start
    case "center": .center
    case "end": .end
    case "auto": .nearest
    case "smart": offset <= start && offset >= end - viewport ? .nearest : .center
    default: throw UnknownKind(what: "alignment \(name ?? "none")")
    }
  }
}

extension ItemLengths {
  /// The offset that shows an item, by an alignment's name there.
  func offset(
    showing index: Int64, named name: String?, viewport: Double, from offset: Double
  ) throws -> Double {
    let align = try place(of: index).alignment(named: name, viewport: viewport, at: offset)
    return try self.offset(showing: index, align, viewport: viewport, from: offset)
  }
}
