/// A rule that ``checkBehavior(seeds:rules:allocationCount:_:)`` checks.
public enum BehaviorRule: String, CaseIterable, Hashable, Sendable {
  /// Every answer and every public number is finite. The scroller drops unusable answers; they are violations here. Fingers pinch,
  /// too, in half of the scripts of this rule, of ``callbackOrder`` and of ``settles``.
  case finite
  /// Callbacks come in the order that `ScrollDelegate` documents. A deceleration ends at the destination that it began
  /// with.
  case callbackOrder
  /// The content comes to rest within a minute after the last input.
  case settles
  /// A layout and frames that bring nothing new leave content at rest where it is. A timer may animate the content, or set the
  /// offset once; it may not set the offset again and again.
  case idempotentAtRest
  /// The same inputs lead to the same offsets, to the last bit, at 16, 60, 120 and 1,024 frames a second and with
  /// irregular frames.
  case frameIndependent
  /// The same happens on both axes if inputs and sizes are exchanged. A behaviour for one axis only leaves the other
  /// axis alone.
  case axisSymmetric
  /// Content, viewport and items may be empty: numbers stay finite, and the content comes to rest.
  case emptyContent
  /// Content positions are the same while the origin of the coordinates moves.
  case rebases
  /// The other rules hold while items are edited and sizes change. A layout without a change does not change where the
  /// content comes to rest.
  case edits
  /// A frame of a glide allocates nothing.
  ///
  /// Checked in release builds, if a counter is given. Without a counter, or in a debug build, the rule is not checked, and no
  /// violation is found.
  case allocations
  /// A copy of the chain that is restored from a snapshot continues with the same offsets, to the last bit.
  case snapshots
}

extension Set<BehaviorRule> {
  /// All rules.
  public static var all: Set<BehaviorRule> { Set(BehaviorRule.allCases) }
}
