import ScrollSpace

/// A law with the numbers of a request. With the same numbers the law makes the same curve again.
package struct LawRequest: Sendable {
  package private(set) var law: any MotionLaw
  private var distance: Double?
  private var velocity: Double

  package init(_ law: any MotionLaw, distance: Double?, velocity: Double) {
    (self.law, self.distance, self.velocity) = (law, distance, velocity)
  }

  /// A request to be read into.
  static var any: LawRequest { LawRequest(MotionLaws.anyLaw, distance: nil, velocity: 0) }

  /// The curve of the request.
  package var curve: any MotionCurve { law.curve(distance: distance, velocity: velocity) }

  /// Archives the law and the numbers.
  mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    try laws.walk(&law, &archive)
    distance = try archive.value(distance)
    velocity = try archive.value(velocity)
  }
}
