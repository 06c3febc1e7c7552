import ScrollMotion
import ScrollSpace

/// A law of motion as a trace has it: the numbers that the law was made of. A replay makes the law again from them.
final class RecordedLaw: MotionLaw {
  private let numbers: [Double]

  init(_ numbers: [Double]) { self.numbers = numbers }

  var archived: [Double]? { numbers }

  /// As long as nobody has made the law again: 0.35 s, with an eased start and end.
  func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    TimingCurve(duration: 0.35, curve: .easeInOut).curve(distance: distance, velocity: velocity)
  }

  /// The law, if somebody makes it: those who are given, and then the laws of this package.
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
