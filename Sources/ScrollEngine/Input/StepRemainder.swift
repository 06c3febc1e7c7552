import ScrollSpace

/// What parts of a notch have asked for beyond where links let the content go: they add up to a notch.
struct StepRemainder {
  /// The way that is left over, in points.
  var points = Vector.zero
  /// The part that came last.
  var part = Vector.zero
  /// Where the content was sent, in content coordinates.
  var destination = Point.zero
  var time = Timestamp.zero

  /// Parts further apart than this belong to different notches, in seconds: libinput's 500 ms.
  static let pause = 0.5
}

extension StepRemainder: Archivable {
  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&points, where: isUsable)
    try archive.field(&part, where: isUsable)
    try archive.field(&destination, where: isUsable)
    try archive.field(&time, where: isUsable)
  }
}
