import ScrollMotion
import ScrollSpace

/// What an axis was asked to do: kept beside the motion, so that it can be planned again when walls move.
struct Intent {
  /// Where the motion would stop by itself.
  var natural: Double
  /// Where it shall rest, walls aside.
  var wish: Double
  /// The law of the free glide.
  var glide: Glide
  /// How it gets to an edited wish.
  var arrival: Arrival
  /// The side it comes home from, where the free stage does nothing else.
  var homing: Side?
  /// Where it would come home to if its wall had never moved; nil: where the motion leads.
  var home: Double?

  /// Whether it runs by its free law, to where that leads.
  var isGlide: Bool {
    if case .keepSpeed = arrival { wish == natural } else { false }
  }

  /// An axis that stays where it is.
  static func rest(at offset: Double) -> Intent {
    Intent(natural: offset, wish: offset, glide: .none, arrival: .keepSpeed)
  }

  /// The same for a motion that is sent elsewhere at a time: it arrives by what is left of its law.
  func remainder(of motion: AxisMotion, at time: Double) -> Intent {
    guard case .custom(let law) = arrival, time > motion.begins else { return self }
    var result = self
    result.arrival = .custom(law.remainder(after: time - motion.begins))
    return result
  }

  func shifted(by shift: Double) -> Intent {
    var result = self
    result.natural = normalized(natural + shift)
    result.wish = normalized(wish + shift)
    result.home = home.map { normalized($0 + shift) }
    return result
  }
}
