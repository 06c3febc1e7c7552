public import ScrollSpace

/// Makes a curve of somebody's own again from its numbers; nil where it knows no such law.
public typealias CurveMaker = ([Double]) -> (any MotionCurve)?

/// The law of an archive, if it is one of those that live here.
package func knownLaw(archived numbers: [Double]) -> (any MotionLaw)? {
  if let law = TimingCurve(archived: numbers) { return law }
  if let law = SteadySpeed(archived: numbers) { return law }
  if let law = TimedArrival(archived: numbers) { return law }
  return TimedSpring(archived: numbers)
}

/// The curve of an archive, if it follows one of the laws that live here.
package func knownCurve(archived numbers: [Double]) -> (any MotionCurve)? {
  TimingCurve.motion(archived: numbers) ?? SteadySpeed.motion(archived: numbers)
    ?? TimedArrival.motion(archived: numbers) ?? TimedSpring.motion(archived: numbers)
}

extension Decay: Archivable {
  /// Its speed, its distance and its k.
  public func write(to archive: inout ArchiveWriter) {
    for number in [velocity, distance, constant] { archive.write(number) }
  }

  /// Throws where k is not above 0.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    velocity = try archive.read()
    distance = try archive.read()
    constant = try archive.read()
    guard constant > 0 else { throw archive.unusable }
  }
}

extension CriticalSpring: Archivable {
  /// Where it starts, its speed and its λ.
  public func write(to archive: inout ArchiveWriter) {
    for number in [displacement, velocity, frequency] { archive.write(number) }
  }

  /// Throws where λ is out of its range.
  public init(from archive: inout ArchiveReader) throws(ArchiveError) {
    displacement = try archive.read()
    velocity = try archive.read()
    frequency = try archive.read()
    guard Self.frequencies.contains(frequency) else { throw archive.unusable }
  }
}

extension Stage {
  /// Whether it can be read again: a curve of somebody's own can if it gives finite numbers that a maker knows.
  public func isArchivable(by maker: CurveMaker) -> Bool {
    guard case .curve(let curve) = law else { return true }
    guard let numbers = curve.archived, numbers.allSatisfy({ $0.isFinite }) else { return false }
    return maker(numbers) != nil
  }

  /// Writes its law, its ends and its duration.
  public func write(to archive: inout ArchiveWriter) {
    switch law {
    case .rest: archive.write(byte: 0)
    case .decay(let decay):
      archive.write(byte: 1)
      archive.write(decay)
    case .spring(let spring):
      archive.write(byte: 2)
      archive.write(spring)
    case .curve(let curve):
      archive.write(byte: 3)
      archive.write(curve.archived ?? [])
    }
    for number in [start, destination, duration] { archive.write(number) }
  }

  /// Reads it again. Throws where its numbers cannot be, or nobody makes its curve.
  public init(from archive: inout ArchiveReader, curve: CurveMaker) throws(ArchiveError) {
    let law: Law
    switch try archive.readByte() {
    case 0: law = .rest
    case 1: law = .decay(try archive.read())
    case 2: law = .spring(try archive.read())
    case 3:
      guard let curve = curve(try archive.readArray()) else { throw .unknownLaw }
      law = .curve(curve)
    default: throw archive.unusable
    }
    self.init(
      law: law, start: try archive.read(), destination: try archive.read(), duration: try archive.read())
    guard duration >= 0 else { throw archive.unusable }
  }
}

extension AxisMotion {
  /// Whether it can be read again with the help of a maker of its curves.
  public func isArchivable(by maker: CurveMaker) -> Bool { stages.allSatisfy { $0.isArchivable(by: maker) } }

  /// Writes its stages and when they begin.
  public func write(to archive: inout ArchiveWriter) {
    archive.write(begins)
    free.write(to: &archive)
    archive.write(edge != nil)
    guard let edge else { return }
    archive.write(edge.side)
    archive.write(edge.time)
    edge.stage.write(to: &archive)
  }

  /// Reads it again. Throws where its numbers cannot be, or nobody makes its curves.
  public init(from archive: inout ArchiveReader, curve: CurveMaker) throws(ArchiveError) {
    let begins = try archive.read(Double.self)
    let free = try Stage(from: &archive, curve: curve)
    var edge: Edge?
    if try archive.read(Bool.self) {
      let side = try archive.read(Side.self)
      let time = try archive.read(Double.self)
      edge = Edge(side: side, time: time, stage: try Stage(from: &archive, curve: curve))
    }
    self.init(free: free, edge: edge, begins: begins)
  }
}

extension Motion {
  /// Writes both axes and when they begin.
  public func write(to archive: inout ArchiveWriter) {
    archive.write(start)
    for axis in Axis.both { axes[axis].write(to: &archive) }
  }

  /// Reads it again. Throws where its numbers cannot be, or nobody makes its curves.
  public init(from archive: inout ArchiveReader, curve: CurveMaker) throws(ArchiveError) {
    self.init(
      start: try archive.read(),
      axes: PerAxis(
        x: try AxisMotion(from: &archive, curve: curve), y: try AxisMotion(from: &archive, curve: curve)))
  }
}
