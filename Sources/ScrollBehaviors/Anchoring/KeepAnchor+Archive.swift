public import ScrollEngine
import ScrollSpace

@_documentation(visibility: internal)
extension KeepAnchor {
  /// Archives the anchor, which edits renumber, and the item that stays the anchor until the offset moves.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let kinds = [Anchor.leading, .center, .finger]
    var item: Int64?
    if case .item(let index) = anchor { item = index }
    let kind = try memory.value(kinds.firstIndex(of: anchor) ?? 0, where: kinds.indices.contains)
    try memory.field(item) { self.anchor = $0.map { .item($0) } ?? kinds[kind] }
    try memory.field(mark) { self.mark = $0 }
    try memory.field(heldOffset) { self.heldOffset = $0 }
    try memory.field(heldLength) { self.heldLength = $0 }
    try memory.field(heldFinger) { self.heldFinger = $0 }
    try memory.field(kept(from: mark)?.appearance) {
      self.candidates.removeAll()
      if let appearance = $0 {
        self.candidates.append(.init(appearance: appearance, start: 0, length: 0, isChosen: true))
      }
      (self.isPending, self.owed) = (false, 0)
    }
  }
}
