import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The placements for both axes, as for one command: of a link with items along one axis, or along both.
extension PerAxis<ItemTarget> {
  /// Notes the scroller and the link, and listens to edits.
  func attach(
    to scroll: ScrollController, by link: any ScrollBehavior, _ items: PerAxis<(any EditableItems)?>
  ) {
    for axis in Axis.both { self[axis].attach(to: scroll, by: link, items[axis]) }
  }

  /// Forgets the scroller and the link, and stops listening.
  func detach() { for axis in Axis.both { self[axis].detach() } }

  /// Returns the offsets of the items on which axes rest. An item that only has to be in view is moved no
  /// farther than necessary.
  func offset(of targets: PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    PerAxis<Double?>(
      x: targets.x.flatMap { x.offset(of: $0, in: context) },
      y: targets.y.flatMap { y.offset(of: $0, in: context) })
  }

  /// Returns the offset that brings an item of a row into view. The other axis keeps its destination.
  func contentOffset(showing index: Int64, _ axis: Axis, _ align: Alignment?, _ padding: Insets) -> Point? {
    guard var offset = x.scroll?.destination,
      let itemOffset = self[axis].itemOffset(at: index, align, padding)
    else {
      return nil
    }
    offset[axis] = itemOffset.offset
    return offset
  }

  /// Scrolls an item of a row into view, and follows it.
  func send(
    to index: Int64, _ axis: Axis, _ align: Alignment?, _ padding: Insets, _ travel: ItemTravel
  ) -> Bool {
    guard let itemOffset = self[axis].itemOffset(at: index, align, padding) else {
      self[axis].await(index, align, padding)
      return false
    }
    let offsets = PerAxis<ItemOffset?>(itemOffset, on: axis, else: nil)
    return send(to: offsets, PerAxis<Alignment?>(align), padding, travel)
  }

  /// Scrolls an item into view on the axes on which it has a place, and follows it. Returns false if the
  /// command was refused.
  ///
  /// An animation does not move an axis whose own motion already ends with the item in view, nor a `nearest`
  /// item that a fling passes while it is in view. An axis whose animation ends at the item takes the item as
  /// its rest target. So does an axis that cannot move closer to an aligned item, because the item is in
  /// place or a wall keeps it away.
  func send(
    to offsets: PerAxis<ItemOffset?>, _ align: PerAxis<Alignment?>, _ padding: Insets, _ travel: ItemTravel
  ) -> Bool {
    guard let scroll = x.scroll, let link = x.link else { return false }
    let start = scroll.commandStart
    func isThere(_ offset: Point) -> Bool {
      Axis.both.allSatisfy { offsets[$0]?.offset ?? offset[$0] == offset[$0] }
    }
    let isAtRestThere = isThere(scroll.contentOffset) && isThere(scroll.destination)
    var (targets, adopted) = (PerAxis<RestTarget?>(nil), PerAxis<RestTarget?>(nil))
    for axis in Axis.both {
      guard let (offset, found) = offsets[axis] else { continue }
      var target = found
      target.place = RestPlace(align[axis], entering: Side(from: start[axis], to: offset), padding)
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
        adopted[axis] = target
      }
    }
    if targets != PerAxis<RestTarget?>(nil), !scroll.scroll(to: targets, of: link, travel) { return false }
    for axis in Axis.both {
      if let target = adopted[axis] { scroll.setRestTarget(target, of: link, on: axis) }
    }
    return true
  }
}

extension Side {
  /// The side at which something enters a view that moves from one offset to another; nil if the view does
  /// not move.
  fileprivate init?(from old: Double, to new: Double) {
    if old == new { return nil }
    self = new < old ? .lower : .upper
  }
}
