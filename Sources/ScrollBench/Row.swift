/// One line of the bench: a piece of ours against a peer that does the comparable work.
///
/// Rows are added by writing a file with a function that returns some, and naming it in `allRows`.
struct Row {
  /// What is measured, unique among all rows. `--filter` and `--count` look in it.
  let piece: String
  /// What it stands beside.
  let peer: String
  /// The most that our time may be, as a multiple of the peer's; nil for a row that only informs.
  let limit: Double?
  /// How often a round of ours may ask for memory; nil: as often as need be.
  let allocations: Double?
  /// Sets up both sides. Called once, right before the row is measured.
  let prepare: () -> Contest
  /// How long a sample runs on each side, in nanoseconds. Long ones are for pieces that need more memory than a
  /// cache holds, so that finding their own again after the other side's turn does not count; of these there
  /// are fewer.
  let sampleTime: Double
  /// How many samples are taken of each side; nil: 61, or 15 of long ones. Fewer are for peers that take seconds.
  let samples: Int?
  /// How often ours does its work while the peer does it once: for peers that are slower by orders of magnitude,
  /// beside which a few rounds of ours would be too short to time.
  let repeats: Int
  /// Whether rounds are timed one by one, each after caches were walked over.
  let isCold: Bool
  /// For a row about memory: the bytes of both sides, in place of times.
  let bytes: (() -> (ours: Double, peer: Double))?

  /// A row about time.
  init(
    piece: String, peer: String, limit: Double?, allocations: Double? = nil, sampleTime: Double = 1_500_000,
    samples: Int? = nil, repeats: Int = 1, isCold: Bool = false, prepare: @escaping () -> Contest
  ) {
    (self.piece, self.peer, self.limit, self.prepare, bytes) = (piece, peer, limit, prepare, nil)
    (self.sampleTime, self.samples, self.repeats, self.isCold) = (sampleTime, samples, repeats, isCold)
    self.allocations = allocations
  }

  /// A row about memory. `--count` runs it as often as told, on either side.
  init(piece: String, peer: String, limit: Double?, bytes: @escaping () -> (ours: Double, peer: Double)) {
    (self.piece, self.peer, self.limit, self.bytes) = (piece, peer, limit, bytes)
    (sampleTime, samples, repeats, isCold, allocations) = (0, nil, 1, false, nil)
    let run: (Int) -> Void = { rounds in for _ in 0..<rounds { _ = bytes() } }
    prepare = { Contest(ours: run, peer: run) }
  }
}

/// Both sides of a row, ready to run. Each repeats its work as often as told, so that the loop's own
/// cost and the call's are the same for both, and small.
struct Contest {
  let ours: (_ rounds: Int) -> Void
  let peer: (_ rounds: Int) -> Void
}

/// Every row, in the order of the table.
func allRows() -> [Row] {
  rectRows() + tileRows() + frameRows() + stripRows() + planeRows() + drawRows() + contentRows() + snapRows()
    + snapAreaRows() + curveRows() + nestRows() + recorderRows()
}
