public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// Where each item of some content stands, for a length across: a ``Stack``, or a grid, a flow, a wall of your own.
///
/// ```
///           across                     An Arranging tells it the axis and the length across,
///        ├───────────┤                 asks how long the content is along, and puts the walls
///      ┬ ┌───────────┐                 where that asks for them.
///      │ │ 0         │
///  along ├─────┬─────┤
///      │ │ 1   │ 2   │
///      ┴ └─────┴─────┘
/// ```
/// All it answers counts from the content's start, in points, and holds for what it arranged last, whatever has become of
/// the items since then.
/// Items have indices from 0 up. Write `arrange`, `count`, `length`, `frame(of:)` and `items(from:to:along:)`, whose
/// default looks at every item; the rest has defaults for a layout that knows all its items.
///
/// **Bad answers.** A length that is not finite or is below 0 is refused and counted by the scroller, whose content
/// then is what it would be without the layout. An item whose frame is not finite or has a negative length is as
/// one that is nowhere. Indices without an item are left out. An answer that changes without an edit holds from
/// the next layout on.
public protocol ContentLayout: AnyObject {
  /// How many items there are.
  var count: Int64 { get }
  /// Which items there are: all from 0 on, if not said.
  var items: Range<Int64> { get }
  /// Whether the content has no ends along the axis: `length` counts for nothing then.
  var isEndless: Bool { get }
  /// How long the content is along the axis, margins included, in points.
  var length: Double { get }
  /// The space between the last item and the first where the content is closed to a ring, in points.
  var spacing: Double { get }
  /// The stack that holds all items one behind the other, so that a ``Tiling`` can show them; nil if there is none.
  var stack: Stack? { get }
  /// Gives every item its place. Called with every layout of the scroller, before anything else: do nothing if neither
  /// the axis, the length across, which is finite and not below 0, nor an item has changed.
  func arrange(along axis: Axis, across: Double)
  /// Where an item is; nil where there is none.
  func frame(of index: Int64) -> Rect?
  /// Which items have anything in common with the content between two places along the axis. Where there is none,
  /// an empty range that stands where one would come.
  func items(from: Double, to: Double, along axis: Axis) -> Range<Int64>
  /// Whether the lengths of these items are known, and not estimates.
  func isMeasured(_ items: Range<Int64>) -> Bool
  /// These items are seen, or soon will be: finds out how long those are that have estimates.
  func measure(_ items: Range<Int64>)
  /// The items change. Throws where that cannot be; then nothing has changed.
  func apply(_ edit: TileEdit) throws(TilingError)
  /// A snapshot is taken or restored: walks over what has been measured, and for which length across, if it is not measured
  /// again in `arrange`. Throws where that cannot be, or is of other items. After it was restored `arrange` follows, with the
  /// axis and the length across of the snapshot.
  func remember(_ memory: inout LinkMemory) throws(ArchiveError)
}

extension ContentLayout {
  /// From 0 on.
  public var items: Range<Int64> { 0..<max(0, count) }
  /// No.
  public var isEndless: Bool { false }
  /// None.
  public var spacing: Double { 0 }
  /// None.
  public var stack: Stack? { nil }
  /// From the first to the last item in view. Looks at each.
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
  /// Yes.
  public func isMeasured(_ items: Range<Int64>) -> Bool { true }
  /// Does nothing: all is known.
  public func measure(_ items: Range<Int64>) {}
  /// Does nothing: the layout's owner has changed its items already, and `arrange` follows.
  public func apply(_ edit: TileEdit) throws(TilingError) {}
  /// Nothing.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {}
}
