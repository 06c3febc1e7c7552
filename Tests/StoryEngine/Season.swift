import Synchronization

/// Many stories, played on several cores at once: scrollers share nothing.
public struct Season: Sendable {
  /// The seeds of the stories.
  public let seeds: Range<UInt64>
  /// The number of stories that are played at once.
  public let stages: Int
  /// The number of violations after which no more stories are played.
  public var patience = 3

  /// Plans to play the stories of these seeds.
  public init(seeds: Range<UInt64>, stages: Int = 2) {
    self.seeds = seeds
    self.stages = max(1, stages)
  }

  /// The shared state of all stages: the next seeds, and the violations.
  private final class Ledger: Sendable {
    private let next: Mutex<UInt64>
    private let found = Mutex([Violation]())

    init(_ first: UInt64) { next = Mutex(first) }

    var violations: [Violation] { found.withLock { $0 } }

    func note(_ violation: Violation) { found.withLock { $0.append(violation) } }

    /// Returns the next seeds; none if all are taken.
    func take(before end: UInt64) -> Range<UInt64> {
      next.withLock { next in
        let some = next..<min(next + 200, end)
        next = some.upperBound
        return some
      }
    }
  }

  /// Plays the stories. `progress` is called at times with the number of started stories.
  public func play(
    progress: @Sendable @escaping (Int) -> Void = { _ in }
  ) async -> (tally: Tally, violations: [Violation]) {
    TrapReport.begin()
    defer { TrapReport.end() }
    let ledger = Ledger(seeds.lowerBound)
    let tally = await withTaskGroup(of: Tally.self) { group in
      for stage in 0..<stages {
        group.addTask { self.play(on: stage, ledger, progress) }
      }
      return await group.reduce(Tally(), +)
    }
    return (tally, ledger.violations)
  }

  private func play(on stage: Int, _ ledger: Ledger, _ progress: (Int) -> Void) -> Tally {
    var sum = Tally()
    while ledger.violations.count < patience {
      let some = ledger.take(before: seeds.upperBound)
      if some.isEmpty { break }
      for seed in some {
        TrapReport.play(seed, on: stage)
        let script = Script(seed: seed)
        let story = Story(script)
        sum = sum + story.tally
        guard let violation = Violation(story, script) else { continue }
        ledger.note(violation)
        break
      }
      progress(Int(some.upperBound - seeds.lowerBound))
    }
    return sum
  }
}
