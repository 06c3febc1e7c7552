public import ScrollBehaviors
import ScrollMotion

/// An input of a host, without its time. A ``Gesture`` consists of inputs, and a ``TestHost`` feeds them.
public enum ScrollInput: Hashable, Sendable {
  /// A finger comes down.
  case touchBegan(Point, id: Int = 0)
  /// A finger moves.
  case touchMoved(Point, id: Int = 0)
  /// A finger is lifted.
  case touchEnded(Point, id: Int = 0)
  /// The system cancels a touch.
  case touchCancelled(id: Int = 0)
  /// A precise wheel or a trackpad moves the content by some points. Positive moves the offset right and down.
  case wheel(Vector, phase: WheelPhase = .unknown)
  /// A key or a notched wheel.
  case step(ScrollStep)
  /// Two fingers come down. The point is the centre between them.
  case pinchBegan(Point)
  /// The fingers have spread to `scale` times their first distance.
  case pinchMoved(Point, scale: Double)
  /// The fingers are lifted.
  case pinchEnded
}

extension ScrollInput {
  /// The same input with both axes exchanged. A finger, a wheel or a key moves the other axis instead.
  public var transposed: ScrollInput {
    switch self {
    case .touchBegan(let place, let id): .touchBegan(place.transposed, id: id)
    case .touchMoved(let place, let id): .touchMoved(place.transposed, id: id)
    case .touchEnded(let place, let id): .touchEnded(place.transposed, id: id)
    case .touchCancelled: self
    case .wheel(let delta, let phase): .wheel(delta.transposed, phase: phase)
    case .step(let step): .step(step.transposed)
    case .pinchBegan(let focus): .pinchBegan(focus.transposed)
    case .pinchMoved(let focus, let scale): .pinchMoved(focus.transposed, scale: scale)
    case .pinchEnded: self
    }
  }
}

extension Point {
  /// The point with both coordinates exchanged.
  var transposed: Point { Point(x: y, y: x) }
}

extension ScrollStep {
  /// The step with both axes exchanged.
  var transposed: ScrollStep {
    switch self {
    case .arrows(let way): .arrows(way.transposed)
    case .lines(let way): .lines(way.transposed)
    case .notches(let way): .notches(way.transposed)
    case .points(let way): .points(way.transposed)
    case .ends(let way): .ends(way.transposed)
    case .pages(let way): .pages(way.transposed)
    }
  }
}
