public import ScrollEngine
public import ScrollSpace

/// Stays at an end of the content while that end moves, for example in a conversation or a log.
///
/// ```
///   before  ├──┼────┼──[───┼────┤]              the brackets are the view
///   after   ├──┼────┼──────┼──[─┼──new──┤]      the same end
/// ```
/// Write this link behind the links that set the content's length, and behind ``KeepAnchor``. The content
/// begins at the end.
///
/// - At rest at the end, the content stays there, whatever is inserted, removed or measured, or covers the
///   viewport.
/// - Pulled past the end, it stays as far past the end.
/// - A fling or animation to the end goes to where the end is by then.
/// - If the user scrolls away from the end, nothing is moved, until the content is at the end again.
///
/// At the end the end outranks what is there, because this link was written for the end: a conversation that
/// was opened by `scroll(to: last, align: .end)` goes on following its end. Elsewhere a page or the item of a
/// command is kept. Without a wall, as on a ring, this link does nothing.
public final class StayAtEnd: ScrollBehavior {
  /// The axis along which the content stays.
  public let axis: Axis
  /// The end at which the content stays.
  public let side: Side

  private unowned(unsafe) var scroll: ScrollController?

  /// Creates a link for the end of an axis, or for its start, `.lower`.
  public init(axis: Axis = .vertical, at side: Side = .upper) { (self.axis, self.side) = (axis, side) }
}

@_documentation(visibility: internal)
extension StayAtEnd {
  /// "StayAtEnd".
  public var name: StaticString { "StayAtEnd" }

  /// Joins a scroller. The content stays from now on if it begins, or is at the end, or is on the way there.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    let context = scroll.context
    if context.geometry.extent[axis][side] == nil || isAtEnd(context.destination, context.geometry, context) {
      scroll.setRestTarget(RestTarget(id: 0), of: self, on: axis)
    }
  }

  /// Leaves the scroller.
  public func didDetach() { scroll = nil }

  /// Sets the rest target to the end for a movement that ends there or past it.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard !proposal.isChosen[axis], isAtEnd(proposal.offset, context.geometry, context) else { return }
    proposal.restTarget[axis] = RestTarget(id: 0)
  }

  /// Returns the present offset of the end.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offset = PerAxis<Double?>(nil)
    offset[axis] = context.geometry.extent[axis][side]
    return offset
  }

  /// Moves content at the end, or past it, along with the end.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let old = change.old.extent[axis][side], let new = change.new.extent[axis][side],
      isAtEnd(context.offset, change.old, context), isAtEnd(context.destination, change.old, context)
    else { return }
    change.offset[axis] = context.offset[axis] + (new - old)
    change.isOffsetDecided[axis] = true
    if scroll?.restTarget(of: self, on: axis) == nil { change.isRestTargetForgotten[axis] = true }
  }

  /// Reports a link for an axis that does not scroll while the other one does.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    if scroll.behaviors.contains(where: { ($0 as? StayAtEnd)?.axis == axis.cross }) { return }
    report.addStillAxis(axis, of: scroll.geometry, in: "layout", "stays at an end") {
      "Write StayAtEnd(axis: .\($0))."
    }
  }

  private func isAtEnd(_ offset: Point, _ geometry: Geometry, _ context: ScrollContext) -> Bool {
    guard let end = geometry.extent[axis][side] else { return false }
    let past = side == .upper ? offset[axis] - end : end - offset[axis]
    return past >= 0 - Tolerance.offset(pixel: context.pixel)
  }
}
