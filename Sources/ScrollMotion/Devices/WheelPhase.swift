/// The phase of a precise delta within a swipe on a trackpad, as reported by the device.
///
/// ```
///   mayBegin  began  changed…  ended      momentumBegan  momentumChanged…  momentumEnded
///   ├─ fingers ──────────────────┤  lift  ├─ deltas that the system makes up ──────────┤
/// ```
/// A device may leave out phases. Libinput and GTK report the end and send no momentum. SDL and browsers report
/// nothing.
public enum WheelPhase: UInt8, Hashable, Sendable {
  /// The device reports nothing. The phase follows from the former deltas: see ``SwipeRecognizer``.
  case unknown
  /// Fingers rest on the trackpad, and hold moving content.
  case mayBegin
  /// The first delta of a swipe.
  case began
  /// A further delta of the swipe.
  case changed
  /// The fingers have lifted. Momentum of the system may follow.
  case ended
  /// The fingers have lifted without effect: after `mayBegin` without a swipe, or because the system took them away.
  case cancelled
  /// The first delta of the system's momentum.
  case momentumBegan
  /// A further delta of the momentum.
  case momentumChanged
  /// The momentum is over.
  case momentumEnded
}
