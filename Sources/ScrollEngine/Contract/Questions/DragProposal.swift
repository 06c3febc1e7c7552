public import ScrollMotion
public import ScrollSpace

/// The movement that the user's input asks for.
///
/// Asked for every move of a drag, for every wheel delta and step, and once more at the release, then with the
/// velocity. Change `translation` to lock an axis or to scale the movement. Change `velocity`, so that a locked axis
/// does not fling. If no link writes anything, the content follows the input.
///
/// **Steps.** Change `step` if the effect of a move depends on that move alone, as in a ratchet, which lets the
/// content move only one way. A distance that a link removes from `step` is lost for good, and a distance that it
/// adds stays. The content follows at once when the finger turns. A distance that a link removes from `translation`
/// comes back when the finger comes back.
/// ```swift
/// proposal.step.y = max(proposal.step.y, 0)          // down the content, never up
/// proposal.velocity.y = max(proposal.velocity.y, 0)
/// ```
/// On the same axis, put links that change `step` before links that change `translation`.
///
/// **Coordinates.** `start` is an offset. In content coordinates, which no rebase changes, the start is
/// `context.origin.position(of: start)`.
public struct DragProposal: Sendable {
  /// The cause of the movement: `.drag`, `.release`, `.wheel` or `.step`.
  public let cause: Cause
  /// The offset at which the drag began.
  public let start: Point
  /// The distance that the offset is to move from `start`, in points, before any edge resists. The slop is
  /// subtracted.
  public var translation: Vector
  /// The new part of the translation: the distance that the finger or the wheel has moved since the chain was last
  /// asked, in points. A change of `step` changes `translation` by the same amount. Zero at the release, and if a
  /// layout asks. For a step of a key or a notch, the whole translation.
  public var step: Vector {
    didSet { translation += step - oldValue }
  }
  /// The velocity of the offset, in points per second. Zero except at the release.
  public var velocity: Vector
  /// At the release, the motion that the finger had caught; nil if the content was at rest. `velocity` already
  /// contains the part of that motion which `settings.carriedMomentum` takes over. A link with a rule of its own adds
  /// to `velocity`; leave the setting at `.none` then.
  public let caught: CaughtMotion?

  /// Creates a proposal. Without a `step`, the whole translation is new.
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
