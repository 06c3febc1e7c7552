internal import CScrollCore
import ScrollEngine
import ScrollSpace

extension Paging {
  /// Reads the page from the scroller, and calls the closures for what has changed.
  func update(_ scroll: ScrollController) {
    // A selection past the last page is corrected by the next update.
    guard seen.isCurrent(scroll, self), numbers.previous < numbers.count else { return updateAll(scroll) }
    let was = (page: numbers.page, selected: numbers.selected)
    let offset = scroll.contentOffset[axis]
    if let reading = span.reading(at: offset) {
      (fraction, numbers.page, lap) = (reading.fraction, reading.page, span.lap)
    } else if let here = seenHere {
      show(offset, here)
    }
    if numbers.page == was.page { return }
    pageDidChange?(page)
    // The closure may have commanded the scroller.
    if numbers.selected != was.selected { selectionDidChange?(selected, previous) }
  }

  /// Reads everything from the scroller, and calls the closures for what has changed.
  private func updateAll(_ scroll: ScrollController) {
    seen.forget()
    isClosed = scroll.geometry.visibleLength(axis) <= 0
    if isClosed {
      // A viewport that is closed for a while shows no page, and turns none.
      (fraction, lap) = (0, 0)
      return
    }
    let hadPages = numbers.count > 0 && !isBeginning
    isBeginning = isFirst(scroll)
    row?.follow(scroll)
    let here = here(scroll.geometry, scroll.contentOrigin)
    let (known, isGone) = (numbers.selected, before?.isSelectionGone ?? false)
    let was = (page: numbers.page, selected: here.flatMap(renumber) ?? numbers.selected)
    let former = numbers.previous
    if let here { read(scroll, here) } else { (numbers, fraction, lap) = (Numbers(), 0, 0) }
    if scroll.isRestoring {
      // A snapshot keeps also a page that has just gone; the next update forgets it.
      numbers.previous = former
    } else if !hadPages {
      numbers.previous = numbers.selected
    } else if numbers.selected != was.selected {
      numbers.previous = was.selected
    }
    if numbers.page != was.page { pageDidChange?(page) }
    if numbers.selected != was.selected || isGone {
      selectionDidChange?(selected, previous)
    } else if numbers.selected != known {
      selectionDidChange?(selected, selected)
    }
  }

  /// Returns the new number of the selected page after items changed.
  private func renumber(_ here: LaidPages) -> Int64? {
    guard let items = before else { return nil }
    before = nil
    numbers.previous = here.number(of: here.page(ofKnown: items.previous))
    numbers.selected = here.number(of: here.page(ofKnown: items.selected))
    return numbers.selected
  }

  /// True if the page to begin with is not found yet.
  func isFirst(_ scroll: ScrollController) -> Bool {
    scroll.restTarget(of: self, on: axis).map(LaidPages.isByNumber) ?? false
  }

  private func read(_ scroll: ScrollController, _ here: LaidPages) {
    numbers.count = wholeNumber(here.count)
    // The first page decides also what was selected before. Uniform items without an end are counted from an item that
    // each update may change.
    let isCounted = row.map { $0.line.lengths != nil || $0.total != nil } ?? true
    if !isBeginning, numbers.count > 0, !scroll.isRestoring, isCounted {
      seen.note(scroll, self)
      seenHere = here
    }
    show(scroll.contentOffset[axis], here)
    if let page = selection(scroll, here) { numbers.selected = here.number(of: page) }
    if here.isEndless { return }
    numbers.selected = min(numbers.selected, numbers.count - 1)
    numbers.previous = min(numbers.previous, numbers.count - 1)
  }

  /// Reads the page, the fraction and the lap at an offset.
  private func show(_ offset: Double, _ here: LaidPages) {
    span = PageSpan(here, at: offset)
    if let reading = span.reading(at: offset) {
      (numbers.page, lap) = (reading.page, span.lap)
      fraction = reading.fraction + Double(here.near.page)
      return
    }
    let shown = self.shown(at: offset, here)
    numbers.page = here.number(of: shown.page)
    lap = wholeNumber(shown.lap) &+ here.near.lap
    fraction = shown.fraction + Double(here.near.page)
  }

  /// Returns the page at the rest position or the destination: the page that was chosen, or the one to which a later link
  /// has sent the content from there. Nil while something holds the content.
  private func selection(_ scroll: ScrollController, _ here: LaidPages) -> Double? {
    let end = scroll.destination[axis]
    let target = scroll.restTarget(of: self, on: axis)
    switch scroll.phase {
    case .tracking, .dragging, .wheeling: return target.map(here.page(of:))
    case .idle, .decelerating, .animating: break
    }
    let nearest = here.nearest(to: end)
    guard let target else { return nearest }
    let (chosen, other) = (here.offset(of: target) - end, here.offset(of: nearest) - end)
    return other.magnitude < chosen.magnitude - Tolerance.sum(near: end) ? nearest : here.page(of: target)
  }

  /// Returns the page at an offset, the page with a fraction, and the lap.
  private func shown(at offset: Double, _ here: LaidPages) -> (page: Double, fraction: Double, lap: Double) {
    if here.keepsNumbers, let target = scroll?.restTarget(of: self, on: axis) {
      let page = here.page(of: target)
      if here.range(of: page).contains(offset) {
        return (page, here.offset(of: page) == offset ? page : here.fraction(at: offset), 0)
      }
    }
    let (fraction, lap) = here.lapped(offset)
    return (here.nearest(to: offset), fraction, lap)
  }
}
