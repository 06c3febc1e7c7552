public import ScrollEngine
public import ScrollMotion
import ScrollSpace

extension ScrollController {
  /// Performs a call from a trace or an observer on the scroller. A change of the chain, and the beginning and the end
  /// of an update, do nothing, because a call does not contain what they need.
  ///
  /// - Parameters:
  ///   - call: the call.
  ///   - laws: create the program's own laws of motion again from their numbers.
  public func perform(_ call: ScrollCall, laws: [LawMaker] = []) {
    switch call {
    case .advance(let time): advance(to: time)
    case .touchBegan(let point, let time, let id, let slop):
      touchBegan(at: point, time: time, id: id, slop: slop)
    case .touchMoved(let point, let time, let id): touchMoved(to: point, time: time, id: id)
    case .touchPredicted(let point, let time, let id): touchPredicted(at: point, time: time, id: id)
    case .touchEnded(let point, let time, let id, let velocity):
      touchEnded(at: point, time: time, id: id, velocity: velocity)
    case .touchCancelled(let time, let id): touchCancelled(time: time, id: id)
    case .pinchBegan(let point, let time): pinchBegan(at: point, time: time)
    case .pinchMoved(let point, let scale, let time): pinchMoved(to: point, scale: scale, time: time)
    case .pinchEnded(let time, let velocity): pinchEnded(time: time, velocity: velocity)
    case .pinchCancelled(let time): pinchCancelled(time: time)
    case .zoom(let factor, let point, let time): zoom(by: factor, about: point, time: time)
    case .wheel(let delta, let phase, let time): wheel(by: delta, phase: phase, time: time)
    case .move(let velocity, let glides, let time): move(at: velocity, glides: glides, time: time)
    case .step(let step, let time?): self.step(by: step, time: time)
    case .step(let step, nil): self.step(by: step)
    case .setOffset, .setContentOffset, .fling, .stop, .scrollToTop, .scrollRectToVisible, .setRestTarget,
      .scroll, .setZoomScale, .zoomToRect:
      performCommand(call, laws)
    case .resize(let viewport, let content, let inset, let safeArea, let obscured):
      resize(viewport: viewport, content: content, inset: inset, safeArea: safeArea, obscured: obscured)
    case .setInsetAdjustment(let adjustment): contentInsetAdjustment = adjustment
    case .setDecelerationRate(let rate): decelerationRate = rate
    case .setReversed(let isReversed): self.isReversed = isReversed
    case .setSettings(let settings): self.settings = settings
    case .invalidateLayout: invalidateLayout()
    case .setNeedsFrame: setNeedsFrame()
    case .restore(let snapshot): do { try restore(snapshot) } catch {}
    case .updateBegan, .updateEnded, .setBehaviors: break
    }
  }

  private func performCommand(_ call: ScrollCall, _ laws: [LawMaker]) {
    switch call {
    case .setOffset(let offset): contentOffset = offset
    case .setContentOffset(let offset, let axis, let arrival):
      if let arrival {
        setContentOffset(offset, on: axis, arrival: arrival.made(by: laws))
      } else {
        setContentOffset(offset, on: axis, animated: false)
      }
    case .fling(let velocity, let axis, let time): fling(velocity: velocity, on: axis, at: time)
    case .stop: stop()
    case .scrollToTop(let axis): scrollToTop(of: axis)
    case .scrollRectToVisible(let rect, let align, let padding, let animated):
      scrollRectToVisible(rect, align: align, padding: padding, animated: animated)
    case .setRestTarget(let target, let number, let axis, let isChosen):
      if let link = link(number) { setRestTarget(target, of: link, on: axis, isChosen: isChosen) }
    case .scroll(let targets, let number, let arrival):
      if let link = link(number) { scroll(to: targets, of: link, arrival: arrival?.made(by: laws)) }
    case .setZoomScale(let scale, let point, let arrival):
      setZoomScale(scale, about: point, arrival: arrival.made(by: laws))
    case .zoomToRect(let rect, let animated): zoom(to: rect, animated: animated)
    default: break
    }
  }

  private func link(_ number: Int?) -> (any ScrollBehavior)? {
    guard let number, behaviors.indices.contains(number) else { return nil }
    return behaviors[number]
  }
}

extension Arrival {
  fileprivate func made(by makers: [LawMaker]) -> Arrival {
    guard case .custom(let law) = self else { return self }
    #if hasFeature(Embedded)
      // The numbers in the trace are all that is needed here.
      return .custom(RecordedLaw(law.archived ?? []).made(by: makers))
    #else
      return (law as? RecordedLaw).map { .custom($0.made(by: makers)) } ?? self
    #endif
  }
}
