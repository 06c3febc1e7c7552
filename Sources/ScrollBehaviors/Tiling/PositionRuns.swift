/// Some positions, in ascending order: few runs rather than many numbers.
///
/// Invariants: no run is empty, and each begins behind the end of the one before.
struct PositionRuns {
  private var runs: [Range<Int64>] = []

  var isEmpty: Bool { runs.isEmpty }

  func contains(_ position: Int64) -> Bool {
    let run = firstRun(endingBehind: position)
    return run < runs.count && runs[run].lowerBound <= position
  }

  /// Calls `body` with each position, in ascending order.
  func forEach(_ body: (Int64) -> Void) {
    for run in runs { for position in run { body(position) } }
  }

  /// Calls `body` with each position, in descending order.
  func forEachReversed(_ body: (Int64) -> Void) {
    for run in runs.reversed() { for position in run.reversed() { body(position) } }
  }

  /// Adds a position behind all others.
  mutating func append(_ position: Int64) {
    if let last = runs.last, last.upperBound == position {
      runs[runs.count - 1] = last.lowerBound..<position + 1
    } else {
      runs.append(position..<position + 1)
    }
  }

  /// Takes a position out, if it is one of them.
  mutating func remove(_ position: Int64) {
    let place = firstRun(endingBehind: position)
    guard place < runs.count, runs[place].contains(position) else { return }
    let (before, behind) = (
      runs[place].lowerBound..<position, position + 1..<runs[place].upperBound
    )
    if before.isEmpty, behind.isEmpty {
      runs.remove(at: place)
    } else {
      runs[place] = before.isEmpty ? behind : before
      if !before.isEmpty, !behind.isEmpty { runs.insert(behind, at: place + 1) }
    }
  }

  /// Takes all out. The memory stays.
  mutating func removeAll() { runs.removeAll(keepingCapacity: true) }

  private func firstRun(endingBehind position: Int64) -> Int {
    var (lower, upper) = (0, runs.count)
    while lower < upper {
      let middle = lower + (upper - lower) / 2
      if runs[middle].upperBound > position { upper = middle } else { lower = middle + 1 }
    }
    return lower
  }
}
