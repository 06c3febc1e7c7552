public import ScrollSpace

/// Estimates the velocity of a finger from its samples, by least squares of degree 2 or another strategy.
///
/// A parabola is fitted to the newest samples, and its slope at the newest sample is the velocity. A sample is used
/// if it is within the horizon and no gap to the next sample is longer than the pause. At least three samples are
/// needed. The constants are those of Android and Flutter: 20 samples, 100 ms, 40 ms. Other strategies: see
/// ``VelocityStrategy``.
///
/// **Fast devices.** Samples with the same time count as one sample, at the last of their places. A sample without
/// room replaces the sample that is needed least, so that the samples always cover the horizon.
///
/// **Frames.** A host that reads its events once a frame gives all of them the time of that frame. The events of a
/// lift then cover only a part of their frame: see ``velocity(atLift:pause:)``.
public struct VelocityTracker: Sendable {
  /// The age after which samples are ignored, in seconds.
  public static let horizon = 0.1
  /// The longest gap between samples of a moving finger, in seconds. A longer gap means that the finger rested.
  public static let pause = 0.04
  /// The number of samples that are kept.
  public static let capacity = 20

  /// The tolerance of time limits, in seconds: differences of times are rounded, and a sample exactly at a limit
  /// counts, wherever the clock's zero is.
  static let rounding = 1e-6
  struct Sample: Sendable {
    var time: Double
    var position: Point
    /// True if more than one sample had this time.
    var isShared = false
  }

  /// The samples on a ring, the oldest at `first`.
  private var samples = [Sample](repeating: Sample(time: 0, position: .zero), count: capacity)
  private var first = 0
  private(set) var count = 0

  /// The method that computes the velocity. It can be changed at any time.
  public var strategy = VelocityStrategy.leastSquares

  /// Creates a tracker without samples. This is the only allocation.
  @_documentation(visibility: internal)
  public init() {}

  /// Removes all samples.
  public mutating func reset() { count = 0 }

  /// Adds a sample. A sample that is not finite, or earlier than the newest, is ignored.
  public mutating func add(_ position: Point, at time: Timestamp) {
    guard position.isFinite, time.isFinite else { return }
    let time = time.seconds
    if count > 0, time <= sample(0).time {
      guard time == sample(0).time else { return }
      samples[place(count - 1)].position = position
      samples[place(count - 1)].isShared = true
      return
    }
    if count == Self.capacity { makeRoom(at: time) }
    samples[place(count)] = Sample(time: time, position: position)
    count += 1
  }

  /// Removes the oldest sample if it has left the horizon, else the sample whose neighbours are nearest to each
  /// other.
  private mutating func makeRoom(at time: Double) {
    var dropped = 0
    if time - samples[first].time <= strategy.horizon + Self.rounding {
      var narrowest = Double.infinity
      var (before, own, next) = (samples[first].time, samples[place(1)].time, place(2))
      for number in 1..<count - 1 {
        let after = samples[next].time
        if after - before < narrowest { (dropped, narrowest) = (number, after - before) }
        (before, own, next) = (own, after, next + 1 < Self.capacity ? next + 1 : 0)
      }
    }
    for number in stride(from: dropped, to: 0, by: -1) { samples[place(number)] = samples[place(number - 1)] }
    first = place(1)
    count -= 1
  }

  /// Returns the place of a sample on the ring, counted from the oldest.
  private func place(_ number: Int) -> Int {
    let place = first + number
    return place < Self.capacity ? place : place - Self.capacity
  }

  /// Returns the sample that came `age` samples before the newest.
  func sample(_ age: Int) -> Sample { samples[place(count - 1 - age)] }

  /// The number of newest samples that belong to the present movement.
  var relevant: Int {
    guard count > 0 else { return 0 }
    let now = sample(0).time
    var relevant = 1
    while relevant < count {
      let next = sample(relevant)
      let gap = sample(relevant - 1).time - next.time
      if now - next.time > Self.horizon + Self.rounding || gap > Self.pause + Self.rounding { break }
      relevant += 1
    }
    return relevant
  }

  /// Returns true if samples of these ages are enough for a velocity: three, also if some had the same time.
  func isEnough(_ ages: Range<Int>) -> Bool {
    var number = ages.count
    for age in ages where sample(age).isShared { number += 1 }
    return number >= 3
  }

  /// The velocity at the newest sample, in points per second. Zero if there are fewer samples than the strategy
  /// needs, or if their times are so near that the number overflows.
  public var velocity: Vector {
    switch strategy {
    case .leastSquares:
      let ages = 0..<relevant
      return isEnough(ages) ? slope(of: ages, bends: true) : .zero
    case .impulse: return impulse
    case .iOS: return mean(by: (0.6, 0.35, 0.05))
    case .macOS: return mean(by: (0.15, 0.65, 0.2))
    case .mean: return count > 0 ? mean(until: sample(0).time) : .zero
    }
  }

  /// Returns the slope at the newest of some samples: of a parabola, or of a line if `bends` is false.
  func slope(of ages: Range<Int>, bends: Bool) -> Vector {
    let newest = sample(ages.lowerBound)
    let n = Double(ages.count)
    var mean = 0.0
    for age in ages { mean += sample(age).time - newest.time }
    mean /= n
    // Polynomials that are orthogonal over the samples: 1, p = t − mean, q = p² − skew·p − spread.
    var squares = 0.0
    var cubes = 0.0
    for age in ages {
      let p = sample(age).time - newest.time - mean
      squares += p * p
      cubes += p * p * p
    }
    guard squares > 0 else { return .zero }
    let skew = cubes / squares
    let spread = squares / n
    var along = Vector.zero
    var bent = Vector.zero
    var curvature = 0.0
    for age in ages {
      let sample = sample(age)
      let p = sample.time - newest.time - mean
      let q = p * p - skew * p - spread
      let moved = sample.position - newest.position
      along = along + moved * p
      bent = bent + moved * q
      curvature += q * q
    }
    let slope = along * (1 / squares)
    // With only two different times there is no parabola, and the line is the result.
    guard bends, curvature > squares * squares * 1e-12 else { return slope.finite }
    return (slope + bent * ((0 - 2 * mean - skew) / curvature)).finite
  }

  /// Returns the velocity at a time: zero if the newest sample is older than a pause, in seconds.
  public func velocity(at time: Timestamp, pause: Double = Self.pause) -> Vector {
    guard count > 0, time.seconds - sample(0).time <= pause + Self.rounding else { return .zero }
    return strategy == .mean ? mean(until: max(time.seconds, sample(0).time)) : velocity
  }

  /// The place of the finger at its newest sample; nil without samples.
  package var position: Point? { count > 0 ? sample(0).position : nil }

  /// Returns the displacement of the finger in the last `seconds` before its newest sample, in points.
  public func displacement(over seconds: Double) -> Vector {
    guard count > 0 else { return .zero }
    let newest = sample(0)
    var oldest = newest
    var age = 1
    while age < count, newest.time - sample(age).time <= seconds + Self.rounding {
      oldest = sample(age)
      age += 1
    }
    return (newest.position - oldest.position).finite
  }
}

@_documentation(visibility: internal)
extension VelocityTracker: Archivable {
  /// Archives the strategy and the samples, the oldest first. Throws if there are too many samples, or if a sample is
  /// not later than the one before.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.kind(&strategy)
    count = try archive.count(count)
    guard count <= Self.capacity else { throw archive.unusable }
    for index in 0..<count {
      let place = place(index)
      try archive.field(&samples[place].time)
      try archive.field(&samples[place].position)
      try archive.field(&samples[place].isShared)
      guard index == 0 || samples[place].time > samples[self.place(index - 1)].time else {
        throw archive.unusable
      }
    }
  }
}

extension Vector {
  /// The vector with 0 in place of a number that overflowed.
  var finite: Vector { Vector(x: x.isFinite ? x : 0, y: y.isFinite ? y : 0) }
}
