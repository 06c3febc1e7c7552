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
    case .touchBegan(let position, let time, _, let slop?):
      problem == nil ? nil : "\(position), slop \(slop) at \(time)"
    case .advance(let time): isUsable(time) ? nil : "\(time)"
    case .step(let step, let time):
      isUsable(step.amount) && time.map(isUsable) ?? true ? nil : "\(step.amount) at \(time ?? .zero)"
    default: problem?.description
    }
  }

  /// The numbers that are not usable; nil if all are. What depends on the scroller is checked when the call acts.
  @inline(__always) var problem: DeferredText? {
    switch self {
    case .touchCancelled(let time, _), .pinchCancelled(let time):
      isUsable(time) ? nil : "\(time)"
    case .touchMoved(let position, let time, _), .touchPredicted(let position, let time, _),
      .pinchBegan(let position, let time):
      isUsable(position) && isUsable(time) ? nil : "\(position) at \(time)"
    case .touchBegan(let position, let time, _, let slop):
      if !isUsable(position) || !isUsable(time) {
        "\(position) at \(time)"
      } else {
        slop.map { isUsable($0) && $0 >= 0 } ?? true ? nil : "slop \(slop ?? 0)"
      }
    case .touchEnded(let position, let time, _, let velocity):
      if !isUsable(position) || !isUsable(time) {
        "\(position) at \(time)"
      } else {
        velocity.map(isUsable) ?? true ? nil : "velocity \(velocity ?? .zero)"
      }
    case .pinchEnded(let time, let velocity):
      if let velocity, !isUsable(velocity) {
        "velocity \(velocity)"
      } else {
        isUsable(time) ? nil : "\(time)"
      }
    case .pinchMoved(let focus, let scale, let time):
      isUsable(focus) && isUsable(time) && isScale(scale) ? nil : "scale \(scale), \(focus) at \(time)"
    case .zoom(let factor, let point, _, let time):
      isScale(factor) && isUsable(point) && isUsable(time) ? nil : "\(factor) about \(point) at \(time)"
    case .wheel(let vector, _, let time), .move(let vector, _, let time):
      isUsable(vector) && isUsable(time) ? nil : "\(vector) at \(time)"
    case .fling(let velocity, _, let time):
      isUsable(velocity) && time.map(isUsable) ?? true ? nil : "\(velocity) at \(time ?? .zero)"
    case .setOffset(let offset): isUsable(offset) ? nil : "\(offset)"
    case .setRestTarget(let target, _, _, _): target?.problem
    case .scroll(let targets, _, _): targets.x?.problem ?? targets.y?.problem
    case .setZoomScale(let scale, let point, let arrival):
      isScale(scale) && point.map(isUsable) ?? true && arrival.isUsable ? nil : "scale \(scale)"
    case .zoomToRect(let rect, _): isUsable(rect.origin) && isUsable(rect.size) ? nil : "\(rect)"
    case .scrollRectToVisible(let rect, _, let padding, _):
      isUsable(rect.origin) && isUsable(rect.size) && isUsable(padding) ? nil : "\(rect), padding \(padding)"
    case .advance, .step, .setContentOffset, .stop, .scrollToTop, .resize, .setInsetAdjustment,
      .setDecelerationRate, .setReversed, .setSettings, .invalidateLayout, .setNeedsFrame, .updateBegan,
      .updateEnded, .setBehaviors, .restore:
      nil
    }
  }
}
