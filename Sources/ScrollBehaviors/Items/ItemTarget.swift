import ScrollEngine
import ScrollSpace
import ScrollTiling

/// The placement along an axis of an item that a command brings into view.
///
/// ```
///   command         ├──┼──┼──┼ … ┼──┼▓▓┤          to the item's place by its estimates;
///   measured        ├───┼────┼───┼ … ┼───┼▓▓▓┤    each layout moves the destination to the real place
/// ```
/// The item is the axis' rest target until something else moves the axis. Edits renumber the item. If the
/// item is removed, the command goes on to the item's last place.
final class ItemTarget: TileEditListener {
  let axis: Axis
  private(set) unowned(unsafe) var scroll: ScrollController?
  private(set) unowned(unsafe) var link: (any ScrollBehavior)?
  /// The items along the axis while a scroller shows them.
  private var items: (any EditableItems)?

  init(_ axis: Axis) { self.axis = axis }

  /// Notes the scroller and the link, and listens to edits.
  func attach(to scroll: ScrollController, by link: any ScrollBehavior, _ items: (any EditableItems)?) {
    (self.scroll, self.link, self.items) = (scroll, link, items)
    items?.add(self)
    scroll.meet(link)
  }

  /// Forgets the scroller and the link, and stops listening.
  func detach() {
    items?.remove(self)
    (scroll, link, items) = (nil, nil, nil)
  }

  func itemsWillChange() {}

  func itemsDidChange(_ edit: TileEdit) {
    guard let scroll, let link, let old = scroll.restTarget(of: link, on: axis) else { return }
    let index = edit.index(of: old.id)
    if index == old.id { return }
    var target = old
    target.id = index ?? old.id
    scroll.setRestTarget(index == nil ? nil : target, of: link, on: axis)
  }

  func itemsDidLayout() {}

  /// Lets the axis rest on an item that is not there yet, once it is.
  func await(_ index: Int64, _ align: Alignment?, _ padding: Insets) {
    guard let scroll, let link, index >= 0 else { return }
    var target = RestTarget(id: index)
    target.place = RestPlace(align, entering: nil, padding)
    scroll.awaitRestTarget(target, of: link, on: axis)
  }

  /// True if the axis is in motion to another offset.
  var isUnderWay: Bool { scroll.map { $0.destination[axis] != $0.contentOffset[axis] } ?? false }

  /// True if the axis takes an item as its rest target without moving. At rest, the item must be aligned.
  /// During an animation that ends at the item, any item will do.
  func mayTakeOver(_ align: Alignment?) -> Bool {
    guard let scroll, let link else { return false }
    if !isUnderWay { return align != .nearest }
    guard scroll.phase == .animating else { return false }
    return align != .nearest || scroll.restTarget(of: link, on: axis) == nil
  }

  /// Returns the item's offset in a context. An item that only has to be in view is moved no farther than necessary
  /// from the context's destination.
  func offset(of target: RestTarget, in context: ScrollContext) -> Double? {
    guard let items else { return nil }
    let position = items.position(of: Appearance(index: target.id, lap: target.lap))
    guard let place = items.place(of: position, origin: context.origin) else { return nil }
    let padding = target.place?.padding ?? .zero
    let view = max(0, context.geometry.paddedLength(axis) - padding.total(axis))
    let align = target.place?.alignment(of: place.length, in: view)
    let rect = rect(of: place)
    func offset(_ align: Alignment?) -> Double {
      context.geometry.contentOffset(
        showing: rect, from: context.destination, align: PerAxis(align), padding: padding)[axis]
    }
    guard align == .nearest else { return offset(align) }
    // Between these two offsets the item is wholly in view, or fills the view.
    let (start, end) = (offset(.start), offset(.end))
    return max(min(start, end), min(context.destination[axis], max(start, end)))
  }

  /// Returns the offset that brings an item into view, and the appearance of the item. On a ring this is the
  /// nearest appearance.
  func itemOffset(at index: Int64, _ align: Alignment?, _ padding: Insets) -> ItemOffset? {
    guard let scroll, let items else { return nil }
    let (origin, present) = (scroll.contentOrigin, scroll.commandStart[axis])
    // Counted from the first lap, in which places are exact. The nearest appearance is searched anyway.
    let first = items.appearance(at: index).index
    guard let place = items.place(of: first, origin: origin) else { return nil }
    guard let ring = scroll.geometry.extent[axis].ring else {
      return (offset(showing: rect(of: place), align, padding, scroll), RestTarget(id: first))
    }
    let way = present + scroll.viewport[axis] / 2 - (place.start + place.length / 2)
    let near = ring.lap(of: way + ring.period / 2)
    var best: ItemOffset?
    // The next lap may be as near, or nearer if the view's middle is not the place of alignment.
    var isReached = false
    for lap in [near, near &+ 1, near &- 1] {
      let position = items.position(of: Appearance(index: first, lap: lap))
      guard let place = items.place(of: position, origin: origin) else { continue }
      let offset = offset(showing: rect(of: place), align, padding, scroll)
      // An appearance past the wall of a ring is not taken if another lies between the walls.
      let reaches = reaches(place, align, padding, scroll)
      if isReached, !reaches { continue }
      if reaches, !isReached { (best, isReached) = (nil, true) }
      let (way, least) = ((offset - present).magnitude, best.map { ($0.offset - present).magnitude })
      guard way < least ?? .infinity || way == least && offset > best?.offset ?? offset else { continue }
      best = (offset, RestTarget(id: first, lap: lap))
    }
    return best
  }

  /// True if no wall keeps the item from its place.
  private func reaches(
    _ place: ItemPlace, _ align: Alignment?, _ padding: Insets, _ scroll: ScrollController
  ) -> Bool {
    let extent = scroll.geometry.extent[axis]
    guard extent.lower != nil || extent.upper != nil else { return true }
    let geometry = scroll.geometry
    let leadingInset = geometry.inset.lower(axis) + max(0, geometry.padding.lower(axis)) + padding.lower(axis)
    let view = max(0, geometry.paddedLength(axis) - padding.total(axis))
    let start = align.start(
      ofView: view, at: scroll.commandStart[axis] + leadingInset, showing: place.start,
      place.start + place.length)
    return (extent.clamp(start - leadingInset) - (start - leadingInset)).magnitude
      <= Tolerance.sum(near: start)
  }

  private func rect(of place: ItemPlace) -> Rect { Lane(axis, crossLength: 0).frame(of: place) }

  /// Returns the offset that brings a rectangle into view.
  private func offset(
    showing rect: Rect, _ align: Alignment?, _ padding: Insets, _ scroll: ScrollController
  ) -> Double {
    scroll.geometry.contentOffset(
      showing: rect, from: scroll.commandStart, align: PerAxis(align), padding: padding)[axis]
  }
}

extension RestPlace {
  /// Creates the place of an item that a command shows, which enters at a side; nil if it only has to be in view.
  init?(_ align: Alignment?, entering side: Side?, _ padding: Insets) {
    if let align {
      self = .aligned(align, padding: padding)
    } else {
      if side == nil, padding == .zero { return nil }
      self = .inView(entering: side, padding: padding)
    }
  }

  /// Returns the alignment of an item. An item that enters stops as soon as it is in view.
  fileprivate func alignment(of length: Double, in view: Double) -> Alignment? {
    switch self {
    case .aligned(let align, _): align
    case .inView(let side?, _): (side == .upper) != (length > view) ? .end : .start
    case .inView(nil, _): .nearest
    }
  }
}
