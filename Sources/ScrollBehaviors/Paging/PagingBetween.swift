import ScrollEngine
import ScrollSpace

extension Pages.Laid {
  /// Whether an offset lies between two pages, or before the first or behind the last, but on none.
  func isBetween(_ offset: Double) -> Bool { isOff(offset, page: nearest(to: offset)) }

  /// Whether a page may not rest at an offset.
  func isOff(_ offset: Double, page: Double) -> Bool {
    (range(ofPage: page).clamp(offset) - offset).magnitude > Tolerance.sum(near: offset)
  }
}

extension Paging {
  /// Whether it is on its way, of its own or by the program, to a place that is no page's. The destination is that of a
  /// change of layout, which links before this may have moved.
  func headsBetween(_ destination: Double, page kept: Double, _ old: Pages.Laid, in context: ScrollContext)
    -> Bool
  {
    switch context.phase {
    case .animating: old.isOff(destination, page: kept)
    // Paging sends it to pages: this is the delegate's.
    case .decelerating:
      old.isBetween(destination) && old.isBetween(context.destination[axis] - context.origin[axis])
    case .idle, .tracking, .dragging, .wheeling: false
    }
  }

  /// Whether a layout asks about the place between two pages where it was put, no link before has another, and walls do
  /// not.
  func staysBetween(_ proposal: TargetProposal, in context: ScrollContext) -> Bool {
    let natural = proposal.natural[axis]
    guard let between, proposal.offset[axis] == natural,
      context.geometry.extent[axis].clamp(natural) == natural
    else { return false }
    return (natural - context.origin[axis] - between).magnitude <= Tolerance.sum(near: between)
  }

  /// Remembers where it rests between two pages, whoever put it there, or where a drag's end has sent it: a step along the
  /// other axis makes an animation of that.
  func rememberBetween(_ scroll: ScrollController) {
    guard scroll.phase == .idle || scroll.phase == .decelerating, !scroll.isRestoring else { return }
    let place = scroll.destination[axis] - scroll.contentOrigin[axis]
    let isBetween = pages(scroll.geometry, scroll.contentOrigin).laid?.isBetween(place) ?? false
    between = isBetween ? place : nil
  }
}
