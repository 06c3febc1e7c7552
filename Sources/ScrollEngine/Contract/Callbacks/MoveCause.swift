/// What moved the content. Read ``ScrollController/moveCause`` in `scrollDidScroll`.
public enum MoveCause: UInt8, Hashable, Sendable {
  /// A finger drags the content.
  case finger
  /// The content moves by itself: a glide, a bounce, the motion to its rest position, or a fling of the program.
  case momentum
  /// A precise wheel delta, a steady speed, or the motion of a part of a notch.
  case wheel
  /// A step by lines or pages, at once or by its motion.
  case step
  /// The program has set the offset, or has started an animation.
  case program
  /// A change of the layout moved the offset at once. A motion that continues after a layout keeps its own cause.
  case layout
  /// Only the origin has moved, and the offset with it. Nothing moves on screen.
  case rebase
}
