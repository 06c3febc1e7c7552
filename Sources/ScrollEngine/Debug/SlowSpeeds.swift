/// Velocities of flings that came one after the other, and were too low. Five in a row suggest points per millisecond.
struct SlowSpeeds {
  private var count = 0
  private var last = 0.0

  /// The latest velocity, in points per second, if five in a row were too low.
  var doubtful: Double? { count >= 5 ? last : nil }

  /// Notes the velocity of a fling. `expected` is the velocity that a fling has at least, in points per second.
  mutating func note(_ speed: Double, expected: Double) {
    if speed == 0 { return }
    (count, last) = (speed < expected ? count + 1 : 0, speed)
  }
}
