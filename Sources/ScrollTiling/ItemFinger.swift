internal import CScrollCore
import ScrollSpace

/// A place in a row of items, for small steps: it stays at the item found last and walks from there, instead
/// of searching anew.
///
/// ```
///   ├────┼──────┼───┼────────┼──┼─────┼──
///                     ▲  ──►  ▲
///                   finger   next offset: two steps
/// ```
/// It gives the same answers as its row. A change of the row makes it search once. A step costs O(s) for s
/// items walked over, and never more than O(log n). It keeps its row alive.
public struct ItemFinger {
  /// The row it is in.
  public let lengths: ItemLengths
  private var core = csc_finger()
  /// On the first and the last item in view.
  private var (first, last) = (csc_finger(), csc_finger())

  /// By how much both offsets of the last ``visible(from:to:)`` may fall and rise with the same items in view, as the edges
  /// of the first and the last one have it; below 0 where that is not known.
  package private(set) var room = (fall: -1.0, rise: -1.0)

  /// A finger in a row, nowhere yet.
  public init(_ lengths: ItemLengths) { self.lengths = lengths }

  /// Goes to an item, and tells where it is. Throws `index` where there is none.
  public mutating func place(of index: Int64) throws(TilingError) -> ItemPlace {
    var item = csc_item()
    try check(
      csc_finger_go(&core, lengths.row, index &- lengths.firstIndex, &item),
      .index(index, count: lengths.count))
    return ItemPlace(item, in: lengths)
  }

  /// The items in view between two offsets, as ``ItemLengths/visible(from:to:overscan:)`` without an overscan: both ends
  /// are walked to from where they were last.
  public mutating func visible(from: Double, to: Double) throws(TilingError) -> Range<Int64> {
    guard from <= to else { throw .offset(from.isNaN ? from : to) }
    let (leading, row, count) = (lengths.leading, lengths.row, lengths.count)
    let (behind, before) = (from - leading + sliver, to - leading - sliver)
    var item = csc_item(index: count, start: .nan, length: 0)
    if behind < 0 { item.index = 0 } else { _ = csc_finger_seek(&first, row, behind, &item) }
    room = (behind - item.start, item.start + item.length - lengths.spacing - behind)
    var range = item.index..<item.index
    if behind < before {
      // Starts are whole steps of the grid: before an offset is at or before the last such place before it.
      let place = (0 - csc_floor(0 - before / Grid.step) - 1) * Grid.step
      item.index = before > 0 ? count - 1 : -1
      if before > 0 { _ = csc_finger_seek(&last, row, place, &item) }
      room = (min(room.fall, before - item.start), min(room.rise, item.start + item.length - before))
      range = range.lowerBound..<max(range.lowerBound, item.index + 1)
    }
    // The core counts the spacing to the item before it: one of which only that is in view is not.
    guard lengths.spacing > 0, csc_finger_seek(&first, row, from + sliver - leading, &item) == CSC_OK,
      ItemPlace(item, in: lengths).end <= from + sliver
    else { return lengths.indices(range) }
    // What has been measured is the room of that one.
    room = (-1, -1)
    return lengths.indices(item.index + 1..<max(item.index + 1, range.upperBound))
  }
}
