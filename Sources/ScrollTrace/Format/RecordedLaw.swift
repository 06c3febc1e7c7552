import ScrollMotion
import ScrollSpace

/// A law of motion in a trace: the numbers from which the law was created. A replay creates the law again from these
/// numbers.
final class RecordedLaw: MotionLaw {
  private let numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  var archived: [Double]? { numbers }

  /// The curve before the law has been created again: 0.35 s, with an eased start and end.
  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    TimingCurve(duration: 0.35, curve: .easeInOut).curve(distance: distance, velocity: velocity)
  }

  /// Returns the law, if a maker creates it. The given makers are asked first, then the laws of this package.
  func made(by makers: [LawMaker]) -> any MotionLaw {
    var (law, archive): (any MotionLaw, ArchiveWalk) = (self, ArchiveWalk())
    do {
      try archive.field(&law, MotionLaws(makers))
      archive = ArchiveWalk(reading: archive.bytes)
      try archive.field(&law, MotionLaws(makers))
    } catch {
      return self
    }
    return law
  }
}

extension ArchiveWalk {
  fileprivate mutating func field(_ law: inout any MotionLaw, _ laws: MotionLaws) throws(ArchiveError) {
    try laws.walk(&law, &self)
  }
}
