public import ScrollEngine
public import ScrollSpace

/// A scroller's link to those that it leads and follows: see ``LinkedScrollers/member(scale:leads:follows:)``.
public final class LinkedMember: ScrollBehavior {
  /// How many points this scroller goes for a point of a member with a scale of 1.
  public let scale: PerAxis<Double>
  /// Whether others follow it.
  public let leads: Bool
  /// Whether it follows others.
  public let follows: Bool

  private let group: LinkedScrollers
  private unowned(unsafe) var scroll: ScrollController?
  /// What it has in common with the others, as they were told last.
  private var told = PerAxis<Double?>(nil)
  /// Whether another one moves this scroller right now.
  private var isMoved = false

  init(of group: LinkedScrollers, _ scale: PerAxis<Double>, leads: Bool, follows: Bool) {
    (self.group, self.scale, self.leads, self.follows) = (group, scale, leads, follows)
  }

  /// "Linked".
  public var name: StaticString { "Linked" }

  /// Leads the others.
  public func scrollDidScroll(_ scroll: ScrollController) { lead() }

  /// Leads the others where its own content or walls have moved it. Where it has had nothing in common with them so far, as
  /// progress without room, it takes their place.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if !isMoved, Axis.both.contains(where: { told[$0] == nil && isKnown($0) }) { join() }
    lead()
  }

  /// Stops what moves in the others, as this scroller leads from now on.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { stopOthers() }

  /// Joins the others, and takes their place if one of them leads.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    group.members.append(self)
    join()
  }

  /// Takes the place of the first that leads and has one, and rests there, and so does whoever follows this scroller. Leads, if
  /// there is none.
  private func join() {
    let leader = group.members.first { member in
      member !== self && member.leads && Axis.both.contains { member.isKnown($0) }
    }
    guard follows, let leader else { return stopOthers() }
    var moved = [leader.scroll].compactMap { $0 }
    follow(leader, moved: &moved)
    // It may be what two that move have in common.
    var stopped = [leader.scroll].compactMap { $0 }
    stop(stopped: &stopped)
  }

  /// Leaves them.
  public func didDetach() {
    scroll = nil
    told = PerAxis(nil)
    group.members.removeAll { $0 === self }
  }

  private func lead() {
    guard leads, !isMoved, let scroll, note() else { return }
    var moved = [scroll]
    group.follow(self, moved: &moved)
  }

  /// Keeps what the others are told. Whether that is news.
  @discardableResult
  private func note() -> Bool {
    let former = told
    for axis in Axis.both where group.axes[axis] { told[axis] = value(axis) }
    return told != former
  }

  private func isKnown(_ axis: Axis) -> Bool { group.axes[axis] && value(axis) != nil }

  /// What it has in common with the others; nil if it has none: progress on a ring, or without room.
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

  /// Goes to where another member is, and leads on whom else this scroller leads. An axis that stands there keeps its offset to
  /// the last bit.
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
    let links = scroll.behaviors.compactMap { $0 as? LinkedMember }
    for link in links { link.isMoved = true }
    if offset != scroll.contentOffset { scroll.contentOffset = offset }
    for link in links {
      link.isMoved = false
      if link.note(), link.leads { link.group.follow(link, moved: &moved) }
    }
  }

  /// One leads at a time.
  private func stopOthers() {
    guard leads, let scroll, scroll.phase != .idle else { return }
    var stopped = [scroll]
    group.stop(self, stopped: &stopped)
  }

  /// Stops, and with it whoever it leads.
  func stop(stopped: inout [ScrollController]) {
    guard let scroll, !stopped.contains(where: { $0 === scroll }) else { return }
    stopped.append(scroll)
    if scroll.motion != nil { scroll.stop() }
    for case let link as LinkedMember in scroll.behaviors where link.leads {
      link.group.stop(link, stopped: &stopped)
    }
  }
}
