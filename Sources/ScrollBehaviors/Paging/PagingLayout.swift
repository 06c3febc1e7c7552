internal import CScrollCore
import ScrollEngine
import ScrollSpace

/// Another kind of pages takes the place of one.
struct PageChange {
  /// What there was before.
  let old: PagePlan
  /// Where an item has gone; nil: it is no more.
  let item: (Int) -> Int?

  /// The same change behind another one of the same layout, if there is one.
  func after(_ former: PageChange?) -> PageChange {
    guard let former else { return self }
    let item = item
    return PageChange(old: former.old, item: { former.item($0).flatMap(item) })
  }
}

extension Paging {
  func keepPage(_ change: inout LayoutChange, in context: ScrollContext) {
    var own = change
    if change.new.extent[axis].period != nil, !change.isKept[axis] {
      // What a ring before this has moved, it moved for want of anybody who knows better.
      own.offset[axis] = context.offset[axis]
      own.destination[axis] = context.destination[axis]
    }
    keepOwnPage(&own, in: context)
    if own.isKept[axis] { change = own }
  }

  private func keepOwnPage(_ change: inout LayoutChange, in context: ScrollContext) {
    let origin = context.origin
    let new = pages(change.new, origin)
    let former = PageFrame(change.old, axis, origin)
    let old = Pages(self.change?.old ?? plan, in: former)
    guard let laid = new.laid else { return }
    let isHeld = context.dragStart != nil || context.phase == .tracking
    // Without a wall to begin at, and where that stands elsewhere once there are pages, it begins with the first page.
    let isElsewhere = laid.places.period != nil || plan.ends == .pad
    let start = change.old.extent[axis].lower ?? origin[axis]
    if numbers.count == 0, isElsewhere, change.offset[axis] == start, !isHeld {
      let place = laid.offset(ofPage: 0) + origin[axis]
      change.offset[axis] = place
      change.destination[axis] = place
      change.isKept[axis] = true
      return
    }
    // Where it stands on a page, that says where it rests.
    let isOnPage = scroll?.restTarget(of: self, on: axis) != nil
    if isOnPage, context.phase == .idle {
      change.isKept[axis] = true
    } else if let before = old.laid, self.change != nil || old != new {
      let frame = PageFrame(change.new, axis, origin)
      let staysPut = self.change == nil && former.visible == frame.visible && former.inset == frame.inset
      if staysPut, isHeld { return }
      let isBetween = !isOnPage && before.isBetween(change.destination[axis] - origin[axis])
      if staysPut, isBetween, context.phase != .idle { return }
      keepPlace(&change, from: before, to: laid, isHeld: isHeld, isOnPage: isOnPage, in: context)
    }
  }

  /// Keeps what is seen where it is on the screen if items come and go; where nothing is known of it, the page it goes to.
  private func keepPlace(
    _ change: inout LayoutChange, from old: Pages.Laid, to new: Pages.Laid, isHeld: Bool, isOnPage: Bool,
    in context: ScrollContext
  ) {
    change.isKept[axis] = true
    let origin = context.origin[axis]
    let (offset, destination) = (change.offset[axis] - origin, change.destination[axis] - origin)
    let page = old.nearest(to: destination)
    if context.phase == .idle {
      change.offset[axis] =
        old.offset(destination, onPage: page, at: place(of: page, old, new), in: new) + origin
      change.destination[axis] = change.offset[axis]
      return
    }
    let way = way(of: old.nearest(to: offset), from: old, to: new, change, context.origin)
    if isHeld {
      change.offset[axis] = (way.map { offset + $0 } ?? place(of: offset, from: old, to: new)) + origin
      return
    }
    if let way { change.offset[axis] += way }
    if isOnPage { return }
    change.destination[axis] =
      origin
      + (old.isBetween(destination)
        ? way.map { destination + $0 } ?? place(of: destination, from: old, to: new)
        : old.offset(destination, onPage: page, at: place(of: page, old, new), in: new))
  }

  /// The place in other pages that shows what a page shows.
  private func place(of page: Double, _ old: Pages.Laid, _ new: Pages.Laid) -> Double {
    old.place(ofPage: page, in: new) { [change] item in
      change.map { Double($0.survivor(of: Int(clamping: wholeNumber(item)), count: old.itemCount)) } ?? item
    }
  }

  /// How far an edit has moved the item that a page begins with; nil if there was no edit. Walls may hold the page back: what
  /// is seen moves as the page would without them.
  private func way(
    of page: Double, from old: Pages.Laid, to new: Pages.Laid, _ layout: LayoutChange, _ origin: ContentOrigin
  ) -> Double? {
    guard let change else { return nil }
    guard let from = Pages(change.old, in: PageFrame(layout.old, axis, origin).open).laid,
      let to = Pages(plan, in: PageFrame(layout.new, axis, origin).open).laid
    else { return 0 }
    let item = old.item(ofPage: page)
    let survivor = Double(change.survivor(of: Int(clamping: wholeNumber(item)), count: old.itemCount))
    let laps = old.real(page).lap * ((new.places.period ?? 0) - (old.places.period ?? 0))
    return to.places.offset(of: to.place(ofItem: survivor)) - from.places.offset(of: from.place(ofItem: item))
      + laps
  }

  /// The offset that shows the same of the same pages, and as much beyond the ends, as another one did.
  private func place(of offset: Double, from old: Pages.Laid, to new: Pages.Laid) -> Double {
    let beyond = old.places.beyond(offset)
    let page = old.nearest(to: offset - beyond)
    if !old.places.isPlain, old.range(ofPage: page).contains(offset - beyond) {
      let place = old.place(ofPage: page, in: new)
      return old.offset(offset - beyond, onPage: page, at: place, in: new) + beyond
    }
    let fraction = old.places.fraction(at: offset)
    let floor = csc_floor(fraction)
    let next = old.places.clamp(floor + 1)
    let from = new.places.offset(of: old.place(ofPage: old.page(atPlace: floor), in: new))
    let to = new.places.offset(of: old.place(ofPage: old.page(atPlace: next), in: new))
    return from + (to - from) * (fraction - floor) + beyond
  }
}

extension PageChange {
  /// Of an item that is gone, so many neighbours on either side are asked for: rows may be countless, and all of them gone.
  static let reach = 1 << 20

  /// Where an item has gone, or the next one that is left, or the last one before it; the first of all where none is left
  /// within reach.
  func survivor(of index: Int, count: Double) -> Int {
    if let same = item(index) { return same }
    var (next, left) = (index, Self.reach)
    while left > 0, next < .max, Double(next + 1) < count {
      next += 1
      left -= 1
      if let there = item(next) { return there }
    }
    var before = index
    while before > 0, index - before < Self.reach {
      before -= 1
      if let there = item(before) { return there }
    }
    return 0
  }
}
