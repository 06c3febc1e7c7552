public import ScrollEngine
public import ScrollSpace

@_documentation(visibility: internal)
extension Paging {
  /// Archives the number of pages, the selected page and the one before. The program sets the pages again.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    seen.forget()
    try memory.field(numbers.count, where: { $0 >= 0 }) { self.numbers.count = $0 }
    let isNumber = { [row] (number: Int64) in number >= 0 || row?.items.contains(number) == true }
    try memory.field(numbers.selected, where: isNumber) { self.numbers.selected = $0 }
    try memory.field(numbers.previous, where: isNumber) { self.numbers.previous = $0 }
  }
}
