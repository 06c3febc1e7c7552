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
  /// Sets up both sides. Called once, right before the row is measured.
  let prepare: () -> Contest
}

/// Both sides of a row, ready to run. Each repeats its work as often as told, so that the loop's own
/// cost and the call's are the same for both, and small.
struct Contest {
  let ours: (_ rounds: Int) -> Void
  let peer: (_ rounds: Int) -> Void
}

/// Every row, in the order of the table.
func allRows() -> [Row] {
  rectRows() + frameRows()
}
