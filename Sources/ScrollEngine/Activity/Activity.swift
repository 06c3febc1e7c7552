import ScrollMotion
import ScrollSpace

/// The activity of a controller, with its data.
enum Activity {
  case idle
  case tracking
  case dragging(Drag)
  case wheeling(Drag)
  case decelerating(PlannedMotion)
  case animating(PlannedMotion)

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

  var plannedMotion: PlannedMotion? {
    switch self {
    case .decelerating(let plannedMotion), .animating(let plannedMotion): plannedMotion
    case .idle, .tracking, .dragging, .wheeling: nil
    }
  }

  /// The planned motion without a counted reference: for calls that do not end a planned motion.
  var travelling: Unmanaged<PlannedMotion>? { plannedMotion.map(Unmanaged.passUnretained) }

  /// What moves the content during this activity.
  var moveCause: MoveCause {
    switch self {
    case .tracking, .dragging: .finger
    case .wheeling: .wheel
    case .decelerating: .momentum
    case .animating(let plannedMotion): plannedMotion.moveCause
    case .idle: .layout
    }
  }

  /// Moves the origin of the activity's data.
  func shift(by shift: Vector) {
    drag?.shift(by: shift)
    plannedMotion?.shift(by: shift)
  }
}
