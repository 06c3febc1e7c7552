import ScrollEngine
import ScrollSpace
import ScrollTiling

extension ItemLine {
  /// Archives the place of the tiles' origin, and the length of items that are a part of the viewport: they keep it
  /// while the viewport has no length. The program sets the items again.
  fileprivate func remembered(
    _ memory: inout LinkMemory, repeats: Bool
  ) throws(ArchiveError) -> ItemLine {
    var line = self
    line.base = try memory.value(base, where: { $0.magnitude <= 1 << 61 })
    line.baseStart = try memory.value(baseStart, where: { $0.isUsable })
    line.originAtMark = try memory.value(originAtMark, where: { $0.isUsable })
    line.mark = try memory.value(mark)
    let period = try memory.value(ring?.period)
    let length = try memory.value(
      part == nil ? nil : window?.length, where: { $0.map { $0.isUsable && $0 >= 0 } ?? true })
    if part != nil, let length, let window {
      line.window =
        try? UniformWindow(length: length, spacing: window.spacing, items: window.items, viewport: 0)
    }
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
  func fit(_ scroll: ScrollController) { fit(scroll.geometry.visibleLength(axis)) }

  /// Sets the length of items that are a part of the viewport, of which a length is visible.
  func fit(_ visible: Double) { line.fit(visible) }

  /// Archives the place of the tiles' origin.
  func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let line = try line.remembered(&memory, repeats: repeats)
    memory.change { self.line = line }
  }
}
