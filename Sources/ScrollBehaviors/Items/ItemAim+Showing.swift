import ScrollEngine
import ScrollSpace
import ScrollTiling

/// How a command gets to an item.
enum ItemTravel {
  case jump
  case animation
  case arrival(Arrival, ((AnimationOutcome) -> Void)?)
}

extension ScrollController {
  /// The offset along the items' axis that brings one of them into view, and which of its appearances that is: on a ring
  /// the one that is the shortest way off.
  func contentOffset(
    showing index: Int64, of items: any EditableItems, _ align: Alignment?, _ padding: Insets
  ) -> (offset: Double, item: Appearance)? {
    let axis = items.axis
    // Counted from the first lap, where places are exact; the nearest one is sought anyway.
    let item = Appearance(index: items.appearance(at: index).index)
    guard let place = items.place(of: item.index, origin: contentOrigin) else { return nil }
    guard let ring = geometry.extent[axis].period.flatMap(Ring.init) else {
      return (contentOffset(showing: place, align, padding, on: axis), item)
    }
    let present = commandStart[axis]
    let way = present + viewport[axis] / 2 - (place.start + place.length / 2)
    let near = ring.lap(of: way + ring.period / 2)
    var best: (offset: Double, item: Appearance)?
    // One further on may be as near, or nearer where the view is not in the middle.
    for lap in [near, near &+ 1, near &- 1] {
      let item = Appearance(index: item.index, lap: lap)
      guard let place = items.place(of: items.position(of: item), origin: contentOrigin) else { continue }
      let offset = contentOffset(showing: place, align, padding, on: axis)
      let (way, least) = ((offset - present).magnitude, best.map { ($0.offset - present).magnitude })
      if way < least ?? .infinity || way == least && offset > best?.offset ?? offset { best = (offset, item) }
    }
    return best
  }

  /// The offset on an axis that brings an item at a place into view.
  func contentOffset(
    showing place: ItemPlace, _ align: Alignment?, _ padding: Insets, on axis: Axis
  ) -> Double {
    var rect = Rect.zero
    rect.origin[axis] = place.start
    rect.size[axis] = place.length
    return contentOffset(showing: rect, align: PerAxis(align), padding: padding)[axis]
  }
}

extension ItemAim {
  /// The offset that brings an item into view; across, where the scroller is going.
  func contentOffset(
    showing index: Int64, of items: any EditableItems, _ align: Alignment?, _ padding: Insets
  ) -> Point? {
    guard let scroll, let shown = scroll.contentOffset(showing: index, of: items, align, padding) else {
      return nil
    }
    var result = scroll.destination
    result[axis] = shown.offset
    return result
  }

  /// Brings an item into view and follows it there. False if there is no such item, or the command was refused.
  func send(
    to index: Int64, of items: any EditableItems, _ align: Alignment?, _ padding: Insets, _ travel: ItemTravel
  ) -> Bool {
    guard let scroll, let link,
      let (offset, item) = scroll.contentOffset(showing: index, of: items, align, padding)
    else { return false }
    var targets = PerAxis<RestTarget?>(nil)
    targets[axis] = RestTarget(id: item.index, lap: item.lap)
    let next = Goal(align: align, side: Side(from: scroll.commandStart[axis], to: offset), padding: padding)
    switch travel {
    case .jump:
      if offset == scroll.contentOffset[axis], offset == scroll.destination[axis] { return true }
      return follow(next) { scroll.scroll(to: targets, of: link, arrival: nil) }
    case .animation where offset == scroll.commandStart[axis]:
      if mayTakeOver(scroll, align) {
        goal = next
        scroll.setRestTarget(targets[axis], of: link, on: axis)
      }
      return true
    case .animation:
      return follow(next) { scroll.scroll(to: targets, of: link, animated: true) }
    case .arrival(let arrival, let completion):
      return follow(next) { scroll.scroll(to: targets, of: link, arrival: arrival, completion: completion) }
    }
  }

  /// Whether an animation that leads to an item by itself is led there from now on. One that shows the item on its way to
  /// another goes on to that, and an axis that rests is on no way.
  func mayTakeOver(_ scroll: ScrollController, _ align: Alignment?) -> Bool {
    let isLed = link.map { scroll.restTarget(of: $0, on: axis) != nil } ?? false
    return scroll.phase == .animating && scroll.destination[axis] != scroll.contentOffset[axis]
      && (align != .nearest || !isLed)
  }

  /// Follows an item from a command on, if that is accepted.
  func follow(_ next: Goal, _ command: () -> Bool) -> Bool {
    let former = goal
    goal = next
    if command() { return true }
    goal = former
    return false
  }
}

extension Side {
  /// The side at which something comes into a view that goes from one offset to another; nil if it stays.
  init?(from old: Double, to new: Double) {
    if old == new { return nil }
    self = new < old ? .lower : .upper
  }
}
