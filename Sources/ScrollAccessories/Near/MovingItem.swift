import ScrollBehaviors
import ScrollSpace

/// An item in transition to its place, or appearing there.
struct MovingItem {
  let position: Int64
  /// The displacement from its place.
  var way: SpringValue
  var presence: SpringValue

  /// Returns the item on a clock that was set back by some seconds.
  func setBack(by seconds: Double) -> MovingItem {
    var item = self
    (item.way, item.presence) = (way.setBack(by: seconds), presence.setBack(by: seconds))
    return item
  }
}

extension [MovingItem] {
  /// Returns the item at a position, among items in order; nil if there is none.
  func item(at position: Int64) -> MovingItem? {
    var (low, high) = (0, count)
    while low < high {
      let middle = (low + high) / 2
      if self[middle].position < position { low = middle + 1 } else { high = middle }
    }
    return low < count && self[low].position == position ? self[low] : nil
  }
}

/// The place of a removed item, counted from the content's start.
struct LeavingPlace {
  let index: Int64
  let start, length: Double
  var presence: SpringValue

  /// Returns the place on a clock that was set back by some seconds.
  func setBack(by seconds: Double) -> LeavingPlace {
    var place = self
    place.presence = presence.setBack(by: seconds)
    return place
  }
}

/// An item as shown before an edit.
struct ItemShot {
  var appearance: Appearance
  let length: Double
  /// The place shown, counted from the content's start, and its speed.
  let start, speed: Double
  /// The presence of the item, and its rate of change.
  let presence, change: Double
  var isGone = false
}

/// The inserted items, by their indices after all edits so far.
struct EditedRanges {
  private var inserted: [Range<Int64>] = []
  /// True if there was an edit that did more than change lengths.
  private(set) var isMore = false

  func holds(_ index: Int64) -> Bool { inserted.contains { $0.contains(index) } }

  mutating func follow(_ edit: TileEdit) {
    switch edit {
    case .resize: return
    case .insert(let lengths, let place): insert(Int64(lengths.count), at: place)
    case .insertRun(let count, _, let place): insert(count, at: place)
    case .remove(let range):
      let count = range.upperBound - range.lowerBound
      func follow(_ edge: Int64) -> Int64 {
        edge <= range.lowerBound ? edge : edge >= range.upperBound ? edge - count : range.lowerBound
      }
      inserted = inserted.map { follow($0.lowerBound)..<follow($0.upperBound) }.filter { !$0.isEmpty }
    case .move(let range, let place): move(range, to: place)
    case .reload: break
    case .replace(let count, _, let item):
      let former = item.indices.compactMap { holds(Int64($0)) ? nil : item[$0] }.sorted()
      var next: Int64 = 0
      inserted = []
      for index in former {
        if index > next { inserted.append(next..<index) }
        next = index + 1
      }
      if count > next { inserted.append(next..<count) }
    }
    isMore = true
  }

  /// Moves ranges along with a moved range, and splits ranges where it is taken out and put in.
  private mutating func move(_ moved: Range<Int64>, to place: Int64) {
    let (former, count) = (inserted, moved.upperBound - moved.lowerBound)
    inserted = []
    func add(_ lower: Int64, _ upper: Int64, by shift: Int64) {
      if lower < upper { inserted.append(lower + shift..<upper + shift) }
    }
    func stay(_ lower: Int64, _ upper: Int64) {
      add(lower, min(upper, place), by: 0)
      add(max(lower, place), upper, by: count)
    }
    for range in former {
      stay(range.lowerBound, min(range.upperBound, moved.lowerBound))
      let inside = range.clamped(to: moved)
      add(inside.lowerBound, inside.upperBound, by: place - moved.lowerBound)
      stay(max(range.lowerBound, moved.upperBound) - count, range.upperBound - count)
    }
  }

  private mutating func insert(_ count: Int64, at place: Int64) {
    inserted = inserted.map { range in
      let lower = range.lowerBound >= place ? range.lowerBound + count : range.lowerBound
      return lower..<(range.upperBound > place ? range.upperBound + count : range.upperBound)
    }
    if count > 0 { inserted.append(place..<place + count) }
  }
}
