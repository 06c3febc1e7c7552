/// The way in which an animation of the program ended.
public enum AnimationOutcome: Hashable, Sendable {
  /// The animation arrived, or had no distance to go.
  case finished
  /// Another animation, a fling of the program or a step replaced the animation, perhaps on one axis only. The other
  /// axis continues to its target.
  case replaced
  /// Something else took over before the animation arrived.
  case interrupted(by: Interruption)

  /// The things that can interrupt an animation.
  public enum Interruption: UInt8, Hashable, Sendable {
    /// A finger came down and caught the content, or a finger that was down moved by another slop.
    case finger
    /// A wheel, a trackpad or a steady speed moved the content.
    case wheel
    /// `setContentOffset(_:on:animated: false)` stopped every axis that the animation had still to move.
    case placement
    /// The program called `stop()`, or restored a snapshot.
    case stop
    /// The scroller was deallocated. The completion is called from within its deinit.
    case teardown
  }
}

/// A closure that receives the outcome of an animation, once.
typealias Completion = (AnimationOutcome) -> Void
