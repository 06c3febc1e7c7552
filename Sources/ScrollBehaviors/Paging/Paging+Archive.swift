public import ScrollEngine
public import ScrollSpace

extension Paging {
  /// How many pages there are, which one is selected, and which was before. What the pages are is the program's to say again.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(numbers.count, where: { $0 >= 0 }) { self.numbers.count = $0 }
    let isNumber = { [row] (number: Int64) in number >= 0 || row?.items.contains(number) == true }
    try memory.field(numbers.selected, where: isNumber) { self.numbers.selected = $0 }
    try memory.field(numbers.previous, where: isNumber) { self.numbers.previous = $0 }
  }
}
