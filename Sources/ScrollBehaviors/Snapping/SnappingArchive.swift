public import ScrollMotion
public import ScrollSpace

extension Snapping {
  /// Writes which areas it rests on and is on its way to, beside which it rests on none, where it rested last, and where
  /// it was sent.
  public func save(to archive: inout ArchiveWriter) {
    for axis in Axis.both {
      archive.write(snapped[axis])
      archive.write(heading[axis])
      archive.write(passed[axis]?.id)
      archive.write(passed[axis]?.distance)
    }
    archive.write(rest)
    archive.write(errand)
  }

  /// Reads what `save` wrote. What the areas are is the program's to say again; nobody is told of a snap.
  public func restore(from archive: inout ArchiveReader) throws(ArchiveError) {
    var (snapped, heading) = (PerAxis<Int64?>(nil), PerAxis<Int64?>(nil))
    var passed = PerAxis<SnapPassed?>(nil)
    for axis in Axis.both {
      snapped[axis] = try archive.readOptional()
      heading[axis] = try archive.readOptional()
      let (id, distance) = (try archive.readOptional(Int64.self), try archive.readOptional(Double.self))
      if let id, let distance { passed[axis] = SnapPassed(id: id, distance: distance) }
    }
    let rest = try archive.readOptional(Point.self)
    let errand = try archive.readOptional(Point.self)
    (self.snapped, self.heading, self.rest, self.errand) = (snapped, heading, rest, errand)
    self.passed = passed
  }

  /// Makes the laws of its arrivals again.
  public func law(of archived: [Double]) -> (any MotionLaw)? {
    SnapLaw(archived: archived) ?? SnapSpring(archived: archived)
  }

  /// Makes the curves of its arrivals again.
  public func curve(of archived: [Double]) -> (any MotionCurve)? {
    SnapCurve(archived: archived) ?? SnapSpringCurve(archived: archived)
  }
}

extension SnapLaw {
  /// "SNPL" in ASCII.
  private static let mark = Double(0x53_4E_50_4C)

  var archived: [Double]? { [Self.mark, duration] }

  convenience init?(archived numbers: [Double]) {
    guard numbers.count == 2, numbers[0] == Self.mark, numbers[1] >= 0 else { return nil }
    self.init(duration: numbers[1])
  }
}

extension SnapCurve {
  /// "SNPC" in ASCII.
  private static let mark = Double(0x53_4E_50_43)

  var archived: [Double]? { bend.isFinite ? [Self.mark, distance, bend, duration] : nil }

  convenience init?(archived numbers: [Double]) {
    guard numbers.count == 4, numbers[0] == Self.mark, numbers[3] >= 0 else { return nil }
    self.init(distance: numbers[1], bend: numbers[2], duration: numbers[3])
  }
}

extension SnapSpring {
  /// "SNPS" in ASCII.
  private static let mark = Double(0x53_4E_50_53)

  var archived: [Double]? { [Self.mark, response, duration] }

  convenience init?(archived numbers: [Double]) {
    guard numbers.count == 3, numbers[0] == Self.mark, numbers[1] > 0, numbers[2] >= 0 else { return nil }
    self.init(response: numbers[1], duration: numbers[2])
  }
}

extension SnapSpringCurve {
  /// "SNPR" in ASCII.
  private static let mark = Double(0x53_4E_50_52)

  var archived: [Double]? { [Self.mark, distance, start, response, duration] }

  convenience init?(archived numbers: [Double]) {
    guard numbers.count == 5, numbers[0] == Self.mark, numbers[3] > 0, numbers[4] >= 0 else { return nil }
    self.init(distance: numbers[1], velocity: numbers[2], response: numbers[3], duration: numbers[4])
  }
}
