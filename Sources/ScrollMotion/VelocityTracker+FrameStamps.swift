public import ScrollSpace

/// Hosts that read their events once a frame, and give all of them the time of that frame.
///
/// The samples then say where the finger was at the end of each frame, but for a part of an event's way. A steady finger
/// looks as if it hurried now and then, or paused:
/// ```
///  events │·   ·│  · │ ·  │·   ·│  · │ ·     72 times a second       │·    │     │·    │·    60 times a second
///  frames │     │    │    │     │    │       60 times a second       │     │     │     │     72 times a second
///  ways      2    1    1     2    1    1                      gaps      1     2         1
/// ```
extension VelocityTracker {
  /// The least gap between times that are those of frames, in seconds: a little less than that of 80 frames a second.
  private static let frame = 0.012
  /// The same where samples show that they are stamped by frames: more than one had the same time, or they form a beat.
  private static let surelyFrame = 0.004
  /// How many frames' ends a line is fitted to, and how many the ends of a steady movement may be apart.
  private static let (few, many) = (5, 13)

  /// The velocity of a finger that is lifted at a time.
  ///
  /// It is that of ``velocity(at:pause:)``, except by least squares where the times may be those of frames. Then a newest
  /// sample that came with the lift says where the finger was somewhere within a frame, and does not count.
  ///
  /// A steady finger is told by its beat: up to 13 samples, within 0.2 s, either whose ways or whose gaps are of two lengths, and
  /// of which none is further from the straight line than one event. Only one of the two lengths follows itself. A newest way that
  /// alone is shorter counts only if the times are surely those of frames. The velocity is the whole way by the whole time.
  /// Otherwise, if the newest samples lie equally far apart, and that is 12 ms or more where the newest came with the lift, or
  /// 4 ms or more where more than one had the same time, it is the slope of a line through the newest five: the end of a
  /// parabola follows the rounding of the times.
  ///
  /// A steady finger of 60 to 8,000 events a second, in 50 to 240 frames a second, is known within 20 %, and in half of all
  /// cases within 6 %, if the touch lasts 0.15 s; in 60 frames a second within 15 and 5 %. In a touch of 0.1 s one event more is
  /// a fifth of the way, and no rule can tell. A host that hands on only the last event of each frame, at more than 80
  /// frames a second, shows no beat if its frames hold equally many: then the frame of the lift can cost a quarter.
  public func velocity(atLift time: Timestamp, pause: Double = Self.pause) -> Vector {
    let velocity = velocity(at: time, pause: pause)
    let relevant = relevant
    guard strategy == .leastSquares, velocity != .zero, relevant >= 3 else { return velocity }
    let isPartial = time.seconds == sample(0).time
    let last = isPartial ? 1 : 0
    if let steady = steadyVelocity(since: last, relevant) { return steady }
    let isShared = sample(last).isShared
    guard isShared || isPartial, gap(0) >= (isShared ? Self.surelyFrame : Self.frame),
      (gap(0) - gap(1)).magnitude <= gap(0) / 8
    else { return velocity }
    let whole = last..<min(relevant, last + Self.few)
    return isEnough(whole) ? slope(of: whole, bends: false) : velocity
  }

  /// The time from a sample to the next newer one.
  private func gap(_ age: Int) -> Double { sample(age).time - sample(age + 1).time }

  /// The velocity over the longest run of samples that can be those of a steady finger; nil if there is none.
  private func steadyVelocity(since last: Int, _ relevant: Int) -> Vector? {
    var least = Double.infinity
    for age in 0..<min(relevant - 1, Self.few) { least = min(least, gap(age)) }
    guard least >= Self.surelyFrame else { return nil }
    var first = last
    while first + 1 < count, first + 1 - last < Self.many,
      sample(last).time - sample(first + 1).time <= 2 * Self.horizon + Self.rounding,
      gap(first) >= least * 0.875, gap(first) <= least * Beat.most
    { first += 1 }
    while first - last >= Self.few - 1 {
      if let oldest = oldestOfBeat(from: first, to: last) {
        let seconds = sample(last).time - sample(oldest).time
        return ((sample(last).position - sample(oldest).position) * (1 / seconds)).finite
      }
      first -= 1
    }
    return nil
  }

  /// The oldest sample of a beat; nil if samples form none. If the step from the first is unlike all others, the finger may have
  /// changed its speed there, and the next one is the oldest. If the newest way is alone shorter, the finger brakes at the lift,
  /// unless samples with one time, or one with the time of the lift, show that times are those of frames.
  private func oldestOfBeat(from first: Int, to last: Int) -> Int? {
    let chord = sample(last).position - sample(first).position
    let direction = chord * (1 / squareRoot(chord.x * chord.x + chord.y * chord.y))
    func way(_ from: Int, _ to: Int) -> Double {
      let way = sample(to).position - sample(from).position
      return way.x * direction.x + way.y * direction.y
    }
    let oldest = way(first, first - 1)
    var (ways, gaps) = (Beat(least: 1.5), Beat(least: 0.002))
    for age in last..<first { ways.add(way(age + 1, age)) }
    // The frame of the lift is a frame too.
    for age in 0..<first { gaps.add(gap(age)) }
    guard ways.shortest > 0, ways.isOne, gaps.isOne, ways.isOfTwo != gaps.isOfTwo else { return nil }
    let speed = way(first, last) / (sample(last).time - sample(first).time)
    let event = max(ways.isOfTwo ? ways.difference : 0, gaps.isOfTwo ? speed * gaps.difference : 0)
    let newest = way(last + 1, last)
    var (isOldestAlone, isNewestAlone) = (true, ways.isOfTwo && ways.isShort(newest))
    var isSurelyOfFrames = last > 0
    for age in last..<first {
      let step = way(age + 1, age)
      if sample(age).isShared { isSurelyOfFrames = true }
      if age > last, ways.isAlike(step, newest) { isNewestAlone = false }
      guard ways.goesOn(with: step), gaps.goesOn(with: gap(age)) else { return nil }
      if age < first - 1, ways.isAlike(step, oldest), gaps.isAlike(gap(age), gap(first - 1)) {
        isOldestAlone = false
      }
      let ahead = way(first, age) - speed * (sample(age).time - sample(first).time)
      guard ahead.magnitude <= event * 1.001 else { return nil }
    }
    if isNewestAlone, !isSurelyOfFrames { return nil }
    return isOldestAlone ? first - 1 : first
  }
}

/// The ways or the gaps between samples, of two lengths at most: they differ by a whole event, or by a whole frame.
///
/// Only one of the two lengths follows itself, as in 2 1 1 2 1 1 1: a finger that goes 2 2 1 1 has changed its speed.
private struct Beat {
  /// How many times the shortest the longest may be: one more than one, and some rounding.
  static let most = 2.25
  /// How many times the shortest the longest is at least, where there are two lengths.
  private static let parts = 1.2

  /// How much lengths differ at least that are two: times in whole milliseconds and places in whole points are no beat.
  let least: Double
  private(set) var shortest = Double.infinity
  private(set) var longest = -Double.infinity
  private var wasLong: Bool?
  private var (hasTwoShort, hasTwoLong) = (false, false)

  init(least: Double) { self.least = least }

  mutating func add(_ number: Double) { (shortest, longest) = (min(shortest, number), max(longest, number)) }

  var difference: Double { longest - shortest }
  var isOne: Bool { longest <= shortest * Self.most }
  var isOfTwo: Bool { longest >= shortest * Self.parts && difference >= least }

  /// Takes the next number in their order. False if it is about as long as neither the shortest nor the longest, or if
  /// both lengths have followed themselves by now.
  mutating func goesOn(with number: Double) -> Bool {
    guard isOfTwo else { return true }
    let isLong = !isShort(number)
    if isLong == wasLong { if isLong { hasTwoLong = true } else { hasTwoShort = true } }
    wasLong = isLong
    return min(number - shortest, longest - number) <= difference / 4 && !(hasTwoShort && hasTwoLong)
  }

  /// Whether a number is nearer to the shortest than to the longest.
  func isShort(_ number: Double) -> Bool { number - shortest < longest - number }

  /// Whether two numbers are of the same length.
  func isAlike(_ number: Double, _ other: Double) -> Bool {
    !isOfTwo || (number - other).magnitude <= difference / 2
  }
}
