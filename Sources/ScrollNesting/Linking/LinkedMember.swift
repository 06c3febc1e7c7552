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

  private let group: LinkedScrollers
  private unowned(unsafe) var scroll: ScrollController?
  /// The shared value of the last update.
  private var reported = PerAxis<Double?>(nil)
  /// True while another member moves this scroller.
  private var isMoved = false

  init(of group: LinkedScrollers, _ scale: PerAxis<Double>, leads: Bool, follows: Bool) {
    (self.group, self.scale, self.leads, self.follows) = (group, scale, leads, follows)
  }
}

@_documentation(visibility: internal)
extension LinkedMember {
  /// "Linked".
  public var name: StaticString { "Linked" }

  /// Moves the members that follow this one.
  public func scrollDidScroll(_ scroll: ScrollController) { moveFollowers() }

  /// Moves the members that follow this one if its content or walls have moved it. If this scroller had no
  /// shared value so far, as progress without room, it adopts that of the others.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if !isMoved, Axis.both.contains(where: { reported[$0] == nil && isKnown($0) }) { join() }
    moveFollowers()
  }

  /// Stops the motions of the members that follow this one.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { stopOthers() }

  /// Joins the group, and adopts the value of a member that leads.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    group.members.append(self)
    join()
  }

  /// Adopts the value of the first member that leads and has one, and rests there; members that follow this
  /// one do the same. If there is no such member, this one leads.
  private func join() {
    let leader = group.members.first { member in
      member !== self && member.leads && Axis.both.contains { member.isKnown($0) }
    }
    guard follows, let leader else { return stopOthers() }
    var moved = [leader.scroll].compactMap { $0 }
    follow(leader, moved: &moved)
    // The new member may connect two members that are both moving.
    var stopped = [leader.scroll].compactMap { $0 }
    stop(stopped: &stopped)
  }

  /// Leaves the group.
  public func didDetach() {
    scroll = nil
    reported = PerAxis(nil)
    group.members.removeAll { $0 === self }
  }

  private func moveFollowers() {
    guard leads, !isMoved, let scroll, note() else { return }
    // In each frame: the list is the group's, with its memory. Who leads amid this has a list of its own.
    var moved: [ScrollController] = []
    swap(&moved, &group.spare)
    moved.append(scroll)
    group.follow(self, moved: &moved)
    moved.removeAll(keepingCapacity: true)
    swap(&moved, &group.spare)
  }

  /// Notes the shared value. Returns true if it has changed.
  @discardableResult
  private func note() -> Bool {
    let former = reported
    for axis in Axis.both where group.axes[axis] { reported[axis] = value(axis) }
    return reported != former
  }

  private func isKnown(_ axis: Axis) -> Bool { group.axes[axis] && value(axis) != nil }

  /// Returns the shared value; nil if there is none: for progress on a ring, or without room.
  private func value(_ axis: Axis) -> Double? {
    guard let scroll else { return nil }
    switch group.measure {
    case .position: return scroll.contentPosition[axis] / scale[axis]
    case .progress:
      let extent = scroll.geometry.extent[axis]
      guard let lower = extent.lower, let room = extent.room, room > 0 else { return nil }
      return (scroll.contentOffset[axis] - lower) / room
    }
  }

  /// Moves to the value of another member, and then moves the members that follow this scroller. An axis at
  /// that value already keeps its offset to the last bit.
  func follow(_ leader: LinkedMember, moved: inout [ScrollController]) {
    guard let scroll, !moved.contains(where: { $0 === scroll }) else { return }
    moved.append(scroll)
    var offset = scroll.contentOffset
    for axis in Axis.both where group.axes[axis] {
      guard let value = leader.value(axis), value != self.value(axis) else { continue }
      switch group.measure {
      case .position: offset[axis] = scroll.contentOrigin.offset(of: value * scale[axis], on: axis)
      case .progress:
        let extent = scroll.geometry.extent[axis]
        guard let lower = extent.lower, let room = extent.room, room > 0 else { continue }
        offset[axis] = lower + value * room
      }
    }
    let links = scroll.behaviors
    for case let link as LinkedMember in links { link.isMoved = true }
    if offset != scroll.contentOffset { scroll.contentOffset = offset }
    for case let link as LinkedMember in links {
      link.isMoved = false
      if link.note(), link.leads { link.group.follow(link, moved: &moved) }
    }
  }

  /// Stops the members that follow this one: only one leads at a time.
  private func stopOthers() {
    guard leads, let scroll, scroll.phase != .idle else { return }
    var stopped = [scroll]
    group.stop(self, stopped: &stopped)
  }

  /// Stops this scroller, and the members that follow it.
  func stop(stopped: inout [ScrollController]) {
    guard let scroll, !stopped.contains(where: { $0 === scroll }) else { return }
    stopped.append(scroll)
    if scroll.motion != nil { scroll.stop() }
    for case let link as LinkedMember in scroll.behaviors where link.leads {
      link.group.stop(link, stopped: &stopped)
    }
  }
}
