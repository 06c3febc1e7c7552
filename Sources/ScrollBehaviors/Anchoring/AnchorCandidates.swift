import ScrollTiling

/// The items that may be the anchor of an edit, in the order in which each replaces the former, and what the edit does
/// to them.
///
/// The anchor is an item that the edit leaves alone, because such an item is what a reader goes on reading: a candidate
/// that is neither moved nor removed. Items that are moved shift those that they move over, so of the candidates the
/// largest part with one shift is preferred: most of the view stays. Without a candidate, what follows the items in
/// view takes their place.
struct AnchorCandidates {
  /// A candidate, with its place before the edits.
  struct Item {
    /// The item's present appearance; nil if it is gone, or if the edit moves it.
    var appearance: Appearance?
    let place: ItemPlace
    /// True if the item is the anchor wherever it goes.
    let isChosen: Bool
    /// The number of places by which others have shifted the item, because they were moved over it.
    var shift: Int64 = 0
  }

  private(set) var items: [Item] = []
  /// The shift of the largest part of the candidates.
  private var commonShift: Int64 = 0
  /// The item after those in view, and where the first of those was in view. That item takes their place if all are gone.
  var follower: (appearance: Appearance, start: Double)?

  /// Returns the first usable candidate: of the largest part, or else of all.
  func first(where isUsable: (Item) -> Bool) -> Item? {
    func first(_ isCommon: Bool) -> Item? {
      items.first {
        ($0.isChosen || $0.shift == commonShift) == isCommon && $0.appearance != nil && isUsable($0)
      }
    }
    return first(true) ?? first(false)
  }

  mutating func append(_ item: Item) { items.append(item) }

  mutating func removeAll() {
    items.removeAll(keepingCapacity: true)
    (follower, commonShift) = (nil, 0)
  }

  /// Follows the candidates to their new indices.
  mutating func follow(_ edit: TileEdit) {
    let moves = EditMoves(edit)
    for number in items.indices {
      guard let old = items[number].appearance else { continue }
      let isMoved = !items[number].isChosen && moves.isMoved(old.index)
      items[number].appearance =
        isMoved ? nil : edit.index(of: old.index).map { Appearance(index: $0, lap: old.lap) }
      items[number].shift += moves.shift(of: old.index)
    }
    if !moves.isEmpty { commonShift = mostCommonShift }
    guard let old = follower?.appearance else { return }
    follower?.appearance.index = edit.indexAfter(old.index)
  }

  /// The shift of most candidates; of several, that of the earliest candidate.
  private var mostCommonShift: Int64 {
    let shifts = items.lazy.filter { $0.appearance != nil }.map(\.shift)
    let sorted = shifts.sorted()
    var (best, most, from) = ([Int64](), 0, 0)
    while from < sorted.count {
      let count = sorted[from...].prefix { $0 == sorted[from] }.count
      if count > most { (best, most) = ([], count) }
      if count == most { best.append(sorted[from]) }
      from += count
    }
    return shifts.first(where: best.contains) ?? 0
  }
}

extension TileEdit {
  /// Returns the new index of the item with an index, or of the next item that is neither removed nor moved.
  fileprivate func indexAfter(_ index: Int64) -> Int64 {
    switch self {
    case .remove(let range) where range.contains(index): range.lowerBound
    case .move(let range, _) where range.contains(index): self.index(of: range.upperBound) ?? index
    case .replace(let count, _, let item):
      item.dropFirst(Int(clamping: max(0, index))).lazy.compactMap { $0 }.first ?? count
    default: self.index(of: index) ?? index
    }
  }
}
