import ScrollMotion
import ScrollSpace

/// The room in which the content moves: sizes, insets, walls, windows, and the origin of its coordinates.
struct Frame: ~Copyable {
  /// The content size that the program gave. The chain may answer another size.
  var givenContent: Size
  /// The values that the program gave for the geometry's inset.
  var insets = InsetParts()
  var geometry: Geometry
  /// The geometry of the last layout that links were asked about, in present coordinates; nil before the first
  /// layout.
  var reported: Geometry?
  /// The range on each axis beyond which the chain is asked to move the origin.
  var window = PerAxis<ClosedRange<Double>?>(nil)
  var origin = ContentOrigin()
  /// The only axis on which the origin's scale may be other than 1; nil for both. In an update, the settings may have
  /// another axis already.
  var zoomAxis: Axis?

  init(_ geometry: Geometry) { (givenContent, self.geometry) = (geometry.content, geometry) }

  /// Creates a frame to be read into.
  init(reading geometry: Geometry) { (givenContent, self.geometry) = (.zero, geometry) }

  // MARK: Screen and content

  /// Converts a displacement or velocity between the screen and the offset: returns the opposite on reversed axes.
  func turned(_ vector: Vector) -> Vector { vector.reversed(on: insets.isReversed) }

  /// Returns a movement of a wheel on the screen, along the axes to which the settings map it. Down always scrolls
  /// towards the end, also in a strip that runs to the left.
  func mapped(_ movement: Vector, by settings: ScrollSettings) -> Vector {
    guard settings.wheelMapping != .asGiven else { return movement }
    var scrollable = settings.isScrollEnabled
    for axis in Axis.both {
      let extent = geometry.extent[axis]
      if let lower = extent.lower, let upper = extent.upper, upper - lower <= 0 { scrollable[axis] = false }
    }
    return turned(settings.wheelMapping.mapped(turned(movement), scrollable: scrollable))
  }

  /// Returns a point of the viewport, counted from the side at which the content begins.
  func focus(at point: Point) -> Point {
    var result = point
    for axis in Axis.both where insets.isReversed[axis] {
      result[axis] = geometry.viewport[axis] - point[axis]
    }
    return result
  }

  /// The middle of the part of the viewport that insets leave free.
  var centre: Point {
    var result = Point.zero
    for axis in Axis.both {
      result[axis] = geometry.inset.lower(axis) + geometry.visibleLength(axis) / 2
    }
    return result
  }

  /// Returns the viewport as a coordinate space, with the content at an offset.
  func space(at offset: Point) -> Space {
    var scale = origin.scale
    for axis in Axis.both where insets.isReversed[axis] { scale[axis] = -scale[axis] }
    return Space(
      frame: Rect(origin: .zero, size: geometry.viewport), boundsOrigin: origin.position(of: offset),
      scale: scale, clips: true)
  }

  // MARK: Scale

  /// The scale of the axes that zoom.
  var scale: Double { origin.scale[zoomAxis ?? .horizontal] }

  /// Returns true if an axis zooms, wherever the limits are.
  func zooms(_ axis: Axis) -> Bool { zoomAxis == nil || zoomAxis == axis }

  /// Returns the scale of each axis at a scale of those that zoom.
  func scales(at scale: Double) -> PerAxis<Double> {
    PerAxis(x: zooms(.horizontal) ? scale : 1, y: zooms(.vertical) ? scale : 1)
  }

  /// Returns the offset that shows the same place as another offset at a focus, after a zoom to a scale.
  func zoomed(_ offset: Point, to scale: Double, about focus: Point) -> Point {
    let (former, scales) = (origin.scale, scales(at: scale))
    var result = offset
    for axis in Axis.both where scales[axis] != former[axis] {
      let seen = offset[axis] - origin[axis] + focus[axis]
      result[axis] = normalized(seen * (scales[axis] / former[axis]) - focus[axis] + origin[axis])
    }
    return result
  }

  // MARK: Walls

  /// Returns true if content at an offset is at the wall in the direction of a movement, or past that wall.
  func isAtWall(_ axis: Axis, towards movement: Double, from offset: Point, within reach: Double) -> Bool {
    let (extent, offset) = (geometry.extent[axis], offset[axis])
    return movement < 0
      ? offset - reach <= extent.lower ?? -.infinity : offset + reach >= extent.upper ?? .infinity
  }

  /// True if an axis has a window.
  var isWindowed: Bool { window.x != nil || window.y != nil }

  // MARK: Changes

  /// Moves the origin, and with it the walls.
  mutating func shift(by shift: Vector) {
    origin.add(shift)
    for axis in Axis.both {
      let extent = geometry.extent[axis].shifted(by: shift[axis])
      geometry.extent[axis] = extent
      reported?.extent[axis] = extent
    }
  }

  /// Returns the shift that undoes all shifts of the origin on axes without a window.
  func shiftHome(_ window: PerAxis<ClosedRange<Double>?>) -> Vector {
    var shift = Vector.zero
    for axis in Axis.both where window[axis] == nil { shift[axis] = 0 - origin[axis] }
    return shift
  }

  /// Takes the lengths, walls and windows of an answer. Returns the geometry that links knew before, or nil if nothing
  /// has changed and the layout is not forced.
  mutating func take(_ answer: ExtentProposal, isForced: Bool) -> (old: Geometry, isFirst: Bool)? {
    var new = geometry
    new.content = answer.content
    new.extent = answer.extent
    new.padding = answer.padding
    new.scale = origin.scale
    let old = reported
    if let old, !isForced, new == old, window == answer.window { return nil }
    (geometry, reported, window) = (new, new, answer.window)
    return (old ?? new, old == nil)
  }
}
