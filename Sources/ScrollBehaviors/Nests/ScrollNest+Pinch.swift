import ScrollEngine
public import ScrollSpace

extension ScrollNest {
  /// Fingers pinch, with this point of the host's coordinates between them. The innermost scroller there that zooms has the
  /// pinch; if none zooms, the pinch drags the innermost one. A touch that is under way is cancelled. A pinch within a pinch ends
  /// the first one, and is counted; a pinch outside of all scrollers is ignored until it ends.
  public func pinchBegan(at focus: Point, time: Timestamp) {
    feed(time, focus.isUsable, "\(focus)", orElse: ()) {
      if pinch != nil {
        refuse(.unbalancedTouch, "pinchBegan(at:time:)", "a pinch is under way")
        pinch?.scroller?.scroll.pinchCancelled(time: time)
      }
      while let id = gesture?.fingers.last?.id { cancel(id, time) }
      let scroller = zoomer(at: focus) ?? root.scroller(at: focus)
      pinch = NestedPinch(scroller: scroller)
      if let scroller { scroller.scroll.pinchBegan(at: scroller.place(of: focus), time: time) }
    }
  }

  /// The fingers have spread to `scale` times what they were when the pinch began, with this point between them.
  public func pinchMoved(to focus: Point, scale: Double, time: Timestamp) {
    feed(time, focus.isUsable && scale.isUsable, "scale \(scale), \(focus)", orElse: ()) {
      guard let pinch else { return refusePinch(#function) }
      guard let scroller = pinch.scroller else { return }
      scroller.scroll.pinchMoved(to: scroller.place(of: focus), scale: scale, time: time)
    }
  }

  /// The fingers were lifted.
  public func pinchEnded(time: Timestamp, velocity: Vector? = nil) {
    feed(time, velocity?.isUsable ?? true, orElse: ()) {
      guard let pinch else { return refusePinch(#function) }
      self.pinch = nil
      guard let scroller = pinch.scroller else { return }
      let own = velocity.map { $0 / scroller.scaleInHost }
      scroller.scroll.pinchEnded(time: time, velocity: own)
    }
  }

  /// The pinch was taken away.
  public func pinchCancelled(time: Timestamp) {
    feed(time, orElse: ()) {
      guard let pinch else { return refusePinch(#function) }
      self.pinch = nil
      pinch.scroller?.scroll.pinchCancelled(time: time)
    }
  }

  /// Zooms by a factor at once, about a point of the host's coordinates: for a wheel that is turned with a modifier key, or for
  /// a key. The innermost scroller there that zooms takes it: see `ScrollController.zoom(by:about:time:)`.
  ///
  /// Returns whether there is such a scroller. If not, nothing happens, and the host may scroll instead.
  @discardableResult
  public func zoom(by factor: Double, about point: Point, time: Timestamp) -> Bool {
    let isUsable = factor.isUsable && factor > 0 && point.isUsable
    return feed(time, isUsable, "\(factor) about \(point)", orElse: false) {
      guard let zoomer = zoomer(at: point) else { return false }
      zoomer.scroll.zoom(by: factor, about: zoomer.place(of: point), time: time)
      return true
    }
  }

  /// Zooms to the next step, about a point of the host's coordinates: for a double tap there. The innermost scroller there that
  /// zooms takes it: see `ScrollController.zoomToNextStep(of:about:animated:)`.
  ///
  /// Returns whether there is such a scroller. If not, nothing happens. As a command to a scroller, it is welcome in callbacks.
  @discardableResult
  public func zoomToNextStep(of steps: [Double] = [1, 2], about point: Point, animated: Bool = true) -> Bool {
    guard point.isUsable else {
      refuse(.unusableNumbers, "zoomToNextStep(of:about:animated:)", "\(point)")
      return false
    }
    guard let zoomer = zoomer(at: point) else { return false }
    zoomer.scroll.zoomToNextStep(of: steps, about: zoomer.place(of: point), animated: animated)
    return true
  }

  /// The innermost scroller that zooms under a point.
  private func zoomer(at point: Point) -> NestedScroller? {
    root.scroller(at: point)?.path.first { $0.scroll.isZoomEnabled }
  }

  private func refusePinch(_ call: StaticString) {
    refuse(.unbalancedTouch, call, "no pinch is under way")
  }
}

/// A pinch, and the scroller that has it; nil outside of all.
struct NestedPinch {
  var scroller: NestedScroller?
}
