public import ScrollEngine
public import ScrollSpace
import ScrollTiling

extension Stack {
  /// Consecutive items with the same state of their lengths.
  private struct Run: Archivable {
    var state = LengthState.measured
    var first: Int64 = 0
    var lengths: [Double] = []

    mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
      guard let state = LengthState(rawValue: try archive.value(state.rawValue)), state != .estimated else {
        throw archive.unusable
      }
      self.state = state
      try archive.field(&first)
      try archive.field(&lengths)
    }
  }

  /// Archives the lengths of all items that are not estimates; without an estimate, all lengths. Throws if
  /// the stack has another number of items than the saved one. The number does not count for a stack without
  /// ends, however many items were inserted and removed.
  @_documentation(visibility: internal)
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(breadth, where: { $0.map { $0 >= 0 && $0.isUsable } ?? true }) { self.breadth = $0 }
    let count = isEndless ? Int64.max : count
    _ = try memory.value(count, where: { $0 == count })
    try memory.field(unusableLengths, where: { $0 >= 0 }) { self.unusableLengths = $0 }
    let runs = try memory.value(knownRuns)
    let trial = try? ItemLengths(items: items, length: estimate ?? 0, spacing: spacing)
    guard let trial,
      (try? trial.setPadding(leading: margins.lower(axis), trailing: margins.upper(axis))) != nil,
      runs.allSatisfy({ (try? trial.setLengths(from: $0.first, to: $0.lengths)) != nil })
    else { throw memory.unusable }
    memory.change { self.adopt(runs) }
  }

  private func adopt(_ runs: [Run]) {
    setPadding()
    _ = try? lengths.setLengths(of: items, to: estimate ?? 0)
    setState(items, .estimated)
    for run in runs {
      _ = try? lengths.setLengths(from: run.first, to: run.lengths)
      setState(run.first..<run.first + Int64(run.lengths.count), run.state)
    }
  }

  /// The items that do not have the estimate.
  private var knownRuns: [Run] {
    var runs: [Run] = []
    var place = (try? states.offset(of: items.lowerBound)) ?? 0
    // Items whose state is 0 have no length in the row of states, and are skipped.
    while let item = try? states.item(at: place), let state = LengthState(rawValue: item.length) {
      let length = (try? lengths.place(of: item.index))?.length ?? 0
      if let last = runs.last, last.first + Int64(last.lengths.count) == item.index, last.state == state {
        runs[runs.count - 1].lengths.append(length)
      } else {
        runs.append(Run(state: state, first: item.index, lengths: [length]))
      }
      place = item.end
    }
    return runs
  }
}
