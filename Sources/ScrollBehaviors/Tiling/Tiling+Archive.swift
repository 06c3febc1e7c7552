public import ScrollEngine
public import ScrollSpace

extension Tiling {
  /// Where the tiles' origin is, which positions have one, by which overscan, and which item it is on its way to. The tiles
  /// are made, or told their frames, by the layout that follows. With another overscan than then, they are those that this
  /// one asks for.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let (fields, layout, aim) = (overscan.fields, layout, aims[axis])
    let keepsTiles = try memory.value(fields) == fields
    try row.remember(&memory)
    try layout.seen.remember(&memory, keepsTiles: keepsTiles) { layout.seen.taken = $0 }
    try memory.field(aim.goal) {
      aim.goal = $0
      self.board.isRead = true
    }
  }
}
