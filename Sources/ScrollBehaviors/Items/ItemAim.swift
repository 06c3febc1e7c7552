import ScrollEngine
import ScrollSpace
import ScrollTiling

/// How an item that a command brings into view along an axis is to lie there.
///
/// ```
///   told to go      ├──┼──┼──┼ … ┼──┼▓▓┤          to where the item is by its estimates,
///   measured        ├───┼────┼───┼ … ┼───┼▓▓▓┤    and led to where it is, whenever that is laid out
/// ```
/// The axis stands on the item until something else sends it elsewhere. Edits renumber the item. If it is removed, nobody
/// is followed any more, and the command leads to where it stood.
final class ItemAim: TileEditListener {
  struct Goal {
    var align: Alignment? = .nearest
    /// The side of the view at which a `nearest` item comes in; nil if it was in view, and is to stay there.
    var side: Side?
    var padding = Insets.zero

    /// How an item is aligned. The nearest place is where it would be met first on the way.
    func alignment(of length: Double, in view: Double) -> Alignment? {
      guard align == .nearest, let side else { return align }
      return (side == .upper) != (length > view) ? .end : .start
    }
  }

  let axis: Axis
  var goal = Goal()
  private(set) unowned(unsafe) var scroll: ScrollController?
  private(set) unowned(unsafe) var link: (any ScrollBehavior)?
  /// The items along the axis, while they stand in a scroller.
  private var items: (any EditableItems)?

  init(_ axis: Axis) { self.axis = axis }

  /// Items stand in that scroller from now on, and a link leads to them.
  func attach(to scroll: ScrollController, by link: any ScrollBehavior, _ items: (any EditableItems)?) {
    (self.scroll, self.link, self.items) = (scroll, link, items)
    items?.add(self)
  }

  /// They stand in none any more.
  func detach() {
    items?.remove(self)
    (scroll, link, items) = (nil, nil, nil)
  }

  func itemsWillChange() {}

  func itemsDidChange(_ edit: TileEdit) {
    guard let scroll, let link, let old = scroll.restTarget(of: link, on: axis) else { return }
    let index = edit.index(of: old.id)
    if index == old.id { return }
    scroll.setRestTarget(index.map { RestTarget(id: $0, lap: old.lap) }, of: link, on: axis)
  }

  func itemsDidLayout() {}

  /// Whether the axis is on its way somewhere.
  var isUnderWay: Bool { scroll.map { $0.destination[axis] != $0.contentOffset[axis] } ?? false }

  /// Whether an axis stands on an item from now on that is in its place there, or where the axis leads by itself: an aligned
  /// one at rest, and any at the end of an animation, which is led there.
  func mayTakeOver(_ align: Alignment?) -> Bool {
    guard let scroll, let link else { return false }
    if !isUnderWay { return align != .nearest }
    guard scroll.phase == .animating else { return false }
    return align != .nearest || scroll.restTarget(of: link, on: axis) == nil
  }

  /// Where an item is to be; one that is to stay in view no further from an offset than it must.
  func offset(of target: RestTarget, from present: Double) -> Double? {
    guard let scroll, let items else { return nil }
    let position = items.position(of: Appearance(index: target.id, lap: target.lap))
    guard let place = items.place(of: position, origin: scroll.contentOrigin) else { return nil }
    let view = max(0, scroll.geometry.visibleLength(axis) - goal.padding.total(axis))
    let align = goal.alignment(of: place.length, in: view)
    let rect = rect(of: place)
    guard align == .nearest else { return offset(showing: rect, align, goal.padding, scroll) }
    // All of it is in view, or the view is full of it, from one of these to the other.
    let start = offset(showing: rect, .start, goal.padding, scroll)
    let end = offset(showing: rect, .end, goal.padding, scroll)
    return max(min(start, end), min(present, max(start, end)))
  }

  /// The offset that brings an item into view, and which of its appearances that is: on a ring the one that is the shortest way
  /// off.
  func aimed(at index: Int64, _ align: Alignment?, _ padding: Insets) -> AimedOffset? {
    guard let scroll, let items else { return nil }
    let (origin, present) = (scroll.contentOrigin, scroll.commandStart[axis])
    // Counted from the first lap, where places are exact; the nearest one is sought anyway.
    let first = items.appearance(at: index).index
    guard let place = items.place(of: first, origin: origin) else { return nil }
    guard let ring = scroll.geometry.extent[axis].ring else {
      return (offset(showing: rect(of: place), align, padding, scroll), RestTarget(id: first))
    }
    let way = present + scroll.viewport[axis] / 2 - (place.start + place.length / 2)
    let near = ring.lap(of: way + ring.period / 2)
    var best: AimedOffset?
    // One further on may be as near, or nearer where the view is not in the middle.
    var isReached = false
    for lap in [near, near &+ 1, near &- 1] {
      let position = items.position(of: Appearance(index: first, lap: lap))
      guard let place = items.place(of: position, origin: origin) else { continue }
      let offset = offset(showing: rect(of: place), align, padding, scroll)
      // One past the wall at which the turns end is not gone to, if another one is between them.
      let reaches = reaches(place, align, padding, scroll)
      if isReached, !reaches { continue }
      if reaches, !isReached { (best, isReached) = (nil, true) }
      let (way, least) = ((offset - present).magnitude, best.map { ($0.offset - present).magnitude })
      guard way < least ?? .infinity || way == least && offset > best?.offset ?? offset else { continue }
      best = (offset, RestTarget(id: first, lap: lap))
    }
    return best
  }

  /// Whether no wall keeps an item from where it is to be.
  private func reaches(
    _ place: ItemPlace, _ align: Alignment?, _ padding: Insets, _ scroll: ScrollController
  ) -> Bool {
    let extent = scroll.geometry.extent[axis]
    guard extent.lower != nil || extent.upper != nil else { return true }
    let lead = scroll.geometry.inset.lower(axis) + padding.lower(axis)
    let view = max(0, scroll.geometry.visibleLength(axis) - padding.total(axis))
    let start = align.start(
      ofView: view, at: scroll.commandStart[axis] + lead, showing: place.start, place.start + place.length)
    return (extent.clamp(start - lead) - (start - lead)).magnitude <= Tolerance.sum(near: start)
  }

  private func rect(of place: ItemPlace) -> Rect { Lane(axis, crossLength: 0).frame(of: place) }

  /// The offset that brings a rect into view.
  private func offset(
    showing rect: Rect, _ align: Alignment?, _ padding: Insets, _ scroll: ScrollController
  ) -> Double {
    scroll.contentOffset(showing: rect, align: PerAxis(align), padding: padding)[axis]
  }
}

extension ItemAim.Goal: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&align)
    try archive.field(&side)
    try archive.field(&padding)
  }
}
