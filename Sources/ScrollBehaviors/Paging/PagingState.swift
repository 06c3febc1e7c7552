internal import CScrollCore
import ScrollEngine
import ScrollSpace

extension Paging {
  /// Reads from the scroller which page it shows, and tells what has changed.
  func update(_ scroll: ScrollController) {
    let hadPages = numbers.count > 0 && wanted == nil
    let was = (page: numbers.page, selected: renumber(scroll) ?? numbers.selected)
    let former = numbers.previous
    read(scroll)
    if scroll.isRestoring {
      // Also a page that has just gone: the next news forgets it, and a snapshot knows it until then.
      numbers.previous = former
    } else if !hadPages {
      numbers.previous = numbers.selected
    } else if numbers.selected != was.selected {
      numbers.previous = was.selected
    }
    if numbers.page != was.page { pageDidChange?(page) }
    if numbers.selected != was.selected { selectionDidChange?(selected, previous) }
  }

  /// After a change of items: the page that was selected, by its new number.
  private func renumber(_ scroll: ScrollController) -> Int64? {
    guard let items = renumbered, let laid = pages(scroll.geometry, scroll.contentOrigin).laid
    else { return nil }
    renumbered = nil
    numbers.previous = wholeNumber(laid.page(ofItem: Double(items.previous)))
    numbers.selected = wholeNumber(laid.page(ofItem: Double(items.selected)))
    if chosen != nil { chosen = Double(numbers.selected) }
    return numbers.selected
  }

  private func read(_ scroll: ScrollController) {
    let geometry = scroll.geometry
    let origin = scroll.contentOrigin
    guard let laid = pages(geometry, origin).laid else {
      // A viewport without length will get one again; items that are gone will not come back.
      if geometry.visibleLength(axis) <= 0, numbers.count > 0, wanted == nil {
        wanted = numbers.selected
      }
      (numbers, fraction, winding) = (Numbers(), 0, 0)
      return
    }
    if wanted != nil { begin(laid, scroll) }
    numbers.count = wholeNumber(laid.count)
    if !scroll.isRestoring, chosen == nil, laid.keepsGroups, let page = anchor.map(laid.page(ofItem:)),
      laid.range(ofPage: page).contains(scroll.destination[axis] - origin[axis])
    {
      chosen = page
    }
    // Counted from the lap in which coordinates begin today: there all places are exact.
    let laps = laid.places.period.map { csc_floor(origin[axis] / $0) } ?? 0
    let start = origin[axis] - laps * (laid.places.period ?? 0)
    let shown = self.shown(at: scroll.contentOffset[axis] - start, laid)
    numbers.page = wholeNumber(laid.real(shown.page).page)
    winding = wholeNumber(shown.lap - laps)
    fraction = shown.fraction
    switch scroll.phase {
    // What was selected is known.
    case _ where scroll.isRestoring: break
    case .idle, .decelerating, .animating:
      let aim = scroll.destination[axis] - origin[axis]
      let page = laid.real(self.shown(at: aim, laid).page).page
      numbers.selected = wholeNumber(page)
      if anchor.map({ !laid.shows($0, onPage: page) }) ?? true { anchor = laid.item(ofPage: page) }
    case .tracking: break
    case .dragging, .wheeling: (chosen, anchor) = (nil, nil)
    }
    numbers.selected = min(numbers.selected, numbers.count - 1)
    numbers.previous = min(numbers.previous, numbers.count - 1)
  }

  /// It is at the page to begin with, if there is one: of several that lie there, that is the one. Offsets are pages of
  /// content that has yet to come, too.
  private func begin(_ laid: Pages.Laid, _ scroll: ScrollController) {
    guard let page = wanted, scroll.geometry.visibleLength(axis) > 0, scroll.contentSize[axis] > 0
    else { return }
    wanted = nil
    let first = max(0, min(Double(page), laid.count - 1))
    if laid.keepsGroups, !scroll.isRestoring,
      laid.range(ofPage: first).contains(scroll.destination[axis] - scroll.contentOrigin[axis])
    {
      chosen = first
    }
  }

  /// The page at an offset, and the same with a fraction, on which lap.
  private func shown(
    at offset: Double, _ laid: Pages.Laid
  ) -> (page: Double, fraction: Double, lap: Double) {
    if let chosen, laid.keepsGroups, laid.range(ofPage: chosen).contains(offset) {
      let page = max(0, min(chosen, laid.count - 1))
      return (page, laid.offset(ofPage: page) == offset ? page : laid.fraction(at: offset), 0)
    }
    let (fraction, lap) = laid.lapped(offset)
    return (laid.nearest(to: offset), fraction, lap)
  }
}
