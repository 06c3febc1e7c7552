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
    let isNew = numbers.count == 0 && isElsewhere && change.offset[axis] == start
    if let wanted = wanted ?? (isNew ? 0 : nil), !isHeld {
      let place = laid.offset(ofPage: Double(wanted)) + origin[axis]
      change.offset[axis] = place
      change.destination[axis] = place
      change.isKept[axis] = true
      return
    }
    guard let before = old.laid else { return }
    if let edit = self.change {
      keepItem(&change, from: before, to: laid, edit, isHeld: isHeld, in: context)
    } else if old != new {
      let frame = PageFrame(change.new, axis, origin)
      let staysPut = former.visible == frame.visible && former.inset == frame.inset
      keepPlace(&change, from: before, to: laid, isHeld: isHeld, staysPut: staysPut, in: context)
    }
  }

  /// Keeps the page. A place between two pages that is to be kept stays put, unless all that pages are measured by
  /// has changed.
  private func keepPlace(
    _ change: inout LayoutChange, from old: Pages.Laid, to new: Pages.Laid, isHeld: Bool, staysPut: Bool,
    in context: ScrollContext
  ) {
    let origin = context.origin[axis]
    if isHeld {
      if staysPut { return }
      change.isKept[axis] = true
      change.offset[axis] = place(of: change.offset[axis] - origin, from: old, to: new) + origin
      return
    }
    let destination = change.destination[axis] - origin
    let kept = keptPage(destination, old)
    let isBetween = headsBetween(destination, page: kept, old, in: context)
    if isBetween, staysPut { return }
    change.isKept[axis] = true
    let place =
      isBetween
      ? place(of: destination, from: old, to: new)
      : old.offset(destination, onPage: kept, at: old.place(ofPage: kept, in: new, knownBy: anchor), in: new)
    if change.destination[axis] == change.offset[axis] { change.offset[axis] = place + origin }
    change.destination[axis] = place + origin
  }

  /// The page it is on or goes to.
  private func keptPage(_ destination: Double, _ laid: Pages.Laid) -> Double {
    if let chosen, laid.keepsGroups, laid.range(ofPage: chosen).contains(destination) { return chosen }
    return laid.nearest(to: destination)
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

  /// Keeps the item that a page begins with where it is on the screen, and goes where its page is now.
  /// Where the program sends it between two pages goes along.
  private func keepItem(
    _ change: inout LayoutChange, from old: Pages.Laid, to new: Pages.Laid, _ edit: PageChange, isHeld: Bool,
    in context: ScrollContext
  ) {
    change.isKept[axis] = true
    let origin = context.origin
    let item = { (item: Double) in
      Double(edit.survivor(of: Int(clamping: wholeNumber(item)), count: old.itemCount))
    }
    let destination = change.destination[axis] - origin[axis]
    let kept = keptPage(destination, old)
    let isBetween = headsBetween(destination, page: kept, old, in: context)
    let place = old.place(ofPage: kept, in: new, item: item)
    let target = old.offset(destination, onPage: kept, at: place, in: new) + origin[axis]
    if !isHeld, !isBetween, change.destination[axis] == change.offset[axis] {
      change.offset[axis] = target
      change.destination[axis] = target
      return
    }
    // Walls may hold the page back: what is seen moves as the page would without them.
    guard let from = Pages(edit.old, in: PageFrame(change.old, axis, origin).open).laid,
      let to = Pages(plan, in: PageFrame(change.new, axis, origin).open).laid
    else { return }
    let seen = old.item(ofPage: kept)
    let way =
      to.places.offset(of: to.place(ofItem: item(seen))) - from.places.offset(of: from.place(ofItem: seen))
    let laps = old.real(kept).lap * ((new.places.period ?? 0) - (old.places.period ?? 0))
    change.offset[axis] += way + laps
    if isHeld { return }
    change.destination[axis] = isBetween ? change.destination[axis] + way + laps : target
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
