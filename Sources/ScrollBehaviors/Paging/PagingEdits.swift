import ScrollEngine
import ScrollTiling

/// Forwards the edits of a row to its pages.
final class PagingEdits: TileEditListener {
  private unowned(unsafe) let paging: Paging

  init(_ paging: Paging) { self.paging = paging }

  func itemsWillChange() { paging.prepare() }

  func itemsDidChange(_ edit: TileEdit) {
    guard let items = paging.row?.items else { return }
    if items.isEmpty { return paging.forgetItems() }
    paging.follow(items.lowerBound..<items.upperBound &- edit.growth) { edit.index(of: $0) }
  }

  func itemsDidLayout() { paging.isEdited = false }
}

extension Paging {
  /// Notes the pages in view before the first of several edits.
  func prepare() {
    seen.forget()
    guard !isEdited, let scroll, let here = here(scroll.geometry, scroll.contentOrigin) else { return }
    before = PagesBefore(
      here, numbers, scroll.contentOffset[axis], scroll.destination[axis], scroll.contentOrigin,
      after: before)
  }

  /// Follows the items to their new indices after an edit.
  func follow(_ items: Range<Int64>, _ index: @escaping (_ old: Int64) -> Int64?) {
    seen.forget()
    guard let scroll else { return }
    let survivor = { Self.survivor(of: $0, in: items, index) }
    before?.renumber(survivor) { index($0) == nil }
    isEdited = true
    guard var target = scroll.restTarget(of: self, on: axis), !LaidPages.isByNumber(target) else { return }
    target.id = survivor(target.id)
    scroll.setRestTarget(target, of: self, on: axis)
  }

  /// Forgets all items. The next items begin with the first page.
  func forgetItems() {
    seen.forget()
    before = nil
    isEdited = true
    scroll?.setRestTarget(LaidPages.target(ofNumber: 0), of: self, on: axis)
  }

  /// The number of neighbours searched on either side of an item that is gone. The row may be countless, and
  /// all of it gone.
  private static let reach: Int64 = 1 << 20

  /// Returns the new index of an item. If the item is gone, returns the next item left, or the last one
  /// before it, or the first of all if none is left within reach.
  private static func survivor(
    of item: Int64, in items: Range<Int64>, _ index: (_ old: Int64) -> Int64?
  ) -> Int64 {
    if let same = index(item) { return same }
    for next in items.count(upTo: reach, from: item &+ 1) {
      if let there = index(next) { return there }
    }
    let first = max(items.lowerBound, item &- reach)
    var before = item
    while before > first {
      before -= 1
      if let there = index(before) { return there }
    }
    return max(0, items.lowerBound)
  }
}
