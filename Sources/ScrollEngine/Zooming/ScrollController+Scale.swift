import ScrollMotion
import ScrollSpace

// How a scale takes effect: the content is measured at it, and what is in hand or under way follows.
extension ScrollController {
  /// The scale at which the content is to rest: while fingers pinch, the one that they have made.
  var restingScale: Double {
    state.zoom.pinch == nil ? state.settings.bounded(state.origin.scale) : state.origin.scale
  }

  /// The offset that shows the same at a focus after a zoom.
  func zoomed(_ offset: Point, to scale: Double, about focus: Point) -> Point {
    let (ratio, origin) = (scale / state.origin.scale, state.origin)
    var result = offset
    for axis in Axis.both {
      let seen = offset[axis] - origin[axis] + focus[axis]
      result[axis] = normalized(seen * ratio - focus[axis] + origin[axis])
    }
    return result
  }

  /// A point of the viewport, counted from the side where the content begins.
  func focus(at point: Point) -> Point {
    var result = point
    for axis in Axis.both where state.insets.isReversed[axis] {
      result[axis] = state.geometry.viewport[axis] - point[axis]
    }
    return result
  }

  /// The middle of what insets leave of the viewport.
  var centre: Point {
    var result = Point.zero
    for axis in Axis.both {
      result[axis] = state.geometry.inset.lower(axis) + state.geometry.visibleLength(axis) / 2
    }
    return result
  }

  /// Takes a scale as if it had been there all along: nobody is told.
  func suppose(_ scale: Double) {
    state.origin.scale = scale
    let proposal = askExtentAndInset()
    state.geometry.content = proposal.content
    state.geometry.extent = proposal.extent
    state.geometry.scale = scale
    state.window = proposal.window
    state.revision &+= 1
  }

  /// Takes a scale, and the offset that goes with it: by a layout, in which what is in hand or under way follows.
  func take(_ scale: Double, at offset: Point) {
    state.origin.scale = scale
    state.zoom.isSupposed = false
    note(.didZoom)
    layout(isForced: false, zoomedTo: offset)
  }

  /// An offset to which a zoom leads content that is in hand: a rigid wall holds it back.
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

  /// Brings the scale of a journey, and the content with it, to where they are at a time, and tells the end of the zoom.
  func showZoom(of journey: Journey, at elapsed: Double) {
    guard let zoom = journey.zoom else { return }
    let isOver = elapsed >= zoom.path.settlingTime
    let former = state.origin.scale
    let scale = isOver ? zoom.scale : state.settings.reachable(zoom.scale * zoom.ratio(at: elapsed))
    let ratio = scale / zoom.scale
    state.origin.scale = scale
    if isOver { journey.zoom = nil }
    if state.origin.scale != former {
      note(.didZoom)
      tellMeasured()
    }
    let motion = journey.landed(
      at: elapsed, from: journey.motion.offset(at: journey.motion.start + elapsed))
    var offset = isOver ? motion : (journey.zoom ?? zoom).offset(of: motion, at: ratio)
    for axis in Axis.both where zoom.isWithin[axis] {
      offset[axis] = state.geometry.extent[axis].clamp(offset[axis])
    }
    move(to: offset, by: state.activity.moveCause)
    journey.zoomedOffset = state.offset
    if isOver { closeZoom() }
  }

  /// A frame of a journey whose scale changes. False if the scale has come to rest.
  func bringZoom(to time: Timestamp) -> Bool {
    guard let journey = state.activity.journey else { return false }
    if journey.awaitsStart {
      journey.awaitsStart = false
      journey.motion.start = time
    }
    let elapsed = elapsed(of: journey)
    showZoom(of: journey, at: elapsed)
    if journey.awaitsWall { tellMeetings(of: journey, through: elapsed) }
    return journey.zoom != nil
  }

  /// Something takes the content in hand: the scale stays where it is, if one is on its way. Returns whether that is so; then
  /// a movement is under way that somebody else must end.
  @discardableResult
  func endZoom(_ outcome: AnimationOutcome) -> Bool {
    guard let journey = state.activity.journey, journey.zoom != nil else { return false }
    interrupt(outcome)
    enter(state.touches.isEmpty ? .idle : .tracking)
    return true
  }

  /// Measures the content at its new scale, and tells links of the layout.
  func tellMeasured() {
    guard let (old, _, _) = measure(isForced: false) else { return }
    if old.inset != state.geometry.inset { post(.didChangeInset) }
    post(.didLayout)
    state.hasChanged = true
  }

  /// A layout amid a zoom is made at the scale at which that ends, where all is planned; the zoom goes on beside it.
  func layoutAtRest(_ journey: Journey, _ zoom: ZoomMotion, isForced: Bool) {
    let elapsed = elapsed(of: journey)
    let motion = journey.motion.offset(at: journey.motion.start + elapsed)
    journey.zoom = nil
    suppose(zoom.scale)
    state.offset = motion
    layout(isForced: isForced)
    guard state.activity.journey === journey else { return }
    journey.zoom = zoom.shifted(by: state.offset - motion)
    showZoom(of: journey, at: elapsed)
  }

  /// A zoom begins, if none is under way.
  func openZoom() {
    if state.zoom.isOpen { return }
    state.zoom.isOpen = true
    note(.willBeginZooming)
  }

  /// A zoom ends, if one is under way that no fingers hold.
  func closeZoom() {
    guard state.zoom.isOpen, state.zoom.pinch == nil else { return }
    state.zoom.isOpen = false
    note(.didEndZooming(scale: state.origin.scale))
  }
}
