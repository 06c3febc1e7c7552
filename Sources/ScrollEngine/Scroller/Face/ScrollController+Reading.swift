public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The present activity of the scroller.
  public var phase: Phase { state.course.activity.phase }

  /// True if a finger is down, moving or not, whatever the content does. An animation may run under the finger.
  /// During `scrollWillEndDragging` the value is still true.
  public var isTracking: Bool { !state.hands.touches.isEmpty }

  /// True if a finger moves the content.
  public var isDragging: Bool { phase == .dragging }

  /// How the latest drag, or run of wheel deltas, ended: by a lift, by a cancellation, or because something else took
  /// over the content.
  ///
  /// Valid from `scrollWillEndDragging` on, for a run of deltas from the change of phase on, until the next drag or
  /// run begins. Nil before the first end, and while a finger or a wheel moves the content.
  public var dragEnd: DragEnd? { state.hands.dragEnd }

  /// True if the content moves by itself after a drag.
  public var isDecelerating: Bool { phase == .decelerating }

  /// The sizes, and the range of offsets at which each axis may rest.
  public var geometry: Geometry { state.frame.geometry }

  /// The offset at which the content comes to rest, exact to the last bit. At rest, the content offset.
  public var destination: Point { state.course.destination }

  /// The running motion as a value; nil if none runs. The motion returns offsets for any later time. A motion that
  /// was started outside of any frame or input starts with the next frame or input. Until then its `start` is the
  /// time of the latest frame or input.
  public var motion: Motion? { state.course.plannedMotion?.motion }

  /// The velocity of the offset, in points per second. During a drag this is the velocity of the finger, and during a
  /// run of wheel deltas that of the deltas. An axis that a behaviour locks, or that an edge resists, has that
  /// velocity too.
  public var velocity: Vector { state.velocity }

  /// The place of the active finger in the viewport, counted from the upper left corner; nil if no finger is down.
  public var finger: Point? { state.hands.touches.tip }

  /// What moved the content. In `scrollDidScroll`, the cause of that very callback, also if commands have changed the
  /// activity since then. At any other time, the cause of the last `scrollDidScroll`.
  public var moveCause: MoveCause { state.outbox.moveCause }

  /// The distance that the finger or the wheel has moved since the drag began, in points in the direction of the
  /// offset. The first link receives this translation in the question `drag`, before any link changes it and any edge
  /// resists. Zero without a drag.
  public var dragTranslation: Vector { state.dragTranslation }

  /// The number of the drag, or run of wheel deltas, that moves the content, or moved it last: see
  /// ``ScrollContext/dragNumber``.
  public var dragNumber: Int { state.hands.dragNumber }

  /// The origin of the content's coordinates at this moment. Every shift of the origin changes this value and the
  /// offset in the same step.
  public var contentOrigin: ContentOrigin { state.frame.origin }

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
  public var space: Space { state.frame.space(at: state.course.offset) }

  /// The context that a behaviour receives with a question.
  public var context: ScrollContext {
    if state.outbox.host.rest != nil { followFrames() }
    return state.context
  }

  // MARK: Without a scale

  // The visible part of the content in the coordinates of a scale of 1, with a viewport that is smaller by the scale.
  // Tiles and other parts that know lengths of the content calculate in these coordinates alone.

  /// `contentOffset` as it would be at a scale of 1.
  package var unzoomedOffset: Point {
    state.frame.origin.unzoomed(state.course.offset)
  }

  /// `destination` as it would be at a scale of 1.
  package var unzoomedDestination: Point {
    state.frame.origin.unzoomed(state.course.destination)
  }

  /// The size of the visible part of the content, in points of the content.
  package var unzoomedViewport: Size {
    state.frame.origin.isZoomed ? unzoomed(viewport) : viewport
  }

  /// Returns the size in the content of a size on screen.
  package func unzoomed(_ size: Size) -> Size {
    let origin = state.frame.origin
    return Size(
      width: origin.unzoomed(length: size.width, on: .horizontal),
      height: origin.unzoomed(length: size.height, on: .vertical))
  }

  /// Converts a rectangle at a scale of 1 to offset coordinates.
  package func zoomed(_ rect: Rect) -> Rect {
    let origin = state.frame.origin
    if !origin.isZoomed { return rect }
    let corner = Point(
      x: origin.zoomed(rect.minX, on: .horizontal), y: origin.zoomed(rect.minY, on: .vertical))
    let size = Size(
      width: origin.zoomed(length: rect.width, on: .horizontal),
      height: origin.zoomed(length: rect.height, on: .vertical))
    return Rect(origin: corner, size: size)
  }
}
