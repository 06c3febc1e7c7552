import ScrollTiling

/// The items of a row as pages, which follow its edits.
final class PagedRow: TileEditListener {
  let row: ItemRow
  private unowned(unsafe) let paging: Paging
  /// Of which lengths pages were made last.
  private var version: UInt64?

  init(_ row: ItemRow, _ paging: Paging) {
    (self.row, self.paging) = (row, paging)
    row.add(self)
  }

  func itemsWillChange() { paging.prepare() }

  func itemsDidChange(_ edit: TileEdit) {
    let count = row.items.upperBound &- edit.growth
    paging.follow(of: Double(count)) { old in edit.index(of: Int64(old)).map { Int(clamping: $0) } }
  }

  func itemsDidSettle() { paging.change = nil }

  /// What the pages are, where they are others than the last time.
  func news(since kind: PageKind) -> PageKind? {
    if let lengths = row.line.lengths {
      if version == lengths.version { return nil }
      version = lengths.version
      return .items(of: lengths)
    }
    let news = PageKind.items(of: row.line)
    return news == kind ? nil : news
  }
}

extension PageKind {
  /// Items of any lengths.
  fileprivate static func items(of lengths: ItemLengths) -> PageKind {
    var end = lengths.leading
    var items: [PageItem] = []
    items.reserveCapacity(Int(clamping: lengths.count))
    for length in (try? lengths.lengths(of: 0..<lengths.count)) ?? [] {
      items.append(PageItem(start: end, length: length))
      end += length + lengths.spacing
    }
    return PageKind(form: .list(items, content: lengths.total, gap: lengths.spacing))
  }

  /// Items of one length: so many of them, or as many as come.
  fileprivate static func items(of line: ItemLine) -> PageKind {
    let length = line.part.map(PageKind.Length.part) ?? .points(line.window?.length ?? 0)
    if line.total == nil { return PageKind(form: .pages(length, spacing: line.spacing)) }
    return PageKind(form: .items(Double(line.items.upperBound), length, spacing: line.spacing))
  }
}
