public import ScrollEngine
public import ScrollSpace

/// A ring along an axis: after the last item, the first one follows again.
///
/// ```
///            ┌── gap
///   … 2  3 │   0  1  2  3 │   0  1 …       position: 0 at the first item, and on without end
///     -1   │      0       │     1          winding
/// ```
/// Nothing is copied. The links before this one set the content's length and, by `closingGap`, the gap
/// between the last item and the first. Length and gap together are the period. This link opens the walls,
/// unless it has ``laps``, and sets `geometry.extent[axis].period`. ``Tiling`` then shows an item as often
/// as it is in view, each time in a tile of its own. The content size stays that of one lap.
///
/// **Rebase.** If the offset is more than a period outside of the first lap, the origin moves by whole laps,
/// and nothing is seen to move. For periods below 4,096 points, that limit is 4,096 points. The ``position``
/// does not change.
///
/// **When the period changes**, by an edit or a measured length, the part in view stays in its lap, as if
/// that were the first lap. A link before this one can decide otherwise by `isOffsetDecided`.
///
/// **Walls.** With `laps` the ring has walls: `laps: 0...3` allows three laps forward from the start, and back
/// again. A lap begins when the content coordinate ``lapStart`` is at the ``anchor``. The walls are at the
/// beginnings of the first and the last lap of the range.
/// ```
///   laps: 0...2      wall                            wall
///                     ├─ 0  1  2  3 ┼─ 0  1  2  3 ┼─ 0        pulled past a wall, the content beyond it is seen
///   lap               0             1             2
/// ```
/// Edges work at these walls as at any other: write ``Bouncing`` behind this link. During edits a wall stays
/// at its lap. Choose a start at which the content may rest: for pages aligned at the center, the middle of
/// the first page.
///
/// **No ring.** If the content has no length, or the period is below 1/64 pt or above 2^46 pt, there is no
/// ring. The walls stay as they are, the ``ring`` is nil, and the winding is 0.
public final class Circular: ScrollBehavior {
  /// The axis that is a ring.
  public let axis: Axis
  /// The gap between the end of the content and its beginning, in points; nil if the links before this one
  /// set it.
  public let gap: Double?
  /// The place in the viewport, less its insets, at which the position is read: 0 is the start, 0.5 the
  /// middle, 1 the end.
  public let anchor: Double
  /// The range of laps between the walls; 0 is the first lap. Nil for no walls.
  public let laps: ClosedRange<Int>?
  /// The content coordinate at which a lap begins, in points.
  public let lapStart: Double

  private unowned(unsafe) var scroll: ScrollController?

  /// Creates an axis a ring.
  ///
  /// For pages aligned at the center, use an anchor of 0.5, so that the winding changes between the last page
  /// and the first.
  ///
  /// A gap must be between 0 and 2^46, and an anchor between 0 and 1. Laps must be within a thousand million
  /// in either direction, and the start must be finite and usable. Anything else is a programmer's mistake
  /// and traps.
  public init(
    axis: Axis = .horizontal, gap: Double? = nil, anchor: Double = 0, laps: ClosedRange<Int>? = nil,
    from start: Double = 0
  ) {
    precondition(
      gap ?? 0 >= 0 && gap ?? 0 <= Ring.periods.upperBound && anchor >= 0 && anchor <= 1, .circularGap,
      """
      Circular needs a gap of 0 or more, at most 2^46, and an anchor within 0 and 1; these are \(gap ?? 0) and \
      \(anchor). Leave them out for the gap between items and the viewport's start.
      """)
    precondition(
      (laps ?? 0...0).clamped(to: Self.mostLaps) == laps ?? 0...0 && start.isUsable, .circularLaps,
      """
      Circular needs laps within a thousand million and a start that is a usable number; these are \(laps ?? 0...0) \
      and \(start); leave them out for a ring without ends.
      """)
    self.axis = axis
    self.gap = gap
    self.anchor = anchor
    self.laps = laps
    lapStart = start
  }

  private static let mostLaps = -1_000_000_000...1_000_000_000

  /// "Circular".
  @_documentation(visibility: internal)
  public var name: StaticString { "Circular" }

  /// True while the axis is a ring: the progress along a ring is undefined, so its indicators are hidden.
  public var hidesIndicators: Bool { ring != nil }

  /// The ring; nil if there is none, or if this link is in no chain.
  public var ring: Ring? { scroll?.geometry.extent[axis].ring }

  /// The content coordinate at the ``anchor``, in points. It has no bounds, and does not change at a rebase.
  public var position: Double {
    guard let scroll else { return 0 }
    return scroll.space.boundsOrigin[axis] + leadingInset(scroll.geometry)
  }

  /// The number of the present lap: 0 for the first lap, 1 for the next one forward, -1 for the one before.
  public var lap: Int64 { ring?.lap(of: position) ?? 0 }

  /// The position within the lap, in points: 0 or more, and less than the period. Without a ring, the
  /// position.
  public var wrappedPosition: Double { ring?.wrapped(position) ?? position }

  /// Returns the distance from the offset to the anchor.
  private func leadingInset(_ geometry: Geometry) -> Double {
    geometry.inset.lower(axis) + anchor * geometry.visibleLength(axis)
  }

  /// Returns the walls at both ends of the laps of a ring, in offset coordinates.
  private func walls(of ring: Ring, _ proposal: ExtentProposal) -> ClosedRange<Double>? {
    guard let laps else { return nil }
    let geometry = Geometry(
      viewport: proposal.viewport, content: proposal.content, inset: proposal.inset, extent: proposal.extent)
    let start = proposal.origin.offset(of: lapStart, on: axis) - leadingInset(geometry)
    return start + Double(laps.lowerBound) * ring.period...start + Double(laps.upperBound) * ring.period
  }

  /// Returns the nearest equivalent coordinate for which the offset is between the walls.
  private func inside(_ goal: Double, _ ring: Ring, _ scroll: ScrollController) -> Double {
    let walls = scroll.contentOrigin.positions(of: scroll.geometry.extent[axis], on: axis)
    return ring.coordinate(goal, within: walls.shifted(by: leadingInset(scroll.geometry)))
  }

  /// Returns the offset that brings a content coordinate to the ``anchor``, by the shortest way or in a
  /// direction; 0 if this link is in no chain.
  ///
  /// A coordinate less than half a device pixel from the anchor counts as already there. Without a ring,
  /// there is only one such offset. If the shortest way leads past a wall, the result is the nearest
  /// offset before that wall.
  public func offset(of coordinate: Double, _ direction: Ring.Direction = .shortest) -> Double {
    guard let scroll else { return 0 }
    let tolerance = Tolerance.offset(pixel: scroll.settings.pixel)
    let goal =
      ring.map {
        inside($0.coordinate(nearest: coordinate, to: position, direction, tolerance: tolerance), $0, scroll)
      } ?? coordinate
    return scroll.contentOrigin.offset(of: goal, on: axis) - leadingInset(scroll.geometry)
  }

  /// Scrolls a content coordinate to the ``anchor``, by the shortest way or in a direction.
  ///
  /// Without animation the offset jumps; the other axis goes on as before. For an animation of your own, use
  /// ``offset(of:_:)``. A coordinate that is not finite and usable is refused and counted. Within an
  /// `update`, the scroll begins after the update's layout, on the new ring.
  public func scroll(to coordinate: Double, _ direction: Ring.Direction = .shortest, animated: Bool) {
    guard let scroll else { return }
    scroll.afterUpdate { [self] in
      let offset = self.offset(of: coordinate, direction)
      scroll.setContentOffset(Point(x: offset, y: offset), on: axis, animated: animated)
    }
  }

  /// Scrolls an item to the ``anchor``, by the shortest way or in a direction.
  ///
  /// The item is aligned at the same part of itself: its middle at the middle, its start at the start. On a
  /// ring, indices go on round: -1 is the last item. If there is no such item, or the items lie on another
  /// axis, nothing happens. Within an `update`, the scroll begins after the update's layout.
  public func scroll(
    toItem index: Int64, of items: any EditableItems, _ direction: Ring.Direction = .shortest, animated: Bool
  ) {
    guard let scroll, items.axis == axis else { return }
    scroll.afterUpdate { [self] in
      // On a ring, the search starts from the first lap, in which places are exact.
      let first = ring == nil ? index : items.appearance(at: index).index
      guard let item = items.place(of: first, origin: scroll.contentOrigin) else { return }
      let start = scroll.contentOrigin.position(of: item.start, on: axis)
      self.scroll(to: start + anchor * item.length, direction, animated: animated)
    }
  }

  /// Returns the laps in which a stretch of content coordinates is in view. There may be several if the
  /// viewport is longer than the ring. In lap n the offset is
  /// `contentOrigin.offset(of: start + n * ring.period, on: axis)`.
  public func visibleLaps(ofLength length: Double, at start: Double) -> Range<Int64> {
    guard let scroll else { return 0..<0 }
    let lower = scroll.space.boundsOrigin[axis]
    let upper = lower + scroll.viewport[axis]
    if let ring { return ring.laps(from: start, length: length, seenFrom: lower, to: upper) }
    return 0..<(start < upper && start + length > lower ? 1 : 0)
  }
}

@_documentation(visibility: internal)
extension Circular {
  /// Sets the period, the walls of the laps, and the window outside of which `rebase` is called.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    let length = proposal.content[axis]
    guard length > 0, let ring = Ring(period: length + (gap ?? proposal.closingGap[axis])) else { return }
    proposal.extent[axis] = Extent(period: ring.period)
    proposal.ringWalls[axis] = walls(of: ring, proposal)
    let reach = max(ring.period, 4_096)
    proposal.window[axis] = 0 - reach...ring.period + reach
  }

  /// Moves the origin by whole laps, so that the offset is within the first lap.
  public func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    guard proposal.axis == axis, let ring = context.geometry.extent[axis].ring else { return }
    let offset = context.offset[axis]
    proposal.shift = ring.wrapped(offset) - offset
  }

  /// Keeps the part in view in its lap if the period changes.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let old = change.old.extent[axis].ring else { return }
    let period = change.new.extent[axis].period ?? 0
    guard period != old.period, !change.isOffsetDecided[axis] else { return }
    let position = context.origin.position(of: change.offset[axis], on: axis) + leadingInset(change.old)
    let shift = Double(old.lap(of: position)) * (period - old.period)
    change.offset[axis] += shift
    guard change.isDestinationDecided[axis], let ring = Ring(period: period) else { return }
    // Another link has changed the destination. The same place is chosen in the lap nearest to the shifted
    // destination.
    let destination = change.destination[axis]
    change.moveDestination(to: ring.coordinate(nearest: destination, to: destination + shift), on: axis)
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Reports content that zooms, as a ring counts in points of content that is not zoomed. Reports also a ring along an
  /// axis on which nothing can scroll otherwise, if the content scrolls along the other axis.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    report.addScale(of: scroll, along: axis)
    if scroll.behaviors.contains(where: { ($0 as? Circular)?.axis == axis.cross }) { return }
    report.addStillAxis(axis, of: scroll.geometry, in: "extent", "makes a ring") {
      "Write Circular(axis: .\($0))."
    }
  }

  /// Leaves the scroller.
  public func didDetach() { scroll = nil }
}
