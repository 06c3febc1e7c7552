public import ScrollAccessories
public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Lets a person move items of a list, by a finger, a mouse or keys: a gap follows the item, the list scrolls at its
/// edges, and a drop changes the list in one edit.
///
/// ```swift
/// let reorder = Reordering(row)
/// reorder.didDrop = { if case .move(let from, let to) = $0 { songs.move(from, to) } }
/// let scroll = ScrollController(viewport: screen, behaviors: [tiles, reorder, Bouncing(.vertical)])
/// // After a long press on an item, with scroll.touchCancelled(time:id:) for the finger:
/// reorder.lift(index, at: finger, time: now)
/// reorder.move(to: finger, time: now)
/// reorder.drop(time: now)                                      // or cancel(time:)
/// // In every frame:
/// tiles.forEachTile { song, index, frame in song.draw(in: reorder.shown(frame, of: index, at: now)) }
/// ```
/// The layout stays as it is until the drop, so lengths, walls and targets do not change during a drag: see
/// ``ReorderGap``. Items move to the gap's places by springs, as functions of time.
///
/// **Cancelled and committed.** ``cancel(time:)`` lets all items go back. ``drop(time:)`` asks ``commit`` to change the
/// list; if that returns false, the drop is cancelled. An edit by the program during a drag keeps the dragged item, or
/// ends the drag if that item is removed.
///
/// **Between lists.** Each list has a link of its own. Call ``leave(time:)`` of the list that a finger leaves, and
/// ``enter(length:grip:at:time:)`` of the list that it enters. After the drop in the other list, call ``give(time:)``
/// of the first one.
///
/// Items must lie one after another along the axis, and not in a ring. The link answers no question, so it may be
/// anywhere in the chain. A snapshot contains no drag.
public final class Reordering: ScrollBehavior {
  /// The items.
  public let items: any EditableItems
  /// The response of the springs, in seconds.
  public let response: Double
  /// The scrolling at the edges while something is dragged; nil while nothing is. Set its zones and speeds after a
  /// lift.
  public internal(set) var edges: EdgeAutoScroll?
  /// Changes the list as a drop asks for, and returns false to refuse that. `Reordering(row)` moves the item of the
  /// row; insertions and removals are the program's.
  public var commit: (ReorderChange) -> Bool
  /// Called after a drop that has changed the list: change your own data likewise. If nil, nothing is called.
  public var didDrop: ((ReorderChange) -> Void)?
  /// Called when the gap has moved to another slot: for a tick, and for assistive technologies. If nil, nothing is
  /// called.
  public var didMoveGap: ((Reordering) -> Void)?

  /// The gap; nil while nothing is dragged.
  public internal(set) var gap: ReorderGap?

  var hold = ReorderHold.nothing
  var springs = ReorderSprings()
  /// The gap of the last drag, by which springs count their items, with the item that comes to rest as the lifted one.
  var last: ReorderGap?
  /// True while a drop changes the list.
  var isCommitting = false
  private var relay: PatternRelay?
  unowned(unsafe) var scroll: ScrollController?

  /// Creates a link for items. `commit` changes the list. The response is in seconds, and must be above 0. Anything
  /// else is a programmer's mistake, and traps.
  public init(
    _ items: any EditableItems, response: Double = 0.3, commit: @escaping (ReorderChange) -> Bool
  ) {
    precondition(
      response > 0 && response.isUsable, .reorderResponse,
      "A reorder needs a response above 0; this is \(response); leave it out for 0.3 s.")
    (self.items, self.response, self.commit) = (items, response, commit)
    let relay = PatternRelay(self)
    items.add(relay)
    self.relay = relay
  }

  /// Creates a link for a row, whose items a drop moves. See ``init(_:response:commit:)``.
  public convenience init(_ row: ItemRow, response: Double = 0.3) {
    self.init(row, response: response) { change in
      guard case .move(let from, let to) = change else { return true }
      do throws(TilingError) { try row.move(from..<from + 1, to: to) } catch { return false }
      return true
    }
  }

  deinit { if let relay { items.remove(relay) } }

  /// The index of the item of this list that is dragged; nil if none is.
  public var lifted: Int64? { gap?.lifted }

  /// The index that the dragged item would have after a drop; nil if nothing is dragged here.
  public var slot: Int64? { gap?.slot }

  /// Returns the distance of an item from its place at a time, in points along the axis. Add it to the frame of the
  /// item.
  public func displacement(of index: Int64, at time: Timestamp) -> Double {
    guard let gap = gap ?? last else { return 0 }
    if index != gap.lifted {
      let open = self.gap == nil ? 0 : gap.displacement(of: index)
      return open + springs.distance(ofClosed: gap.closed(index), at: time)
    }
    guard self.gap != nil, let place = items.place(of: index, origin: ContentOrigin()),
      let start = start(at: time)
    else { return springs.distanceOfItem(at: time) }
    return start - place.start
  }

  /// Returns the frame in which an item is shown at a time, for the frame of its place. The frame may be in any
  /// coordinates that run as the content's do. For frames counted from the viewport's corner, as in `forEachTile`, the
  /// direction on a reversed axis is considered.
  public func shown(_ frame: Rect, of index: Int64, at time: Timestamp) -> Rect {
    var (frame, way) = (frame, displacement(of: index, at: time))
    if scroll?.isReversed[items.axis] ?? false { way = 0 - way }
    frame.origin[items.axis] += way
    return frame
  }

  /// Returns the start of the dragged item at a time, in points from the content's start, also for an item that comes
  /// from elsewhere. Nil if nothing is dragged here.
  public func start(at time: Timestamp) -> Double? {
    guard let gap, let scroll else { return nil }
    switch hold {
    case .nothing: return nil
    case .finger(let grip), .away(let grip): return position(of: grip.point, scroll) - grip.distance
    case .keys:
      return gap.slot.flatMap { gap.start(ofSlot: $0, in: items) }.map {
        $0 + springs.distanceOfItem(at: time)
      }
    }
  }

  /// Returns the position of a point of the viewport, in content coordinates, along the axis.
  func position(of point: Point, _ scroll: ScrollController) -> Double {
    scroll.contentOrigin.position(of: scroll.converted(fromViewport: point))[items.axis]
  }

  func begin(edges scroll: ScrollController) {
    let edges = EdgeAutoScroll(scroll)
    edges.zone[items.axis.cross] = .points(0)
    self.edges = edges
  }

  func end(edges time: Timestamp) {
    edges?.end(time: time)
    edges = nil
  }
}
