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

  /// Leads the others where its own content or walls have moved it.
  public func scrollDidLayout(_ scroll: ScrollController) { lead() }

  /// A finger that takes this scroller stops the others.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    guard leads, scroll.phase == .tracking || scroll.phase == .dragging else { return }
    for member in group.members where member !== self && member.follows { member.stop() }
  }

  /// Joins the others, and takes their place if one of them leads.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    group.members.append(self)
    guard follows, let leader = group.members.first(where: { $0 !== self && $0.leads }) else { return }
    var moved = [leader.scroll].compactMap { $0 }
    follow(leader, moved: &moved)
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
      case .position: offset[axis] = value * scale[axis] + scroll.contentOrigin[axis]
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

  private func stop() {
    if let scroll, scroll.motion != nil { scroll.stop() }
  }
}
