import ScrollMotion
public import ScrollSpace

// The only switch from the value of a call to the function with its name. The functions go through the door, so a call
// that is performed is checked, observed and refused as any other.
extension ScrollController: ScrollReceiver {
  /// Performs a call on this scroller. The pointer is not read.
  ///
  /// A call that names a link by its number is for the link that has this number in the present chain. Without such a
  /// link the call does nothing.
  @discardableResult
  public func perform(_ call: ScrollCall, at pointer: Point) -> ScrollAnswer {
    switch call {
    case .advance(let time): return ScrollAnswer(demand: advance(to: time))
    case .touchBegan(let point, let time, let id, let slop):
      touchBegan(at: point, time: time, id: id, slop: slop)
    case .touchMoved(let point, let time, let id): touchMoved(to: point, time: time, id: id)
    case .touchPredicted(let point, let time, let id): touchPredicted(at: point, time: time, id: id)
    case .touchEnded(let point, let time, let id, let velocity):
      return ScrollAnswer(outcome: touchEnded(at: point, time: time, id: id, velocity: velocity))
    case .touchCancelled(let time, let id): touchCancelled(time: time, id: id)
    case .pinchBegan(let point, let time): pinchBegan(at: point, time: time)
    case .pinchMoved(let point, let scale, let time): pinchMoved(to: point, scale: scale, time: time)
    case .pinchEnded(let time, let velocity): pinchEnded(time: time, velocity: velocity)
    case .pinchCancelled(let time): pinchCancelled(time: time)
    case .zoom(let factor, let point, let phase, let time):
      zoom(by: factor, about: point, phase: phase, time: time)
    case .wheel(let delta, let phase, let time): wheel(by: delta, phase: phase, time: time)
    case .move(let velocity, let glides, let time): move(at: velocity, glides: glides, time: time)
    case .step(let step, let time?): self.step(by: step, time: time)
    case .step(let step, nil): self.step(by: step)
    case .setOffset, .setContentOffset, .fling, .stop, .scrollToTop, .scrollRectToVisible, .setRestTarget,
      .scroll, .setZoomScale, .zoomToRect:
      performCommand(call)
    case .resize(let viewport, let content, let inset, let safeArea, let obscured):
      resize(viewport: viewport, content: content, inset: inset, safeArea: safeArea, obscured: obscured)
    case .setInsetAdjustment(let adjustment): contentInsetAdjustment = adjustment
    case .setDecelerationRate(let rate): decelerationRate = rate
    case .setReversed(let isReversed): self.isReversed = isReversed
    case .setSettings(let settings): self.settings = settings
    case .invalidateLayout: invalidateLayout()
    case .setNeedsFrame: setNeedsFrame()
    // A program without snapshots does not contain their reader.
    case .updateBegan, .updateEnded, .setBehaviors, .restore: break
    }
    return ScrollAnswer()
  }

  private func performCommand(_ call: ScrollCall) {
    switch call {
    case .setOffset(let offset): contentOffset = offset
    case .setContentOffset(let offset, let axis, let arrival?):
      setContentOffset(offset, on: axis, arrival: arrival)
    case .setContentOffset(let offset, let axis, nil): setContentOffset(offset, on: axis, animated: false)
    case .fling(let velocity, let axis, let time): fling(velocity: velocity, on: axis, at: time)
    case .stop: stop()
    case .scrollToTop(let axis): scrollToTop(of: axis)
    case .scrollRectToVisible(let rect, let align, let padding, let animated):
      scrollRectToVisible(rect, align: align, padding: padding, animated: animated)
    case .setRestTarget(let target, let number, let axis, let claim):
      if let link = link(number) { setRestTarget(target, of: link, on: axis, as: claim) }
    case .scroll(let targets, let number, let arrival):
      if let link = link(number) { scroll(to: targets, of: link, arrival: arrival) }
    case .setZoomScale(let scale, let point, let arrival):
      setZoomScale(scale, about: point, arrival: arrival)
    case .zoomToRect(let rect, let animated): zoom(to: rect, animated: animated)
    default: break
    }
  }

  private func link(_ number: Int?) -> (any ScrollBehavior)? {
    guard let number, behaviors.indices.contains(number) else { return nil }
    return behaviors[number]
  }
}

extension ScrollCall {
  /// The call of `setContentOffset(_:on:animated:)`, by the controller's own animation or at once.
  package static func setContentOffset(_ offset: Point, on axis: Axis? = nil, animated: Bool) -> ScrollCall {
    .setContentOffset(offset, on: axis, arrival: animated ? .own : nil)
  }

  /// The call of `setZoomScale(_:about:animated:)`, by the controller's own animation or at once.
  package static func setZoomScale(_ scale: Double, about point: Point? = nil, animated: Bool) -> ScrollCall {
    .setZoomScale(scale, about: point, arrival: animated ? .own : .jump)
  }
}
