/// A line of the bench: a piece of this package compared with a peer that does comparable work.
///
/// To add rows, write a file with a function that returns them, and name the function in `allRows`.
struct Row {
  /// The name of the piece, unique among all rows. `--filter` and `--count` search this name.
  let piece: String
  /// The name of the peer.
  let peer: String
  /// The limit of our time, as a multiple of the peer's time. Nil for a row without a limit.
  let limit: Double?
  /// The limit of allocations in a round. Nil if there is no limit.
  let allocations: Double?
  /// Creates both sides. Called once, right before the row is measured.
  let prepare: () -> Contest
  /// The time of a sample on each side, in nanoseconds. Long samples are for pieces that need more memory than a cache
  /// holds: the time to reload their memory after the other side's turn then does not count. There are fewer long
  /// samples.
  let sampleTime: Double
  /// The number of samples of each side. The default is 61, or 15 for long samples. Peers that take seconds need fewer
  /// samples.
  let samples: Int?
  /// The number of times that our piece does its work while the peer does its work once. For peers that are slower by
  /// orders of magnitude: a few rounds of ours would be too short to measure.
  let repeats: Int
  /// True if rounds are timed one by one, each after a walk over the caches.
  let isCold: Bool
  /// For a row about memory: the bytes of both sides, in place of times.
  let bytes: (() -> (ours: Double, peer: Double))?

  /// Creates a row about time.
  init(
    piece: String, peer: String, limit: Double?, allocations: Double? = nil, sampleTime: Double = 1_500_000,
    samples: Int? = nil, repeats: Int = 1, isCold: Bool = false, prepare: @escaping () -> Contest
  ) {
    (self.piece, self.peer, self.limit, self.prepare, bytes) = (piece, peer, limit, prepare, nil)
    (self.sampleTime, self.samples, self.repeats, self.isCold) = (sampleTime, samples, repeats, isCold)
    self.allocations = allocations
  }

  /// Creates a row about memory. `--count` runs it on either side.
  init(piece: String, peer: String, limit: Double?, bytes: @escaping () -> (ours: Double, peer: Double)) {
    (self.piece, self.peer, self.limit, self.bytes) = (piece, peer, limit, bytes)
    (sampleTime, samples, repeats, isCold, allocations) = (0, nil, 1, false, nil)
    let run: (Int) -> Void = { rounds in for _ in 0..<rounds { _ = bytes() } }
    prepare = { Contest(ours: run, peer: run) }
  }
}

/// Both sides of a row, ready to run. Each side repeats its work in a loop, so that the costs of the loop and of the
/// call are small and equal.
struct Contest {
  let ours: (_ rounds: Int) -> Void
  let peer: (_ rounds: Int) -> Void
}

/// Returns every row, in the order of the table.
func allRows() -> [Row] {
  rectRows() + tileRows() + frameRows() + stripRows() + planeRows() + drawRows() + contentRows() + snapRows()
    + snapAreaRows() + curveRows() + nestRows() + hostRows() + recorderRows() + chainRows()
}
