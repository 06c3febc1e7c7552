public import ScrollEngine
public import ScrollSpace

/// The look of an indicator as numbers, from which ``Indicators`` makes its thumbs. A pure value, which can
/// be used alone.
///
/// ```
///      ┌─────────────────────────┐
///      │ inset, margin           │
///      │                       ┌┐│ ┬ track
///      │                       ││├ thumb: track · visible / whole content
///      │                       └┘│ │ but at least the minimum length
///      │                         │ ┴
///      │ inset, margin, corner   │
///      └─────────────────────────┘
/// ```
/// The defaults are our choice, each with its reason. A number that is negative or not finite counts as 0,
/// also in insets; only ``hold`` may be infinite.
public struct IndicatorStyle: Hashable, Sendable {
  /// The thickness of a thumb, in points. The default is our choice: visible on any screen, and narrow enough
  /// to hide no letter.
  public var thickness = 3.0
  /// The distance between a thumb and the sides of the viewport less its insets, in points. The default is
  /// our choice: the thickness of the thumb.
  public var margin = 3.0
  /// The least length of a thumb, in points, if the track is long enough. The default is our choice: the eye
  /// finds the thumb on a long track at once.
  public var minimumLength = 36.0
  /// The least length of a thumb while the content is past its wall, in points. The default is our choice:
  /// longer than a dot, and short enough that a pull still shrinks a thumb of the least length.
  public var minimumPulledLength = 8.0
  /// The width of the area that takes a touch or a click on a track, in points. The default of 44 is the
  /// least size of a control by Apple's Human Interface Guidelines. Material Design has 48, and a mouse needs
  /// no more than the thumb.
  public var touchTarget = 44.0
  /// The room that the tracks leave free at the sides of the viewport, in points: UIScrollView's
  /// scrollIndicatorInsets. On a reversed axis, left and top are the side at which the content begins.
  public var insets = Insets.zero
  /// The side of the viewport at which each thumb is shown. By default the vertical thumb is right and the
  /// horizontal one below. If the horizontal axis is reversed, the vertical one is left, as in other
  /// right-to-left layouts.
  public var sides = PerAxis(Side.upper)
  /// The time for which a thumb stays after its axis has come to rest, in seconds. The default is our choice:
  /// time to look at the thumb once the content rests. If infinite, the thumb stays.
  public var hold = 1.2
  /// The duration of the linear fade after that, in seconds. The default is our choice: long enough not to
  /// blink.
  public var fade = 0.25

  /// Creates a style with the default values.
  public init() {}

  /// Returns the frame of an axis' thumb at a content offset; nil if there is no thumb. The frame is counted
  /// from the corner of the viewport where the content begins: the upper left one if no axis is reversed.
  ///
  /// The thumb is to its track as the visible part is to all of the content between the walls: insets and
  /// inner walls count. While the content is past a wall, the thumb shrinks by the same distance, at that end
  /// of the track. UIScrollView's thumb shrinks, too; the ratio of 1 is our choice. If both axes have a
  /// thumb, both tracks leave the corner between them free.
  ///
  /// There is no thumb if a side is open, or on a ring: the progress is undefined there. There is none if the
  /// content fits between its walls, or if the viewport less its insets has no room for a track.
  public func rect(on axis: Axis, at offset: Point, in geometry: Geometry, inset: Insets = .zero) -> Rect? {
    let extent = geometry.extent[axis]
    guard let lower = extent.lower, let upper = extent.upper,
      var rect = track(on: axis, in: geometry, inset: inset), offset[axis].isFinite
    else { return nil }
    let (start, track) = (rect.lower(axis), rect.length(axis))
    let overshoot = max(0, lower - offset[axis], offset[axis] - upper)
    var length = length(in: track, on: axis, geometry)
    length = max(min(length, number(minimumPulledLength)), length - overshoot)
    let progress = (extent.clamp(offset[axis]) - lower) / (upper - lower)
    rect.origin[axis] = start + progress * (track - length)
    rect.size[axis] = length
    return rect.isFinite ? rect : nil
  }

  /// Returns the frame of an axis' track, as thick as the thumb; nil if there is no thumb. The frame is
  /// counted as that of ``rect(on:at:in:inset:)``.
  public func track(on axis: Axis, in geometry: Geometry, inset: Insets = .zero) -> Rect? {
    guard Self.scrolls(geometry, axis), geometry.viewport.width > 0, geometry.viewport.height > 0 else {
      return nil
    }
    let corner = Self.scrolls(geometry, axis.cross) ? number(thickness) + number(margin) : 0
    let start = ends(axis, .lower, inset) + (sides[axis.cross] == .lower ? corner : 0)
    let end = geometry.viewport[axis] - ends(axis, .upper, inset) - (sides[axis.cross] == .upper ? corner : 0)
    let track = end - start
    guard track > 0 else { return nil }
    var rect = Rect.zero
    rect.origin[axis] = start
    rect.size[axis] = track
    rect.size[axis.cross] = number(thickness)
    rect.origin[axis.cross] =
      sides[axis] == .lower
      ? ends(axis.cross, .lower, inset)
      : geometry.viewport[axis.cross] - ends(axis.cross, .upper, inset) - number(thickness)
    return rect.isFinite ? rect : nil
  }

  /// Returns the area in which a touch or a click belongs to an axis' track; nil if there is no track. From
  /// the side of the thumb on, the area is at least ``touchTarget`` points wide, but no wider than the
  /// viewport. The frame is counted as that of the track.
  public func hitArea(on axis: Axis, in geometry: Geometry, inset: Insets = .zero) -> Rect? {
    guard var area = track(on: axis, in: geometry, inset: inset) else { return nil }
    let edge = ends(axis.cross, sides[axis], inset) - number(margin)
    let wide = max(number(touchTarget), number(thickness) + number(margin))
    let width = min(wide, geometry.viewport[axis.cross])
    area.size[axis.cross] = width
    area.origin[axis.cross] =
      sides[axis] == .lower ? edge : geometry.viewport[axis.cross] - edge - width
    return area
  }

  /// Returns the content offset along an axis for which the thumb begins at a place, as when a thumb is
  /// dragged; nil if there is no thumb.
  ///
  /// The place is counted as that of ``rect(on:at:in:inset:)``. At the track's start, and before it, the
  /// result is the lower wall. If the thumb reaches the track's end, or would pass it, the result is the
  /// upper wall. Both are exact to the last bit.
  public func offset(
    forThumbAt start: Double, on axis: Axis, in geometry: Geometry, inset: Insets = .zero
  ) -> Double? {
    let extent = geometry.extent[axis]
    guard let lower = extent.lower, let upper = extent.upper,
      let track = track(on: axis, in: geometry, inset: inset), start.isFinite
    else { return nil }
    let room = track.length(axis) - length(in: track.length(axis), on: axis, geometry)
    let way = start - track.lower(axis)
    if way <= 0 || room <= 0 { return lower }
    return way >= room ? upper : extent.clamp(lower + way / room * (upper - lower))
  }

  /// Returns the length of a thumb on a track, for content within its walls.
  func length(in track: Double, on axis: Axis, _ geometry: Geometry) -> Double {
    let (seen, room) = (geometry.visibleLength(axis), geometry.extent[axis].room ?? 0)
    return max(track * (seen / (seen + room)), min(number(minimumLength), track))
  }

  /// Returns true if the axis has two walls with room between them.
  static func scrolls(_ geometry: Geometry, _ axis: Axis) -> Bool {
    guard let room = geometry.extent[axis].room else { return false }
    return room > 0 && room.isFinite
  }

  private func ends(_ axis: Axis, _ side: Side, _ inset: Insets) -> Double {
    number(insets[axis, side]) + number(inset[axis, side]) + number(margin)
  }

  private func number(_ value: Double) -> Double { value >= 0 && value.isFinite ? value : 0 }
}

/// An indicator at a time, to be drawn by the host.
public struct IndicatorThumb: Hashable, Sendable {
  /// The frame, counted from the viewport's corner, in points.
  public var rect: Rect
  /// The opacity: 0 is invisible, 1 opaque.
  public var opacity: Double

  /// Creates a thumb.
  public init(rect: Rect, opacity: Double) {
    self.rect = rect
    self.opacity = opacity
  }
}
