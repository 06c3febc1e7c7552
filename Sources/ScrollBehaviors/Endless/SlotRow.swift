internal import CScrollCore
public import ScrollEngine
public import ScrollSpace

/// The base class of ``RepeatedEnds`` and ``ThreePages``: a row of fixed views, each as long as the viewport
/// less its insets, with a page for each. Places are counted in views: at 1, the second view is at the start
/// of the viewport.
public class SlotRow {
  /// The name of the link, as used in snapshots.
  @_documentation(visibility: internal)
  public final let name: StaticString
  /// The axis along which pages lie.
  public final let axis: Axis
  /// The number of pages, without copies.
  public final let count: Int
  /// The number of views; 0 without pages.
  public final let slots: Int

  /// The page in slot 1.
  final var middlePage = 0
  final unowned(unsafe) var scroll: ScrollController?
  private var hasBegun = false

  init(_ name: StaticString, _ axis: Axis, count: Int, slots: Int) {
    precondition(
      count >= 0, .slotCount, "\(name) needs a count of 0 or more; this is \(count); pass 0 for no pages.")
    (self.name, self.axis, self.count) = (name, axis, count)
    self.slots = count > 0 ? slots : 0
  }

  /// Returns the page in a slot. Slots before 0 and after the last one go on round; 0 without pages.
  public final func page(in slot: Int) -> Int { Int(wrapped(page(at: Double(slot)))) }

  /// Returns the frame of a slot's view in the content, for the scroller's present size; zero if this link is
  /// in no chain.
  public final func frame(of slot: Int) -> Rect {
    guard let scroll else { return .zero }
    var frame = Rect.zero
    for axis in Axis.both { frame.size[axis] = scroll.geometry.visibleLength(axis) }
    frame.origin[axis] = Double(slot) * frame.size[axis]
    return frame
  }

  /// The page with a fraction, 0 or more and less than the count: 2.5 is half-way between pages 2 and 3.
  public final var fraction: Double { scroll.flatMap(slot(in:)).map { wrapped(page(at: $0)) } ?? 0 }

  /// The page most of which is shown; 0 without pages. A ``Paging`` before this link counts slots.
  public final var page: Int { Int(wrapped(csc_round(fraction))) }

  /// Sets the content's length to that of all slots.
  @_documentation(visibility: internal)
  public final func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    let length = max(0, proposal.viewport[axis] - proposal.inset.total(axis))
    proposal.fit(Double(slots) * length, on: axis)
  }

  /// Begins at slot 1. Keeps the place if the viewport's length changes and no earlier link keeps it.
  @_documentation(visibility: internal)
  public final func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    let (offset, destination) = (change.offset[axis], change.destination[axis])
    guard slots > 0, !change.isOffsetDecided[axis] else { return }
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
    if destination != offset { change.moveDestination(to: moved(destination), on: axis) }
  }

  /// Reports content that zooms: views are as long as the viewport, whatever the scale.
  @_documentation(visibility: internal)
  public final func review(_ report: inout ChainReport, of scroll: ScrollController) {
    report.addScale(of: scroll, along: axis)
  }

  /// Marks the start as done: the offset is not set again.
  @_documentation(visibility: internal)
  public func scrollDidLayout(_ scroll: ScrollController) { hasBegun = true }

  /// Joins a scroller.
  @_documentation(visibility: internal)
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Forgets the scroller, so that the next one begins anew.
  @_documentation(visibility: internal)
  public func didDetach() { (scroll, hasBegun) = (nil, false) }

  final func offset(of slot: Double, _ geometry: Geometry, _ origin: ContentOrigin) -> Double {
    origin.offset(of: slot * geometry.visibleLength(axis), on: axis) - geometry.inset.lower(axis)
  }

  /// Returns the place at an offset; nil if the viewport has no length. At a view's own offset the result is
  /// whole, however the offset was rounded.
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

  /// Returns the slot nearest to the rest position; nil if there is none, or another callback has started a
  /// motion.
  final func restingSlot(in scroll: ScrollController) -> Double? {
    scroll.motion == nil ? slot(in: scroll).map { csc_round($0) } : nil
  }

  /// Returns the page at a slot, not yet wrapped.
  final func page(at slot: Double) -> Double { Double(middlePage) + slot - 1 }

  /// Returns the offset beside a view at which the content rests since it was moved by whole views.
  @_documentation(visibility: internal)
  public final func offset(
    of targets: inout PerAxis<RestTarget?>, in context: ScrollContext
  ) -> PerAxis<Double?> {
    let place = targets[axis].map { target in
      offset(of: Double(target.id), context.geometry, context.origin) + target.part
    }
    return PerAxis(place, on: axis, else: nil)
  }

  /// Moves the content by whole views, at once. Content within the tolerance of one view rests exactly on the
  /// other. The content rests there until something else moves it, because the places of other links are not repeated
  /// with the views.
  final func move(
    _ scroll: ScrollController, from slot: Double, to other: Double, of link: any ScrollBehavior
  ) {
    guard slot != other else { return }
    let from = offset(of: slot, scroll.geometry, scroll.contentOrigin)
    let to = offset(of: other, scroll.geometry, scroll.contentOrigin)
    let beside = scroll.contentOffset[axis] - from
    let part = beside.magnitude > Tolerance.view(near: from) ? beside : 0
    scroll.contentOffset[axis] = to + part
    scroll.setRestTarget(RestTarget(id: Int64(other), part: part), of: link, on: axis)
  }

  /// Returns a number wrapped to the range from 0 up to, but not including, the count; 0 without pages.
  final func wrapped(_ number: Double) -> Double {
    count == 0 ? 0 : Ring(anyPeriod: Double(count)).wrapped(number)
  }
}
