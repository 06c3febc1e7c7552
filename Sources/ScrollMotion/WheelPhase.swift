/// Where in a swipe on a trackpad a precise delta comes, as far as the device says.
///
/// ```
///   mayBegin  began  changed…  ended      momentumBegan  momentumChanged…  momentumEnded
///   ├─ fingers ──────────────────┤  lift  ├─ deltas that the system makes up ──────────┤
/// ```
/// A device that says less leaves phases out. Libinput and GTK tell the end and send no momentum; SDL and browsers tell
/// nothing.
public enum WheelPhase: UInt8, Hashable, Sendable {
  /// The device says nothing. What the delta is follows from the deltas before: see ``SwipeRecognizer``.
  case unknown
  /// Fingers rest on the trackpad: they hold what moves.
  case mayBegin
  /// The first delta of a swipe.
  case began
  /// Another one.
  case changed
  /// The fingers have lifted. Momentum of the system may follow.
  case ended
  /// The fingers have lifted and are to have no effect: after `mayBegin` without a swipe, or taken away by the system.
  case cancelled
  /// The first delta of the system's momentum.
  case momentumBegan
  /// Another one.
  case momentumChanged
  /// The momentum is over.
  case momentumEnded
}
