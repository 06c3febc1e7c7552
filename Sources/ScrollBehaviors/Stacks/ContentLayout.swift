public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// The places of some content's items, for a length across: a ``Stack``, or your own grid, flow or wall.
///
/// ```
///           across                     An Arranging sets the axis and the length across,
///        ├───────────┤                 reads the length along the axis, and sets the walls
///      ┬ ┌───────────┐                 accordingly.
///      │ │ 0         │
///  along ├─────┬─────┤
///      │ │ 1   │ 2   │
///      ┴ └─────┴─────┘
/// ```
/// All results count from the content's start, in points, and are those of the last `arrange`, also if items
/// have changed since. Items have indices from 0 up. Implement `arrange`, `count`, `length`, `frame(of:)` and
/// `items(from:to:along:)`, whose default examines every item. The other members have defaults for a layout
/// that knows all its items.
///
/// **Bad results.** A length that is not finite, or below 0, is refused and counted by the scroller. The
/// content is then the same as without the layout. An item whose frame is not finite, or has a negative
/// length, counts as absent. Indices without an item are ignored. A result that changes without an edit
/// counts from the next layout on.
public protocol ContentLayout: AnyObject {
  /// The number of items.
  var count: Int64 { get }
  /// The indices of the items. The default is all from 0 up to `count`.
  var items: Range<Int64> { get }
  /// True if the content has no ends along the axis. Then `length` is ignored.
  var isEndless: Bool { get }
  /// The length of the content along the axis, margins included, in points.
  var length: Double { get }
  /// The space between the last item and the first one on a ring, in points.
  var spacing: Double { get }
  /// The stack that holds all items one after the other, so that a ``Tiling`` can show them; nil if there is
  /// none.
  var stack: Stack? { get }
  /// Gives every item its place.
  ///
  /// Called first in every layout of the scroller. Do nothing if neither the axis, nor the length across, nor
  /// an item has changed. `across` is finite and 0 or more.
  func arrange(along axis: Axis, across: Double)
  /// Returns the frame of an item; nil if there is none.
  func frame(of index: Int64) -> Rect?
  /// Returns the items that overlap the content between two places along the axis. If there are none, returns
  /// an empty range at the index where an item would enter.
  func items(from: Double, to: Double, along axis: Axis) -> Range<Int64>
  /// Returns true if the lengths of these items are known, and not estimates.
  func isMeasured(_ items: Range<Int64>) -> Bool
  /// Measures the items whose lengths are estimates. Called for items that are in view, or soon will be.
  func measure(_ items: Range<Int64>)
  /// Applies an edit to the items. Throws if the edit is not possible; then nothing has changed.
  func apply(_ edit: TileEdit) throws(TilingError)
  /// Archives what has been measured, and the length across for which it holds, unless `arrange` measures it
  /// again.
  ///
  /// Called when a snapshot is taken or restored. Throws if the archived values are invalid, or belong to
  /// other items. After a restoration, `arrange` is called with the snapshot's axis and length across.
  func remember(_ memory: inout LinkMemory) throws(ArchiveError)
}

extension ContentLayout {
  /// The indices from 0 up to `count`.
  public var items: Range<Int64> { 0..<max(0, count) }
  /// False.
  public var isEndless: Bool { false }
  /// 0.
  public var spacing: Double { 0 }
  /// Nil.
  public var stack: Stack? { nil }
  /// Returns the range from the first item in view to the last. Examines every item.
  public func items(from: Double, to: Double, along axis: Axis) -> Range<Int64> {
    var seen: Range<Int64>?
    var before: Int64 = 0
    for index in 0..<max(0, count) {
      guard let frame = frame(of: index) else { continue }
      if frame.upper(axis) > from, frame.lower(axis) < to {
        seen = (seen?.lowerBound ?? index)..<index + 1
      } else if frame.upper(axis) <= from {
        before = index + 1
      }
    }
    return seen ?? before..<before
  }
  /// Returns true.
  public func isMeasured(_ items: Range<Int64>) -> Bool { true }
  /// Does nothing: all lengths are known.
  public func measure(_ items: Range<Int64>) {}
  /// Does nothing: the layout's owner has changed the items already, and `arrange` follows.
  public func apply(_ edit: TileEdit) throws(TilingError) {}
  /// Archives nothing.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {}
}
