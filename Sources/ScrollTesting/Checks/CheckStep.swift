import ScrollBehaviors
import ScrollEngine

/// A step of a check.
enum CheckStep: Hashable, Sendable {
  case press(Point)
  /// A finger moves the content by this distance, and itself goes the other way.
  case move(Vector)
  case lift
  case drag(Vector)
  case fling(Vector)
  case flicks(Vector)
  case swipe(Vector, hasMomentum: Bool)
  case wheel(Vector, times: Int)
  case step(ScrollStep, times: Int)
  /// Two fingers spread to so many times their first distance.
  case pinch(Double)
  case run(Double)
  /// The program sets a content position.
  case place(Point)
  case travel(Point)
  case stop
  case viewport(Size)
  case content(Size)
  case inset(Insets)
  case edit(ItemEdit)

  /// An edit of items, if there are any.
  enum ItemEdit: Hashable, Sendable {
    case insert(Int64, at: Int64)
    case remove(Int64, at: Int64)
    case removeAll
    case move(from: Int64, to: Int64)
    case resize(Int64, length: Double)
  }

  /// The gesture of the step; nil if the step is not a gesture.
  var gesture: Gesture? {
    switch self {
    case .drag(let way): .drag(by: way)
    case .fling(let velocity): .fling(velocity: velocity)
    case .flicks(let velocity): .flicks(3, velocity: velocity)
    case .swipe(let velocity, let hasMomentum):
      .swipe(velocity: velocity, momentum: hasMomentum ? .normal : nil)
    case .wheel(let delta, let count): .wheel(by: delta, times: count)
    case .step(let step, let count): .step(step, times: count)
    case .pinch(let scale): .pinch(to: scale)
    default: nil
    }
  }

  /// True if the step is a call of the program. A frame at the same time follows, so that motions begin at the same
  /// time at any frame rate.
  var isCommand: Bool {
    switch self {
    case .place, .travel, .stop, .viewport, .content, .inset, .edit: true
    default: false
    }
  }

  /// The step with both axes exchanged.
  var transposed: CheckStep {
    switch self {
    case .press(let place): .press(place.transposed)
    case .move(let way): .move(way.transposed)
    case .drag(let way): .drag(way.transposed)
    case .fling(let velocity): .fling(velocity.transposed)
    case .flicks(let velocity): .flicks(velocity.transposed)
    case .swipe(let velocity, let hasMomentum): .swipe(velocity.transposed, hasMomentum: hasMomentum)
    case .wheel(let delta, let count): .wheel(delta.transposed, times: count)
    case .step(let step, let count): .step(step.mapped(\.transposed), times: count)
    case .place(let place): .place(place.transposed)
    case .travel(let place): .travel(place.transposed)
    case .viewport(let size): .viewport(size.transposed)
    case .content(let size): .content(size.transposed)
    case .inset(let inset):
      .inset(Insets(top: inset.left, left: inset.top, bottom: inset.right, right: inset.bottom))
    case .pinch, .lift, .run, .stop, .edit: self
    }
  }
}

extension Size {
  /// The size with both lengths exchanged.
  var transposed: Size { Size(width: height, height: width) }
}
