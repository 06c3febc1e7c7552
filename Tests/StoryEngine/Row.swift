import ScrollBehaviors
import ScrollTiling

/// The items of a link as a plain list, or as a rule if they have no end. Every question is answered by a search over
/// all relevant items.
struct Row: Sendable {
  /// The identity of an item, independent of its index: the edit that inserted the item, 0 for the first items, and
  /// its index then.
  struct Identity: Hashable, Sendable {
    let edit: Int
    let index: Int64
  }

  /// The lengths of a counted row; empty for a uniform row.
  private(set) var lengths: [Double]
  /// Length and spacing of a uniform row; nil for others.
  let uniform: (length: Double, spacing: Double)?
  /// The indices of the items.
  private(set) var items: Range<Int64>
  private var edits: [TileEdit] = []

  init(lengths: [Double]) {
    (self.lengths, uniform, items) = (lengths, nil, 0..<Int64(lengths.count))
  }

  /// The items for a link.
  func itemRow() throws -> ItemRow {
    guard let uniform else { return .lengths(try ItemLengths(lengths)) }
    return .uniform(length: uniform.length, spacing: uniform.spacing, items: items)
  }

  init(uniform: (length: Double, spacing: Double), items: Range<Int64>) {
    (lengths, self.uniform, self.items) = ([], uniform, items)
  }

  /// True if there is a last item.
  var isCounted: Bool { items.upperBound != UniformWindow.endless.upperBound }

  /// Returns the start and end of an item, in content coordinates.
  func place(_ index: Int64) -> (start: Double, end: Double) {
    if let uniform {
      let start = Double(index) * (uniform.length + uniform.spacing)
      return (start, start + uniform.length)
    }
    let start = lengths[..<Int(index)].reduce(0, +)
    return (start, start + lengths[Int(index)])
  }

  /// Returns the items that overlap a range by more than this.
  func items(from: Double, to: Double, by least: Double) -> Range<Int64> {
    guard let uniform else {
      var (first, end, start) = (Int64?.none, Int64(0), 0.0)
      for (index, length) in lengths.enumerated() {
        if start + length - from > least, to - start > least {
          first = first ?? Int64(index)
          end = Int64(index) + 1
        }
        start += length
      }
      return (first ?? end)..<end
    }
    // Some more than can be visible on either side, one by one.
    let stride = uniform.length + uniform.spacing
    let around = Int64((from / stride).rounded(.down)) - 2...Int64((to / stride).rounded(.up)) + 2
    let seen = around.filter { index in
      let place = place(index)
      return items.contains(index) && place.end - from > least && to - place.start > least
    }
    return (seen.first ?? 0)..<(seen.last.map { $0 + 1 } ?? 0)
  }

  /// The length of all items; nil without an end.
  var total: Double? {
    guard let uniform else { return lengths.reduce(0, +) }
    guard isCounted, items.lowerBound == 0 else { return nil }
    return max(0, Double(items.count) * (uniform.length + uniform.spacing) - uniform.spacing)
  }

  mutating func apply(_ edit: TileEdit) {
    var growth: Int64 = 0
    switch edit {
    case .insert(let new, let place):
      lengths.insert(contentsOf: new, at: Int(place))
      growth = Int64(new.count)
    case .insertRun(let count, let length, let place):
      if let length {
        lengths.insert(contentsOf: Array(repeating: length, count: Int(count)), at: Int(place))
      }
      growth = count
    case .remove(let range):
      if uniform == nil { lengths.removeSubrange(Int(range.lowerBound)..<Int(range.upperBound)) }
      growth = range.lowerBound - range.upperBound
    case .move(let range, let place):
      if uniform == nil {
        let bounds = Int(range.lowerBound)..<Int(range.upperBound)
        let moved = lengths[bounds]
        lengths.removeSubrange(bounds)
        lengths.insert(contentsOf: moved, at: Int(place))
      }
    case .resize(let first, let new):
      for (index, length) in new.enumerated() { lengths[Int(first) + index] = length }
    case .reload, .replace: break
    }
    if isCounted { items = items.lowerBound..<items.upperBound + growth }
    // Other edits change no index.
    if edit.movesItems { edits.append(edit) }
  }

  /// Returns the index of an item that had the index `old` a few edits ago; nil if the item was removed.
  func index(of identity: Identity, near old: Int64) -> Int64? {
    let near = (old - 400..<old + 400).clamped(to: items)
    return near.first { self.identity($0) == identity }
  }

  /// Returns the identity of the item at an index.
  func identity(_ index: Int64) -> Identity {
    var index = index
    for (number, edit) in edits.enumerated().reversed() {
      switch edit {
      case .insert(let new, let place):
        if let known = Self.inserted(&index, Int64(new.count), place, number) { return known }
      case .insertRun(let count, _, let place):
        if let known = Self.inserted(&index, count, place, number) { return known }
      case .remove(let range): if index >= range.lowerBound { index += Int64(range.count) }
      case .move(let range, let place):
        let count = Int64(range.count)
        if index >= place, index < place + count {
          index = range.lowerBound + index - place
        } else {
          let rest = index < place ? index : index - count
          index = rest < range.lowerBound ? rest : rest + count
        }
      case .resize, .reload, .replace: break
      }
    }
    return Identity(edit: 0, index: index)
  }

  /// Returns an inserted item; nil for others, with their index before the insertion.
  private static func inserted(
    _ index: inout Int64, _ count: Int64, _ place: Int64, _ number: Int
  ) -> Identity? {
    if index < place { return nil }
    if index < place + count { return Identity(edit: number + 1, index: index - place) }
    index -= count
    return nil
  }
}

extension TileEdit {
  /// True if some items have another index after the edit.
  fileprivate var movesItems: Bool {
    switch self {
    case .resize, .reload, .replace: false
    default: true
    }
  }
}
