public import ScrollEngine
public import ScrollSpace

extension TilingPlane {
  /// Where the tiles' origin is, which columns and rows of a grid have tiles, by which overscan, which lanes items have kept,
  /// and which item it is on its way to. With another overscan than then, tiles are those that this one asks for.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let fields = board.overscan.x.fields + board.overscan.y.fields
    try layout.remember(&memory, keepsTiles: try memory.value(fields) == fields)
    for axis in Axis.both {
      let aim = aims[axis]
      try memory.field(aim.goal) { aim.goal = $0 }
    }
    memory.change { self.board.isRead = true }
  }
}

extension GridLayout {
  func remember(_ memory: inout LinkMemory, keepsTiles: Bool) throws(ArchiveError) {
    for axis in Axis.both {
      try axes[axis].remember(&memory)
      try seen[axis].remember(&memory, keepsTiles: keepsTiles) { self.seen[axis].taken = $0 }
    }
  }
}
