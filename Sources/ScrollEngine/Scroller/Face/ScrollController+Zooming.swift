public import ScrollMotion
public import ScrollSpace

extension ScrollController {
  /// The number of points on screen that one point of the content takes: 1 at first.
  ///
  /// Offsets, the content size and walls are those of the content at its scale, as in UIScrollView: at 2, content of
  /// 500 points is 1,000 points long. Answers of links in content coordinates do not change: frames of items, pages,
  /// areas, `contentPosition`.
  ///
  /// Setting the scale zooms at once, about the middle of the view, to the nearest scale within the settings'
  /// `minimumZoomScale` and `maximumZoomScale`. Content at rest is then within its walls. A drag continues from
  /// there, and a fling keeps its velocity. A number that is not a scale is refused and counted.
  public var zoomScale: Double {
    get { state.calls.update.scale ?? state.scale }
    set { setZoomScale(newValue, animated: false) }
  }

  /// The scale at which a running zoom comes to rest; `zoomScale` without a zoom.
  public var destinationZoomScale: Double {
    state.calls.update.destinationScale ?? state.destinationScale
  }

  /// True if fingers pinch, or the scale is animated.
  public var isZooming: Bool { state.course.zoom.isOpen }

  /// True if the scale is past a limit and returning to it.
  public var isZoomBouncing: Bool {
    state.isZoomBouncing
  }

  /// Zooms to a scale, at once or by an animation, about a point of the viewport. The content at that point stays in
  /// place, as far as the walls allow at the end. Nil for the middle of the view.
  ///
  /// An animation ends a drag. Its offset and its scale arrive together. If a finger comes down or a command scrolls,
  /// the animation ends, and the scale stays where it is.
  public func setZoomScale(_ scale: Double, about point: Point? = nil, animated: Bool) {
    setZoomScale(scale, about: point, arrival: animated ? .own : .jump)
  }

  /// Zooms to a scale by an animation of your choice. `completion` is called as for an animated scroll.
  @discardableResult
  public func setZoomScale(
    _ scale: Double, about point: Point? = nil, arrival: Arrival,
    completion: ((AnimationOutcome) -> Void)? = nil
  ) -> Bool {
    take(.setZoomScale(scale, about: point, arrival: arrival), orElse: false) {
      let scale = state.hands.settings.bounded(scale)
      func act() {
        let focus = if let point { state.frame.focus(at: point) } else { state.frame.centre }
        turns.zoom(to: scale, arrival, completion) { state.zoomed(to: $0, about: focus) }
        turns.deliver()
      }
      guard isUpdating else {
        act()
        return true
      }
      // A closure that is kept takes memory.
      queue(act)
      if case .jump = arrival { state.calls.update.scale = scale }
      state.calls.update.destinationScale = scale
      return true
    }
  }

  /// Zooms so that a rectangle of the content fills the view, as far as the limits of the scale and the walls allow.
  /// The rectangle is centred, and in content coordinates.
  public func zoom(to rect: Rect, animated: Bool) {
    take(.zoomToRect(rect, animated: animated)) {
      func act() {
        var scale = state.hands.settings.maximumZoomScale
        for axis in Axis.both where rect.size[axis] > 0 && state.frame.zooms(axis) {
          scale = min(scale, state.frame.geometry.visibleLength(axis) / rect.size[axis])
        }
        turns.zoom(to: state.hands.settings.bounded(scale), animated ? .own : .jump) {
          var origin = state.frame.origin
          origin.scale = state.frame.scales(at: $0)
          let middle = origin.offset(of: Point(x: rect.midX, y: rect.midY))
          return normalized(middle - (state.frame.centre - Point.zero))
        }
        turns.deliver()
      }
      if isUpdating { queue(act) } else { act() }
    }
  }

  /// Zooms to the smallest step that is larger than the present scale, or to the smallest step if none is larger: the
  /// usual effect of a double tap. The steps may be in any order.
  ///
  /// A step past a limit counts as that limit, and a step that is not a scale is skipped. During a zoom, its final
  /// scale is the present scale. Without steps, nothing happens. `point` and `animated` are those of
  /// `setZoomScale(_:about:animated:)`.
  public func zoomToNextStep(of steps: [Double] = [1, 2], about point: Point? = nil, animated: Bool = true) {
    let steps = steps.filter(isScale).map(state.hands.settings.bounded)
    let present = destinationZoomScale * (1 + 0x1p-20)
    guard let next = steps.filter({ $0 > present }).min() ?? steps.min() else { return }
    setZoomScale(next, about: point, animated: animated)
  }

  /// True if the content may rest at more than one scale.
  public var isZoomEnabled: Bool {
    state.hands.settings.minimumZoomScale < state.hands.settings.maximumZoomScale
  }

  /// Begins a pinch: two fingers came down, or a trackpad reports a pinch. `focus` is the point of the viewport
  /// between the fingers.
  ///
  /// A pinch is a touch at its focus, which drags the content without a slop, and a spread, which zooms about the
  /// focus. The drag begins with the first move or the first change of the scale. The content between the fingers
  /// stays between them, as long as the offset is inside the walls. Past a wall, the edge decides how far the content
  /// follows, whether the fingers move or spread.
  ///
  /// When the fingers lift, the content flings with the velocity of the focus, while a scale past a limit returns.
  /// Rotation has no effect. Another finger moves nothing until the pinch is over. If both limits of the scale are
  /// equal, the pinch only drags the content.
  ///
  /// A pinch within a pinch ends the first pinch, and is counted. The touch of a pinch has the id `Int.min`, which no
  /// finger may have.
  public func pinchBegan(at focus: Point, time: Timestamp) {
    take(.pinchBegan(at: focus, time: time)) { turns.beginPinch(at: focus, time, #function) }
  }

  /// Moves a pinch. The fingers have spread to `scale` times their distance at the beginning of the pinch, and
  /// `focus` is the point between them. If something else has changed the zoom scale in the meantime, the pinch
  /// continues from that scale.
  public func pinchMoved(to focus: Point, scale: Double, time: Timestamp) {
    take(.pinchMoved(to: focus, scale: scale, time: time)) {
      guard state.course.zoom.pinch != nil else {
        return chain.refuse(.unbalancedTouch, #function, "no pinch is under way")
      }
      guard turns.isInOrder(time, after: state.hands.touches.time, #function) else { return }
      turns.turn(at: time) { turns.movePinch(to: focus, spread: scale, time) }
    }
  }

  /// Ends a pinch because the fingers were lifted. `velocity` is the velocity of the focus, in points per second, if
  /// the host's recogniser knows it.
  public func pinchEnded(time: Timestamp, velocity: Vector? = nil) {
    take(.pinchEnded(time: time, velocity: velocity)) {
      turns.endPinch(time, as: .lifted, velocity, #function)
    }
  }

  /// Ends a pinch because it was cancelled: a lift without velocity.
  public func pinchCancelled(time: Timestamp) {
    take(.pinchCancelled(time: time)) {
      turns.endPinch(time, as: .cancelled, nil, #function)
    }
  }

  /// Zooms by a factor, about a point of the viewport: for a wheel or a trackpad with a modifier key, or for a key.
  ///
  /// A device that reports phases zooms as a pinch whose fingers stay where they began: the scale may pass its limits,
  /// and comes to rest at the end. So the content under the pointer stays there, even if the pointer moves. Without
  /// phases, and for momentum, the zoom is at once and within the limits. Events about the same point are then one
  /// zoom, as long as nothing else moves the content and they come within `wheelPause`. So a wheel that is turned back
  /// leads back, even if walls have moved the content in between.
  ///
  /// The host computes the factor from the wheel's delta. d3-zoom's rule for a delta in pixels is 2^(−deltaY / 500).
  /// With Control, as browsers report a trackpad's pinch, the rule is 2^(−deltaY / 50): 10 times the exponent.
  public func zoom(by factor: Double, about point: Point, phase: WheelPhase = .unknown, time: Timestamp) {
    take(.zoom(by: factor, about: point, phase: phase, time: time)) {
      turns.zoomByWheel(by: factor, about: point, phase, time)
    }
  }
}
