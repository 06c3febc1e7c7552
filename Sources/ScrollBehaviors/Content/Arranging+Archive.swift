public import ScrollEngine
public import ScrollSpace

@_documentation(visibility: internal)
extension Arranging {
  /// Archives what has been measured and for which range, and the anchor.
  /// Throws if the layout holds other items than the saved one.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let across = try memory.value(across, where: { $0.map { $0 >= 0 && $0.isUsable } ?? true })
    try memory.field(refusedEdits, where: { $0 >= 0 }) { self.refusedEdits = $0 }
    let measuredView = try memory.value(measuredView)
    let isKnown = try memory.value(coveredRange != nil)
    // Infinity, for the end of all items, cannot be archived.
    let from = try memory.value(coveredRange.flatMap { $0.from.isFinite ? $0.from : nil })
    let to = try memory.value(coveredRange.flatMap { $0.to.isFinite ? $0.to : nil })
    let isAnchored = keeper != nil
    _ = try memory.value(isAnchored, where: { $0 == isAnchored })
    try keeper?.remember(&memory)
    isBusy = true
    defer { isBusy = false }
    memory.change { self.isBusy = true }
    try layout.remember(&memory)
    memory.change {
      if let across { self.layout.arrange(along: self.axis, across: across) }
      self.isBusy = false
      (self.across, self.measuredView, self.reading) = (across, measuredView, nil)
      self.coveredRange = isKnown ? (from ?? -.infinity, to ?? .infinity) : nil
    }
  }
}
