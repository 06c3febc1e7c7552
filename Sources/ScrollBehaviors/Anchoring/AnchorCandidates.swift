import ScrollTiling

/// The items that may be the anchor of an edit, in the order in which each replaces the former, and what the edit does
/// to them.
///
/// The anchor is an item that the edit leaves alone, because such an item is what a reader goes on reading: a candidate
/// that is neither moved nor removed. Items that are moved shift those that they move over, so the longest run of
/// candidates with one shift is preferred: most of the view stays. Without a candidate, what follows the items in view
/// takes their place.
struct AnchorCandidates {
  /// A candidate, with its place before the edits.
  struct Item {
    /// The item's present appearance; nil if it is gone, or if the edit moves it.
    var appearance: Appearance?
    let start, length: Double
    /// True if the item is the anchor wherever it goes.
    let isChosen: Bool
    /// The number of places by which others have shifted the item, because they were moved over it.
    var shift: Int64 = 0
  }

  private(set) var items: [Item] = []
  /// The number of the first item in view. Those before it are preferred, and are in view again.
  var firstSeen = 0
  /// The shift of the longest run of items in view.
  private var commonShift: Int64 = 0
  /// True if an item has been shifted in another way than others: until then the shift is 0 for all.
  private var hasShifts = false
  /// The items after those in view and before them.
  private var neighbours: (after: Appearance, before: Appearance)?
  /// Where the first item was in view. The next item takes that place if all are gone, or else the end of the last item
  /// before them.
  private(set) var gap = 0.0

  /// Returns true if a candidate comes before those that are shifted in another way.
  func isFirst(_ item: Item) -> Bool { item.shift == commonShift || item.isChosen }

  /// The item after those in view; nil if there are no candidates.
  var after: Appearance? { neighbours?.after }
  /// The item before those in view; nil if there are no candidates.
  var before: Appearance? { neighbours?.before }

  mutating func append(_ item: Item) { items.append(item) }

  mutating func surround(from before: Appearance, to after: Appearance, at gap: Double) {
    (neighbours, self.gap) = ((after, before), gap)
  }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    (neighbours, commonShift, hasShifts, firstSeen) = (nil, 0, false, 0)
  }

  /// Follows the candidates to their new indices.
  mutating func follow(_ edit: TileEdit) {
    switch edit {
    case .resize, .reload: return
    case .insert, .insertRun, .remove, .move, .replace: if items.isEmpty { return }
    }
    let moves = EditMoves(edit)
    if moves != nil || !shift(by: edit) { follow(edit, moves) }
    if moves != nil { hasShifts = true }
    if hasShifts { findCommonShift() }
    guard let (after, before) = neighbours else { return }
    neighbours = (
      Appearance(index: edit.neighbour(of: after.index, by: 1, moves), lap: after.lap),
      Appearance(index: edit.neighbour(of: before.index, by: -1, moves), lap: before.lap)
    )
  }

  private mutating func follow(_ edit: TileEdit, _ moves: EditMoves?) {
    items.withUnsafeMutableBufferPointer { items in
      for number in items.indices {
        guard let old = items[number].appearance else { continue }
        var index = edit.index(of: old.index)
        if let moves, index != nil, !items[number].isChosen {
          if moves.leavesAlone(old.index) {
            items[number].shift += moves.shift(of: old.index)
          } else {
            index = nil
          }
        }
        items[number].appearance = index.map { Appearance(index: $0, lap: old.lap) }
      }
    }
  }

  /// Follows an edit that moves all candidates by as many places. Returns false if it may not.
  private mutating func shift(by edit: TileEdit) -> Bool {
    var (first, last) = (Int64.max, Int64.min)
    for item in items {
      guard let index = item.appearance?.index else { continue }
      (first, last) = (min(first, index), max(last, index))
    }
    guard first <= last, let way = edit.shift(of: first...last) else { return false }
    if way == 0 { return true }
    items.withUnsafeMutableBufferPointer { items in
      for number in items.indices { items[number].appearance?.index &+= way }
    }
    return true
  }

  private mutating func findCommonShift() {
    var (longest, run, last) = (0, 0, Int64?.none)
    for item in items[firstSeen...] where item.appearance != nil {
      run = item.shift == last ? run + 1 : 1
      last = item.shift
      if run > longest { (longest, commonShift) = (run, item.shift) }
    }
  }
}

extension TileEdit {
  /// An index that no item has.
  private static let nowhere = Int64.min >> 2

  /// Returns the new index of the item with an index, or of the nearest one on a side that stays and is not moved. An
  /// index that no item has if there is none.
  fileprivate func neighbour(of index: Int64, by way: Int64, _ moves: EditMoves?) -> Int64 {
    switch self {
    case .remove(let range) where range.contains(index):
      return way > 0 ? range.lowerBound : range.lowerBound - 1
    case .move(let range, _) where range.contains(index):
      let next = way > 0 ? range.upperBound : range.lowerBound - 1
      return self.index(of: next) ?? next
    case .replace(_, _, let items):
      var next = way > 0 ? max(0, index) : min(index, Int64(items.count) - 1)
      while next >= 0, next < Int64(items.count) {
        if let index = items[Int(next)], moves?.leavesAlone(next) ?? true { return index }
        next += way
      }
      return Self.nowhere
    default: return self.index(of: index) ?? index
    }
  }
}
