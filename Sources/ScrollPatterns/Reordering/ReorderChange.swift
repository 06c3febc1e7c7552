/// A change of a list by a drag that was dropped.
public enum ReorderChange: Hashable, Sendable {
  /// An item of the list goes to another index, counted after the move.
  case move(from: Int64, to: Int64)
  /// An item from elsewhere comes to an index.
  case insert(at: Int64)
  /// An item of the list was dropped elsewhere.
  case remove(Int64)
}
