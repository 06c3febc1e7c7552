import ScrollSpace
import ScrollTiling

// The common parts of the tiling suites.

extension Vectors.Case {
  /// The operation of the case; empty if there is none.
  var operation: String { self["op"].string ?? "" }
  /// The reason for which a suite cannot judge the operation.
  var unknownOperation: UnknownKind {
    UnknownKind(what: operation.isEmpty ? "a case without an operation" : "operation \(operation)")
  }
}

extension JSON {
  /// A required number. If it is missing, the reading fails.
  func count() throws -> Int64 {
    guard let integer else { throw UnknownKind(what: "\(self) where a whole number should be") }
    return Int64(integer)
  }

  /// A required number, which may be `"NaN"`.
  func value() throws -> Double {
    if let number { return number }
    if string == "NaN" { return .nan }
    throw UnknownKind(what: "\(self) where a number should be")
  }

  /// A number, or the default if it is missing.
  func value(or other: Double) throws -> Double { isNull ? other : try value() }

  /// A range of items, given by the first and the last one. In an empty range the last one is before the first.
  func inclusiveRange() throws -> Range<Int64> {
    let (first, last) = (try self[0].count(), try self[1].count())
    guard last >= first - 1, array?.count == 2 else { throw UnknownKind(what: "\(self) as a range") }
    return first..<last + 1
  }
}

extension ItemLengths {
  /// The visible items in other projects: at least one item, at the viewport's start or nearest to it. This is also
  /// so for an empty viewport, or one beside the items. Ours has no items then.
  func visibleAtLeastOne(from: Double, to: Double) throws -> Range<Int64> {
    let range = try visible(from: from, to: to)
    guard range.isEmpty, let nearest = try item(atOrBefore: from) else { return range }
    return nearest.index..<nearest.index + 1
  }
}

extension ItemPlace {
  /// An alignment by its name in other projects, for this item in a viewport at an offset. `auto` is the shortest
  /// distance. `smart` is the middle, but the present offset for a visible item.
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
  /// Returns the offset that shows an item, by an alignment's name.
  func offset(
    showing index: Int64, named name: String?, viewport: Double, from offset: Double
  ) throws -> Double {
    let align = try place(of: index).alignment(named: name, viewport: viewport, at: offset)
    return try self.offset(showing: index, align, viewport: viewport, from: offset)
  }
}
