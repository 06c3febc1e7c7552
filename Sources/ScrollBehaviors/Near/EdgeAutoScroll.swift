public import ScrollEngine
public import ScrollSpace

/// Scrolls by itself while something is dragged near an edge of the viewport: an item to another place, a selection over more
/// text than is seen.
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
/// The speed grows evenly from 0 at the inner border of a zone to ``maximumSpeed`` at the edge, and stays so beyond it: out of
/// the viewport, and over bars, as zones lie within what insets leave free. Both axes go by themselves. Between two calls the
/// speed stays as it is, so the content is where the speed has led by the time, whatever frames were drawn.
///
/// The content stops at its walls, also at elastic ones, and an axis without a way to go does not move. At the end the content
/// goes where it should rest, as after a touch: to a page, with ``Paging``. It is `ScrollController/move(at:glides:time:)`
/// that moves the content: give the finger that drags the item to nobody else, since a finger on the content holds it.
///
/// It is no link. Use one for each scroller that something is dragged over; `end(time:)` is for those it has left.
public final class EdgeAutoScroll {
  /// How wide a zone is.
  public enum Zone: Hashable, Sendable {
    /// So many points.
    case points(Double)
    /// A part of the viewport, less its insets.
    case part(Double)
  }

  /// The scroller that it moves.
  public let scroll: ScrollController
  /// How wide the zones at both ends of each axis are, but no wider than half of what is free. A fifth of the viewport is the
  /// value of Android's AutoScrollHelper and of dnd-kit. A width that is negative or not finite counts as 0: no zone.
  public var zone = PerAxis(Zone.part(0.2))
  /// The speed at an edge and beyond, in points per second: 1,575 as in Android's AutoScrollHelper. A speed that is
  /// negative or not finite counts as 0.
  public var maximumSpeed = 1_575.0
  /// How long something must be held in a zone before the content moves, in seconds: 0 at first. With a delay call
  /// ``advance(to:)`` in each frame. A delay that is negative or not finite counts as 0.
  public var delay = 0.0
  /// The speed that the place of the drag asks for, on the screen, in points per second: positive to the right and downwards.
  public private(set) var velocity = Vector.zero

  /// When the content begins to move; nil while nothing is in a zone.
  private var start: Timestamp?
  /// Whether it has asked the scroller for a speed.
  private var isMoving = false

  /// Makes one for a scroller, which it keeps alive.
  public init(_ scroll: ScrollController) { self.scroll = scroll }

  /// Moves the content at the speed for a place of the drag, counted from the viewport's upper left corner. Call it for each move
  /// of the pointer, wherever the pointer is. A time that is not usable is refused by the scroller, and a point that is not
  /// finite asks for no speed.
  public func drag(to point: Point, time: Timestamp) {
    guard time.seconds.isUsable else { return scroll.move(at: .zero, time: time) }
    // Up to here the former speed counts.
    advance(to: time)
    velocity = Vector(x: speed(at: point, .horizontal), y: speed(at: point, .vertical))
    if velocity == .zero {
      start = nil
      return stop(time)
    }
    if start == nil { start = time + (delay > 0 && delay.isUsable ? delay : 0) }
    go(time)
  }

  /// Begins to move the content if the delay is over by a frame's time, at the exact time at which that was. Returns when the
  /// content begins to move, for hosts that sleep. Call it before the scroller's own `advance(to:)`; without a delay there is no
  /// need to.
  @discardableResult
  public func advance(to time: Timestamp) -> FrameDemand {
    guard let start, !isMoving else { return .idle }
    if start <= time { go(start) }
    return isMoving ? .needsFrame : .sleep(until: start)
  }

  /// Ends the drag in this scroller: what was dragged was dropped or cancelled, or has gone elsewhere.
  public func end(time: Timestamp) {
    guard time.seconds.isUsable else { return scroll.move(at: .zero, time: time) }
    advance(to: time)
    (velocity, start) = (.zero, nil)
    stop(time)
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

  /// The speed that a place asks for along an axis.
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
