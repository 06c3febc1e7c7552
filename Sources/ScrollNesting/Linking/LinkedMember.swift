public import ScrollEngine
public import ScrollSpace

/// A scroller's link to those that it leads and follows: see
/// ``LinkedScrollers/member(scale:leads:follows:)``.
public final class LinkedMember: ScrollBehavior {
  /// The distance that this scroller moves, in points, for one point of a member with a scale of 1, on each
  /// axis.
  public let scale: PerAxis<Double>
  /// True if other members follow this one.
  public let leads: Bool
  /// True if this member follows others.
  public let follows: Bool

  let group: LinkedScrollers
  private(set) unowned(unsafe) var scroll: ScrollController?
  /// The shared value of the last update.
  private var reported = PerAxis<Double?>(nil)
  /// True while another member moves this scroller.
  var isMoved = false
  /// True if it moved by itself, or was held, at the last change.
  private var travelled = PerAxis(false)
  /// True if a finger was down at the last change.
  private var isHeld = false
  /// The time of the input for which its group was brought to the present last.
  private var inputTime: Timestamp?
  /// True while its walls or the lack of content hold it off the group's place. It goes there as soon as it can, and
  /// does not take the group to its own place meanwhile.
  var isWaiting = PerAxis(false)

  init(of group: LinkedScrollers, _ scale: PerAxis<Double>, leads: Bool, follows: Bool) {
    (self.group, self.scale, self.leads, self.follows) = (group, scale, leads, follows)
  }
}

@_documentation(visibility: internal)
extension LinkedMember {
  /// "Linked".
  public var name: StaticString { "Linked" }

  /// Moves the members that follow this one.
  public func scrollDidScroll(_ scroll: ScrollController) {
    isHeld = scroll.finger != nil
    if isMoved { return }
    // A motion or a hand is seen by what it moves, because it may be over within its first frame. An animation has the
    // cause of a place that is set, and is seen by its phase.
    let isTravel =
      switch scroll.moveCause {
      case .finger, .momentum, .wheel, .step: true
      case .program, .layout, .rebase: false
      }
    if scroll.moveCause == .layout {
      wait()
    } else {
      // A place that is set moves what leads along, so that its motion goes on.
      lead { axis in
        guard group.leader[axis] !== self, isWaiting[axis] || value(axis) != reported[axis] else {
          return false
        }
        return isTravel || travels(axis) || !(group.leader[axis]?.travels(axis) ?? false)
      }
    }
    moveFollowers(isTravel: isTravel)
  }

  /// Moves the members that follow this one if its content has moved it. If it waits for the group's place, it goes
  /// there.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring { inputTime = nil }
    if isMoved { return }
    wait()
    moveFollowers(isTravel: false)
  }

  /// Leads along the axes along which it begins to move. A finger that was down before begins nothing: it holds the
  /// content again when a motion has ended.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    let wasHeld = isHeld
    isHeld = scroll.finger != nil
    travelled = PerAxis(x: travels(.horizontal), y: travels(.vertical))
    if !wasHeld || scroll.phase != .tracking { lead(where: travels) }
  }

  /// Leads along the axes of a fling, also if the fling replaces another one and the phase stays.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { lead(where: travels) }

  /// Brings what moves the group to the time of an input, so that the input finds this scroller where it would be in a
  /// frame at that time.
  public func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp) {
    if inputTime == time { return }
    inputTime = time
    for member in group.members where member.inputTime != time {
      guard let other = member.scroll else { continue }
      // It moves by itself, or another of its groups moves it.
      for case let link as LinkedMember in other.behaviors { link.scrollWillTakeInput(other, at: time) }
      if other.phase.isMoving, other.acceptsInput, other.context.time < time {
        other.step(by: .points(.zero), time: time)
      }
    }
  }

  /// Forgets the times of inputs.
  public func clockWasSetBack(by seconds: Double) { inputTime = nil }

  /// Joins the group, and goes to its place: that of the member that led last, or else of the first one that leads. If
  /// there is no such member, this one leads.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    group.members.append(self)
    isWaiting = PerAxis(follows)
    lead { !isWaiting[$0] || group.guide(of: self, on: $0) == nil }
    // The new member may connect two members that are both moving.
    for axis in Axis.both where isWaiting[axis] {
      guard let guide = group.guide(of: self, on: axis)?.scroll else { continue }
      var stopped = [guide]
      stop(axis, stopped: &stopped)
    }
    wait()
  }

  /// Leaves the group.
  public func didDetach() {
    scroll = nil
    (reported, isWaiting) = (PerAxis(nil), PerAxis(false))
    group.members.removeAll { $0 === self }
    for axis in Axis.both where group.leader[axis] === self { group.leader[axis] = nil }
  }
}

// The shared value.
extension LinkedMember {
  /// Returns the shared value; nil if there is none: for progress on a ring, or without room, or away from the group's
  /// place.
  func value(_ axis: Axis) -> Double? {
    guard let scroll, group.axes[axis], !isWaiting[axis] else { return nil }
    switch group.measure {
    case .position: return scroll.contentPosition[axis] / scale[axis]
    case .progress:
      let extent = scroll.geometry.extent[axis]
      guard let lower = extent.lower, let room = extent.room, room > 0 else { return nil }
      return (scroll.contentOffset[axis] - lower) / room
    }
  }

  /// Returns the offset of a shared value; nil for progress on a ring, or without room.
  func offset(of value: Double, on axis: Axis, in scroll: ScrollController) -> Double? {
    switch group.measure {
    case .position: return scroll.contentOrigin.offset(of: value * scale[axis], on: axis)
    case .progress:
      let extent = scroll.geometry.extent[axis]
      guard let lower = extent.lower, let room = extent.room, room > 0 else { return nil }
      return lower + value * room
    }
  }

  /// Notes the shared value. Returns the axes along which it has changed.
  func note() -> PerAxis<Bool> {
    var isChanged = PerAxis(false)
    for axis in Axis.both {
      let value = value(axis)
      isChanged[axis] = value != reported[axis]
      reported[axis] = value
    }
    return isChanged
  }
}

// Leading.
extension LinkedMember {
  /// Returns true if it moves along an axis by itself, or if something holds it.
  private func travels(_ axis: Axis) -> Bool {
    guard let scroll else { return false }
    switch scroll.phase {
    case .idle: return false
    case .tracking, .dragging: return true
    // Fingers on a trackpad hold both axes when they come, and a steady speed moves those that it has.
    case .wheeling: return scroll.velocity == .zero || scroll.velocity[axis] != 0
    case .decelerating, .animating: return isSent(axis, in: scroll)
    }
  }

  /// Returns true if a motion of its own goes on along an axis without a finger.
  func isSent(_ axis: Axis, in scroll: ScrollController) -> Bool {
    switch scroll.phase {
    case .idle, .tracking, .dragging: false
    case .wheeling, .decelerating, .animating:
      scroll.destination[axis] != scroll.contentOffset[axis] || scroll.velocity[axis] != 0
    }
  }

  /// Leads along some axes: what moves the others along them ends, because one leads at a time.
  func lead(where begins: (Axis) -> Bool) {
    guard leads, !isMoved, let scroll else { return }
    for axis in Axis.both where group.axes[axis] && begins(axis) {
      isWaiting[axis] = false
      group.leader[axis] = self
      var stopped = [scroll]
      group.stop(self, axis, stopped: &stopped)
    }
  }

  /// Stops this scroller along an axis, and the members that follow it.
  func stop(_ axis: Axis, stopped: inout [ScrollController]) {
    guard let scroll, !stopped.contains(where: { $0 === scroll }) else { return }
    stopped.append(scroll)
    if isSent(axis, in: scroll) { scroll.setContentOffset(scroll.contentOffset, on: axis, animated: false) }
    for case let link as LinkedMember in scroll.behaviors
    where link !== self && link.leads && link.group.axes[axis] {
      link.group.leader[axis] = link
      link.group.stop(link, axis, stopped: &stopped)
    }
  }

  private func moveFollowers(isTravel: Bool) {
    guard leads, let scroll else { return }
    let isChanged = note()
    guard isChanged != PerAxis(false) else { return }
    var moves = PerAxis<Move?>(nil)
    for axis in Axis.both where isChanged[axis] {
      // The last frame of a motion is its own, too.
      let travels = travels(axis)
      moves[axis] = isTravel || travels || travelled[axis] ? .travel : .place
      travelled[axis] = travels
    }
    // In each frame: the list is the group's, with its memory. Who leads amid this has a list of its own.
    var moved: [ScrollController] = []
    swap(&moved, &group.spare)
    moved.append(scroll)
    group.follow(self, moves, moved: &moved)
    moved.removeAll(keepingCapacity: true)
    swap(&moved, &group.spare)
  }
}
