internal import CScrollCore
import ScrollEngine
import ScrollSpace

extension Paging {
  /// Reads the page from the scroller, and calls the closures for what has changed.
  func update(_ scroll: ScrollController) {
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
    let shown = self.shown(at: scroll.contentOffset[axis], here)
    numbers.page = here.number(of: shown.page)
    lap = wholeNumber(shown.lap) &+ here.near.lap
    fraction = shown.fraction + Double(here.near.page)
    if let target = scroll.restTarget(of: self, on: axis) {
      numbers.selected = here.number(of: here.page(of: target))
    } else {
      switch scroll.phase {
      case .idle, .decelerating, .animating:
        numbers.selected = here.number(of: here.nearest(to: scroll.destination[axis]))
      case .tracking, .dragging, .wheeling: break
      }
    }
    if here.isEndless { return }
    numbers.selected = min(numbers.selected, numbers.count - 1)
    numbers.previous = min(numbers.previous, numbers.count - 1)
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
