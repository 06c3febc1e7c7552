public import ScrollMotion
public import ScrollSpace

/// The user moves the content by this much.
///
/// Asked for every move of a drag, for every wheel delta and step, and once more at the release, then with
/// the velocity. Change `translation` to lock an axis or to scale the movement; change `velocity`, so that
/// a locked axis does not fling.
///
/// **By steps.** Change `step` if what a move does depends on that move alone, as in a ratchet, which lets the content go
/// one way only. What a link takes from a step is forgotten for good, and what it adds stays: the content follows at
/// once when the finger turns. What a link takes from `translation` comes back with the finger.
/// ```swift
/// proposal.step.y = max(proposal.step.y, 0)          // down the content, never up
/// proposal.velocity.y = max(proposal.velocity.y, 0)
/// ```
/// Write links that change steps before those that change the translation along the same axis.
///
/// `start` is an offset. In content coordinates, which no rebase changes, it is `context.origin.position(of: start)`.
public struct DragProposal: Proposal, Sendable {
  /// What moves it: `.drag`, `.release`, `.wheel` or `.step`.
  public let cause: Cause
  /// The offset at which the drag began.
  public let start: Point
  /// How far the offset shall have moved since then, in points, before any edge resists. The slop is subtracted.
  public var translation: Vector
  /// The part of that which is new: how far finger or wheel have gone since the chain was last asked, in points. A change
  /// changes `translation` by as much. Zero at the release, and where a layout asks; the whole translation for a key's or
  /// a notch's step.
  public var step: Vector {
    didSet { translation += step - oldValue }
  }
  /// How fast the offset moves, in points per second. Zero but at the release.
  public var velocity: Vector
  /// At the release, the motion that the finger had caught; nil if the content was at rest. What `settings.carriedMomentum` takes
  /// over of that motion is in `velocity`. A link with its own rule adds to `velocity`. Leave the setting at `.none`
  /// then.
  public let caught: CaughtMotion?
  var isLeft = false

  /// Makes a proposal. Without a step, the whole translation is new.
  public init(
    cause: Cause, start: Point, translation: Vector, velocity: Vector, step: Vector? = nil,
    caught: CaughtMotion? = nil
  ) {
    self.cause = cause
    self.start = start
    self.translation = translation
    self.velocity = velocity
    self.step = step ?? translation
    self.caught = caught
  }
}
