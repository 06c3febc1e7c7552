/// A rule that ``checkBehavior(seeds:rules:allocationCount:_:)`` checks.
///
/// Two of four scripts pinch, unless the chain reports that it is not made for content that zooms.
public enum BehaviorRule: String, CaseIterable, Hashable, Sendable {
  /// Every answer and every public number is finite. The scroller refuses unusable answers and calls of a link; they
  /// are violations here.
  case finite
  /// Callbacks come in the order that `ScrollDelegate` documents. A deceleration ends at the destination that it began
  /// with.
  case callbackOrder
  /// The content comes to rest within a minute after the last input.
  ///
  /// From ten seconds later on, at most ten frames a second come in which nothing moves, so that the host can sleep.
  /// A timer may animate the content again. No command is refused: the scroller refuses the thousandth command in the
  /// callbacks of one call, which only a link that commands without end gives.
  case settles
  /// A layout and frames that bring nothing new leave content at rest where it is. A timer may animate the content, or
  /// set the offset once; it may not set the offset again and again.
  case idempotentAtRest
  /// The same inputs lead to the same offsets, to the last bit, at 16, 60, 120 and 1,024 frames a second and with
  /// irregular frames.
  ///
  /// At each rate a frame also comes at the end of each input and of each motion. What a behaviour begins at rest, by a
  /// command or a timer, therefore begins at the same time. An offset that depends on the items that frames have shown
  /// breaks the rule.
  case frameIndependent
  /// The same happens on both axes if inputs and sizes are exchanged. A behaviour for one axis only leaves the other
  /// axis alone.
  case axisSymmetric
  /// Content, viewport and items may be empty: numbers stay finite, and the content comes to rest.
  case emptyContent
  /// Content positions are the same while the origin of the coordinates moves.
  case rebases
  /// Zoomed content moves like other content.
  ///
  /// If the behaviour's lengths are those of the content, content at a scale of 2 moves as it does without a zoom in a
  /// viewport half as large. If the lengths are those on screen, it moves like content twice as large. Half of the
  /// scripts use a scale of 0.5, and many pinch.
  ///
  /// A behaviour with lengths of both kinds moves like neither, and so does one that confuses them. If the chain has
  /// ``CheckedChain/scaledOnScreen``, the check knows which lengths are on screen. Otherwise the rule is skipped there.
  ///
  /// A behaviour for content that does not zoom adds a mistake in `review(_:of:)` while `isZoomEnabled` is true. The
  /// rule is then skipped, and no other rule pinches.
  case zooms
  /// The other rules hold while items are edited and sizes change. A layout without a change does not change where the
  /// content comes to rest.
  case edits
  /// A frame allocates nothing, and neither does an input that continues a drag or a run of wheel events.
  ///
  /// A frame that begins a motion or moves its origin may allocate, and so may the first input past each wall. All
  /// inputs are played twice before allocations count, so that tiles and lists have their size.
  ///
  /// Checked in release builds, if a counter is given. Otherwise the report names the rule as skipped.
  case allocations
  /// Each link answers a question, or implements a callback. A method with a mistyped name or type does neither, because
  /// it is not the protocol's. A link with `wake` alone, or with `didDetach` alone, seems to have no method: leave the
  /// rule out for it.
  case answers
  /// A copy of the chain that is restored from a snapshot continues with the same offsets, to the last bit.
  case snapshots
}

extension Set<BehaviorRule> {
  /// All rules.
  public static var all: Set<BehaviorRule> { Set(BehaviorRule.allCases) }
}
