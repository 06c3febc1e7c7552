public import ScrollEngine
public import ScrollSpace

/// How an indicator looks, as numbers: what ``Indicators`` makes its thumbs from. A pure value, of use without it
/// too.
///
/// ```
///      ┌─────────────────────────┐
///      │ inset, margin           │
///      │                       ┌┐│ ┬ track
///      │                       ││├ thumb: track · seen / all of the content
///      │                       └┘│ │ but no less than the minimum length
///      │                         │ ┴
///      │ inset, margin, corner   │
///      └─────────────────────────┘
/// ```
/// The numbers are our own choice, each with its reason. A number that is negative or not finite counts as 0, here and
/// in insets; only a ``hold`` may be infinite.
public struct IndicatorStyle: Hashable, Sendable {
  /// How thick a thumb is, in points. Our choice: seen on any screen, and hides no letter.
  public var thickness = 3.0
  /// Between a thumb and the sides of the viewport, less its insets, in points. Our choice: as wide as the
  /// thumb is thick.
  public var margin = 3.0
  /// The least length of a thumb, in points, if its track has as much. Our choice: a place on a long track that
  /// the eye finds at once.
  public var minimumLength = 36.0
  /// The least length of a thumb while the content is past its wall, in points. Our choice: as long as it takes
  /// to be no dot, and short enough that a pull still shrinks a thumb of the least length.
  public var minimumPulledLength = 8.0
  /// How wide the area is that takes a touch or a click on a track, in points: 44, the least size of a control by Apple's
  /// Human Interface Guidelines. Material Design has 48, and a mouse needs no more than the thumb.
  public var touchTarget = 44.0
  /// Room that the tracks leave free at the sides of the viewport, in points: UIScrollView's scrollIndicatorInsets. On an axis
  /// that is reversed, left and top are the side where the content begins.
  public var insets = Insets.zero
  /// At which side of the viewport each thumb stands: the vertical one right and the horizontal one below, if not said
  /// otherwise. With a horizontal axis that is reversed the vertical one stands left, as in right-to-left layouts elsewhere.
  public var sides = PerAxis(Side.upper)
  /// For how long a thumb stays when its axis has come to rest, in seconds. Our choice: time to look over to it once
  /// the content stands still. Infinite: for good.
  public var hold = 1.2
  /// How long it takes to fade away after that, in seconds, evenly. Our choice: long enough not to blink.
  public var fade = 0.25

  /// Makes a style with the numbers above.
  public init() {}

  /// Where the thumb of an axis stands for a content offset, counted from the corner of the viewport where the content
  /// begins: the upper left one if no axis is reversed. Nil where there is none to show.
  ///
  /// The thumb is to its track as what is seen of the content is to all that can be seen, between the walls: insets
  /// and inner walls count. While the content is past a wall it shrinks by as many points, at that end of the
  /// track, as UIScrollView's does; that one point makes one is our choice. Where both axes have a thumb, both
  /// tracks leave the corner between them free.
  ///
  /// There is none where a side is open and on a ring: how far along has no answer there; none where the content
  /// fits between its walls; and none where the viewport, or what insets leave of it, has no room for a track.
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

  /// Returns where the way of an axis' thumb is, as thick as the thumb, counted as the thumb's ``rect(on:at:in:inset:)``. Nil where there
  /// is no thumb.
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

  /// Returns where a touch or a click is on an axis' track: the track, from the side at which it stands on at least
  /// ``touchTarget`` points wide, but no wider than the viewport. Counted as the track; nil where there is none.
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

  /// Returns the content offset along an axis for which the thumb begins at a place, counted as its ``rect(on:at:in:inset:)``: what a
  /// thumb that is dragged leads to. At the track's start and before it that is the lower wall, and where the thumb reaches
  /// the track's end, or would pass it, the upper wall, to the last bit. Nil where there is no thumb.
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

  /// The length of a thumb within its walls, on a track of a length.
  func length(in track: Double, on axis: Axis, _ geometry: Geometry) -> Double {
    let (seen, room) = (geometry.visibleLength(axis), geometry.extent[axis].room ?? 0)
    return max(track * (seen / (seen + room)), min(number(minimumLength), track))
  }

  /// Whether there is a way to show: two walls, and room between them.
  static func scrolls(_ geometry: Geometry, _ axis: Axis) -> Bool {
    guard let room = geometry.extent[axis].room else { return false }
    return room > 0 && room.isFinite
  }

  private func ends(_ axis: Axis, _ side: Side, _ inset: Insets) -> Double {
    number(insets[axis, side]) + number(inset[axis, side]) + number(margin)
  }

  private func number(_ value: Double) -> Double { value >= 0 && value.isFinite ? value : 0 }
}

/// An indicator at a moment: what a host draws.
public struct IndicatorThumb: Hashable, Sendable {
  /// Where it stands, counted from the viewport's corner, in points.
  public var rect: Rect
  /// How much of it is seen: 0 nothing, 1 all.
  public var opacity: Double

  /// Makes a thumb.
  public init(rect: Rect, opacity: Double) {
    self.rect = rect
    self.opacity = opacity
  }
}
