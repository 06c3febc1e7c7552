import ScrollEngine
public import ScrollMotion
public import ScrollSpace

extension ScrollNest {
  /// Starts a pinch, with this point of the host's coordinates between the fingers.
  ///
  /// The innermost scroller there that zooms takes the pinch. If none zooms, the pinch drags the innermost
  /// one. A touch in progress is cancelled. A pinch during another one ends the first, and is counted. A
  /// pinch outside of all scrollers is ignored until it ends. A finger that comes down meanwhile, on any
  /// scroller of the nest, moves nothing until the pinch ends.
  public func pinchBegan(at focus: Point, time: Timestamp) {
    feed(.pinchBegan(at: focus, time: time), orElse: ()) {
      beginPinch(at: focus, time, #function) { $0.scroll.pinchBegan(at: $0.place(of: focus), time: time) }
    }
  }

  private func beginPinch(
    at focus: Point, _ time: Timestamp, _ call: StaticString, by phase: WheelPhase? = nil,
    _ begin: (NestedScroller) -> Void
  ) {
    if pinch != nil {
      refuse(.unbalancedTouch, call, "a pinch is under way")
      pinch?.scroller?.scroll.pinchCancelled(time: time)
    }
    bringTouched(to: time)
    while let id = gesture?.fingers.last?.id { cancel(id, max(time, touchTime)) }
    let inner = root.scroller(at: focus)
    let scroller = inner?.zoomer ?? inner
    timeOrder.suspected = nil
    touchTime = time
    pinch = NestedPinch(scroller: scroller, wheelPhase: phase)
    if let scroller { begin(scroller) }
  }

  /// Moves a pinch: the fingers have spread to `scale` times their distance at the start, with this point
  /// between them.
  public func pinchMoved(to focus: Point, scale: Double, time: Timestamp) {
    feed(.pinchMoved(to: focus, scale: scale, time: time), orElse: ()) {
      movePinch(time, #function) {
        $0.scroll.pinchMoved(to: $0.place(of: focus), scale: scale, time: time)
      }
    }
  }

  private func movePinch(_ time: Timestamp, _ call: StaticString, _ move: (NestedScroller) -> Void) {
    guard let pinch else { return refusePinch(call) }
    guard let scroller = pinch.scroller else { return }
    // The scroller decides by the same rule: the times that it refuses set its clock back, too.
    let wasInDoubt = timeOrder.suspected != nil
    if isInOrder(time) {
      touchTime = time
      bring(to: time)
    } else if !wasInDoubt, timeOrder.suspected == nil {
      return
    }
    move(scroller)
  }

  /// Ends a pinch: the fingers were lifted.
  public func pinchEnded(time: Timestamp, velocity: Vector? = nil) {
    feed(.pinchEnded(time: time, velocity: velocity), orElse: ()) {
      endPinch(time, #function) { scroller, time in
        let own = velocity.map { $0 / scroller.scaleInHost }
        scroller.scroll.pinchEnded(time: time, velocity: own)
      }
    }
  }

  private func endPinch(
    _ time: Timestamp, _ call: StaticString, _ end: (NestedScroller, Timestamp) -> Void
  ) {
    guard let pinch else { return refusePinch(call) }
    self.pinch = nil
    guard let scroller = pinch.scroller else { return }
    let last = endTime(time)
    bring(to: last)
    end(scroller, timeOrder.suspected ?? last)
  }

  /// Cancels a pinch.
  public func pinchCancelled(time: Timestamp) {
    feed(.pinchCancelled(time: time), orElse: ()) {
      guard let pinch else { return refusePinch(#function) }
      self.pinch = nil
      guard let scroller = pinch.scroller else { return }
      let last = endTime(time)
      scroller.scroll.pinchCancelled(time: timeOrder.suspected ?? last)
    }
  }

  /// Zooms by a factor, about a point of the host's coordinates: for a wheel with a modifier key, or for a key. The
  /// innermost scroller there that zooms takes the zoom, and one with phases to its end: see
  /// `ScrollController.zoom(by:about:phase:time:)`.
  ///
  /// Returns true if there is such a scroller. If not, nothing happens, and the host may scroll instead.
  @discardableResult
  public func zoom(by factor: Double, about point: Point, phase: WheelPhase = .unknown, time: Timestamp)
    -> Bool
  {
    feed(.zoom(by: factor, about: point, phase: phase, time: time), orElse: false) {
      func zoom(_ scroller: NestedScroller, at time: Timestamp) {
        scroller.scroll.zoom(by: factor, about: scroller.place(of: point), phase: phase, time: time)
      }
      let call: StaticString = "zoom(by:about:phase:time:)"
      let isHeld = pinch?.scroller?.scroll.isZoomEnabled ?? false
      switch phase {
      case .unknown, .momentumBegan, .momentumChanged, .momentumEnded:
        guard let zoomer = bring(point, to: time)?.zoomer else { return false }
        zoom(zoomer, at: time)
      case .mayBegin, .began, .changed:
        if phase == .changed && pinch != nil || phase == .began && pinch?.wheelPhase == .mayBegin {
          if phase == .began { pinch?.wheelPhase = .began }
          movePinch(time, call) { zoom($0, at: time) }
          return isHeld
        }
        guard root.scroller(at: point)?.zoomer != nil else { return false }
        beginPinch(at: point, time, call, by: phase == .changed ? .began : phase) { zoom($0, at: time) }
      case .ended, .cancelled:
        guard pinch != nil else { return false }
        endPinch(time, call) { zoom($0, at: $1) }
        return isHeld
      }
      return true
    }
  }

  /// Zooms to the next step, about a point of the host's coordinates: for a double tap. The innermost
  /// scroller there that zooms takes the command: see `ScrollController.zoomToNextStep(of:about:animated:)`.
  ///
  /// Returns true if there is such a scroller. If not, nothing happens. As any command, this call is allowed
  /// in callbacks.
  @discardableResult
  public func zoomToNextStep(of steps: [Double] = [1, 2], about point: Point, animated: Bool = true) -> Bool {
    guard point.isUsable else {
      refuse(.unusableNumbers, "zoomToNextStep(of:about:animated:)", "\(point)")
      return false
    }
    guard let zoomer = root.scroller(at: point)?.zoomer else { return false }
    zoomer.scroll.zoomToNextStep(of: steps, about: zoomer.place(of: point), animated: animated)
    return true
  }

  private func refusePinch(_ call: StaticString) {
    refuse(.unbalancedTouch, call, "no pinch is under way")
  }
}

extension NestedScroller {
  /// The innermost scroller that zooms, of this one and those around it.
  fileprivate var zoomer: NestedScroller? { path.first { $0.scroll.isZoomEnabled } }
}

/// A pinch, and the scroller that takes it; nil outside of all scrollers.
struct NestedPinch {
  var scroller: NestedScroller?
  /// The phase in which a wheel began the pinch; nil for fingers.
  var wheelPhase: WheelPhase?
}
