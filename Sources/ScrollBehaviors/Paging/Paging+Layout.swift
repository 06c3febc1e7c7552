internal import CScrollCore
public import ScrollEngine
import ScrollSpace

@_documentation(visibility: internal)
extension Paging {
  /// Keeps the present page if lengths or items change. Between two pages, keeps the place under a finger,
  /// and the destination of a command. A page at rest that this link has chosen is found again by `offset(of:)`.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let new = here(change.new, context.origin) else { return }
    var place = (offset: change.offset[axis], destination: change.destination[axis])
    // A ring before this link moved the place by a rule for content without items. An edit starts from the
    // place before that.
    if isEdited || change.new.extent[axis].period != nil && !change.isOffsetDecided[axis] {
      place = (context.offset[axis], context.destination[axis])
    }
    let isHeld = context.dragStart != nil || context.phase == .tracking
    if !isHeld, isToBegin(at: place.offset, change, context) {
      place.offset = new.offset(of: 0)
      place.destination = place.offset
    } else if scroll?.restTarget(of: self, on: axis) == nil || context.phase != .idle {
      guard
        isEdited
          ? follow(&place, to: new, isHeld, change, context) : refit(&place, to: new, isHeld, change, context)
      else { return }
    }
    change.offset[axis] = place.offset
    change.moveDestination(to: place.destination, on: axis)
    change.isOffsetDecided[axis] = true
  }

  /// True if the content begins at the first page: the first page does not lie at the initial offset, and
  /// there were no pages before.
  private func isToBegin(at offset: Double, _ change: LayoutChange, _ context: ScrollContext) -> Bool {
    let isElsewhere = change.new.extent[axis].period != nil || plan.ends == .pad
    return numbers.count == 0 && isElsewhere
      && offset == change.old.extent[axis].lower ?? context.origin[axis]
  }

  /// Follows edits: keeps the page in view in place, and the page at the destination. Returns false if
  /// neither is known.
  private func follow(
    _ place: inout (offset: Double, destination: Double), to new: LaidPages, _ isHeld: Bool,
    _ change: LayoutChange, _ context: ScrollContext
  ) -> Bool {
    guard let before else { return false }
    let isResized = change.old.visibleLength(axis) != change.new.visibleLength(axis)
    let displacement =
      before.displacement(in: new, context.origin, axis) + (isResized ? before.stretch(in: new) : 0)
    let rest = before.offset(in: new, from: place.destination, context.origin, axis)
    place.offset = context.phase == .idle ? rest : place.offset + displacement
    let movesAlong = context.phase != .idle && (isHeld || before.isBetween)
    place.destination = movesAlong ? place.destination + displacement : rest
    return true
  }

  /// Follows a change of the frame: keeps the page at the destination. Between two pages, keeps the place
  /// under a finger, or the destination. Returns false if there is nothing to keep.
  private func refit(
    _ place: inout (offset: Double, destination: Double), to new: LaidPages, _ isHeld: Bool,
    _ change: LayoutChange, _ context: ScrollContext
  ) -> Bool {
    let former = PageFrame(change.old, axis, context.origin)
    let frame = PageFrame(change.new, axis, context.origin)
    guard former != frame, let old = here(change.old, context.origin) else { return false }
    let before = PagesBefore(old, numbers, place.offset, place.destination, context.origin)
    let isBetween = before.isBetween && scroll?.restTarget(of: self, on: axis) == nil
    let staysPut = former.visible == frame.visible && former.inset == frame.inset
    if staysPut, isHeld || isBetween && context.phase != .idle { return false }
    // What is held or on its way shows the same part of the same pages. A motion is moved by whole steps, so that its
    // end keeps every bit.
    if isHeld {
      place.offset = old.offset(place.offset, in: new)
    } else {
      if context.phase != .idle, !staysPut {
        place.offset += csc_floor((old.offset(place.offset, in: new) - place.offset) * 64 + 0.5) / 64
      }
      place.destination =
        isBetween && context.phase != .idle
        ? old.offset(place.destination, in: new) : new.offset(of: before.rest)
      if context.phase == .idle { place.offset = place.destination }
    }
    return true
  }
}

extension LaidPages {
  /// Returns the offset in other pages that shows the same part of the same pages, or as much beyond the
  /// ends.
  fileprivate func offset(_ offset: Double, in other: LaidPages) -> Double {
    let beyond = beyond(offset)
    let page = nearest(to: offset - beyond)
    if range(of: page).contains(offset - beyond) {
      return other.offset(of: target(at: offset - beyond, onPage: page)) + beyond
    }
    let moved = { (page: Double) in
      other.offset(of: target(at: self.offset(of: page), onPage: alike(page)))
    }
    let fraction = inner(fraction(at: offset))
    let floor = csc_floor(fraction)
    let (from, to) = (moved(floor), moved(inner(floor + 1)))
    return from + (to - from) * (fraction - floor) + beyond
  }
}
