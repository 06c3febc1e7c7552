internal import CScrollCore
import ScrollEngine
import ScrollSpace

/// A row of views that never move, each as long as the viewport less its insets. A place counts in views: 1 where
/// the second one stands at the start of the viewport.
struct SlotRow {
  let axis: Axis
  let count: Int

  func offset(of place: Double, _ geometry: Geometry, _ origin: ContentOrigin) -> Double {
    origin[axis] + place * geometry.visibleLength(axis) - geometry.inset.lower(axis)
  }

  /// Nil where the viewport has no length. At a view's own offset it is whole, however that was rounded.
  func place(of offset: Double, _ geometry: Geometry, _ origin: ContentOrigin) -> Double? {
    let length = geometry.visibleLength(axis)
    guard length > 0 else { return nil }
    let place = (offset - origin[axis] + geometry.inset.lower(axis)) / length
    let whole = csc_round(place)
    return self.offset(of: whole, geometry, origin) == offset ? whole : place
  }

  func place(in scroll: ScrollController) -> Double? {
    count > 0 ? place(of: scroll.contentOffset[axis], scroll.geometry, scroll.contentOrigin) : nil
  }

  /// Where a view stands in the content; zero without a scroller.
  func frame(of slot: Int, in scroll: ScrollController?) -> Rect {
    guard let scroll else { return .zero }
    var frame = Rect.zero
    for axis in Axis.both { frame.size[axis] = scroll.geometry.visibleLength(axis) }
    frame.origin[axis] = Double(slot) * frame.size[axis]
    return frame
  }

  func extent(_ proposal: inout ExtentProposal) {
    let length = max(0, proposal.viewport[axis] - proposal.inset.total(axis))
    proposal.fit(Double(count) * length, on: axis)
  }

  /// Begins at the second view, and keeps the place when lengths change.
  func layout(_ change: inout LayoutChange, in context: ScrollContext, isFirst: Bool) {
    let (offset, destination) = (change.offset[axis], change.destination[axis])
    guard count > 0, !change.isKept[axis] else { return }
    if isFirst {
      change.offset[axis] = self.offset(of: 1, change.new, context.origin)
      return
    }
    guard
      change.old.visibleLength(axis) != change.new.visibleLength(axis)
        || change.old.inset.lower(axis) != change.new.inset.lower(axis),
      offset == context.offset[axis], destination == context.destination[axis]
    else { return }
    func moved(_ offset: Double) -> Double {
      self.offset(of: place(of: offset, change.old, context.origin) ?? 1, change.new, context.origin)
    }
    change.offset[axis] = moved(offset)
    if destination != offset { change.destination[axis] = moved(destination) }
  }

  /// Moves the content by whole views, at once: what rests on one view, to a hair, rests on the other one exactly.
  func move(_ scroll: ScrollController, from slot: Double, to other: Double) {
    guard slot != other else { return }
    let from = offset(of: slot, scroll.geometry, scroll.contentOrigin)
    let to = offset(of: other, scroll.geometry, scroll.contentOrigin)
    let beside = scroll.contentOffset[axis] - from
    scroll.contentOffset[axis] = beside.magnitude > (1 + from.magnitude) * 1e-9 ? to + beside : to
  }

  /// The view that is nearest to a place.
  static func nearest(to place: Double) -> Double { csc_round(place) }

  /// A number less whole rounds of `count`: 0 or more, and less than the count.
  static func wrapped(_ number: Double, _ count: Int) -> Double {
    let count = Double(count)
    let rest = number - csc_floor(number / count) * count
    return rest < count ? max(0, rest) : 0
  }
}
