public import ScrollEngine
public import ScrollSpace

extension Snapping {
  /// Which areas it rests on and is on its way to, beside which it rests on none, where it rested last, and where it was
  /// sent. What the areas are is the program's to say again; nobody is told of a snap.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(snapped) { self.snapped = $0 }
    try memory.field(heading) { self.heading = $0 }
    try memory.field(passed) { self.passed = $0 }
    try memory.field(rest) { self.rest = $0 }
    try memory.field(errand) { self.errand = $0 }
  }
}

extension SnapPassed: Archivable {
  init() { self.init(id: 0, distance: 0) }

  mutating func walk(_ archive: inout ArchiveWalk) throws(ArchiveError) {
    try archive.field(&id)
    try archive.field(&distance)
  }
}
