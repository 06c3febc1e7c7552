public import ScrollSpace

/// Hosts that read their events once a frame, and give all of them the time of that frame.
///
/// The samples then say where the finger was at the end of each frame, but for the part of an event's way that the
/// frame's time does not tell:
/// ```
///  events   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·   ·     a steady finger, 72 times a second
///  frames │    │    │    │    │    │    │    │    │       60 times a second
///  ways     1    1    1    1    2    1    1    1    1
/// ```
extension VelocityTracker {
  /// The least gap between times that are those of frames, in seconds: a little less than that of 80 frames a second.
  private static let frame = 0.012
  /// The least gap between times that are those of frames where more than one sample had the same time, in seconds.
  private static let sharedFrame = 0.004
  /// How many frames' ends a line is fitted to, and how many the ends of a steady movement may be apart.
  private static let (few, many) = (5, 13)

  /// The velocity of a finger that is lifted at a time.
  ///
  /// It is that of ``velocity(at:)``, except where the times may be those of frames: the newest lie equally far apart, and
  /// that is 12 ms or more, or 4 ms or more where more than one sample had the same time.
  ///
  /// Then a newest sample that came with the lift says where the finger was somewhere within a frame, and does not count.
  /// If the frames before it, up to 13 and up to 0.2 s, can be those of a steady finger of which some hold one event more,
  /// the velocity is their whole way by their whole time. Otherwise, if samples had the same time or the newest came with the
  /// lift, it is the slope of a line through the newest five: the end of a parabola follows the rounding of the times.
  ///
  /// A steady finger at 60 to 8,000 events a second, in frames of 1/60 s, is known within 15 %, and in half of all cases within
  /// 5 %, if the touch lasts 0.15 s. In a touch of 0.1 s one event more is a fifth of the way: at 60 to 80 events a second
  /// it can be off by a quarter, and no rule can tell.
  public func velocity(atLift time: Timestamp) -> Vector {
    let velocity = velocity(at: time)
    let relevant = relevant
    guard velocity != .zero, relevant >= 3 else { return velocity }
    let isPartial = time.seconds == sample(0).time
    let gap = sample(0).time - sample(1).time
    let isShared = sample(isPartial ? 1 : 0).isShared
    guard gap >= (isShared ? Self.sharedFrame : Self.frame), isGap(1, gap) else { return velocity }
    let last = isPartial ? 1 : 0
    if let steady = steadyVelocity(since: last, gap: gap) { return steady }
    guard isShared || isPartial else { return velocity }
    let whole = last..<min(relevant, last + Self.few)
    return isEnough(whole) ? slope(of: whole, bends: false) : velocity
  }

  /// Whether a sample came about as long after the one before it as frames do.
  private func isGap(_ age: Int, _ gap: Double) -> Bool {
    (gap - (sample(age).time - sample(age + 1).time)).magnitude <= gap / 8
  }

  /// The velocity over the longest run of frames that can be those of a steady finger and of which some hold an event more.
  private func steadyVelocity(since last: Int, gap: Double) -> Vector? {
    var first = last
    while first + 1 < count, first + 1 - last < Self.many, isGap(first, gap),
      sample(last).time - sample(first + 1).time <= 2 * Self.horizon + 1e-6
    { first += 1 }
    while first - last >= Self.few - 1 {
      if isSteady(from: first, to: last) {
        let seconds = sample(last).time - sample(first).time
        return ((sample(last).position - sample(first).position) * (1 / seconds)).finite
      }
      first -= 1
    }
    return nil
  }

  /// Whether frames differ as those of a steady finger do: by one event, and so that the finger is nowhere further than one
  /// event's way from where it would be at its mean speed. If the oldest frame is unlike all others, the finger may have
  /// changed its speed after it.
  private func isSteady(from first: Int, to last: Int) -> Bool {
    let chord = sample(last).position - sample(first).position
    func way(_ from: Int, _ to: Int) -> Double {
      let way = sample(to).position - sample(from).position
      return way.x * chord.x + way.y * chord.y
    }
    var (shortest, longest) = (Double.infinity, -Double.infinity)
    for age in last..<first {
      let way = way(age + 1, age)
      (shortest, longest) = (min(shortest, way), max(longest, way))
    }
    guard shortest > 0, longest >= shortest * 1.2, longest <= shortest * 2.25 else { return false }
    let event = longest - shortest
    let mean = way(first, last) / Double(first - last)
    let oldest = way(first, first - 1)
    var isOldestAlone = true
    for age in last..<first {
      let step = way(age + 1, age)
      guard min(step - shortest, longest - step) <= event / 4 else { return false }
      if age < first - 1, (step - oldest).magnitude <= event / 2 { isOldestAlone = false }
      guard (way(first, age) - mean * Double(first - age)).magnitude <= event * 1.001 else { return false }
    }
    return !isOldestAlone
  }
}
