import ScrollMotion
import ScrollSpace

extension ScrollCall {
  /// When a scroller takes a call.
  package enum Admission {
    /// Outside of callbacks, questions and updates: inputs, frames and snapshots.
    case input
    /// Outside of questions, a limited number of times from callbacks.
    case command
    /// At any time. The command that it leads to, perhaps after an update's layout, is admitted by itself.
    case later
  }

  @inline(__always) package var admission: Admission {
    switch self {
    case .advance, .touchBegan, .touchMoved, .touchPredicted, .touchEnded, .touchCancelled, .pinchBegan,
      .pinchMoved, .pinchEnded, .pinchCancelled, .zoom, .wheel, .move, .step(_, .some), .restore:
      .input
    case .step(_, nil), .setOffset, .setContentOffset, .fling, .stop, .setRestTarget, .setZoomScale,
      .zoomToRect, .resize, .setInsetAdjustment, .setDecelerationRate, .setReversed, .setSettings,
      .invalidateLayout, .setNeedsFrame, .setBehaviors:
      .command
    case .scrollToTop, .scrollRectToVisible, .scroll, .updateBegan, .updateEnded: .later
    }
  }

  /// The numbers of an input that are not usable, as text; nil if all are. A nest and a host check by this property
  /// what a scroller checks when a frame or a step acts.
  package var inputProblem: String? {
    switch self {
    case .advance(let time): isUsable(time) ? nil : "\(time)"
    case .step(let step, let time):
      isUsable(step.amount) && time.map(isUsable) ?? true ? nil : "\(step.amount) at \(time ?? .zero)"
    default: problem?.description
    }
  }

  /// The numbers that are not usable; nil if all are. What depends on the scroller is checked when the call acts.
  @inline(__always) var problem: DeferredText? {
    switch self {
    case .touchBegan, .touchMoved, .touchPredicted, .touchEnded, .touchCancelled, .pinchBegan, .pinchMoved,
      .pinchEnded, .pinchCancelled:
      problemOfFingers
    case .zoom, .wheel, .move, .fling, .setOffset, .setRestTarget, .scroll, .setZoomScale, .zoomToRect,
      .scrollRectToVisible:
      problemOfMovement
    case .advance, .step, .setContentOffset, .stop, .scrollToTop, .resize, .setInsetAdjustment,
      .setDecelerationRate, .setReversed, .setSettings, .invalidateLayout, .setNeedsFrame, .updateBegan,
      .updateEnded, .setBehaviors, .restore:
      nil
    }
  }

  @inline(__always) private var problemOfFingers: DeferredText? {
    switch self {
    case .touchCancelled(let time, _), .pinchCancelled(let time), .pinchEnded(let time, nil):
      refused(isUsable(time), "\(time)")
    case .touchMoved(let position, let time, _), .touchPredicted(let position, let time, _),
      .pinchBegan(let position, let time), .touchBegan(let position, let time, _, nil),
      .touchEnded(let position, let time, _, nil):
      refused(isUsable(position, time), "\(position) at \(time)")
    case .touchBegan(let position, let time, _, let slop?):
      refused(isUsable(position, time) && isUsable(slop) && slop >= 0, "\(position), slop \(slop) at \(time)")
    case .touchEnded(let position, let time, _, let velocity?):
      refused(
        isUsable(position, time) && isUsable(velocity), "\(position), velocity \(velocity) at \(time)")
    case .pinchEnded(let time, let velocity?):
      refused(isUsable(velocity) && isUsable(time), "velocity \(velocity) at \(time)")
    case .pinchMoved(let focus, let scale, let time):
      refused(isUsable(focus, time) && isScale(scale), "scale \(scale), \(focus) at \(time)")
    default: nil
    }
  }

  @inline(__always) private var problemOfMovement: DeferredText? {
    switch self {
    case .zoom(let factor, let point, _, let time):
      refused(isScale(factor) && isUsable(point, time), "\(factor) about \(point) at \(time)")
    case .wheel(let vector, _, let time), .move(let vector, _, let time):
      refused(isUsable(vector, time), "\(vector) at \(time)")
    case .fling(let velocity, _, let time):
      refused(isUsable(velocity) && time.map(isUsable) ?? true, "\(velocity) at \(time ?? .zero)")
    case .setOffset(let offset): refused(isUsable(offset), "\(offset)")
    case .setRestTarget(let target, _, _, _): target?.problem
    case .scroll(let targets, _, _): targets.x?.problem ?? targets.y?.problem
    case .setZoomScale(let scale, let point, let arrival):
      refused(isScale(scale) && point.map(isUsable) ?? true && arrival.isUsable, "scale \(scale)")
    case .zoomToRect(let rect, _): refused(isUsable(rect), "\(rect)")
    case .scrollRectToVisible(let rect, _, let padding, _):
      refused(isUsable(rect) && isUsable(padding), "\(rect), padding \(padding)")
    default: nil
    }
  }
}

/// Returns the text if numbers are not usable.
@inline(__always)
private func refused(_ areUsable: Bool, _ text: @autoclosure () -> DeferredText) -> DeferredText? {
  areUsable ? nil : text()
}

@inline(__always)
private func isUsable(_ position: Point, _ time: Timestamp) -> Bool { isUsable(position) && isUsable(time) }

@inline(__always)
private func isUsable(_ vector: Vector, _ time: Timestamp) -> Bool { isUsable(vector) && isUsable(time) }

@inline(__always)
private func isUsable(_ rect: Rect) -> Bool { isUsable(rect.origin) && isUsable(rect.size) }
