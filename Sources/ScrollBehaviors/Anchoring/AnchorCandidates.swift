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
  /// The shift of the longest run of candidates.
  private var commonShift: Int64 = 0
  /// The item after those in view, and where the first of those was in view. That item takes their place if all are gone.
  var follower: (appearance: Appearance, start: Double)?

  /// Returns true if a candidate comes before those that are shifted in another way.
  func isFirst(_ item: Item) -> Bool { item.shift == commonShift || item.isChosen }

  mutating func append(_ item: Item) { items.append(item) }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    (follower, commonShift) = (nil, 0)
  }

  /// Follows the candidates to their new indices.
  mutating func follow(_ edit: TileEdit) {
    switch edit {
    case .resize, .reload: return
    case .insert, .insertRun, .remove, .move, .replace: break
    }
    let moves = EditMoves(edit)
    for number in items.indices {
      guard let old = items[number].appearance else { continue }
      var index = edit.index(of: old.index)
      if let moves {
        let shift = moves.shift(of: old.index)
        if shift == nil, !items[number].isChosen { index = nil }
        items[number].shift += shift ?? 0
      }
      items[number].appearance = index.map { Appearance(index: $0, lap: old.lap) }
    }
    if moves != nil { findCommonShift() }
    if let old = follower?.appearance { follower?.appearance.index = edit.indexAfter(old.index) }
  }

  private mutating func findCommonShift() {
    var (longest, run, last) = (0, 0, Int64?.none)
    for item in items where item.appearance != nil {
      run = item.shift == last ? run + 1 : 1
      last = item.shift
      if run > longest { (longest, commonShift) = (run, item.shift) }
    }
  }
}

extension TileEdit {
  /// Returns the new index of the item with an index, or of the next item that is neither removed nor moved.
  fileprivate func indexAfter(_ index: Int64) -> Int64 {
    switch self {
    case .remove(let range) where range.contains(index): return range.lowerBound
    case .move(let range, _) where range.contains(index): return self.index(of: range.upperBound) ?? index
    case .replace(let count, _, let items):
      var next = max(0, index)
      while next < Int64(items.count) {
        if let index = items[Int(next)] { return index }
        next += 1
      }
      return count
    default: return self.index(of: index) ?? index
    }
  }
}
