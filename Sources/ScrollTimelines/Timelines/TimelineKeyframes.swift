import ScrollSpace

/// A value at a place of a timeline.
public struct TimelineKeyframe<Value> {
  /// The place: a fraction of the range, 0 at its start and 1 at its end.
  public let fraction: Double
  /// The value there.
  public let value: Value
  /// The way to the next keyframe.
  public let easing: TimelineEasing

  /// Creates a keyframe. A fraction that is not usable counts as 0.
  public init(_ fraction: Double, _ value: Value, _ easing: TimelineEasing = .linear) {
    (self.fraction, self.value, self.easing) = (fraction.isUsable ? fraction : 0, value, easing)
  }
}

extension TimelineKeyframe: Equatable where Value: Equatable {}
extension TimelineKeyframe: Hashable where Value: Hashable {}
extension TimelineKeyframe: Sendable where Value: Sendable {}

/// A value that changes along a timeline: values at fractions, with an easing between them.
///
/// ```
///   1 ┤        ●─────●          TimelineKeyframes(
///     │      ╱         ╲          TimelineKeyframe(0, 0.0), TimelineKeyframe(0.25, 1.0),
///   0 ●────╯             ╰●       TimelineKeyframe(0.75, 1.0), TimelineKeyframe(1, 0.0))
///     0   0.25    0.75    1
/// ```
/// Keyframes are a value, and a reading makes no memory: read them in each frame, and at the destination.
///
/// Two keyframes at the same fraction are a jump. At that fraction the second one counts.
public struct TimelineKeyframes<Value: Interpolatable> {
  /// The value beyond the first and the last keyframe.
  public enum Ends: UInt8, Hashable, Sendable {
    /// The value of that keyframe.
    case hold
    /// The line through that keyframe and the one beside it goes on: a header that grows under a pull, for example.
    case extend
  }

  /// The keyframes, in ascending order of their fractions; at least one.
  public let frames: [TimelineKeyframe<Value>]
  /// The value beyond the first and the last keyframe.
  public let ends: Ends

  /// Creates keyframes. They are put in the order of their fractions; equal fractions keep the order in which they are
  /// given.
  public init(_ first: TimelineKeyframe<Value>, _ others: TimelineKeyframe<Value>..., ends: Ends = .hold) {
    self.init([first] + others, ends)
  }

  /// Creates keyframes from an array, as by ``init(_:_:ends:)``. Returns nil if the array is empty, because then there is
  /// no value.
  public init?(_ frames: [TimelineKeyframe<Value>], ends: Ends = .hold) {
    if frames.isEmpty { return nil }
    self.init(frames, ends)
  }

  private init(_ frames: [TimelineKeyframe<Value>], _ ends: Ends) {
    var sorted: [TimelineKeyframe<Value>] = []
    sorted.reserveCapacity(frames.count)
    for frame in frames {
      var place = sorted.count
      while place > 0, sorted[place - 1].fraction > frame.fraction { place -= 1 }
      sorted.insert(frame, at: place)
    }
    (self.frames, self.ends) = (sorted, ends)
  }

  /// Returns the value at a fraction. NaN counts as before all keyframes.
  public func value(at fraction: Double) -> Value {
    let count = frames.count
    guard fraction >= frames[0].fraction else {
      return fraction.isUsable ? value(from: 0, to: 1, beyond: 0, at: fraction) : frames[0].value
    }
    guard fraction < frames[count - 1].fraction else {
      return value(from: count - 2, to: count - 1, beyond: count - 1, at: fraction)
    }
    // The first keyframe behind the fraction.
    var (low, high) = (1, count - 1)
    while low < high {
      let middle = (low + high) / 2
      if frames[middle].fraction > fraction { high = middle } else { low = middle + 1 }
    }
    let (from, to) = (frames[low - 1], frames[low])
    let part = (fraction - from.fraction) / (to.fraction - from.fraction)
    return from.value.mixed(with: to.value, by: from.easing.value(at: part))
  }

  /// Returns the value of an effect at a progress; nil if the timeline is inactive, or the effect has no value in that
  /// phase.
  ///
  /// With ``Ends/extend`` the progress counts beyond 0 and 1, too.
  public func value(at progress: TimelineProgress?, fill: TimelineProgress.Fill = .both) -> Value? {
    guard let progress, progress.isFilled(by: fill) else { return nil }
    return value(at: ends == .hold ? progress.fraction : progress.value)
  }

  /// Returns the value at or beyond a keyframe, by the line from one keyframe to another.
  private func value(from first: Int, to second: Int, beyond end: Int, at fraction: Double) -> Value {
    guard ends == .extend, frames.count > 1, fraction != frames[end].fraction, fraction.isUsable else {
      return frames[end].value
    }
    let (from, to) = (frames[first], frames[second])
    let length = to.fraction - from.fraction
    guard length > 0 else { return frames[end].value }
    return from.value.mixed(with: to.value, by: (fraction - from.fraction) / length)
  }
}

extension TimelineKeyframes: Equatable where Value: Equatable {}
extension TimelineKeyframes: Hashable where Value: Hashable {}
extension TimelineKeyframes: Sendable where Value: Sendable {}
