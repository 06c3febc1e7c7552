import ScrollMotion
import ScrollSpace

/// The activity of a controller, with its data.
enum Activity {
  case idle
  case tracking
  case dragging(Drag)
  case wheeling(Drag)
  case decelerating(Journey)
  case animating(Journey)

  var phase: Phase {
    switch self {
    case .idle: .idle
    case .tracking: .tracking
    case .dragging: .dragging
    case .wheeling: .wheeling
    case .decelerating: .decelerating
    case .animating: .animating
    }
  }

  var drag: Drag? {
    switch self {
    case .dragging(let drag), .wheeling(let drag): drag
    case .idle, .tracking, .decelerating, .animating: nil
    }
  }

  var journey: Journey? {
    switch self {
    case .decelerating(let journey), .animating(let journey): journey
    case .idle, .tracking, .dragging, .wheeling: nil
    }
  }

  /// The journey without a counted reference: for calls that do not end a journey.
  var travelling: Unmanaged<Journey>? { journey.map(Unmanaged.passUnretained) }

  /// What moves the content during this activity.
  var moveCause: MoveCause {
    switch self {
    case .tracking, .dragging: .finger
    case .wheeling: .wheel
    case .decelerating: .momentum
    case .animating(let journey): journey.moveCause
    case .idle: .layout
    }
  }

  /// Moves the origin of the activity's data.
  func shift(by shift: Vector) {
    drag?.shift(by: shift)
    journey?.shift(by: shift)
  }
}
