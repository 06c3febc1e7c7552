public import ScrollSpace

/// A function that makes a law of your own again from its numbers, or returns nil if the numbers belong to another
/// law.
public typealias LawMaker = (_ archived: [Double]) -> (any MotionLaw)?

/// The makers of laws whose numbers are in an archive: first the given makers, then the laws of this module.
package struct MotionLaws {
  private let makers: [LawMaker]

  package init(_ makers: [LawMaker] = []) { self.makers = makers }

  /// A law to be read into.
  package static var anyLaw: any MotionLaw { SteadySpeed(speed: 1) }

  private func law(of numbers: [Double]) -> (any MotionLaw)? {
    for maker in makers { if let law = maker(numbers) { return law } }
    if let law = TimingCurve(archived: numbers) { return law }
    if let law = SteadySpeed(archived: numbers) { return law }
    if let law = TimedArrival(archived: numbers) { return law }
    if let law = SpringLaw(archived: numbers) { return law }
    if let law = AndroidFling(archived: numbers) { return law }
    if let law = ChromiumFling(archived: numbers) { return law }
    if let law = ChromiumPhysicsFling(archived: numbers) { return law }
    if let law = ConstantDeceleration(archived: numbers) { return law }
    return TimedSpring(archived: numbers)
  }

  /// Returns the numbers of a law, if they are finite, and a maker can make the law again.
  package func numbers(of law: any MotionLaw) -> [Double]? {
    guard let numbers = law.archived, numbers.allSatisfy({ $0.isFinite }), self.law(of: numbers) != nil else {
      return nil
    }
    return numbers
  }

  /// Archives the numbers of a law. Throws if no maker can make the law again.
  package func walk(_ law: inout any MotionLaw, _ archive: inout ArchiveWalk) throws(ArchiveError) {
    let numbers = try archive.value(law.archived ?? [])
    guard archive.isReading else { return }
    guard let made = self.law(of: numbers) else { throw .unknownLaw }
    law = made
  }
}

@_documentation(visibility: internal)
extension Decay: Archivable {
  /// Creates a glide without length.
  public init() { self.init(velocity: 0, rate: .normal) }
  /// Archives the velocity, the distance and k. Throws if k is not above 0.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&velocity)
    try archive.field(&distance)
    try archive.field(&constant, where: { $0 > 0 })
  }
}

@_documentation(visibility: internal)
extension CriticalSpring: Archivable {
  /// Creates a spring at rest.
  public init() { self.init(displacement: 0, velocity: 0, response: Self.edgeResponse) }
  /// Archives the displacement, the velocity and λ. Throws if λ is out of its range.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&displacement)
    try archive.field(&velocity)
    try archive.field(&frequency, where: Self.frequencies.contains)
  }
}

extension Stage {
  /// Returns true if the stage can be read again: the law of a curve must have a maker.
  func isArchivable(by laws: MotionLaws) -> Bool {
    guard case .curve(let curve) = law else { return true }
    if let succession = curve as? SucceedingCurve { return succession.isArchivable(by: laws) }
    return request.flatMap { laws.numbers(of: $0.law) } != nil
  }

  /// Archives the law, the ends and the duration. Throws if a number is not usable, or a law has no maker. A stage
  /// that is a part of a succession is no succession itself, so an archive cannot nest them.
  mutating func walk(
    _ archive: inout ArchiveWalk, _ laws: MotionLaws, isPart: Bool = false
  ) throws(ArchiveError) {
    var (law, number, request) = (law, 0, request)
    switch law {
    case .rest: break
    case .decay: number = 1
    case .spring: number = 2
    case .curve(let curve): number = curve is SucceedingCurve ? 4 : 3
    }
    if isPart, number == 4 { throw archive.unusable }
    try archive.kind(
      &law, number,
      of: [.rest, .decay(Decay()), .spring(CriticalSpring()), .curve(LawRequest.any.curve)]
        + (isPart ? [] : [.curve(SucceedingCurve.none)]))
    switch law {
    case .rest: break
    case .decay(let decay): law = .decay(try archive.value(decay))
    case .spring(let spring): law = .spring(try archive.value(spring))
    case .curve(let curve):
      if let succession = curve as? SucceedingCurve {
        law = .curve(try succession.walk(&archive, laws))
        break
      }
      var asked = request ?? LawRequest.any
      try asked.walk(&archive, laws)
      if archive.isReading { (law, request) = (.curve(asked.curve), asked) }
    }
    self = Stage(
      law: law, start: try archive.value(start), destination: try archive.value(destination),
      duration: try archive.value(duration, where: { $0 >= 0 }), request: request)
  }
}

extension AxisMotion {
  /// Returns true if the motion can be read again: each of its laws must have a maker.
  package func isArchivable(by laws: MotionLaws) -> Bool { stages.allSatisfy { $0.isArchivable(by: laws) } }

  /// Archives the stages and the start. Throws if a number is not usable, or a law has no maker.
  package mutating func walk(
    _ archive: inout ArchiveWalk, _ laws: MotionLaws, isPart: Bool = false
  ) throws(ArchiveError) {
    let begins = try archive.value(begins)
    var free = free
    try free.walk(&archive, laws, isPart: isPart)
    var edge: Edge?
    if try archive.value(self.edge != nil) {
      let side = try archive.value(self.edge?.side ?? .lower)
      let time = try archive.value(self.edge?.time ?? 0)
      var stage = self.edge?.stage ?? .rest(at: 0)
      try stage.walk(&archive, laws, isPart: true)
      edge = Edge(side: side, time: time, stage: stage)
    }
    self = AxisMotion(free: free, edge: edge, begins: begins)
  }
}
