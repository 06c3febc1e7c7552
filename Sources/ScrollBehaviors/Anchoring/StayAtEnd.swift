public import ScrollEngine
public import ScrollSpace

/// Stays at an end of the content while that moves: a conversation, a log.
///
/// ```
///   before  ├──┼────┼──[───┼────┤]              what is in brackets is seen
///   after   ├──┼────┼──────┼──[─┼──new──┤]      the same end
/// ```
/// Write it behind the links that say how long the content is, and behind ``KeepAnchor``. It begins at the end. What rests there
/// stays there whatever comes, goes, is measured or lies over the viewport, and what has been pulled past it stays as far past it.
/// What is on its way there, by a fling or by the program, is led to where the end is by then. Whoever scrolls away is left
/// alone, and stays again once he is back.
///
/// Where another link has chosen where to rest, as a page or the item of a command, that is stood on, though it may be at the
/// end. Without a wall, as on a ring, it does nothing.
public final class StayAtEnd: ScrollBehavior {
  /// The axis along which it stays.
  public let axis: Axis
  /// The end at which it stays.
  public let side: Side

  /// Stays at the end of an axis, or at its start, `.lower`.
  public init(axis: Axis = .vertical, at side: Side = .upper) { (self.axis, self.side) = (axis, side) }

  /// "StayAtEnd".
  public var name: StaticString { "StayAtEnd" }

  /// Stays from now on, if it begins or is at the end, or on the way there.
  public func didAttach(to scroll: ScrollController) {
    let context = scroll.context
    if context.geometry.extent[axis][side] == nil || isAtEnd(context.destination, context.geometry, context) {
      scroll.setRestTarget(RestTarget(id: 0), of: self, on: axis)
    }
  }

  /// What comes to rest at the end, or past it, stands on the end.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard !proposal.isChosen[axis], isAtEnd(proposal.offset, context.geometry, context) else { return }
    proposal.restTarget[axis] = RestTarget(id: 0)
  }

  /// Where the end is now.
  public func offset(of targets: inout PerAxis<RestTarget?>, in context: ScrollContext) -> PerAxis<Double?> {
    var offset = PerAxis<Double?>(nil)
    offset[axis] = context.geometry.extent[axis][side]
    return offset
  }

  /// What is at the end, or past it, moves along with it.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let old = change.old.extent[axis][side], let new = change.new.extent[axis][side],
      isAtEnd(context.offset, change.old, context), isAtEnd(context.destination, change.old, context)
    else { return }
    change.offset[axis] = context.offset[axis] + (new - old)
    change.isKept[axis] = true
  }

  /// Reports an end across the only axis that scrolls.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    let (extent, cross) = (scroll.geometry.extent, axis.cross)
    let isAcross = scroll.behaviors.contains { ($0 as? StayAtEnd)?.axis == cross }
    guard extent[axis].room == 0, extent[cross].room != 0, !isAcross else { return }
    report.add(
      .likely, in: "layout",
      "It stays at an end of the \(axis) axis, where nothing can scroll; the \(cross) axis scrolls.",
      fix: "Write StayAtEnd(axis: .\(cross)).")
  }

  private func isAtEnd(_ offset: Point, _ geometry: Geometry, _ context: ScrollContext) -> Bool {
    guard let end = geometry.extent[axis][side] else { return false }
    let past = side == .upper ? offset[axis] - end : end - offset[axis]
    return past >= 0 - Tolerance.offset(pixel: context.pixel)
  }
}
