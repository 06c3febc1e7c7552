internal import CScrollCore
public import ScrollEngine
public import ScrollSpace

/// What ``RepeatedEnds`` and ``ThreePages`` have in common: a row of views that never move, each as long as the viewport
/// less its insets, and a page for each. A place counts in views: 1 where the second one stands at the start of the
/// viewport.
public class SlotRow {
  /// The name of the link, as snapshots have it.
  public final let name: StaticString
  /// The axis along which pages stand.
  public final let axis: Axis
  /// How many pages there are, copies aside.
  public final let count: Int
  /// How many views it takes; none without pages.
  public final let slots: Int

  /// The page in slot 1.
  final var home = 0
  final unowned(unsafe) var scroll: ScrollController?
  private var hasBegun = false

  init(_ name: StaticString, _ axis: Axis, count: Int, slots: Int) {
    precondition(
      count >= 0, "\(name) needs a count of 0 or more; this is \(count); pass 0 where there are no pages.")
    (self.name, self.axis, self.count) = (name, axis, count)
    self.slots = count > 0 ? slots : 0
  }

  /// The page that stands in a slot. Slots before 0 and behind the last one go on round; 0 without pages.
  public final func page(in slot: Int) -> Int { Int(wrapped(page(at: Double(slot)))) }

  /// Where a slot's view stands in the content, at the scroller's present size; zero before it is in a chain.
  public final func frame(of slot: Int) -> Rect {
    guard let scroll else { return .zero }
    var frame = Rect.zero
    for axis in Axis.both { frame.size[axis] = scroll.geometry.visibleLength(axis) }
    frame.origin[axis] = Double(slot) * frame.size[axis]
    return frame
  }

  /// The page as a number with a fraction, 0 or more and less than the count: 2.5 is half-way between pages 2 and 3.
  public final var fraction: Double { scroll.flatMap(slot(in:)).map { wrapped(page(at: $0)) } ?? 0 }

  /// The page it shows most of; 0 without pages. ``Paging`` before it counts slots.
  public final var page: Int { Int(wrapped(csc_round(fraction))) }

  /// Says how long the content is: all slots.
  public final func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    let length = max(0, proposal.viewport[axis] - proposal.inset.total(axis))
    proposal.fit(Double(slots) * length, on: axis)
  }

  /// Begins at slot 1. Keeps the place when the viewport's length changes, if no link before it does.
  public final func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    let (offset, destination) = (change.offset[axis], change.destination[axis])
    guard slots > 0, !change.isKept[axis] else { return }
    if !hasBegun {
      change.offset[axis] = self.offset(of: 1, change.new, context.origin)
      return
    }
    guard
      change.old.visibleLength(axis) != change.new.visibleLength(axis)
        || change.old.inset.lower(axis) != change.new.inset.lower(axis),
      offset == context.offset[axis], destination == context.destination[axis]
    else { return }
    func moved(_ offset: Double) -> Double {
      self.offset(of: slot(at: offset, change.old, context.origin) ?? 1, change.new, context.origin)
    }
    change.offset[axis] = moved(offset)
    if destination != offset { change.destination[axis] = moved(destination) }
  }

  /// From now on the offset is the scroller's.
  public func scrollDidLayout(_ scroll: ScrollController) { hasBegun = true }

  /// Looks at a scroller from now on.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Forgets the scroller, so that the next one begins anew.
  public func didDetach() { (scroll, hasBegun) = (nil, false) }

  final func offset(of slot: Double, _ geometry: Geometry, _ origin: ContentOrigin) -> Double {
    origin.offset(of: slot * geometry.visibleLength(axis), on: axis) - geometry.inset.lower(axis)
  }

  /// Nil where the viewport has no length. At a view's own offset it is whole, however that was rounded.
  private func slot(at offset: Double, _ geometry: Geometry, _ origin: ContentOrigin) -> Double? {
    let length = geometry.visibleLength(axis)
    guard length > 0 else { return nil }
    let slot = (origin.position(of: offset, on: axis) + geometry.inset.lower(axis)) / length
    let whole = csc_round(slot)
    return self.offset(of: whole, geometry, origin) == offset ? whole : slot
  }

  private func slot(in scroll: ScrollController) -> Double? {
    slots > 0 ? slot(at: scroll.contentOffset[axis], scroll.geometry, scroll.contentOrigin) : nil
  }

  /// The slot that it rests nearest to; nil without one, or where somebody has sent it on meanwhile.
  final func restingSlot(in scroll: ScrollController) -> Double? {
    scroll.motion == nil ? slot(in: scroll).map { csc_round($0) } : nil
  }

  /// The page at a slot, not yet wrapped.
  final func page(at slot: Double) -> Double { Double(home) + slot - 1 }

  /// Moves the content by whole views, at once: content within the tolerance of one view rests exactly on the other.
  final func move(_ scroll: ScrollController, from slot: Double, to other: Double) {
    guard slot != other else { return }
    let from = offset(of: slot, scroll.geometry, scroll.contentOrigin)
    let to = offset(of: other, scroll.geometry, scroll.contentOrigin)
    let beside = scroll.contentOffset[axis] - from
    scroll.contentOffset[axis] = beside.magnitude > Tolerance.view(near: from) ? to + beside : to
  }

  /// A number less whole rounds of the pages: 0 or more, and less than the count; 0 without pages.
  final func wrapped(_ number: Double) -> Double {
    count == 0 ? 0 : Ring(anyPeriod: Double(count)).wrapped(number)
  }
}
