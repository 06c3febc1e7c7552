import AllocationCounter

#if canImport(Glibc)
  import Glibc
#elseif canImport(Darwin)
  import Darwin
#endif

/// The result of a row.
struct Measurement {
  /// Within the limit, above the limit, or a row without a limit.
  enum Verdict: String { case ok, over, none = "-" }

  let row: Row
  /// Nanoseconds for one round, the median of all samples. Bytes in a row about memory.
  let ours: Double
  let peer: Double
  /// The median of the ratios of neighbouring samples. Neighbours share the present state of the machine, so this is
  /// more reliable than the ratio of the medians.
  let ratio: Double
  /// The number of allocations in a warm round of ours. Nil if they are not counted, and in a row about memory.
  let allocations: Double?

  var verdict: Verdict {
    if let most = row.allocations, let allocations, allocations > most { return .over }
    guard let limit = row.limit else { return .none }
    return ratio <= limit ? .ok : .over
  }

  /// Runs both sides in turns, as many times as the row says. The default is 61 times, or 15 for long samples.
  init(_ row: Row) {
    let sampleTime = row.sampleTime
    let samples = row.samples ?? (sampleTime > 10_000_000 ? 15 : 61)
    if let bytes = row.bytes?() {
      (self.row, ours, peer, ratio) = (row, bytes.ours, bytes.peer, bytes.ours / bytes.peer)
      allocations = nil
      return
    }
    let contest = row.prepare()
    let ourRounds: (Int) -> Void = { contest.ours($0 * row.repeats) }
    // Both sides run equally often in a sample, apart from repeats. The slower side decides how often. This also warms
    // up.
    var rounds = 1
    while rounds < 1 << 30, !row.isCold {
      let slower = max(Self.time(ourRounds, rounds), Self.time(contest.peer, rounds))
      if slower >= sampleTime { break }
      rounds =
        slower * 4 < sampleTime ? rounds * 4 : max(rounds + 1, Int(Double(rounds) * sampleTime / slower))
    }
    var (ours, peer): ([Double], [Double]) = ([], [])
    for sample in 0..<samples {
      // The order alternates, so that neither side always finds the other's caches.
      let time = row.isCold ? Self.coldTime : Self.time
      if sample.isMultiple(of: 2) { ours.append(time(ourRounds, rounds)) }
      peer.append(time(contest.peer, rounds))
      if !sample.isMultiple(of: 2) { ours.append(time(ourRounds, rounds)) }
    }
    // Not in a sample that is timed.
    let before = allocation_count()
    ourRounds(rounds)
    let asked = Double(allocation_count() - before) / Double(rounds * row.repeats)
    allocations = allocation_counting_is_on() ? asked : nil
    self.row = row
    self.ours = Self.median(ours) / Double(rounds * row.repeats)
    self.peer = Self.median(peer) / Double(rounds)
    ratio = Self.median(zip(ours, peer).map { $0 / $1 }) / Double(row.repeats)
  }

  private static func time(_ side: (Int) -> Void, _ rounds: Int) -> Double {
    let start = nanoseconds()
    side(rounds)
    return max(nanoseconds() - start, 1)
  }

  /// Returns the time after a walk over 64 MB, on the clock that is read without a system call.
  private static func coldTime(_ side: (Int) -> Void, _ rounds: Int) -> Double {
    for place in stride(from: 0, to: 8 << 20, by: 8) { ballast[place] &+= 1 }
    _ = nanoseconds(CLOCK_MONOTONIC)
    let start = nanoseconds(CLOCK_MONOTONIC)
    side(rounds)
    return max(nanoseconds(CLOCK_MONOTONIC) - start, 1)
  }

  nonisolated(unsafe) private static let ballast: UnsafeMutablePointer<UInt64> = {
    let words = UnsafeMutablePointer<UInt64>.allocate(capacity: 8 << 20)
    words.initialize(repeating: 0, count: 8 << 20)
    return words
  }()

  private static func median(_ values: [Double]) -> Double { values.sorted()[values.count / 2] }

  /// Returns the time that this thread has run. Time that the machine gives to other threads does not count, because it
  /// would weigh more in long rounds than in short ones.
  private static func nanoseconds(_ clock: clockid_t = CLOCK_THREAD_CPUTIME_ID) -> Double {
    var now = timespec()
    clock_gettime(clock, &now)
    return Double(now.tv_sec) * 1e9 + Double(now.tv_nsec)
  }
}
