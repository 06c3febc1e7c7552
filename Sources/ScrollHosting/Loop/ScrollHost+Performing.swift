public import ScrollBehaviors
public import ScrollEngine
import ScrollNesting

extension ScrollHost: ScrollReceiver {
  /// Performs a call: inputs and frames as the functions of this host do. `advance(to:)` is ``frame(at:)``.
  ///
  /// A touch is that of a finger, and its slop follows from the settings. A pinch is played by two fingers, which come
  /// down 50 points to the left and to the right of its focus, because a host recognises pinches by itself. A steady
  /// speed, a command and a change go to the innermost scroller or nest under the pointer; without one nothing happens.
  @discardableResult
  public func perform(_ call: ScrollCall, at pointer: Point) -> ScrollAnswer {
    switch call {
    case .advance(let time): return ScrollAnswer(demand: frame(at: time))
    case .touchBegan(let point, let time, let id, _): touchBegan(at: point, time: time, id: id)
    case .touchMoved(let point, let time, let id): touchMoved(to: point, time: time, id: id)
    case .touchPredicted(let point, let time, let id): touchPredicted(at: point, time: time, id: id)
    case .touchEnded(let point, let time, let id, let velocity):
      return ScrollAnswer(outcome: touchEnded(at: point, time: time, id: id, velocity: velocity))
    case .touchCancelled(let time, let id): touchCancelled(time: time, id: id)
    case .wheel(let delta, let phase, let time): wheel(by: delta, phase: phase, at: pointer, time: time)
    case .step(let step, let time?): self.step(by: step, at: pointer, time: time)
    case .zoom(let factor, let point, let phase, let time):
      zoom(by: factor, about: point, phase: phase, time: time)
    case .pinchBegan, .pinchMoved, .pinchEnded, .pinchCancelled:
      for touch in pinchFingers.calls(for: call) ?? [] { perform(touch) }
    case .move(_, _, let time):
      feed(call, at: pointer, orElse: ()) {
        catchUp(to: time)
        pass(call, at: pointer)
      }
    default: if pointer.isUsable { calling { pass(call, at: pointer) } }
    }
    return ScrollAnswer()
  }

  /// Passes a call on to the innermost scroller or nest under the pointer.
  private func pass(_ call: ScrollCall, at pointer: Point) {
    guard let area = targetAreas(at: pointer).first else { return }
    area.target?.receiver.perform(call, at: place(of: pointer, for: area))
  }
}
