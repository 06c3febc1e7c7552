public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// What it is doing.
  public var phase: Phase { state.activity.phase }

  /// Whether a finger is down, moving or not, whatever the content does: an animation may run under the finger. During
  /// `scrollWillEndDragging` it is still true.
  public var isTracking: Bool { !state.touches.isEmpty }

  /// Whether a finger moves the content.
  public var isDragging: Bool { phase == .dragging }

  /// How the latest drag, or run of wheel deltas, ended: it was let go, it was cancelled, or something else took the content.
  /// Valid from `scrollWillEndDragging` on, for a run of deltas from the change of phase on, until the next drag or run begins;
  /// nil before the first end, and while a finger or a wheel moves the content.
  public var dragEnd: DragEnd? { state.dragEnd }

  /// Whether the content travels by itself after a drag.
  public var isDecelerating: Bool { phase == .decelerating }

  /// Sizes, and the offsets at which each axis may rest.
  public var geometry: Geometry { state.geometry }

  /// Where it comes to rest, to the last bit; the offset when nothing runs.
  public var destination: Point {
    // A motion may end at the zero below zero.
    state.activity.journey.map { normalized($0.motion.destination) } ?? state.offset
  }

  /// The running motion as a value; nil when none runs. It can be asked for any time
  /// to come. One that began outside of any frame or input starts with the next of them; until then its own
  /// `start` is the latest time there was.
  public var motion: Motion? { state.activity.journey?.motion }

  /// How fast the offset moves, in points per second. While a finger drags it is the finger's speed, and during a run of
  /// wheel deltas that of the deltas, also on an axis that a behaviour locks or an edge resists.
  public var velocity: Vector {
    switch state.activity {
    case .idle, .tracking: return .zero
    case .wheeling(let drag):
      return drag.velocity(at: now) ?? normalized(turned(-state.wheel.tracker.velocity(at: now)))
    case .dragging(let drag):
      return drag.lift ?? normalized(turned(-(state.touches.active?.tracker.velocity(at: now) ?? .zero)))
    case .decelerating(let journey), .animating(let journey):
      let time = journey.awaitsStart ? journey.motion.start : now
      let velocity = journey.motion.velocity(at: time)
      guard let zoom = journey.zoom else { return normalized(velocity) }
      return normalized(
        zoom.velocity(of: journey.motion.offset(at: time), velocity, at: time - journey.motion.start))
    }
  }

  /// The same, but zero while a finger or deltas have the content in hand: what an animation sets out with.
  var velocityOnItsOwn: Vector {
    state.activity.drag.map { $0.velocity(at: now) ?? .zero } ?? velocity
  }

  /// Where the finger in charge is, counted from the viewport's upper left corner; nil if none is down.
  public var finger: Point? { state.touches.tip }

  /// What moved the content: in `scrollDidScroll`, what led to that very callback, also if commands have changed what the
  /// scroller does since then; at any other time, what led to the last one that was told.
  public var moveCause: MoveCause { state.moveCause }

  /// How far finger or wheel have gone since the drag began, in points in the direction of the offset: the
  /// translation with which the `drag` question comes to the first link, before any link changes it and any edge
  /// resists. Zero where nothing is dragged.
  public var dragTranslation: Vector {
    guard let drag = state.activity.drag else { return .zero }
    return normalized(drag.carried + turned(drag.grip - (finger ?? drag.grip)))
  }

  /// Which drag, or run of wheel deltas, moves the content, or did last: see ``ScrollContext/dragNumber``.
  public var dragNumber: Int { state.dragNumber }

  /// Where the content's coordinates began, today: it moves with every shift of the origin, in the same step as
  /// the offset.
  public var contentOrigin: ContentOrigin { state.origin }

  /// The viewport as a coordinate space: its parent counts from the viewport's corner, and inside it stands the content,
  /// in content coordinates, which shifts of the origin do not change. Its `boundsOrigin` is where the content offset
  /// stands there.
  ///
  /// ```swift
  /// let inView = scroll.space.mapToParent.convert(card)   // from content coordinates to the viewport's
  /// spaces[id] = scroll.space                             // in a tree, for scrollers within scrollers
  /// spaces[id].frame.origin = corner                      // where the host has put the viewport
  /// ```
  public var space: Space {
    let isReversed = state.insets.isReversed
    return Space(
      frame: Rect(origin: .zero, size: state.geometry.viewport),
      boundsOrigin: state.origin.position(of: state.offset),
      scale: PerAxis(x: isReversed.x ? -zoomScale : zoomScale, y: isReversed.y ? -zoomScale : zoomScale),
      clips: true)
  }

  /// The time of the latest frame or input.
  var now: Timestamp { state.clock ?? .zero }

  /// What a behaviour is told when it is asked.
  public var context: ScrollContext { context(destination: destination) }

  /// The same, for where it would come to rest.
  func context(destination: Point) -> ScrollContext {
    ScrollContext(
      time: now, phase: phase, geometry: state.geometry, pixel: state.settings.pixel, offset: state.offset,
      velocity: velocity, destination: destination, dragStart: state.activity.drag?.start,
      origin: state.origin, dragNumber: state.dragNumber)
  }
}
