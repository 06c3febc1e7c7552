internal import CScrollCore
import ScrollEngine
import ScrollSpace

extension Paging {
  /// Reads from the scroller which page it shows, and tells what has changed.
  func update(_ scroll: ScrollController) {
    let hadPages = numbers.count > 0 && !isBeginning
    isBeginning = isFirst(scroll)
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
    return numbers.selected
  }

  /// Whether it is still to find the page that it is to begin with.
  func isFirst(_ scroll: ScrollController) -> Bool {
    scroll.restTarget(of: self, on: axis).map(Pages.Laid.isByNumber) ?? false
  }

  private func read(_ scroll: ScrollController) {
    let geometry = scroll.geometry
    let origin = scroll.contentOrigin
    guard let laid = pages(geometry, origin).laid else {
      (numbers, fraction, winding) = (Numbers(), 0, 0)
      return
    }
    numbers.count = wholeNumber(laid.count)
    // Counted from the lap in which coordinates begin today: there all places are exact.
    let laps = laid.places.period.map { csc_floor(origin[axis] / $0) } ?? 0
    let start = origin[axis] - laps * (laid.places.period ?? 0)
    let shown = self.shown(at: scroll.contentOffset[axis] - start, laid)
    numbers.page = wholeNumber(laid.real(shown.page).page)
    winding = wholeNumber(shown.lap - laps)
    fraction = shown.fraction
    switch scroll.phase {
    case .idle, .decelerating, .animating:
      let target = scroll.restTarget(of: self, on: axis)
      let page = target.map(laid.page(of:)) ?? laid.nearest(to: scroll.destination[axis] - origin[axis])
      numbers.selected = wholeNumber(laid.real(page).page)
    case .tracking, .dragging, .wheeling: break
    }
    numbers.selected = min(numbers.selected, numbers.count - 1)
    numbers.previous = min(numbers.previous, numbers.count - 1)
  }

  /// The page at an offset, and the same with a fraction, on which lap.
  private func shown(
    at offset: Double, _ laid: Pages.Laid
  ) -> (page: Double, fraction: Double, lap: Double) {
    if laid.keepsGroups, let target = scroll?.restTarget(of: self, on: axis) {
      let page = laid.page(of: target)
      if laid.range(ofPage: page).contains(offset) {
        return (page, laid.offset(ofPage: page) == offset ? page : laid.fraction(at: offset), 0)
      }
    }
    let (fraction, lap) = laid.lapped(offset)
    return (laid.nearest(to: offset), fraction, lap)
  }
}
