internal import CScrollCore
import ScrollSpace

/// Groups at any places, at least one, sorted by the offsets at which they are shown.
///
/// An object, so that a search copies no list.
final class PageList: Equatable {
  /// The offset of each group.
  let offsets: [Double]
  let groups: [PageItem]
  private let firstItems: [Double]
  /// The number of items.
  let count: Double

  /// Creates groups of items. `isFull` returns true if a group has no room for the next item. Groups at one
  /// offset become one group, unless they keep their numbers. Nil if there are no items.
  init?(
    _ items: [PageItem], _ aligning: PageAligning, period: Double?, keepsNumbers: Bool = false,
    isFull: (_ from: Int, _ end: Double, _ next: Int) -> Bool
  ) {
    guard let start = items.first else { return nil }
    count = Double(items.count)
    var (offsets, groups, firstItems): ([Double], [PageItem], [Double]) = ([], [], [])
    var (first, end) = (0, start.end)
    for index in 1...items.count {
      if index < items.count, !isFull(first, end, index) {
        end = max(end, items[index].end)
        continue
      }
      let group = PageItem(start: items[first].start, length: end - items[first].start)
      let offset = max(aligning.offset(of: group), offsets.last ?? -.infinity)
      // Far out, a lap may be too short to distinguish its end from its beginning: the first group is always
      // kept.
      let lapEnd = offsets.first.flatMap { first in period.map { first + $0 } } ?? .infinity
      if offsets.isEmpty || offset < lapEnd && (keepsNumbers || offset != offsets.last) {
        offsets.append(offset)
        groups.append(group)
        firstItems.append(Double(first))
      }
      if index < items.count { (first, end) = (index, items[index].end) }
    }
    (self.offsets, self.groups, self.firstItems) = (offsets, groups, firstItems)
  }

  static func == (one: PageList, other: PageList) -> Bool {
    one === other
      || one.offsets == other.offsets && one.groups == other.groups && one.firstItems == other.firstItems
        && one.count == other.count
  }

  func last(atOrBefore offset: Double) -> Double { Self.last(of: offsets, atOrBefore: offset) }

  func items(of from: Int, _ to: Int) -> (from: Double, to: Double) {
    (firstItems[from], to + 1 < firstItems.count ? firstItems[to + 1] : count)
  }

  func group(ofItem item: Double) -> Double { Self.last(of: firstItems, atOrBefore: item) }

  /// Returns the index of the last ascending number not above a number; the first index if all are above.
  private static func last(of numbers: [Double], atOrBefore number: Double) -> Double {
    let count = numbers.withUnsafeBufferPointer { csc_snap_up_to($0.baseAddress, $0.count, number) }
    return Double(max(1, count) - 1)
  }
}
