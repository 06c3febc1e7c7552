public import ScrollSpace
import ScrollTiling

/// A part of the content that a scroller likes to rest on.
///
/// ```
///        ┌┄┄┄┄┄┄┄┄ margin ┄┄┄┄┄┄┄┄┐
///        ┊  ┌──────────────────┐  ┊    what counts is the frame with its margin around it
///        ┊  │      frame       │  ┊
///        ┊  └──────────────────┘  ┊
///        └┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┘
/// ```
/// An area of no size is a point, and as good as any other.
public struct SnapArea: Hashable, Sendable {
  /// What it is known by: after a change of layout the area with the same id is snapped to again. Where two areas
  /// have the same id, the first stands for both.
  public var id: Int64
  /// Where it is, in points of the content, counted from the content's origin.
  public var frame: Rect
  /// How much further than its frame it reaches, in points; negative: how much less. A margin that leaves less
  /// than nothing leaves a point in the middle.
  public var margin: Insets
  /// How it lies in the port on each axis; nil: it is not snapped to on that axis. One that is nil on both
  /// takes no part in anything.
  public var align: PerAxis<Alignment?>
  /// Whether a fling stops at it rather than pass it. By `proximity` only if it is in reach of where the fling sets out,
  /// and an area is in reach of the fling's end: one that finds none there goes where it goes, and passes all.
  public var mustStop: Bool

  /// Makes an area that is snapped to at its start on both axes, if not said otherwise.
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

  /// Makes an area of a place along an axis; across, it is wherever the view is.
  init(_ place: ItemPlace, along axis: Axis, _ alignment: Alignment) {
    let frame = Lane(axis, cross: -0x1p60, crossLength: 0x1p61).frame(of: place)
    self.init(id: place.index, frame: frame, align: PerAxis(alignment, on: axis, else: nil))
  }
}
