import ScrollEngine
import ScrollSpace
import ScrollTiling

extension ItemLine {
  /// Archives the place of the tiles' origin. The program sets the items again.
  fileprivate func remembered(
    _ memory: inout LinkMemory, repeats: Bool
  ) throws(ArchiveError) -> ItemLine {
    var line = self
    line.base = try memory.value(base, where: { $0.magnitude <= 1 << 61 })
    line.baseStart = try memory.value(baseStart, where: { $0.isUsable })
    line.originAtMark = try memory.value(originAtMark, where: { $0.isUsable })
    line.mark = try memory.value(mark)
    let period = try memory.value(ring?.period)
    line.ring = period.flatMap(Ring.init)
    // The length of items that are a part of the viewport is not known yet.
    let fits = part == nil ? usable(period) != nil : total != nil && !items.isEmpty
    if !repeats || !fits { line.set(nil) }
    return line
  }
}

extension ItemRow {
  /// Sets the length of items that are a part of the viewport, after a snapshot has set the viewport without
  /// a layout.
  func fit(_ scroll: ScrollController) { line.fit(scroll.geometry.visibleLength(axis)) }

  /// Archives the place of the tiles' origin.
  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let line = try line.remembered(&memory, repeats: repeats)
    memory.change { self.line = line }
  }
}
