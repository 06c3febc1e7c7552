extension Stage {
  /// Returns the first second at or after `earliest` at which the offset passes `level`, upwards (towards larger
  /// numbers) or downwards. Returns nil if it does not pass before the stage has settled.
  ///
  /// Arriving at the level is not passing it. A stage that begins at the level and leaves it in that direction passes
  /// at 0. A stage that jumps over the level at its end passes at `duration`.
  ///
  /// Crossings of decays and springs are solved. A curve is checked at 256 moments and at its turns, and the crossing
  /// is narrowed down between two of them, unless the level is out of the curve's range. A swing past the level is missed
  /// only if it is shorter than 1/256 of the curve and the curve does not report its turns.
  package func crossing(of level: Double, up: Bool, after earliest: Double = 0) -> Double? {
    guard earliest <= duration else { return nil }
    let isPast = { (offset: Double) in up ? offset > level : offset < level }
    let time: Double?
    switch law {
    case _ where duration == 0: time = !isPast(start) && isPast(destination) ? 0 : nil
    case .rest: time = nil
    case .decay(let decay):
      let passes = !isPast(start) && isPast(destination)
      time = passes ? min(decay.time(to: level - start) ?? duration, duration) : nil
    case .spring(let spring):
      time = springCrossing(of: level, up: up, by: spring, landsPast: isPast(destination))
    case .curve(let curve) where isOut(level, of: curve.range, up: up): time = nil
    case .curve(let curve):
      time = searchedCrossing(of: level, up: up, by: curve, after: max(earliest, 0), isPast: isPast)
    }
    guard let time, time >= earliest else { return nil }
    return time
  }

  /// True if a curve never passes a level. At the end the stage is at its destination, however the curve was rounded.
  private func isOut(_ level: Double, of range: ClosedRange<Double>?, up: Bool) -> Bool {
    guard let range else { return false }
    return up
      ? level >= max(start + range.upperBound, destination)
      : level <= min(start + range.lowerBound, destination)
  }

  private func springCrossing(of level: Double, up: Bool, by spring: CriticalSpring, landsPast: Bool)
    -> Double?
  {
    guard let time = spring.crossing(of: level - destination, up: up) else { return nil }
    if time < duration { return time }
    // The spring would pass after the end. So the end passes, unless the spring is past already: if it has yet to
    // turn and come back.
    let turn = spring.turn ?? 0
    return landsPast && (time <= turn || turn <= duration) ? duration : nil
  }

  private func searchedCrossing(
    of level: Double, up: Bool, by curve: any MotionCurve, after earliest: Double, isPast: (Double) -> Bool
  ) -> Double? {
    var before = earliest
    let first = offset(at: earliest)
    var wasPast = isPast(first)
    if first == level, up ? velocity(at: earliest) > 0 : velocity(at: earliest) < 0 { return earliest }
    // A curve with endless turns must not be followed endlessly.
    var turns = 1 << 18
    for look in 1...256 {
      let next = look < 256 ? earliest + (duration - earliest) * (Double(look) / 256) : duration
      while before < next {
        var seconds = next
        if turns > 0, let turn = curve.turn(after: before), turn > before, turn < next {
          (seconds, turns) = (turn, turns - 1)
        }
        let nowPast = isPast(offset(at: seconds))
        if nowPast, !wasPast { return turningPoint(in: before...seconds) { isPast(offset(at: $0)) } }
        (before, wasPast) = (seconds, nowPast)
      }
    }
    return nil
  }

  /// Returns the first second at which the offset is `level`, or jumps over it at the end. Returns 0 if the stage
  /// starts there, `duration` if it only ends there, and nil if it never reaches the level.
  package func time(to level: Double) -> Double? {
    if level == start { return 0 }
    let up = crossing(of: level, up: true)
    let down = crossing(of: level, up: false)
    if let up, let down { return min(up, down) }
    return up ?? down ?? (level == destination ? duration : nil)
  }
}
