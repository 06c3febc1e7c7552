import ScrollEngine
public import ScrollSpace

/// Scrollers that move together: a table and its header, two panes, a minimap at another scale, layers of a
/// parallax.
///
/// ```swift
/// let columns = LinkedScrollers(.horizontal)
/// let header = ScrollController(viewport: strip, content: wide, behaviors: [Clamping(), columns.member()])
/// let table = ScrollController(viewport: pane, content: all, behaviors: [Bouncing(), columns.member()])
/// ```
/// Each member is a link in the chain of its scroller. When the content of one member moves, all others move
/// at the same time, before the member's own callbacks continue: hosts draw them in one frame. A member with
/// `member(leads: false)` moves no other one. A member with `member(follows: false)` is not moved by others.
///
/// **The shared value** is the position in content coordinates, divided by each member's `scale`. With
/// ``Measure/progress``, it is the part of the distance between the walls, which a ring does not have.
/// Rebases change neither. A movement past a wall is followed past the wall.
///
/// **One leads at a time** along an axis: the member that began last to move by a finger, a wheel, a command or a
/// steady speed. When it begins, motions of the others along that axis stop. A member that follows gets the
/// callbacks of setting `contentOffset`: didScroll and didSettle. A scroller may be in several groups; one movement
/// moves no scroller twice.
///
/// An input to one member brings all others to its time first. So a finger on one pane stops the fling of another
/// where it is at that moment, whatever the frame rate.
///
/// **A newcomer** takes the group's place. A member that its walls or a lack of content hold off that place waits at
/// its wall, and does not take the group along.
public final class LinkedScrollers {
  /// The value that members share.
  public enum Measure: UInt8, Hashable, Sendable {
    /// The position in content coordinates, divided by each member's scale.
    case position
    /// The progress of the content between its walls: 0 at the start, 1 at the end.
    case progress
  }

  /// The axes along which members follow each other.
  public let axes: PerAxis<Bool>
  /// The value that members share.
  public let measure: Measure

  var members: [LinkedMember] = []
  /// The member that began last to move along each axis.
  var leader = PerAxis<LinkedMember?>(nil)
  /// An empty list with memory, for what a member moves in a frame.
  var spare: [ScrollController] = []

  /// Links scrollers along both axes.
  public init(by measure: Measure = .position) { (axes, self.measure) = (PerAxis(true), measure) }

  /// Links scrollers along one axis.
  public init(_ axis: Axis, by measure: Measure = .position) {
    (axes, self.measure) = (PerAxis(x: axis == .horizontal, y: axis == .vertical), measure)
  }

  /// Creates a link for the chain of one more scroller.
  ///
  /// `scale` is the distance that this scroller moves, in points, for a point of a member with a scale of 1,
  /// on each axis. Use 0.1 for a minimap, or 0.5 for a layer far behind. A scale must be finite and not 0.
  /// Anything else is a programmer's mistake and traps.
  public func member(
    scale: PerAxis<Double> = PerAxis(1), leads: Bool = true, follows: Bool = true
  ) -> LinkedMember {
    for axis in Axis.both {
      precondition(
        scale[axis].isUsable && (1 / scale[axis]).isUsable, .linkedScale,
        "A linked scroller needs a scale other than 0; this is \(scale); leave it out for 1.")
    }
    return LinkedMember(of: self, scale, leads: leads, follows: follows)
  }

  /// Returns the member whose place a member takes: the one that led last, or else the first one that leads and has a
  /// place; nil if the member itself led last.
  func guide(of member: LinkedMember, on axis: Axis) -> LinkedMember? {
    if let leader = leader[axis], leader === member || leader.value(axis) != nil {
      return leader === member ? nil : leader
    }
    return members.first { $0 !== member && $0.leads && $0.value(axis) != nil }
  }

  /// Moves all members that follow one, and those linked to them by other groups. No scroller is moved twice,
  /// so cycles of links end.
  func follow(_ leader: LinkedMember, _ moves: PerAxis<LinkedMember.Move?>, moved: inout [ScrollController]) {
    for member in members where member !== leader && member.follows {
      member.follow(leader, moves, moved: &moved)
    }
  }

  /// Stops all members that follow one, along an axis, and those linked to them by other groups.
  func stop(_ leader: LinkedMember, _ axis: Axis, stopped: inout [ScrollController]) {
    for member in members where member !== leader && member.follows { member.stop(axis, stopped: &stopped) }
  }
}
