/// What moved the content. Read it in `scrollDidScroll`, as ``ScrollController/moveCause``.
public enum MoveCause: UInt8, Hashable, Sendable {
  /// A finger drags the content.
  case finger
  /// The content travels by itself: a glide, a bounce, the way to where it should rest, a fling of the program's.
  case momentum
  /// A precise wheel delta, a steady speed, or a part of a notch on its way.
  case wheel
  /// A step by lines or pages, at once or on its way.
  case step
  /// The program: a set offset, or an animation on its way.
  case program
  /// A changed layout moved the offset, at once. A motion that goes on after a layout moves the content as before.
  case layout
  /// Only the origin has moved, and with it the offset: nothing is seen to move.
  case rebase
}
