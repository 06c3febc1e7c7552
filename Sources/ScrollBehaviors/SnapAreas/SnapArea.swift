public import ScrollSpace
import ScrollTiling

/// A part of the content on which the scroller may come to rest.
///
/// ```
///        ┌┄┄┄┄┄┄┄┄ margin ┄┄┄┄┄┄┄┄┐
///        ┊  ┌──────────────────┐  ┊    the frame with its margin counts
///        ┊  │      frame       │  ┊
///        ┊  └──────────────────┘  ┊
///        └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘
/// ```
/// An area without size is a point, and is treated as any other area.
public struct SnapArea: Hashable, Sendable {
  /// The identity of the area: after a change of layout, the content snaps to the area with the same id
  /// again. If two areas have the same id, the first is used.
  public var id: Int64
  /// The frame, in points from the content's origin.
  public var frame: Rect
  /// The distances by which the area extends beyond its frame, in points; a negative distance shrinks it.
  /// Margins that leave less than nothing leave a point in the middle.
  public var margin: Insets
  /// The alignment in the port on each axis; nil if that axis does not snap to the area. An area with nil on
  /// both axes takes no part.
  public var align: PerAxis<Alignment?>
  /// True if a fling stops at the area instead of passing it. By `proximity`, this needs two things: the area
  /// is in reach of the fling's start, and some area is in reach of the fling's end. Otherwise the fling is
  /// not snapped, and passes the area.
  public var mustStop: Bool

  /// Creates an area that aligns at its start on both axes by default.
  public init(
    id: Int64, frame: Rect, align: PerAxis<Alignment?> = .start, margin: Insets = .zero,
    mustStop: Bool = false
  ) {
    self.id = id
    self.frame = frame
    self.align = align
    self.margin = margin
    self.mustStop = mustStop
  }

  /// Creates an area of an item along an axis. Across, the area is in view everywhere.
  init(_ place: ItemPlace, along axis: Axis, _ alignment: Alignment) {
    let frame = Lane(axis, cross: -0x1p60, crossLength: 0x1p61).frame(of: place)
    self.init(id: place.index, frame: frame, align: PerAxis(alignment, on: axis, else: nil))
  }
}
