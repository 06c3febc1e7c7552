import ScrollEngine
import ScrollSpace
import ScrollTiling

extension TileLine {
  /// Where the tiles' origin is: this line, or one that was read. The items are the program's to bring again.
  fileprivate func remembered(_ memory: inout LinkMemory) throws(ArchiveError) -> TileLine {
    var line = self
    line.base = try memory.value(base, where: { $0.magnitude <= 1 << 61 })
    line.baseStart = try memory.value(baseStart, where: { $0.isUsable })
    line.place = try memory.value(place, where: { $0.isUsable })
    line.mark = try memory.value(mark)
    let period = try memory.value(ring?.period)
    line.ring = period.flatMap(Ring.init)
    if usable(period) == nil { line.set(nil) }
    return line
  }

  /// The positions that had tiles when a snapshot was taken, if they can be those around what is wanted now.
  func taken(_ held: Range<Int64>?, around wanted: Range<Int64>, limit: Int64) -> Range<Int64>? {
    guard let held, held.isCount(upTo: limit), held.clamped(to: positions) == held,
      held.lowerBound <= wanted.upperBound, held.upperBound >= wanted.lowerBound
    else { return nil }
    return held
  }
}

extension TileRow {
  /// Where the tiles' origin is, and which positions have tiles.
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    let (line, held) = (try line.remembered(&memory), try memory.value(held))
    memory.change { (self.line, self.taken) = (line, keepsTiles ? held : nil) }
  }
}
