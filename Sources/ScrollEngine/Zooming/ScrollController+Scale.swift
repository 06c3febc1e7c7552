import ScrollMotion
import ScrollSpace

// Applies a scale: the content is measured at the scale, and drags and motions follow.
extension ScrollController {
  /// The scale at which the content is to rest; during a pinch, the scale of the fingers.
  var restingScale: Double {
    state.zoom.pinch == nil ? state.settings.bounded(state.origin.scale) : state.origin.scale
  }

  /// Returns the offset that shows the same place at a focus after a zoom.
  func zoomed(_ offset: Point, to scale: Double, about focus: Point) -> Point {
    let (ratio, origin) = (scale / state.origin.scale, state.origin)
    var result = offset
    for axis in Axis.both {
      let seen = offset[axis] - origin[axis] + focus[axis]
      result[axis] = normalized(seen * ratio - focus[axis] + origin[axis])
    }
    return result
  }

  /// Returns a point of the viewport, counted from the side at which the content begins.
  func focus(at point: Point) -> Point {
    var result = point
    for axis in Axis.both where state.insets.isReversed[axis] {
      result[axis] = state.geometry.viewport[axis] - point[axis]
    }
    return result
  }

  /// The middle of the part of the viewport that insets leave free.
  var centre: Point {
    var result = Point.zero
    for axis in Axis.both {
      result[axis] = state.geometry.inset.lower(axis) + state.geometry.visibleLength(axis) / 2
    }
    return result
  }

  /// Sets a scale as if it had been in effect all along, without callbacks.
  func suppose(_ scale: Double) {
    state.origin.scale = scale
    let proposal = askExtentAndInset()
    state.geometry.content = proposal.content
    state.geometry.extent = proposal.extent
    state.geometry.scale = scale
    state.window = proposal.window
    state.revision &+= 1
  }

  /// Sets a scale and its offset, by a layout, in which drags and motions follow.
  func apply(_ scale: Double, at offset: Point) {
    state.origin.scale = scale
    state.zoom.isSupposed = false
    note(.didZoom)
    layout(isForced: false, zoomedTo: offset)
  }

  /// Returns the offset to which a zoom moves content in the hand: a rigid wall limits it.
  func held(_ offset: Point) -> Point {
    guard state.activity.drag != nil || phase == .tracking else { return offset }
    var result = offset
    for axis in Axis.both {
      guard let (side, wall) = state.geometry.extent[axis].wall(past: offset[axis]) else { continue }
      let response = askEdge(
        EdgeProposal(
          cause: .drag, axis: axis, side: side, wall: wall, velocity: 0, target: offset[axis]))
      let edge = FingerEdge(response, length: 1, overshoot: 0)
      if case .rigid = edge { result[axis] = wall }
    }
    return result
  }

  /// Sets the scale of a planned motion and the offset of the content to their values at a time, and posts the end of
  /// the zoom.
  func showZoom(of plannedMotion: PlannedMotion, at elapsed: Double) {
    guard let zoom = plannedMotion.zoom else { return }
    let isOver = elapsed >= zoom.path.settlingTime
    let former = state.origin.scale
    let scale = isOver ? zoom.scale : state.settings.reachable(zoom.scale * zoom.ratio(at: elapsed))
    let ratio = scale / zoom.scale
    state.origin.scale = scale
    if isOver { plannedMotion.zoom = nil }
    if state.origin.scale != former {
      note(.didZoom)
      notifyOfLayout()
    }
    let motion = plannedMotion.landed(
      at: elapsed, from: plannedMotion.motion.offset(at: plannedMotion.motion.start + elapsed))
    var offset = isOver ? motion : (plannedMotion.zoom ?? zoom).offset(of: motion, at: ratio)
    for axis in Axis.both where zoom.isWithin[axis] {
      offset[axis] = state.geometry.extent[axis].clamp(offset[axis])
    }
    move(to: offset, by: state.activity.moveCause)
    plannedMotion.zoomedOffset = state.offset
    if isOver { closeZoom() }
  }

  /// Processes a frame of a planned motion whose scale changes. Returns false if the scale has come to rest.
  func bringZoom(to time: Timestamp) -> Bool {
    guard let plannedMotion = state.activity.plannedMotion else { return false }
    if plannedMotion.awaitsStart {
      plannedMotion.awaitsStart = false
      plannedMotion.motion.start = time
    }
    let elapsed = elapsed(of: plannedMotion)
    showZoom(of: plannedMotion, at: elapsed)
    if plannedMotion.awaitsWall { notifyOfMeetings(of: plannedMotion, through: elapsed) }
    return plannedMotion.zoom != nil
  }

  /// Ends an animated zoom because something takes over the content. The scale stays where it is. Returns true if
  /// there was a zoom; the caller must then end its movement.
  @discardableResult
  func endZoom(_ outcome: AnimationOutcome) -> Bool {
    guard let plannedMotion = state.activity.plannedMotion, plannedMotion.zoom != nil else { return false }
    interrupt(outcome)
    enter(state.touches.isEmpty ? .idle : .tracking)
    return true
  }

  /// Measures the content at its new scale, and posts the layout.
  func notifyOfLayout() {
    guard let (old, _, _) = measure(isForced: false) else { return }
    if old.inset != state.geometry.inset { post(.didChangeInset) }
    post(.didLayout)
    state.hasChanged = true
  }

  /// Performs a layout during a zoom at the final scale, at which everything is planned. The zoom continues beside
  /// it.
  func layoutAtRest(_ plannedMotion: PlannedMotion, _ zoom: ZoomMotion, isForced: Bool) {
    let elapsed = elapsed(of: plannedMotion)
    let motion = plannedMotion.motion.offset(at: plannedMotion.motion.start + elapsed)
    plannedMotion.zoom = nil
    suppose(zoom.scale)
    state.offset = motion
    layout(isForced: isForced)
    guard state.activity.plannedMotion === plannedMotion else { return }
    plannedMotion.zoom = zoom.shifted(by: state.offset - motion)
    showZoom(of: plannedMotion, at: elapsed)
  }

  /// Begins a zoom, if none is running.
  func openZoom() {
    if state.zoom.isOpen { return }
    state.zoom.isOpen = true
    note(.willBeginZooming)
  }

  /// Ends a zoom, if one is running that no fingers hold.
  func closeZoom() {
    guard state.zoom.isOpen, state.zoom.pinch == nil else { return }
    state.zoom.isOpen = false
    note(.didEndZooming(scale: state.origin.scale))
  }
}
