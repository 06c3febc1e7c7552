import ScrollEngine
public import ScrollSpace

/// Scrollers that follow each other: a table and its header, two panes, a minimap at another scale, layers of a parallax.
///
/// ```swift
/// let columns = LinkedScrollers(.horizontal)
/// let header = ScrollController(viewport: strip, content: wide, behaviors: [Clamping(), columns.member()])
/// let table = ScrollController(viewport: pane, content: all, behaviors: [Bouncing(), columns.member()])
/// ```
/// Each member is a link in the chain of its scroller. When the content of one member moves, all others move in the same
/// moment, before its own callbacks go on: hosts draw them in one frame. A member that only follows moves no other one:
/// `member(leads: false)`. One that only leads is moved by none: `member(follows: false)`.
///
/// **What is kept equal** is the position in content coordinates, times each member's `scale`; or with ``Measure/progress``
/// the part of the way between the walls, which a ring does not have. Rebases change neither. What moves past a wall
/// is followed past it.
///
/// **One leads at a time**: who is moved by a finger, a wheel, a command or its own motion. When a member begins to move,
/// what moves in those that follow the member stops. A member that follows tells didScroll and didSettle as for any offset
/// that is set. A scroller may be a member of several groups; one move moves none of them twice.
public final class LinkedScrollers {
  /// What members have in common.
  public enum Measure: UInt8, Hashable, Sendable {
    /// The position in content coordinates, times the scale of each.
    case position
    /// How far the content has gone between its walls: 0 at the start, 1 at the end.
    case progress
  }

  /// The axes along which members follow each other.
  public let axes: PerAxis<Bool>
  /// What they have in common.
  public let measure: Measure

  var members: [LinkedMember] = []

  /// Links scrollers along both axes.
  public init(by measure: Measure = .position) { (axes, self.measure) = (PerAxis(true), measure) }

  /// Links scrollers along one axis.
  public init(_ axis: Axis, by measure: Measure = .position) {
    (axes, self.measure) = (PerAxis(x: axis == .horizontal, y: axis == .vertical), measure)
  }

  /// A link for the chain of one more scroller. `scale` is how many points this one goes for a point of a member with a scale
  /// of 1, on each axis: 0.1 for a minimap, 0.5 for a layer far behind. It must be finite and not 0; anything else is a
  /// mistake in the program, and traps.
  public func member(
    scale: PerAxis<Double> = PerAxis(1), leads: Bool = true, follows: Bool = true
  ) -> LinkedMember {
    for axis in Axis.both {
      precondition(
        scale[axis].isUsable && (1 / scale[axis]).isUsable,
        "A linked scroller needs a scale other than 0; this is \(scale); leave it out for 1.")
    }
    return LinkedMember(of: self, scale, leads: leads, follows: follows)
  }

  /// Moves all members after one, and what is linked to them by other groups. No scroller is moved twice, so that nothing
  /// goes round, whatever is linked to what.
  func follow(_ leader: LinkedMember, moved: inout [ScrollController]) {
    for member in members where member !== leader && member.follows { member.follow(leader, moved: &moved) }
  }

  /// Stops all members that follow one, and what is linked to them by other groups.
  func stop(_ leader: LinkedMember, stopped: inout [ScrollController]) {
    for member in members where member !== leader && member.follows { member.stop(stopped: &stopped) }
  }
}
