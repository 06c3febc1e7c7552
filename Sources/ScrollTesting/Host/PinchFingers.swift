import ScrollBehaviors
import ScrollHosting

/// The two fingers of a pinch, for a host that recognises pinches itself.
struct PinchFingers {
  private var focus = Point.zero
  private var scale = 1.0

  /// The fingers, with the positions that the focus and the scale give them.
  private var fingers: [(id: Int, place: Point)] {
    [
      (Int.max, Point(x: focus.x - 50 * scale, y: focus.y)),
      (Int.max - 1, Point(x: focus.x + 50 * scale, y: focus.y)),
    ]
  }

  mutating func feed(_ input: ScrollInput, to host: ScrollHost, at time: Timestamp, _ pointer: Point) {
    switch input {
    case .touchBegan(let place, let id): host.touchBegan(at: place, time: time, id: id)
    case .touchMoved(let place, let id): host.touchMoved(to: place, time: time, id: id)
    case .touchEnded(let place, let id): host.touchEnded(at: place, time: time, id: id)
    case .touchCancelled(let id): host.touchCancelled(time: time, id: id)
    case .wheel(let delta, let phase): host.wheel(by: delta, phase: phase, at: pointer, time: time)
    case .step(let step): host.step(by: step, at: pointer, time: time)
    case .pinchBegan(let focus):
      (self.focus, scale) = (focus, 1)
      for finger in fingers { host.touchBegan(at: finger.place, time: time, id: finger.id) }
    case .pinchMoved(let focus, let scale):
      (self.focus, self.scale) = (focus, scale)
      for finger in fingers { host.touchMoved(to: finger.place, time: time, id: finger.id) }
    case .pinchEnded:
      for finger in fingers { host.touchEnded(at: finger.place, time: time, id: finger.id) }
    }
  }
}
