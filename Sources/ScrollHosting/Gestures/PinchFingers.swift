import ScrollBehaviors
import ScrollEngine

/// The two fingers of a pinch, because a host recognises pinches by itself.
struct PinchFingers {
  private var focus = Point.zero
  private var scale = 1.0

  /// Returns the calls of the two fingers in place of a call of a pinch; nil if the call is another one.
  mutating func calls(for call: ScrollCall) -> [ScrollCall]? {
    switch call {
    case .pinchBegan(let focus, let time):
      (self.focus, scale) = (focus, 1)
      return fingers.map { .touchBegan(at: $0.point, time: time, id: $0.id) }
    case .pinchMoved(let focus, let scale, let time):
      (self.focus, self.scale) = (focus, scale)
      return fingers.map { .touchMoved(to: $0.point, time: time, id: $0.id) }
    case .pinchEnded(let time, let velocity):
      return fingers.map { .touchEnded(at: $0.point, time: time, id: $0.id, velocity: velocity) }
    case .pinchCancelled(let time): return fingers.map { .touchCancelled(time: time, id: $0.id) }
    default: return nil
    }
  }

  /// The fingers, with the positions that the focus and the scale give them.
  private var fingers: [(id: Int, point: Point)] {
    [
      (Int.max, Point(x: focus.x - 50 * scale, y: focus.y)),
      (Int.max - 1, Point(x: focus.x + 50 * scale, y: focus.y)),
    ]
  }
}
