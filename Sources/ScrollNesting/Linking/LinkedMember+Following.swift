import ScrollEngine
import ScrollSpace

// Following.
extension LinkedMember {
  /// What moves the members along an axis.
  enum Move {
    /// A place that was set.
    case place
    /// A motion or a hand.
    case travel
  }

  /// Goes to the value of another member, along the axes along which that has moved.
  ///
  /// A motion of its own that leads goes on. It began later than the other one, which would have stopped it. If nothing
  /// travels, a place was set, and the motion goes on from there. A motion that does not lead stops.
  func follow(_ leader: LinkedMember, _ moves: PerAxis<Move?>, moved: inout [ScrollController]) {
    guard let scroll, !moved.contains(where: { $0 === scroll }) else { return }
    moved.append(scroll)
    var (values, goesOn) = (PerAxis<Double?>(nil), PerAxis(false))
    for axis in Axis.both {
      guard let move = moves[axis], let value = leader.value(axis), value != self.value(axis) else {
        continue
      }
      if leads, isSent(axis, in: scroll) {
        lead { $0 == axis && group.leader[$0] !== self }
        if move == .travel { continue }
        goesOn[axis] = true
      }
      values[axis] = value
    }
    go(to: values, in: scroll, moves, goingOn: goesOn, moved: &moved)
  }

  /// Goes to the group's place if it waits for it, as far as its walls allow. If its walls have just taken it away from
  /// there, it waits from now on.
  func wait() {
    guard follows, let scroll else { return }
    var values = PerAxis<Double?>(nil)
    for axis in Axis.both {
      guard let value = group.guide(of: self, on: axis)?.value(axis) else {
        isWaiting[axis] = false
        continue
      }
      if isWaiting[axis] {
        values[axis] = value
      } else if let place = offset(of: value, on: axis, in: scroll) {
        let held = scroll.geometry.extent[axis].clamp(place)
        isWaiting[axis] = held != place && held == scroll.contentOffset[axis]
      }
    }
    guard values.x != nil || values.y != nil else { return }
    var moved: [ScrollController] = []
    for axis in Axis.both where values[axis] != nil {
      if let guide = group.guide(of: self, on: axis)?.scroll { moved.append(guide) }
    }
    moved.append(scroll)
    go(to: values, in: scroll, PerAxis(.place), goingOn: PerAxis(false), moved: &moved)
  }

  /// Goes to shared values, and then moves the members that follow this scroller. An axis at its value already keeps
  /// its offset to the last bit, and an axis without a value keeps its motion.
  private func go(
    to values: PerAxis<Double?>, in scroll: ScrollController, _ moves: PerAxis<Move?>,
    goingOn goesOn: PerAxis<Bool>, moved: inout [ScrollController]
  ) {
    let former = scroll.contentOffset
    var offset = former
    for axis in Axis.both {
      guard let value = values[axis] else { continue }
      let place = self.offset(of: value, on: axis, in: scroll)
      if let place { offset[axis] = isWaiting[axis] ? scroll.geometry.extent[axis].clamp(place) : place }
      isWaiting[axis] = place != offset[axis]
    }
    let links = scroll.behaviors
    for case let link as LinkedMember in links { link.isMoved = true }
    if goesOn != PerAxis(false) {
      scroll.contentOffset = offset
    } else if offset != former {
      let axis: Axis? = offset.y == former.y ? .horizontal : offset.x == former.x ? .vertical : nil
      scroll.setContentOffset(offset, on: axis, animated: false)
    }
    for case let link as LinkedMember in links {
      link.isMoved = false
      let isChanged = link.note()
      guard link.leads, isChanged != PerAxis(false) else { continue }
      let onward = PerAxis(x: isChanged.x ? moves.x : nil, y: isChanged.y ? moves.y : nil)
      link.group.follow(link, onward, moved: &moved)
    }
  }
}
