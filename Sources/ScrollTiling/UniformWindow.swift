internal import CScrollCore

/// Items of one length, any number of them, endless in both directions too: what is in view, and what entered
/// and left, at the same cost for any distance.
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
/// **Precision.** The viewport's place is kept as an item's index and the distance into that item, never as
/// one number. So a step of a quarter point is as exact at item 10^15 as at item 0, and places count from the
/// viewport. Nothing is rounded to 1/64 here; with lengths and moves that are multiples of a power of two all
/// of it is exact, otherwise each sum rounds once.
///
/// **Cost.** Every operation is O(1). It is a value without memory of its own.
///
/// **In view.** Half-open, as everywhere: an item that only touches the viewport is not in view. An item touches it if
/// less than 2^-40 points lie between the one's end and the other's start, because sums of offsets round by as much.
public struct UniformWindow: Sendable {
  private var core: csc_window

  /// All indices there can be, from -2^62 to 2^62: a row without ends.
  public static let endless: Range<Int64> = -(1 << 62)..<1 << 62

  /// Opens a window whose viewport begins `into` points behind the start of an item; `into` may be any
  /// distance.
  ///
  /// Throws `length` for a length that is not above 0, a spacing or viewport that cannot be used, or a viewport
  /// longer than 2^61 items; `range` for items beyond ``endless``; `offset` if `into` is not finite or longer than
  /// 2^62 items, or if the viewport lies more than 2^62 items from item 0.
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

  /// Each item's length, in points.
  public var length: Double { core.strip.length }
  /// The space between an item and the next one, in points.
  public var spacing: Double { core.strip.gap }
  /// Which items there are.
  public var items: Range<Int64> { Range(core.strip.items) }
  /// The viewport begins ``into`` points behind the start of this item, which need not be one there is.
  public var index: Int64 { core.index }
  /// 0 or more, and less than length and spacing together.
  public var into: Double { core.into }
  /// The length that is seen, in points.
  public var viewport: Double { core.viewport }
  /// The items in view. A viewport of length 0 sees none.
  public var visible: Range<Int64> { Range(core.visible) }

  /// Moves the viewport by so many points, and tells what entered and left.
  ///
  /// Throws `offset` if the distance is not finite, or leads more than 2^62 items from item 0.
  @discardableResult
  public mutating func move(by distance: Double) throws(TilingError) -> VisibleChange {
    var change = csc_window_change()
    try check(csc_window_move(&core, distance, &change), .offset(distance))
    return VisibleChange(change)
  }

  /// Moves the viewport to `into` points behind the start of an item, however far that is, and tells what
  /// entered and left. Throws as `move(by:)`.
  @discardableResult
  public mutating func jump(to index: Int64, into: Double = 0) throws(TilingError) -> VisibleChange {
    var change = csc_window_change()
    try check(csc_window_jump(&core, index, into, &change), .offset(into))
    return VisibleChange(change)
  }

  /// Gives the viewport another length, and tells what entered and left. Throws `length`.
  @discardableResult
  public mutating func resize(to viewport: Double) throws(TilingError) -> VisibleChange {
    var change = csc_window_change()
    try check(csc_window_resize(&core, viewport, &change), .length(viewport))
    return VisibleChange(change)
  }

  /// Where an item is, counted from the start of the viewport, whether there is such an item or not. Far from
  /// the window the start is rounded to a `Double`.
  public func place(of index: Int64) -> ItemPlace {
    withUnsafePointer(to: core) { core in
      ItemPlace(index: index, start: csc_window_start(core, index), length: length)
    }
  }
}
