import ScrollEngine
import ScrollSpace

/// All that the pages and the selected page of an update of a ``Paging`` depend on, except for the offset. While
/// nothing of that changes, an update reads only the offset.
struct SeenPages {
  /// True if the rest is known.
  private(set) var isKnown = false

  // The frame of the pages.
  private var (viewport, lower, upper, content, start) = (0.0, 0.0, 0.0, 0.0, 0.0)
  private var extent = Extent()
  // The items of their row.
  private var items: Range<Int64>?
  private var version: UInt64?
  // The rest position for which the selected page was found.
  private var destination = 0.0
  private var phase = Phase.idle
  private var hasTarget = false
  private var (id, lap, part): (Int64, Int64, Double) = (0, 0, 0)

  /// Notes what an update finds in a scroller.
  mutating func note(_ scroll: ScrollController, _ link: Paging) {
    let (geometry, axis) = (scroll.geometry, link.axis)
    (viewport, lower, upper) = (
      geometry.viewport[axis], geometry.inset.lower(axis), geometry.inset.upper(axis)
    )
    (content, extent, start) = (geometry.content[axis], geometry.extent[axis], scroll.contentOrigin[axis])
    (items, version) = (link.row?.items, link.row?.line.lengths?.version)
    (destination, phase) = (scroll.destination[axis], scroll.phase)
    let target = scroll.restTarget(of: link, on: axis)
    hasTarget = target != nil
    if let target { (id, lap, part) = (target.id, target.lap, target.part) }
    isKnown = true
  }

  mutating func forget() { isKnown = false }

  /// Returns true if the scroller and the row are as they were noted.
  func isCurrent(_ scroll: ScrollController, _ link: Paging) -> Bool {
    guard isKnown else { return false }
    let (geometry, axis) = (scroll.geometry, link.axis)
    guard
      viewport == geometry.viewport[axis], lower == geometry.inset.lower(axis),
      upper == geometry.inset.upper(axis), content == geometry.content[axis], extent == geometry.extent[axis],
      start == scroll.contentOrigin[axis], destination == scroll.destination[axis], phase == scroll.phase,
      version == link.row?.line.lengths?.version, version != nil || items == link.row?.items
    else { return false }
    guard let target = scroll.restTarget(of: link, on: axis) else { return !hasTarget }
    return hasTarget && id == target.id && lap == target.lap && part == target.part
  }
}
