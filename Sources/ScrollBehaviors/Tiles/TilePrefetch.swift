/// Loads what will be seen where a motion comes to rest, before it gets there. Items must not be edited from within
/// its closures.
///
/// ```
///      in view            on the way            at rest
///   ┌───────────┐                            ┌───────────┐
///   │ 4  5  6  7│  8  9  …                   │21 22 23 24│   begun: 21, 22, 23, 24
///   └───────────┘                            └───────────┘
/// ```
public struct TilePrefetch<Index> {
  /// An item will be in view where the scroller comes to rest, and has no tile yet. Those that come into view
  /// first are named first, each once; on a ring once for each appearance. When its tile enters, that is the end of it.
  public let begin: (Index) -> Void
  /// The scroller will rest elsewhere, or items have got other indices: an item that was begun is not expected any more.
  /// Items that only got other lengths are expected still, where they will be in view.
  public let cancel: (Index) -> Void

  /// Makes it from its two answers.
  public init(begin: @escaping (Index) -> Void, cancel: @escaping (Index) -> Void = { _ in }) {
    self.begin = begin
    self.cancel = cancel
  }
}
