public import ScrollSpace

/// The length of the content, the offsets of its walls, and whether the content is a ring.
///
/// The proposal starts with the content size of the program and the walls that follow from it, in present
/// coordinates. The lower wall is at the origin less the inset. At the upper wall the end of the content meets the
/// end of the viewport. Content that is smaller than the viewport rests at its leading edge.
///
/// Walls are offsets. The position 100 in content coordinates, which no rebase changes, has the present offset
/// `origin.offset(of: 100, on: axis)`. `origin.position(of:on:)` converts an offset to a position. Both methods also
/// convert a whole point.
public struct ExtentProposal: Sendable {
  /// The size of the visible window onto the content, in points.
  public let viewport: Size
  /// The room around the content, in points.
  public let inset: Insets
  /// The origin of the content's coordinates at this moment: 0 until a rebase moves it.
  public let origin: ContentOrigin
  /// The size of the content at its scale, in points. Change it with `fit(_:on:)`.
  public private(set) var content: Size
  /// The part of the view within the insets that something covers, in points on screen: see ``Geometry/padding``. Add
  /// to what earlier links have answered.
  public var padding = Insets.zero
  /// The range of offsets at which each axis may rest.
  public var extent: PerAxis<Extent>
  /// For the link that makes a ring: the length to add to the content's length to get the period, in points. An
  /// earlier link that knows the gap between items writes the gap here. The engine does not read this value.
  public var closingGap = PerAxis<Double>(0)
  /// For the link that makes a ring: the offsets between which a ring with an end may rest. Walls in `extent` have no
  /// effect on a ring. Nil for a ring without an end.
  public var ringWalls = PerAxis<ClosedRange<Double>?>(nil)
  /// The window of offsets in which the origin stays: `rebase` is asked only if the offset has left the window. Nil:
  /// `rebase` is never asked, and an origin that has moved returns to 0.
  public var window = PerAxis<ClosedRange<Double>?>(nil)

  /// True if the answer is not used. `chainReport` asks on trial to check the order of the chain. A link that moves
  /// walls only at times, for example while it loads, moves them in a trial too.
  public internal(set) var isTrial = false

  /// True if `fit` was called since this was last set to false.
  var fitted = PerAxis(false)

  /// Creates a proposal with the walls that follow from the content's size.
  public init(viewport: Size, inset: Insets, content: Size, origin: ContentOrigin = ContentOrigin()) {
    self.viewport = viewport
    self.inset = inset
    self.content = content
    self.origin = origin
    extent = PerAxis(Extent())
    for axis in Axis.both { fit(content[axis], on: axis) }
  }

  /// Sets the length of the content on an axis, in points of the content, and moves the walls accordingly.
  public mutating func fit(_ length: Double, on axis: Axis) {
    let length = origin.zoomed(length: length, on: axis)
    fitted[axis] = true
    content[axis] = length + 0
    let lower = 0 - inset.lower(axis)
    let upper = normalized(length + inset.upper(axis) - viewport[axis])
    extent[axis] = origin.offsets(of: Extent(lower: lower, upper: max(lower, upper)), on: axis)
  }

  /// Replaces walls that cannot be used. A ring has only its own walls, and an upper wall below the lower wall moves
  /// up to that. Returns false if a number is not usable.
  mutating func repair() -> Bool {
    guard ScrollEngine.isUsable(padding) else { return false }
    for axis in Axis.both {
      guard isUsable(content[axis]), content[axis] >= 0, isUsable(closingGap[axis]), extent[axis].isUsable
      else { return false }
      if let window = window[axis], !isUsable(window.lowerBound) || !isUsable(window.upperBound) {
        return false
      }
      extent[axis].lower = extent[axis].lower.map(normalized)
      extent[axis].upper = extent[axis].upper.map(normalized)
      if let period = extent[axis].period {
        let walls = ringWalls[axis]
        if let walls, !isUsable(walls.lowerBound) || !isUsable(walls.upperBound) { return false }
        extent[axis] = Extent(
          lower: walls.map { normalized($0.lowerBound) }, upper: walls.map { normalized($0.upperBound) },
          period: period)
      } else if let lower = extent[axis].lower, let upper = extent[axis].upper, upper < lower {
        extent[axis].upper = lower
      }
    }
    return true
  }
}
