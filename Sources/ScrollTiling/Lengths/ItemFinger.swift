internal import CScrollCore
import ScrollSpace

/// A place in a row of items for small steps. It stays at the item that was found last and walks from there, instead
/// of searching again.
///
/// ```
///   ├────┼──────┼───┼────────┼──┼─────┼──
///                     ▲  ──►  ▲
///                   finger   next offset: two steps
/// ```
/// A finger gives the same results as its row. After a change of the row it searches once. A step costs O(s) for s
/// items that are walked over, and never more than O(log n). A finger keeps its row alive.
public struct ItemFinger {
  /// The row of the finger.
  public let lengths: ItemLengths
  private var core = csc_finger()
  /// The places of the first and the last item in view.
  private var (first, last) = (csc_finger(), csc_finger())

  /// The distances by which both offsets of the last ``visible(from:to:)`` may decrease and increase while the same
  /// items stay in view. They follow from the edges of the first and the last item. Below 0 if the distances are not
  /// known.
  package private(set) var room = (fall: -1.0, rise: -1.0)

  /// Creates a finger in a row, without a place.
  public init(_ lengths: ItemLengths) { self.lengths = lengths }

  /// Moves to an item, and returns its place. Throws `index` if there is no such item.
  public mutating func place(of index: Int64) throws(TilingError) -> ItemPlace {
    var item = csc_item()
    try check(
      csc_finger_go(&core, lengths.row, index &- lengths.firstIndex, &item),
      .index(index, count: lengths.count))
    return ItemPlace(item, in: lengths)
  }

  /// Moves to the last item that starts at or before an offset, like ``ItemLengths/item(atOrBefore:)``, and returns its
  /// place.
  package mutating func item(atOrBefore offset: Double) throws(TilingError) -> ItemPlace? {
    var item = csc_item()
    let status = csc_finger_seek(&core, lengths.row, offset - lengths.leading, &item)
    if status == CSC_OUTSIDE {
      let count = lengths.count
      if count == 0 { return nil }
      return try place(of: offset < lengths.leading ? lengths.firstIndex : lengths.firstIndex + count - 1)
    }
    try check(status, .offset(offset))
    return ItemPlace(item, in: lengths)
  }

  /// Returns the items in view between two offsets, like ``ItemLengths/visible(from:to:overscan:)`` without an
  /// overscan. Both ends are reached by walking from their last places.
  public mutating func visible(from: Double, to: Double) throws(TilingError) -> Range<Int64> {
    guard from <= to else { throw .offset(from.isNaN ? from : to) }
    let (leading, row, count) = (lengths.leading, lengths.row, lengths.count)
    let (after, before) = (from - leading + sliver, to - leading - sliver)
    var item = csc_item(index: count, start: .nan, length: 0)
    if after < 0 { item.index = 0 }
    // Before the first item and after the last one, nothing enters the view.
    let isFirst = after >= 0 && csc_finger_seek(&first, row, after, &item) == CSC_OK && item.index == 0
    room = (isFirst ? .infinity : after - item.start, item.start + item.length - lengths.spacing - after)
    var range = item.index..<item.index
    if after < before {
      // Starts are whole steps of the grid: a start before an offset is at or before the last multiple before it.
      let place = (0 - csc_floor(0 - before / Grid.step) - 1) * Grid.step
      item.index = before > 0 ? count - 1 : -1
      let isFound = before > 0 && csc_finger_seek(&last, row, place, &item) == CSC_OK
      let isLast = isFound && item.index == count - 1
      room = (
        min(room.fall, before - item.start),
        min(room.rise, isLast ? .infinity : item.start + item.length - before)
      )
      range = range.lowerBound..<max(range.lowerBound, item.index + 1)
    }
    // The core counts the spacing to the item before it. An item of which only the spacing is in view is not in view.
    guard lengths.spacing > 0, csc_finger_seek(&first, row, from + sliver - leading, &item) == CSC_OK,
      ItemPlace(item, in: lengths).end <= from + sliver
    else { return lengths.indices(range) }
    // The measured room is that of the dropped item.
    room = (-1, -1)
    return lengths.indices(item.index + 1..<max(item.index + 1, range.upperBound))
  }
}
