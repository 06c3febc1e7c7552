public import ScrollSpace

/// The velocity for hosts that read their events once a frame, and give all of them the time of that frame.
///
/// The samples then are the places of the finger at the end of each frame, less a part of an event's distance. A
/// steady finger seems to hurry now and then, or to pause:
/// ```
///  events │·   ·│  · │ ·  │·   ·│  · │ ·     72 times a second       │·    │     │·    │·    60 times a second
///  frames │     │    │    │     │    │       60 times a second       │     │     │     │     72 times a second
///  ways      2    1    1     2    1    1                      gaps      1     2         1
/// ```
extension VelocityTracker {
  /// The smallest gap between times that are times of frames, in seconds: a little less than at 80 frames a second.
  private static let frame = 0.012
  /// The same if the samples show that their times are those of frames: more than one had the same time, or they form
  /// a beat.
  private static let surelyFrame = 0.004
  /// The number of frame ends to which a line is fitted, and the largest number of frame ends of a steady movement.
  private static let (few, many) = (5, 13)

  /// Returns the velocity of a finger that is lifted at a time.
  ///
  /// The result is that of ``velocity(at:pause:)``, except for least squares if the times may be those of frames. A
  /// newest sample with the time of the lift is then the place of the finger somewhere within a frame, and is
  /// ignored.
  ///
  /// **A steady finger** is recognised by its beat.
  /// - The beat consists of up to 13 samples, within 0.2 s, whose distances or whose gaps have two lengths.
  /// - Only one of the two lengths may occur twice in a row.
  /// - No sample may be farther from the straight line than one event.
  /// - A newest distance that alone is shorter counts only if the times are certainly those of frames.
  ///
  /// The velocity of a steady finger is the whole distance divided by the whole time.
  ///
  /// **Equal gaps.** Otherwise the result may be the slope of a line through the newest five samples, because the end
  /// of a parabola follows the rounding of the times. The condition is that the newest samples have equal gaps. The
  /// gaps must be 12 ms or more if the newest sample came with the lift, or 4 ms or more if several samples had the
  /// same time.
  ///
  /// **Accuracy.** These errors hold for a steady finger of 60 to 8,000 events a second, and a touch of 0.15 s. In 50
  /// to 240 frames a second the error is at most 20 %, and in half of all cases at most 6 %. In 60 frames a second
  /// the error is at most 15 and 5 %. In a touch of 0.1 s one event more is a fifth of the distance, and no rule can
  /// detect the difference. A host may pass on only the last event of each frame. At more than 80 frames a second its
  /// samples show no beat if its frames hold equally many events. Then the frame of the lift can cost a quarter.
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

  /// Returns the time from a sample to the next newer sample.
  private func gap(_ age: Int) -> Double { sample(age).time - sample(age + 1).time }

  /// Returns the velocity over the longest run of samples that can be those of a steady finger; nil if there is none.
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

  /// Returns the oldest sample of a beat; nil if the samples form none. If the first step differs from all others,
  /// the finger may have changed its velocity there, and the next sample is the oldest. If only the newest distance
  /// is shorter, the finger brakes at the lift, and there is no beat. The exception is that samples with one time, or
  /// a sample with the time of the lift, prove that times are those of frames.
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

/// The distances or the gaps between samples, which have two lengths at most. The lengths differ by a whole event, or
/// by a whole frame.
///
/// Only one of the two lengths occurs twice in a row, as in 2 1 1 2 1 1 1. A finger with 2 2 1 1 has changed its
/// velocity.
private struct Beat {
  /// The largest quotient of the longest and the shortest length: two, with some rounding.
  static let most = 2.25
  /// The smallest quotient of the longest and the shortest length, if there are two lengths.
  private static let parts = 1.2

  /// The smallest difference of two different lengths: times in whole milliseconds and places in whole points are not
  /// a beat.
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

  /// Adds the next number in order. Returns false if the number is as long as neither the shortest nor the longest,
  /// or if both lengths have occurred twice in a row.
  mutating func goesOn(with number: Double) -> Bool {
    guard isOfTwo else { return true }
    let isLong = !isShort(number)
    if isLong == wasLong { if isLong { hasTwoLong = true } else { hasTwoShort = true } }
    wasLong = isLong
    return min(number - shortest, longest - number) <= difference / 4 && !(hasTwoShort && hasTwoLong)
  }

  /// Returns true if a number is nearer to the shortest than to the longest.
  func isShort(_ number: Double) -> Bool { number - shortest < longest - number }

  /// Returns true if two numbers have the same length.
  func isAlike(_ number: Double, _ other: Double) -> Bool {
    !isOfTwo || (number - other).magnitude <= difference / 2
  }
}
