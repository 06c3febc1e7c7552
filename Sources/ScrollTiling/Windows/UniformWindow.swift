internal import CScrollCore

/// A viewport over items of one length, in any number, also without ends. It computes the items in view, and those
/// that have entered and left, at the same cost for any distance.
///
/// ```
///         length  spacing
///       ├──────┤ ├┤
///       ┌──────┐  ┌──────┐  ┌──────┐  ┌──────┐
///     … │  -1  │  │  0   │  │  1   │  │  2   │ …
///       └──────┘  └──────┘  └──────┘  └──────┘
///                     ┌───────────────┐
///                 ├───┤   viewport    │
///                  into  (index 0)
/// ```
/// **Precision.** The viewport's place is stored as an item's index and the distance into that item, never as one
/// number. So a step of a quarter point is as exact at item 10^15 as at item 0, and places count from the viewport.
/// Nothing is rounded to 1/64 here. With lengths and moves that are multiples of a power of two everything is exact;
/// otherwise each sum is rounded once.
///
/// **Cost.** Every operation is O(1). `UniformWindow` is a value without memory of its own.
///
/// **In view.** Items are half-open, as everywhere: an item that only touches the viewport is not in view. An item
/// touches the viewport if less than 2^-40 points are between its end and the viewport's start, or the reverse. Sums
/// of offsets are rounded by that much.
public struct UniformWindow: Sendable {
  private var core: csc_window

  /// The range of all possible indices, from -2^62 to 2^62: a row without ends.
  public static let endless: Range<Int64> = -(1 << 62)..<1 << 62

  /// Creates a window whose viewport begins `into` points behind the start of an item; `into` may be any distance.
  ///
  /// Throws `length` for a length that is not above 0, an unusable spacing or viewport, or a viewport longer than
  /// 2^61 items. Throws `range` for items beyond ``endless``. Throws `offset` if `into` is not finite or longer than
  /// 2^62 items, or if the viewport is more than 2^62 items from item 0.
  public init(
    length: Double, spacing: Double = 0, items: Range<Int64> = endless, index: Int64 = 0, into: Double = 0,
    viewport: Double
  ) throws(TilingError) {
    core = csc_window()
    let strip = csc_strip(length: length, gap: spacing, items: items.core)
    let status = csc_window_open(&core, strip, index, into, viewport)
    if status == CSC_BAD_COUNT { throw .range(items, of: Self.endless) }
    if status == CSC_BAD_LENGTH {
      let isUsable = length > 0 && length <= ItemLengths.longest
      throw .length(isUsable ? ItemLengths.stored(spacing) == nil ? spacing : viewport : length)
    }
    let seesTooMuch = viewport / (length + spacing) >= 0x1p61
    try check(status, seesTooMuch ? .length(viewport) : .offset(into))
  }

  /// The length of each item, in points.
  public var length: Double { core.strip.length }
  /// The space between an item and the next item, in points.
  public var spacing: Double { core.strip.gap }
  /// The range of the items.
  public var items: Range<Int64> { Range(core.strip.items) }
  /// The index of the item behind whose start the viewport begins, by ``into`` points. The item need not exist.
  public var index: Int64 { core.index }
  /// The distance of the viewport from the start of the item, in points: 0 or more, and less than length and spacing
  /// together.
  public var into: Double { core.into }
  /// The length of the viewport, in points.
  public var viewport: Double { core.viewport }
  /// The items in view. A viewport of length 0 shows none.
  public var visible: Range<Int64> { Range(core.visible) }

  /// Moves the viewport by a distance in points, and returns the items that entered and left.
  ///
  /// Throws `offset` if the distance is not finite, or leads more than 2^62 items from item 0.
  @discardableResult
  public mutating func move(by distance: Double) throws(TilingError) -> VisibleChange {
    var change = csc_window_change()
    try check(csc_window_move(&core, distance, &change), .offset(distance))
    return VisibleChange(change)
  }

  /// Moves the viewport to `into` points behind the start of an item, at any distance, and returns the items that
  /// entered and left. Throws the errors of `move(by:)`.
  @discardableResult
  public mutating func jump(to index: Int64, into: Double = 0) throws(TilingError) -> VisibleChange {
    var change = csc_window_change()
    try check(csc_window_jump(&core, index, into, &change), .offset(into))
    return VisibleChange(change)
  }

  /// Sets the length of the viewport, and returns the items that entered and left. Throws `length`.
  @discardableResult
  public mutating func resize(to viewport: Double) throws(TilingError) -> VisibleChange {
    var change = csc_window_change()
    try check(csc_window_resize(&core, viewport, &change), .length(viewport))
    return VisibleChange(change)
  }

  /// Returns the place of an item, counted from the start of the viewport, also if the item does not exist. Far from
  /// the window the start is rounded to a `Double`.
  public func place(of index: Int64) -> ItemPlace {
    withUnsafePointer(to: core) { core in
      ItemPlace(index: index, start: csc_window_start(core, index), length: length)
    }
  }
}
