public import ScrollEngine
public import ScrollSpace

/// Content that closes on itself along an axis: behind the last item comes the first one again.
///
/// ```
///            ┌── gap
///   … 2  3 │   0  1  2  3 │   0  1 …       position: 0 at the first item, and on without end
///     -1   │      0       │     1          winding
/// ```
/// Nothing is copied. The links before it say how long the content is and, by `closingGap`, what comes between the
/// last item and the first; both together are the period. It opens the walls, if it has no ``turns``, and tells the period as
/// `geometry.extent[axis].period`: ``Tiling`` then shows an item as often as it is in view, in a tile each.
/// The content size stays that of one lap.
///
/// **Bounded.** Once the offset is more than a period (4,096 points for shorter ones) outside of the first lap, the
/// origin moves by whole laps, and nothing is seen to move. The ``position`` does not notice: it goes on.
///
/// **When the period changes**, by an edit or a measured length, what is in view stays in its lap, as if that were
/// the first one, if no link before it says by `isKept` what stays.
///
/// **Turns that end.** With `turns` the axis is a ring that has walls: `turns: 0...3` may be turned on three times from where
/// it begins, and back again. A turn begins where the content coordinate ``turnStart`` is at the ``anchor``, and the walls
/// stand where it is there before the first turn and after the last.
/// ```
///   turns: 0...2     wall                            wall
///                     ├─ 0  1  2  3 ┼─ 0  1  2  3 ┼─ 0        what is past a wall is seen when content is pulled there
///   winding           0             1             2
/// ```
/// Edges answer at these walls as at any: write ``Bouncing`` behind it. Under edits a wall stays at its turn. Give a start at
/// which something may rest: for pages that are aligned at the center, the middle of the first page.
///
/// **No ring.** Content of length 0, a period below 1/64 pt or above 2^46 pt: the walls stay as they are, the
/// ``ring`` is nil, the winding 0.
public final class Circular: ScrollBehavior {
  /// The axis that is a ring.
  public let axis: Axis
  /// What comes between the end of the content and its beginning, in points; nil: what the links before it say.
  public let gap: Double?
  /// The place in the viewport, less its insets, that the position is read at: 0 its start, 0.5 its middle, 1 its
  /// end.
  public let anchor: Double
  /// From which turn to which it goes, where 0 is the first lap; nil: on for ever.
  public let turns: ClosedRange<Int>?
  /// The content coordinate at which a turn begins, in points.
  public let turnStart: Double

  private unowned(unsafe) var scroll: ScrollController?

  /// Makes an axis a ring.
  ///
  /// Pages that are aligned at the center want an anchor of 0.5, so that the winding changes between the last page
  /// and the first. A gap must not be negative, nor above 2^46, and an anchor must be within 0 and 1; anything else
  /// is a mistake in the program, and traps. So is a turn beyond a thousand million either way, or a start that is no usable
  /// number.
  public init(
    axis: Axis = .horizontal, gap: Double? = nil, anchor: Double = 0, turns: ClosedRange<Int>? = nil,
    from start: Double = 0
  ) {
    precondition(
      gap ?? 0 >= 0 && gap ?? 0 <= Ring.periods.upperBound && anchor >= 0 && anchor <= 1,
      """
      Circular needs a gap of 0 or more, at most 2^46, and an anchor within 0 and 1; these are \(gap ?? 0) and \
      \(anchor); leave them out for the gap between items and the viewport's start.
      """)
    precondition(
      (turns ?? 0...0).clamped(to: Self.mostTurns) == turns ?? 0...0 && start.isUsable,
      """
      Circular needs turns within a thousand million and a start that is a usable number; these are \(turns ?? 0...0) and \
      \(start); leave them out for a ring without ends.
      """)
    self.axis = axis
    self.gap = gap
    self.anchor = anchor
    self.turns = turns
    turnStart = start
  }

  private static let mostTurns = -1_000_000_000...1_000_000_000

  /// "Circular".
  public var name: StaticString { "Circular" }

  /// Indicators of its axis are to be hidden while it is a ring: how far along it is has no answer.
  public var hidesIndicators: Bool { ring != nil }

  /// The ring; nil where there is none, and before it is in a chain.
  public var ring: Ring? { scroll?.geometry.extent[axis].ring }

  /// The content coordinate at the ``anchor``, in points: without bounds, and without notice of rebases.
  public var position: Double {
    guard let scroll else { return 0 }
    return scroll.space.boundsOrigin[axis] + lead(scroll.geometry)
  }

  /// How often it has gone round: 0 in the first lap, 1 in the next one forward, -1 in the one before.
  public var winding: Int64 { ring?.lap(of: position) ?? 0 }

  /// Where it is within its lap, in points: 0 or more, and less than the period. Without a ring the position.
  public var wrappedPosition: Double { ring?.wrapped(position) ?? position }

  /// How far from the offset the anchor is.
  private func lead(_ geometry: Geometry) -> Double {
    geometry.inset.lower(axis) + anchor * geometry.visibleLength(axis)
  }

  /// The walls at both ends of the turns of a ring, in today's coordinates.
  private func walls(of ring: Ring, _ proposal: ExtentProposal) -> ClosedRange<Double>? {
    guard let turns else { return nil }
    let geometry = Geometry(
      viewport: proposal.viewport, content: proposal.content, inset: proposal.inset, extent: proposal.extent)
    let start = proposal.origin.offset(of: turnStart, on: axis) - lead(geometry)
    return start + Double(turns.lowerBound) * ring.period...start + Double(turns.upperBound) * ring.period
  }

  /// The nearest coordinate between the walls at which the same is at the anchor.
  private func inside(_ goal: Double, _ ring: Ring, _ scroll: ScrollController) -> Double {
    let walls = scroll.contentOrigin.positions(of: scroll.geometry.extent[axis], on: axis)
    return ring.coordinate(goal, within: walls.shifted(by: lead(scroll.geometry)))
  }

  /// The offset that brings what stands at a content coordinate to the ``anchor``, the shortest way from where it is
  /// now or in a direction; 0 before it is in a chain.
  ///
  /// What is nearer than half a device pixel to the anchor is there already. Without a ring it is the one offset there
  /// is. If the way asked for leads past the end of the turns, it is the nearest one before that.
  public func offset(of coordinate: Double, _ way: Ring.Way = .shortest) -> Double {
    guard let scroll else { return 0 }
    let tolerance = Tolerance.offset(pixel: scroll.settings.pixel)
    let goal =
      ring.map {
        inside($0.coordinate(nearest: coordinate, to: position, way, tolerance: tolerance), $0, scroll)
      } ?? coordinate
    return scroll.contentOrigin.offset(of: goal, on: axis) - lead(scroll.geometry)
  }

  /// Goes to what stands at a content coordinate, the shortest way or in a direction: brings it to the ``anchor``.
  ///
  /// Not animated it is there at once; the other axis goes on as it was. For an animation of your own set ``offset(of:_:)``. A coordinate that is not
  /// usable is refused and counted. Within an `update` it goes there once that is laid out, on the new ring.
  public func scroll(to coordinate: Double, _ way: Ring.Way = .shortest, animated: Bool) {
    guard let scroll else { return }
    scroll.afterUpdate { [self] in
      let offset = self.offset(of: coordinate, way)
      scroll.setContentOffset(Point(x: offset, y: offset), on: axis, animated: animated)
    }
  }

  /// Goes to an item, the shortest way or in a direction: brings the same part of it to the ``anchor``, its middle
  /// to the middle, its start to the start. On a ring indices go on round: -1 is the last item. Does nothing where
  /// there is no such item, or if the items stand on another axis. Within an `update` it goes there once that is laid out.
  public func scroll(
    toItem index: Int64, of items: any EditableItems, _ way: Ring.Way = .shortest, animated: Bool
  ) {
    guard let scroll, items.axis == axis else { return }
    scroll.afterUpdate { [self] in
      // On a ring it is sought from the first lap on, where places are exact.
      let first = ring == nil ? index : items.appearance(at: index).index
      guard let item = items.place(of: first, origin: scroll.contentOrigin) else { return }
      let start = scroll.contentOrigin.position(of: item.start, on: axis)
      self.scroll(to: start + anchor * item.length, way, animated: animated)
    }
  }

  /// The laps in which something that stands at content coordinates is in view: more than one where the viewport
  /// sees round the ring. In lap n its offset is `contentOrigin.offset(of: start + n * ring.period, on: axis)`.
  public func visibleLaps(ofLength length: Double, at start: Double) -> Range<Int64> {
    guard let scroll else { return 0..<0 }
    let lower = scroll.space.boundsOrigin[axis]
    let upper = lower + scroll.viewport[axis]
    if let ring { return ring.laps(from: start, length: length, seenFrom: lower, to: upper) }
    return 0..<(start < upper && start + length > lower ? 1 : 0)
  }

  /// Closes the ring, opens the walls and asks to be asked beyond its window.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    let length = proposal.content[axis]
    guard length > 0, let ring = Ring(period: length + (gap ?? proposal.closingGap[axis])) else { return }
    proposal.extent[axis] = Extent(period: ring.period)
    proposal.ringWalls[axis] = walls(of: ring, proposal)
    let reach = max(ring.period, 4_096)
    proposal.window[axis] = 0 - reach...ring.period + reach
  }

  /// Moves the origin by whole laps, so that the offset is within the first.
  public func rebase(_ proposal: inout RebaseProposal, in context: ScrollContext) {
    guard proposal.axis == axis, let ring = context.geometry.extent[axis].ring else { return }
    let offset = context.offset[axis]
    proposal.shift = ring.wrapped(offset) - offset
  }

  /// Keeps what is in view in its lap when the period changes.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    guard let old = change.old.extent[axis].ring else { return }
    let period = change.new.extent[axis].period ?? 0
    guard period != old.period, !change.isKept[axis] else { return }
    let position = context.origin.position(of: change.offset[axis], on: axis) + lead(change.old)
    let way = Double(old.lap(of: position)) * (period - old.period)
    change.offset[axis] += way
    guard change.isSent[axis], let ring = Ring(period: period) else { return }
    // Sent elsewhere by another link: to the same place, in the lap that is nearest to where that has gone.
    let destination = change.destination[axis]
    change.destination[axis] = ring.coordinate(nearest: destination, to: destination + way)
  }

  /// Looks at a scroller from now on.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Looks at none any more.
  public func didDetach() { scroll = nil }
}
