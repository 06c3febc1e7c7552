public import ScrollEngine
public import ScrollSpace

extension Paging {
  /// Whether there are pages, which one is selected, by which item, which was before, which was asked for, and where it
  /// stays between two. What the pages are is the program's to say again.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(numbers.count, where: { $0 >= 0 }) { self.numbers.count = $0 }
    try memory.field(numbers.selected, where: { $0 >= 0 }) { self.numbers.selected = $0 }
    try memory.field(numbers.previous, where: { $0 >= 0 }) { self.numbers.previous = $0 }
    try memory.field(chosen) { self.chosen = $0 }
    try memory.field(anchor) { self.anchor = $0 }
    try memory.field(wanted) { self.wanted = $0 }
    try memory.field(between) { self.between = $0 }
  }
}
