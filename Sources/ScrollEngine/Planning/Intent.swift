import ScrollMotion
import ScrollSpace

/// The request for an axis. It is kept beside the motion, so that the motion can be planned again when walls move.
struct Intent {
  /// The offset at which the motion would stop by itself.
  var natural: Double
  /// The requested rest position, without walls.
  var requested: Double
  /// The law of the free glide.
  var glide: Glide
  /// The arrival at an edited rest position.
  var arrival: Arrival
  /// The side past which the axis is, if the free stage only returns to the wall.
  var returnSide: Side?
  /// The rest position if the wall of the return had never moved; nil for the destination of the motion.
  var returnTarget: Double?

  /// True if the axis glides by a law, and is not animated to a place.
  var glides: Bool {
    if case .none = glide { false } else { true }
  }

  /// True if the axis glides by its free law to its natural stop.
  var isGlide: Bool {
    if case .keepSpeed = arrival { requested == natural } else { false }
  }

  /// Returns the intent of an axis that stays where it is.
  static func rest(at offset: Double) -> Intent {
    Intent(natural: offset, requested: offset, glide: .none, arrival: .keepSpeed)
  }

  /// Returns the intent of a motion that is sent elsewhere at a time: it arrives by the rest of its law.
  func remainder(of motion: AxisMotion, at time: Double) -> Intent {
    guard case .custom(let law) = arrival, time > motion.lastBegins else { return self }
    var result = self
    result.arrival = .custom(law.remainder(after: time - motion.lastBegins))
    return result
  }

  func shifted(by shift: Double) -> Intent {
    var result = self
    result.natural = normalized(natural + shift)
    result.requested = normalized(requested + shift)
    result.returnTarget = returnTarget.map { normalized($0 + shift) }
    return result
  }

  /// Returns true if an animation must arrive at once: it was a jump, or `reducesMotion` was switched on since it
  /// began. A glide that a finger has started continues.
  func mustJump(reducesMotion: Bool) -> Bool {
    switch (arrival, glide) {
    case (.jump, _): true
    case (.spring, .none), (.custom, .none): reducesMotion
    case (.spring, _), (.custom, _), (.keepSpeed, _): false
    }
  }

  /// The arrival of an animation, or the scroller's own spring if the intent has none.
  var animatedArrival: Arrival {
    switch arrival {
    case .spring, .custom: arrival
    case .jump, .keepSpeed: .own
    }
  }
}

extension Arrival {
  /// The response of the spring by which steps and the program scroll, in seconds. Our choice: 1,000 pt take about
  /// 0.6 s.
  static let ownResponse = 0.35

  /// The spring by which steps and the program scroll.
  static var own: Arrival { .spring(response: ownResponse) }
}
