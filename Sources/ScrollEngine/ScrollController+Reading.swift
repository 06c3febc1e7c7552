public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The present activity of the scroller.
  public var phase: Phase { state.activity.phase }

  /// True if a finger is down, moving or not, whatever the content does. An animation may run under the finger.
  /// During `scrollWillEndDragging` the value is still true.
  public var isTracking: Bool { !state.touches.isEmpty }

  /// True if a finger moves the content.
  public var isDragging: Bool { phase == .dragging }

  /// How the latest drag, or run of wheel deltas, ended: by a lift, by a cancellation, or because something else took
  /// over the content.
  ///
  /// Valid from `scrollWillEndDragging` on, for a run of deltas from the change of phase on, until the next drag or
  /// run begins. Nil before the first end, and while a finger or a wheel moves the content.
  public var dragEnd: DragEnd? { state.dragEnd }

  /// True if the content moves by itself after a drag.
  public var isDecelerating: Bool { phase == .decelerating }

  /// The sizes, and the range of offsets at which each axis may rest.
  public var geometry: Geometry { state.geometry }

  /// The offset at which the content comes to rest, exact to the last bit. At rest, the content offset.
  public var destination: Point {
    // A motion may end at negative zero.
    state.activity.plannedMotion.map { normalized($0.motion.destination) } ?? state.offset
  }

  /// The running motion as a value; nil if none runs. The motion returns offsets for any later time. A motion that
  /// was started outside of any frame or input starts with the next frame or input. Until then its `start` is the
  /// time of the latest frame or input.
  public var motion: Motion? { state.activity.plannedMotion?.motion }

  /// The velocity of the offset, in points per second. During a drag this is the velocity of the finger, and during a
  /// run of wheel deltas that of the deltas. An axis that a behaviour locks, or that an edge resists, has that
  /// velocity too.
  public var velocity: Vector {
    switch state.activity {
    case .idle, .tracking: return .zero
    case .wheeling(let drag):
      return drag.velocity(at: now) ?? normalized(turned(-state.wheel.tracker.velocity(at: now)))
    case .dragging(let drag):
      return drag.lift ?? normalized(turned(-(state.touches.active?.tracker.velocity(at: now) ?? .zero)))
    case .decelerating(let plannedMotion), .animating(let plannedMotion):
      let time = plannedMotion.awaitsStart ? plannedMotion.motion.start : now
      let velocity = plannedMotion.motion.velocity(at: time)
      guard let zoom = plannedMotion.zoom else { return normalized(velocity) }
      return normalized(
        zoom.velocity(
          of: plannedMotion.motion.offset(at: time), velocity, at: time - plannedMotion.motion.start))
    }
  }

  /// The velocity of the offset, but zero while a finger or deltas hold the content: the initial velocity of an
  /// animation.
  var velocityOnItsOwn: Vector {
    state.activity.drag.map { $0.velocity(at: now) ?? .zero } ?? velocity
  }

  /// The place of the active finger in the viewport, counted from the upper left corner; nil if no finger is down.
  public var finger: Point? { state.touches.tip }

  /// What moved the content. In `scrollDidScroll`, the cause of that very callback, also if commands have changed the
  /// activity since then. At any other time, the cause of the last `scrollDidScroll`.
  public var moveCause: MoveCause { state.moveCause }

  /// The distance that the finger or the wheel has moved since the drag began, in points in the direction of the
  /// offset. The first link receives this translation in the question `drag`, before any link changes it and any edge
  /// resists. Zero without a drag.
  public var dragTranslation: Vector {
    guard let drag = state.activity.drag else { return .zero }
    return normalized(drag.carried + turned(drag.grip - (finger ?? drag.grip)))
  }

  /// The number of the drag, or run of wheel deltas, that moves the content, or moved it last: see
  /// ``ScrollContext/dragNumber``.
  public var dragNumber: Int { state.dragNumber }

  /// The origin of the content's coordinates at this moment. Every shift of the origin changes this value and the
  /// offset in the same step.
  public var contentOrigin: ContentOrigin { state.origin }

  /// The viewport as a coordinate space.
  ///
  /// Coordinates of the parent count from the corner of the viewport. Coordinates inside the space are content
  /// coordinates, which shifts of the origin do not change. `boundsOrigin` is the position of the content offset.
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
  var now: Timestamp { state.timeOrder.clock ?? .zero }

  /// The context that a behaviour receives with a question.
  public var context: ScrollContext { context(destination: destination) }

  /// Returns the same context with another destination.
  func context(destination: Point) -> ScrollContext {
    ScrollContext(
      time: now, phase: phase, geometry: state.geometry, pixel: state.settings.pixel, offset: state.offset,
      velocity: velocity, destination: destination, dragStart: state.activity.drag?.start,
      origin: state.origin, dragNumber: state.dragNumber)
  }
}
