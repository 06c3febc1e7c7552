/// Loads the items that will be in view at the rest position, before the motion arrives. Items must not be
/// edited within its closures.
///
/// ```
///      in view            on the way            at rest
///   ┌───────────┐                            ┌───────────┐
///   │ 4  5  6  7│  8  9  …                   │21 22 23 24│   begun: 21, 22, 23, 24
///   └───────────┘                            └───────────┘
/// ```
public struct TilePrefetch<Index> {
  /// Called if an item will be in view at the rest position and has no tile yet.
  ///
  /// Items that come into view first are named first, each once; on a ring, once for each appearance. When
  /// the item's tile enters, the prefetch is over.
  public let begin: (Index) -> Void
  /// Called if an item for which `begin` was called is no longer expected: the scroller will rest elsewhere,
  /// or indices have changed. A change of lengths alone does not cancel items that will still be in view.
  public let cancel: (Index) -> Void

  /// Creates a prefetch from its two closures.
  public init(begin: @escaping (Index) -> Void, cancel: @escaping (Index) -> Void = { _ in }) {
    self.begin = begin
    self.cancel = cancel
  }
}
