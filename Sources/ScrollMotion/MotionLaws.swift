public import ScrollSpace

/// Makes a law of somebody's own again from the numbers that it is made of; nil where they are of another one.
public typealias LawMaker = (_ archived: [Double]) -> (any MotionLaw)?

/// Who makes laws again that an archive has the numbers of: those who are given, and then the laws that live here.
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

  /// The numbers of a law, if it gives some that are finite, and somebody makes it again from them.
  package func numbers(of law: any MotionLaw) -> [Double]? {
    guard let numbers = law.archived, numbers.allSatisfy({ $0.isFinite }), self.law(of: numbers) != nil else {
      return nil
    }
    return numbers
  }

  /// Walks over the numbers of a law. Throws where nobody makes it again.
  package func walk(_ law: inout any MotionLaw, _ archive: inout ArchiveWalk) throws(ArchiveError) {
    let numbers = try archive.value(law.archived ?? [])
    guard archive.isReading else { return }
    guard let made = self.law(of: numbers) else { throw .unknownLaw }
    law = made
  }
}

extension Decay: Archivable {
  /// A glide of no length.
  public init() { self.init(velocity: 0, rate: .normal) }
  /// Its speed, its distance and its k. Throws where k is not above 0.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&velocity)
    try archive.field(&distance)
    try archive.field(&constant, where: { $0 > 0 })
  }
}

extension CriticalSpring: Archivable {
  /// A spring at rest.
  public init() { self.init(displacement: 0, velocity: 0, response: Self.edgeResponse) }
  /// Where it starts, its speed and its λ. Throws where λ is out of its range.
  public mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&displacement)
    try archive.field(&velocity)
    try archive.field(&frequency, where: Self.frequencies.contains)
  }
}

extension Stage {
  /// Whether it can be read again: a curve can if somebody makes its law again.
  fileprivate func isArchivable(by laws: MotionLaws) -> Bool {
    guard case .curve = law else { return true }
    return request.flatMap { laws.numbers(of: $0.law) } != nil
  }

  /// Walks over its law, its ends and its duration. Throws where its numbers cannot be, or nobody makes its law.
  fileprivate mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    var (law, number, request) = (law, 0, request)
    switch law {
    case .rest: break
    case .decay: number = 1
    case .spring: number = 2
    case .curve: number = 3
    }
    try archive.kind(
      &law, number, of: [.rest, .decay(Decay()), .spring(CriticalSpring()), .curve(LawRequest.any.curve)])
    switch law {
    case .rest: break
    case .decay(let decay): law = .decay(try archive.value(decay))
    case .spring(let spring): law = .spring(try archive.value(spring))
    case .curve:
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
  /// Whether it can be read again: each of its laws is made by somebody.
  package func isArchivable(by laws: MotionLaws) -> Bool { stages.allSatisfy { $0.isArchivable(by: laws) } }

  /// Walks over its stages and when they begin. Throws where its numbers cannot be, or nobody makes a law of its.
  package mutating func walk(_ archive: inout ArchiveWalk, _ laws: MotionLaws) throws(ArchiveError) {
    let begins = try archive.value(begins)
    var free = free
    try free.walk(&archive, laws)
    var edge: Edge?
    if try archive.value(self.edge != nil) {
      let side = try archive.value(self.edge?.side ?? .lower)
      let time = try archive.value(self.edge?.time ?? 0)
      var stage = self.edge?.stage ?? .rest(at: 0)
      try stage.walk(&archive, laws)
      edge = Edge(side: side, time: time, stage: stage)
    }
    self = AxisMotion(free: free, edge: edge, begins: begins)
  }
}
