/// The present activity of a scroller.
public enum Phase: UInt8, Hashable, Sendable {
  /// The content is at rest, and no finger is down.
  case idle
  /// A finger is down, and has not moved farther than the slop. The distance counts from where the finger came down,
  /// or from where the program took the content from the finger.
  case tracking
  /// A finger moves the content.
  case dragging
  /// Precise wheel deltas or a steady speed move the content. Without phases, a run of deltas ends when no delta has
  /// come for a while.
  case wheeling
  /// The content glides, springs or bounces by itself after a drag.
  case decelerating
  /// The content moves because the program or a step has started an animation.
  case animating
}

/// The cause of a question to the chain.
public enum Cause: UInt8, Hashable, Sendable {
  /// A finger is down and moves.
  case drag
  /// A finger was lifted, or the program started a fling.
  case release
  /// A precise wheel delta, the end of a run of deltas, a part of a notch, or a steady speed. The content rests at
  /// the nearest place.
  case wheel
  /// A whole step by lines, notches or pages: arrow keys, page keys, a notched wheel. A step always goes on to the
  /// next place.
  case step
  /// A call of the program, such as `setContentOffset(_:on:animated:)`. Layouts have this cause too, as long as an
  /// axis rests where that call has sent it, or is on its way there.
  case program
  /// A change of the viewport, the content, an inset or the chain. A set of `contentOffset` that moves a deceleration
  /// along has this cause too.
  case layout
}

/// The reason why a scroller came to rest.
public enum SettleReason: UInt8, Hashable, Sendable {
  /// A finger was lifted, and the content had no distance left to travel.
  case dragged
  /// A run of wheel deltas or a steady speed ended, and the content had no distance left to travel.
  case wheeled
  /// A deceleration reached its destination.
  case decelerated
  /// An animation reached its destination.
  case animated
  /// The program set the offset.
  case set
  /// A change of the layout moved the offset.
  case layout
  /// The motion was stopped on its way, by `stop()` or by a finger that caught the content and let go.
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
