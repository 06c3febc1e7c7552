/// How an animation of the program's ended.
public enum AnimationOutcome: Hashable, Sendable {
  /// It arrived, or had nowhere to go.
  case finished
  /// Another animation, a fling of the program's or a step took its place, if only on one axis: the other one goes on to where it was going.
  case replaced
  /// Something else took over before it arrived.
  case interrupted(by: Interruption)

  /// What can take over.
  public enum Interruption: UInt8, Hashable, Sendable {
    /// A finger came down and caught it, or one that was down moved by another slop.
    case finger
    /// A wheel, a trackpad or a steady speed moved the content.
    case wheel
    /// `setContentOffset(_:on:animated: false)` stopped every axis that it was still to move.
    case placement
    /// `stop()`, or a snapshot was restored.
    case stop
    /// The scroller went away. Told from within its deinit.
    case teardown
  }
}
