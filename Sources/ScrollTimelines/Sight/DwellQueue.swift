import ScrollBehaviors
import ScrollSpace

/// The items that are in view, and wait until they have been so for long enough.
struct DwellQueue {
  /// An item, and the time at which its dwell has passed.
  struct Entry {
    var item: Appearance
    var due: Timestamp

    /// The order of time; at one time, that of the items.
    func isBefore(_ other: Entry) -> Bool {
      if due != other.due { return due < other.due }
      return item.lap != other.item.lap ? item.lap < other.item.lap : item.index < other.item.index
    }
  }

  /// True if each item comes once, in whichever lap.
  let isOnce: Bool
  /// The items whose dwell has passed, in the order of time.
  private(set) var due: [Entry] = []
  private var waiting: [Entry] = []
  /// The indices of the items that have come, in ascending order, if each comes once.
  private(set) var reported: [Int64] = []

  init(isOnce: Bool) { self.isOnce = isOnce }

  /// The time at which the next dwell passes; nil if no item waits.
  var next: Timestamp? { earliest.map { waiting[$0].due } }

  /// Lets an item wait until a time.
  mutating func begin(_ item: Appearance, due: Timestamp) {
    if !isReported(item) { waiting.append(Entry(item: item, due: due)) }
  }

  /// Ends the wait of an item.
  mutating func end(_ item: Appearance) { waiting.removeAll { $0.item == item } }

  /// Ends the wait of all items.
  mutating func stop() { waiting.removeAll(keepingCapacity: true) }

  /// Lets items come again that have come already.
  mutating func forgetReported() { reported.removeAll() }

  /// Takes the items that have come from a snapshot, in any order. No item waits.
  mutating func restore(_ indices: [Int64]) {
    stop()
    reported.removeAll()
    for index in indices where !isReported(Appearance(index: index)) {
      reported.insert(index, at: place(of: index))
    }
  }

  /// Forgets ``due``, which has been reported.
  mutating func clear() { due.removeAll(keepingCapacity: true) }

  /// Moves times to a clock that was set back.
  mutating func setBack(by seconds: Double) {
    for index in waiting.indices { waiting[index].due -= seconds }
  }

  /// Moves the items whose dwell has passed at a time to ``due``, in the order of time.
  mutating func flush(through time: Timestamp) {
    while let next = earliest, waiting[next].due <= time {
      let entry = waiting.remove(at: next)
      due.append(entry)
      guard isOnce else { continue }
      if !isReported(entry.item) { reported.insert(entry.item.index, at: place(of: entry.item.index)) }
      waiting.removeAll { $0.item.index == entry.item.index }
    }
  }

  /// Gives items new indices after an edit, and forgets items that are gone.
  mutating func follow(_ edit: TileEdit) {
    reported = reported.compactMap { edit.index(of: $0) }
    arrange(&reported) { $0 < $1 }
    for index in waiting.indices.reversed() {
      if let item = edit.index(of: waiting[index].item.index) {
        waiting[index].item.index = item
      } else {
        waiting.remove(at: index)
      }
    }
  }

  private var earliest: Int? {
    var best: Int?
    for index in waiting.indices {
      if let known = best, !waiting[index].isBefore(waiting[known]) { continue }
      best = index
    }
    return best
  }

  /// Returns the place of an index among the reported ones.
  private func place(of index: Int64) -> Int {
    var (low, high) = (0, reported.count)
    while low < high {
      let middle = (low + high) / 2
      if reported[middle] < index { low = middle + 1 } else { high = middle }
    }
    return low
  }

  private func isReported(_ item: Appearance) -> Bool {
    let place = place(of: item.index)
    return isOnce && place < reported.count && reported[place] == item.index
  }
}
