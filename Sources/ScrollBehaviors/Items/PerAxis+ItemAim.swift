import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The aims of both axes, as one command has them: of a link with items along one axis, or along both.
extension PerAxis<ItemAim> {
  /// Items stand in a scroller from now on, and a link leads to them.
  func attach(
    to scroll: ScrollController, by link: any ScrollBehavior, _ items: PerAxis<(any EditableItems)?>
  ) {
    for axis in Axis.both { self[axis].attach(to: scroll, by: link, items[axis]) }
  }

  /// They stand in none any more.
  func detach() { for axis in Axis.both { self[axis].detach() } }

  /// Where the items are that axes stand on; one that is to stay in view no further from an offset than it must.
  func offset(of targets: PerAxis<RestTarget?>, from present: Point) -> PerAxis<Double?> {
    PerAxis<Double?>(
      x: targets.x.flatMap { x.offset(of: $0, from: present.x) },
      y: targets.y.flatMap { y.offset(of: $0, from: present.y) })
  }

  /// The offset that brings an item of a row into view; across, where the scroller is going.
  func contentOffset(showing index: Int64, _ axis: Axis, _ align: Alignment?, _ padding: Insets) -> Point? {
    guard var offset = x.scroll?.destination, let aimed = self[axis].aimed(at: index, align, padding) else {
      return nil
    }
    offset[axis] = aimed.offset
    return offset
  }

  /// Brings an item of a row into view, and follows it there.
  func send(
    to index: Int64, _ axis: Axis, _ align: Alignment?, _ padding: Insets, _ travel: ItemTravel
  ) -> Bool {
    guard let aimed = self[axis].aimed(at: index, align, padding) else { return false }
    let offsets = PerAxis<AimedOffset?>(aimed, on: axis, else: nil)
    return send(to: offsets, PerAxis<Alignment?>(align), padding, travel)
  }

  /// Brings an item into view on the axes on which it has a place, and follows it there. False if the command was refused.
  ///
  /// An animation leaves an axis alone on which the item will be in view where that one's motion leads, and a fling that passes it
  /// while it is in view, if it may lie anywhere there. One that leads there by itself is taken over. An axis that has nowhere to
  /// go, because the item is in its place or a wall keeps it from there, stands on an aligned item as any other does.
  func send(
    to offsets: PerAxis<AimedOffset?>, _ align: PerAxis<Alignment?>, _ padding: Insets, _ travel: ItemTravel
  ) -> Bool {
    guard let scroll = x.scroll, let link = x.link else { return false }
    let start = scroll.commandStart
    func isThere(_ offset: Point) -> Bool {
      Axis.both.allSatisfy { offsets[$0]?.offset ?? offset[$0] == offset[$0] }
    }
    let isAtRestThere = isThere(scroll.contentOffset) && isThere(scroll.destination)
    var (targets, led) = (PerAxis<RestTarget?>(nil), PerAxis<RestTarget?>(nil))
    for axis in Axis.both {
      guard let (offset, target) = offsets[axis] else { continue }
      let isLeft =
        switch travel {
        case .jump: isAtRestThere
        case .animation where isThere(start):
          align[axis] == .nearest || scroll.phase == .animating || !self[axis].isUnderWay
        case .animation, .arrival: offset == start[axis] && !isThere(start) && self[axis].isUnderWay
        }
      if !isLeft {
        targets[axis] = target
      } else if self[axis].mayTakeOver(align[axis]) {
        led[axis] = target
      }
    }
    let former = PerAxis<ItemAim.Goal>(x: x.goal, y: y.goal)
    func aim(_ axis: Axis) {
      let side = offsets[axis].flatMap { Side(from: start[axis], to: $0.offset) }
      self[axis].goal = ItemAim.Goal(align: align[axis], side: side, padding: padding)
    }
    for axis in Axis.both where targets[axis] != nil { aim(axis) }
    if targets != PerAxis<RestTarget?>(nil), !scroll.scroll(to: targets, of: link, travel) {
      for axis in Axis.both { self[axis].goal = former[axis] }
      return false
    }
    for axis in Axis.both {
      guard let target = led[axis] else { continue }
      aim(axis)
      scroll.setRestTarget(target, of: link, on: axis)
    }
    return true
  }
}

extension Side {
  /// The side at which something comes into a view that goes from one offset to another; nil if it stays.
  fileprivate init?(from old: Double, to new: Double) {
    if old == new { return nil }
    self = new < old ? .lower : .upper
  }
}
