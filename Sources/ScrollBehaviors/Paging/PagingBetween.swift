import ScrollEngine
import ScrollSpace

extension Pages.Laid {
  /// Whether an offset lies between two pages, on neither of them and not beyond the ends.
  func isBetween(_ offset: Double) -> Bool {
    places.beyond(offset) == 0
      && (self.offset(ofPage: nearest(to: offset)) - offset).magnitude > Snapping.hair(offset)
  }
}

extension Paging {
  /// Whether it is on its way, of its own or by the program, to a place that is no page's. The destination is that of a
  /// change of layout, which links before this may have moved.
  func headsBetween(_ destination: Double, page kept: Double, _ old: Pages.Laid, in context: ScrollContext)
    -> Bool
  {
    switch context.phase {
    case .animating: (old.offset(ofPage: kept) - destination).magnitude > Snapping.hair(destination)
    // Paging sends it to pages: this is the delegate's.
    case .decelerating:
      old.isBetween(destination) && old.isBetween(context.destination[axis] - context.origin[axis])
    case .idle, .tracking, .dragging, .wheeling: false
    }
  }

  /// Whether a layout asks about the place between two pages where a drag's end put it, and no link before has another.
  func staysBetween(_ proposal: TargetProposal, origin: Double) -> Bool {
    guard let between, proposal.offset[axis] == proposal.natural[axis] else { return false }
    return (proposal.natural[axis] - origin - between).magnitude <= Snapping.hair(between)
  }

  /// Remembers where it rests between two pages, if a drag ended there.
  func settle(_ scroll: ScrollController, _ reason: SettleReason) {
    guard scroll.phase == .idle, !scroll.isRestoring else { return }
    let place = scroll.contentOffset[axis] - scroll.contentOrigin[axis]
    switch reason {
    case .dragged, .wheeled, .decelerated:
      let isBetween = pages(scroll.geometry, scroll.contentOrigin).laid?.isBetween(place) ?? false
      between = isBetween ? place : nil
    case .set, .interrupted, .animated, .layout:
      if let known = between, (known - place).magnitude > Snapping.hair(known) { between = nil }
    }
  }
}
