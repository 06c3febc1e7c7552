internal import CScrollCore
import ScrollSpace

/// Groups wherever they are, at least one, in the order of the offsets at which they are shown.
struct PageList: Equatable {
  /// Where each is shown.
  private(set) var offsets: [Double] = []
  private(set) var groups: [PageItem] = []
  private var firstItems: [Double] = []
  /// How many items there are.
  let count: Double

  /// Groups of items, which are put together as `isFull` says: whether a group, from one item up to another, has no room for
  /// the next. Groups that are shown at one offset are one, if they do not keep their numbers. Nil for none.
  init?(
    _ items: [PageItem], _ aligning: PageAligning, period: Double?, keepsNumbers: Bool = false,
    isFull: (_ from: Int, _ end: Double, _ next: Int) -> Bool
  ) {
    guard let start = items.first else { return nil }
    count = Double(items.count)
    var (first, end) = (0, start.end)
    for index in 1...items.count {
      if index < items.count, !isFull(first, end, index) {
        end = max(end, items[index].end)
        continue
      }
      let group = PageItem(start: items[first].start, length: end - items[first].start)
      let offset = max(aligning.offset(of: group), offsets.last ?? -.infinity)
      // Far out a lap may be too short to tell its end from its beginning: the first group is there all the same.
      let lapEnd = offsets.first.flatMap { first in period.map { first + $0 } } ?? .infinity
      if offsets.isEmpty || offset < lapEnd && (keepsNumbers || offset != offsets.last) {
        offsets.append(offset)
        groups.append(group)
        firstItems.append(Double(first))
      }
      if index < items.count { (first, end) = (index, items[index].end) }
    }
  }

  func last(atOrBefore offset: Double) -> Double { Self.last(of: offsets, atOrBefore: offset) }

  func items(of from: Int, _ to: Int) -> (from: Double, to: Double) {
    (firstItems[from], to + 1 < firstItems.count ? firstItems[to + 1] : count)
  }

  func group(ofItem item: Double) -> Double { Self.last(of: firstItems, atOrBefore: item) }

  /// Which is the last of ascending numbers that is not above another one; the first where all are.
  private static func last(of numbers: [Double], atOrBefore number: Double) -> Double {
    let count = numbers.withUnsafeBufferPointer { csc_snap_up_to($0.baseAddress, $0.count, number) }
    return Double(max(1, count) - 1)
  }
}
