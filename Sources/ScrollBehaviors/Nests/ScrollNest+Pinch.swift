public import ScrollEngine
public import ScrollSpace

extension ScrollNest {
  /// Fingers pinch, with this point of the host's coordinates between them. The innermost scroller there that zooms has the pinch; if
  /// none does, the innermost one is dragged by it. A touch that is under way is cancelled. A pinch within a pinch ends the first one,
  /// and is counted; one outside of all scrollers is ignored until it ends.
  public func pinchBegan(at focus: Point, time: Timestamp) {
    feed(time, focus.isUsable, "\(focus)", orElse: ()) {
      if pinch != nil {
        refuse(.unbalancedTouch, "pinchBegan(at:time:)", "a pinch is under way")
        pinch?.scroller?.scroll.pinchCancelled(time: time)
      }
      while let id = gesture?.fingers.last?.id { cancel(id, time) }
      let inner = root.scroller(at: focus)
      let scroller = inner?.path.first { $0.scroll.isZoomEnabled } ?? inner
      pinch = NestedPinch(scroller: scroller)
      if let scroller { scroller.scroll.pinchBegan(at: focus - scroller.corner, time: time) }
    }
  }

  /// The fingers have spread to `scale` times what they were when the pinch began, with this point between them.
  public func pinchMoved(to focus: Point, scale: Double, time: Timestamp) {
    feed(time, focus.isUsable && scale.isUsable, "scale \(scale), \(focus)", orElse: ()) {
      guard let pinch else { return refusePinch(#function) }
      guard let scroller = pinch.scroller else { return }
      scroller.scroll.pinchMoved(to: focus - scroller.corner, scale: scale, time: time)
    }
  }

  /// The fingers were lifted.
  public func pinchEnded(time: Timestamp, velocity: Vector? = nil) {
    feed(time, velocity?.isUsable ?? true, orElse: ()) {
      guard let pinch else { return refusePinch(#function) }
      self.pinch = nil
      pinch.scroller?.scroll.pinchEnded(time: time, velocity: velocity)
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

  private func refusePinch(_ call: StaticString) {
    refuse(.unbalancedTouch, call, "no pinch is under way")
  }
}

/// A pinch, and the scroller that has it; nil outside of all.
struct NestedPinch {
  var scroller: NestedScroller?
}

extension NestedScroller {
  /// How far its viewport's corner is from the host's.
  fileprivate var corner: Vector { frame.origin - .zero }
}
