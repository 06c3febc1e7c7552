import ScrollSpace

/// A scroller that takes part in a gesture.
struct NestedTaker {
  let scroller: NestedScroller
  /// Where the finger is for it, in its viewport.
  var position = Point.zero
  /// How far it has been moved on past what it had room for, as movements count.
  var pull = Vector.zero
}
