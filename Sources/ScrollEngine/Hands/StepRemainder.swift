import ScrollSpace

/// The distance that steps have asked for beyond where the content goes: parts of a notch that links leave, and what is
/// less than a pixel. Parts add up to a notch, and steps to the pixels that they would scroll in all.
struct StepRemainder {
  /// The remaining distance, in points.
  var points = Vector.zero
  /// The latest part.
  var part = Vector.zero
  /// The target of the content, in content coordinates.
  var destination = Point.zero
  var time = Timestamp.zero
  /// What the latest step of each axis was.
  var kinds = PerAxis(Kind.other)

  /// A step, for the keys that follow it.
  enum Kind: UInt8, CaseIterable {
    /// No step, or one of a wheel.
    case other
    /// A key.
    case key
    /// A key whose target a link chose, away from where the key would have led.
    case turn
  }

  /// The longest pause between two parts of one notch, or two steps of one movement, in seconds: libinput's 500 ms.
  static let pause = 0.5

  /// Returns the rest of former steps on an axis, for one more; 0 if the content, which goes to `destination`, has
  /// been sent elsewhere since.
  func points(
    _ axis: Axis, before part: Double, to destination: Point, at now: Timestamp, within reach: Double
  ) -> Double {
    let isHere = isOnWay(axis, to: destination, within: reach)
    let age = now - time
    let turns = part * self.part[axis] < 0
    return isHere && age >= 0 && age <= Self.pause && !turns ? points[axis] : 0
  }

  /// True if the content, which goes to `destination`, has not been sent elsewhere since.
  func isOnWay(_ axis: Axis, to destination: Point, within reach: Double) -> Bool {
    (destination[axis] - self.destination[axis]).magnitude <= reach
  }
}

extension StepRemainder: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&points, where: isUsable)
    try archive.field(&part, where: isUsable)
    try archive.field(&destination, where: isUsable)
    try archive.field(&time, where: isUsable)
    for axis in Axis.both {
      try archive.kind(&kinds[axis])
    }
  }
}
