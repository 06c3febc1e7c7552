import ScrollEngine
import ScrollSpace
import ScrollTiling

extension ItemLine {
  /// Where the tiles' origin is: this line, or one that was read. The items are the program's to bring again.
  fileprivate func remembered(_ memory: inout LinkMemory) throws(ArchiveError) -> ItemLine {
    var line = self
    line.base = try memory.value(base, where: { $0.magnitude <= 1 << 61 })
    line.baseStart = try memory.value(baseStart, where: { $0.isUsable })
    line.originAtMark = try memory.value(originAtMark, where: { $0.isUsable })
    line.mark = try memory.value(mark)
    let period = try memory.value(ring?.period)
    line.ring = period.flatMap(Ring.init)
    // How long a part of the viewport is then is not known yet.
    if part == nil, usable(period) == nil { line.set(nil) }
    return line
  }
}

extension ItemRow {
  /// Items that are a part of the viewport get its length, which a snapshot has brought without asking how long the content is.
  func fit(_ scroll: ScrollController) { line.fit(scroll.geometry.visibleLength(axis)) }

  /// Where the tiles' origin is.
  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let line = try line.remembered(&memory)
    memory.change { self.line = line }
  }
}
