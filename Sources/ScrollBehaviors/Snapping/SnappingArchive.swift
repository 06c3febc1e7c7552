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
}
