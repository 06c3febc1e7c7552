public import ScrollEngine
public import ScrollSpace

/// Scrolls automatically while something is dragged near an edge of the viewport: an item to be reordered, or
/// a text selection.
///
/// ```
///  speed  max ─┐                                        ┌─ max
///              │╲                                      ╱│
///              │  ╲                                  ╱  │
///           0  │    ╲──────────────────────────────╱    │
///              ├ zone ┤          viewport           ├ zone ┤
/// ```
/// ```swift
/// let edges = EdgeAutoScroll(list)
/// func dragMoved(to point: Point, at now: Timestamp) { edges.drag(to: point, time: now) }
/// func dragEnded(at now: Timestamp) { edges.end(time: now) }       // dropped, or cancelled
/// ```
/// The speed grows linearly from 0 at the inner border of a zone to ``maximumSpeed`` at the edge. Beyond the
/// edge the speed is the same: outside of the viewport, and over bars, because zones lie within the insets.
/// Each axis scrolls on its own. Between two calls the speed stays the same, so the offset depends only on
/// the time, not on the frames drawn.
///
/// The content stops at its walls, also at elastic ones. An axis without room does not scroll. At the end the
/// content goes to its rest position, as after a touch: with `Paging`, to a page.
/// `ScrollController/move(at:glides:time:)` moves the content. Do not pass the dragging finger to the
/// scroller, since a finger on the content holds it.
///
/// This is not a link. Make one for each scroller over which something is dragged, and call `end(time:)` for
/// those that were left.
public final class EdgeAutoScroll {
  /// The width of a zone.
  public enum Zone: Hashable, Sendable {
    /// A width in points.
    case points(Double)
    /// A part of the viewport less its insets.
    case part(Double)
  }

  /// The scroller.
  public let scroll: ScrollController
  /// The width of the zones at both ends of each axis, at most half of the free length. The default of a
  /// fifth of the viewport is that of Android's AutoScrollHelper and of dnd-kit. A width that is negative or
  /// not finite counts as 0: no zone.
  public var zone = PerAxis(Zone.part(0.2))
  /// The speed at an edge and beyond, in points per second. The default of 1,575 is that of Android's
  /// AutoScrollHelper. A speed that is negative or not finite counts as 0.
  public var maximumSpeed = 1_575.0
  /// The time in a zone before the content moves, in seconds; 0 by default. With a delay, call
  /// ``advance(to:)`` in each frame. A delay that is negative or not finite counts as 0.
  public var delay = 0.0
  /// The present speed, on the screen, in points per second: positive to the right and downwards.
  public private(set) var velocity = Vector.zero

  /// The time at which the content begins to move; nil outside of all zones.
  private var start: Timestamp?
  /// The latest time, and the order of times. If the clock is set back, a delay goes on.
  private var last: Timestamp?
  private var order = TimeOrder()
  /// True if a speed has been set in the scroller.
  private var isMoving = false

  /// Creates an auto-scroller for a scroller, which it retains.
  public init(_ scroll: ScrollController) { self.scroll = scroll }

  /// Moves the content at the speed for a point of the drag, counted from the viewport's upper left corner.
  ///
  /// Call this for each move of the pointer, also outside of the zones. A time that is not finite and usable
  /// is refused by the scroller. A point that is not finite sets the speed to 0.
  public func drag(to point: Point, time: Timestamp) {
    guard time.seconds.isUsable else { return scroll.move(at: .zero, time: time) }
    // The former speed counts up to this time.
    advance(to: time)
    velocity = Vector(x: speed(at: point, .horizontal), y: speed(at: point, .vertical))
    if velocity == .zero {
      start = nil
      return stop(time)
    }
    if start == nil { start = time + (delay > 0 && delay.isUsable ? delay : 0) }
    go(time)
  }

  /// Begins to move the content if the delay is over, at its exact end. Returns the time at which the content
  /// begins to move, for hosts that sleep.
  ///
  /// Call this before the scroller's own `advance(to:)`. Without a delay the call is not needed.
  @discardableResult
  public func advance(to time: Timestamp) -> FrameDemand {
    if time.isFinite { note(time) }
    guard let start, !isMoving else { return .idle }
    if start <= time { go(start) }
    return isMoving ? .needsFrame : .sleep(until: start)
  }

  /// Ends the drag in this scroller: call this if the item was dropped, if the drag was cancelled, or if it
  /// has left the scroller.
  public func end(time: Timestamp) {
    guard time.seconds.isUsable else { return scroll.move(at: .zero, time: time) }
    advance(to: time)
    (velocity, start) = (.zero, nil)
    stop(time)
  }

  private func note(_ time: Timestamp) {
    let former = last ?? time
    switch order.check(time, after: former) {
    case .inOrder: last = time
    case .reversed: break
    case .clockReset:
      start = start.map { $0 - (former - time) }
      last = time
    }
  }

  private func go(_ time: Timestamp) {
    guard let start, start <= time else { return }
    isMoving = true
    scroll.move(at: velocity, time: time)
  }

  private func stop(_ time: Timestamp) {
    guard isMoving else { return }
    isMoving = false
    scroll.move(at: .zero, time: time)
  }

  /// Returns the speed for a point along an axis.
  private func speed(at point: Point, _ axis: Axis) -> Double {
    let (geometry, inset) = (scroll.geometry, scroll.adjustedContentInset.reversed(on: scroll.isReversed))
    let length = geometry.visibleLength(axis)
    let wide =
      switch zone[axis] {
      case .points(let points): points
      case .part(let part): part * length
      }
    let width = min(wide, length / 2)
    guard width > 0, wide.isUsable, maximumSpeed > 0, maximumSpeed.isUsable, point[axis].isFinite,
      geometry.extent[axis].room != 0
    else { return 0 }
    let place = point[axis] - inset.lower(axis)
    if place < width { return 0 - maximumSpeed * min(1, (width - place) / width) }
    let rest = length - place
    return rest < width ? maximumSpeed * min(1, (width - rest) / width) : 0
  }
}
