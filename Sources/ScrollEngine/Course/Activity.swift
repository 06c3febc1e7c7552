import ScrollMotion
import ScrollSpace

/// What a controller is doing, with what it needs for that.
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

  /// The journey, without counting a reference to it: for calls that end none.
  var travelling: Unmanaged<Journey>? { journey.map(Unmanaged.passUnretained) }

  /// What moves the content while this goes on.
  var moveCause: MoveCause {
    switch self {
    case .tracking, .dragging: .finger
    case .wheeling: .wheel
    case .decelerating: .momentum
    case .animating(let journey): journey.moveCause
    case .idle: .layout
    }
  }

  /// Moves the origin under whatever is going on.
  func shift(by shift: Vector) {
    drag?.shift(by: shift)
    journey?.shift(by: shift)
  }
}
