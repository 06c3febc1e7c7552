extension Stage {
  /// The first second at or after `earliest` at which the offset passes `level` on its way up (towards
  /// larger numbers) or down; nil if it does not before it has settled.
  ///
  /// Arriving on the level is not passing it. A stage that begins on the level and leaves it that way
  /// passes at 0. Decays and springs are solved; a user's curve is looked at 256 times and narrowed
  /// down between two looks, so a swing past the level shorter than 1/256 of it can be missed.
  public func crossing(of level: Double, up: Bool, after earliest: Double = 0) -> Double? {
    let time: Double?
    switch law {
    case .rest: time = nil
    case .decay(let decay):
      let leaves = up ? decay.distance > 0 : decay.distance < 0
      let reaches = up ? destination > level && start <= level : destination < level && start >= level
      time = leaves && reaches ? decay.time(to: level - start) : nil
    case .spring(let spring): time = spring.crossing(of: level - destination, up: up)
    case .curve: time = searchedCrossing(of: level, up: up, after: earliest)
    }
    guard let time, time < duration, time >= earliest else { return nil }
    return time
  }

  private func searchedCrossing(of level: Double, up: Bool, after earliest: Double) -> Double? {
    let isPast = { (seconds: Double) in
      let offset = self.offset(at: seconds)
      return up ? offset > level : offset < level
    }
    var before = earliest
    guard before < duration, !isPast(before) else { return nil }
    for look in 1...256 {
      let seconds = earliest + (duration - earliest) * (Double(look) / 256)
      if isPast(seconds) { return turningPoint(in: before...seconds, isPast: isPast) }
      before = seconds
    }
    return nil
  }

  /// The first second at which the offset is `level`: 0 where it starts there, `duration` where it only
  /// ends there, nil where it never comes by.
  public func time(to level: Double) -> Double? {
    if level == start { return 0 }
    let up = crossing(of: level, up: true)
    let down = crossing(of: level, up: false)
    if let up, let down { return min(up, down) }
    return up ?? down ?? (level == destination ? duration : nil)
  }
}
