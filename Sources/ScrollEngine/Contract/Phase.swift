/// What a scroller is doing.
public enum Phase: UInt8, Hashable, Sendable {
  /// At rest, and nothing touches it.
  case idle
  /// A finger is down but has not gone further than the slop, since it came down or since the program took the content.
  case tracking
  /// A finger moves the content.
  case dragging
  /// Precise wheel deltas move the content, until none has come for a while, or a steady speed does.
  case wheeling
  /// The content glides, springs or lands by itself after a drag.
  case decelerating
  /// The content moves because the program or a step asked for it.
  case animating
}

/// What led to a question.
public enum Cause: UInt8, Hashable, Sendable {
  /// A finger that is down and moves.
  case drag
  /// A finger that was lifted, or a fling of the program's.
  case release
  /// A precise wheel delta, the end of a run of them, a part of a notch, or a steady speed: the content rests at the place that
  /// is nearest.
  case wheel
  /// A whole step by lines, notches or pages: arrow keys, page keys, a notched wheel. It leads on.
  case step
  /// A call of the program's, such as `setContentOffset(_:on:animated:)`; also for layouts, as long as an axis rests where that
  /// has led, or is on its way there.
  case program
  /// A changed viewport, content, inset or chain; also a set of `contentOffset` that moved a deceleration along.
  case layout
}

/// Why a scroller came to rest.
public enum SettleReason: UInt8, Hashable, Sendable {
  /// A finger was lifted and nothing was left to travel.
  case dragged
  /// A run of wheel deltas, or a steady speed, ended and nothing was left to travel.
  case wheeled
  /// A deceleration reached its destination.
  case decelerated
  /// An animation reached its destination.
  case animated
  /// The program set the offset.
  case set
  /// A changed layout moved the offset.
  case layout
  /// It was stopped on the way, by `stop()` or by a finger that caught it and let go.
  case interrupted
}

extension Phase {
  /// The name of the case.
  public var name: StaticString {
    switch self {
    case .idle: "idle"
    case .tracking: "tracking"
    case .dragging: "dragging"
    case .wheeling: "wheeling"
    case .decelerating: "decelerating"
    case .animating: "animating"
    }
  }
}
