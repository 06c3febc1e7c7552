import ScrollMotion
package import ScrollSpace

extension ScrollCall {
  /// Returns an input with its time, its points and its vectors mapped. A call that is no input stays as it is.
  ///
  /// Points are positions of fingers and focuses of pinches. Vectors are deltas, velocities and steps.
  package func mapped(
    time change: (Timestamp) -> Timestamp = { $0 }, point: (Point) -> Point = { $0 },
    vector: (Vector) -> Vector = { $0 }, step: (ScrollStep) -> ScrollStep = { $0 }
  ) -> ScrollCall {
    switch self {
    case .advance(let time): .advance(to: change(time))
    case .touchBegan(let place, let time, let id, let slop):
      .touchBegan(at: point(place), time: change(time), id: id, slop: slop)
    case .touchMoved(let place, let time, let id): .touchMoved(to: point(place), time: change(time), id: id)
    case .touchPredicted(let place, let time, let id):
      .touchPredicted(at: point(place), time: change(time), id: id)
    case .touchEnded(let place, let time, let id, let velocity):
      .touchEnded(at: point(place), time: change(time), id: id, velocity: velocity.map(vector))
    case .touchCancelled(let time, let id): .touchCancelled(time: change(time), id: id)
    case .pinchBegan(let focus, let time): .pinchBegan(at: point(focus), time: change(time))
    case .pinchMoved(let focus, let scale, let time):
      .pinchMoved(to: point(focus), scale: scale, time: change(time))
    case .pinchEnded(let time, let velocity): .pinchEnded(time: change(time), velocity: velocity.map(vector))
    case .pinchCancelled(let time): .pinchCancelled(time: change(time))
    case .zoom(let factor, let focus, let phase, let time):
      .zoom(by: factor, about: point(focus), phase: phase, time: change(time))
    case .wheel(let delta, let phase, let time): .wheel(by: vector(delta), phase: phase, time: change(time))
    case .move(let velocity, let glides, let time):
      .move(at: vector(velocity), glides: glides, time: change(time))
    case .step(let way, let time?): .step(by: step(way), time: change(time))
    default: self
    }
  }

  /// The number of the finger that comes down, moves or leaves; nil for each other call.
  package var finger: Int? {
    switch self {
    case .touchBegan(_, _, let id, _), .touchMoved(_, _, let id), .touchPredicted(_, _, let id),
      .touchEnded(_, _, let id, _), .touchCancelled(_, let id):
      id
    default: nil
    }
  }

  /// The position of the finger, or the focus of the pinch or of the zoom; nil for each other call.
  package var point: Point? {
    switch self {
    case .touchBegan(let point, _, _, _), .touchMoved(let point, _, _), .touchPredicted(let point, _, _),
      .touchEnded(let point, _, _, _), .pinchBegan(let point, _), .pinchMoved(let point, _, _),
      .zoom(_, let point, _, _):
      point
    default: nil
    }
  }
}

extension ScrollStep {
  /// The amount of the step on both axes, in its unit.
  package var amount: Vector {
    switch self {
    case .arrows(let amount), .lines(let amount), .notches(let amount), .points(let amount),
      .ends(let amount), .pages(let amount):
      amount
    }
  }

  /// Returns the step with its amount mapped.
  package func mapped(_ change: (Vector) -> Vector) -> ScrollStep {
    switch self {
    case .arrows(let amount): .arrows(change(amount))
    case .lines(let amount): .lines(change(amount))
    case .notches(let amount): .notches(change(amount))
    case .points(let amount): .points(change(amount))
    case .ends(let amount): .ends(change(amount))
    case .pages(let amount): .pages(change(amount))
    }
  }
}
