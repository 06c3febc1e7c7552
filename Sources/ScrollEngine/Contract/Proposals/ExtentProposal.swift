public import ScrollSpace

/// How long the content is, where its walls are, and whether it is a ring.
///
/// It comes in with the program's content size and the walls that follow from it, in today's coordinates: the
/// lower one at the origin less the inset, the upper one where the content's end meets the viewport's. Content that is smaller than
/// the viewport rests at its leading edge.
///
/// Walls are offsets. What stands at 100 in content coordinates, which no rebase changes, has the offset
/// `origin.offset(of: 100, on: axis)` today; `origin.position(of:on:)` turns it the other way, and both turn a whole point, too.
public struct ExtentProposal: Proposal, Sendable {
  /// The size of the window onto the content.
  public let viewport: Size
  /// Room around the content.
  public let inset: Insets
  /// Where the content's coordinates began, today: 0 until a rebase moves it.
  public let origin: ContentOrigin
  /// How many points on screen a point of the content takes: the scroller's `zoomScale`.
  public var scale: Double { origin.scale }
  /// The size of the content at its scale; say otherwise with `fit(_:on:)`.
  public private(set) var content: Size
  /// Where each axis may rest.
  public var extent: PerAxis<Extent>
  /// For the link that makes a ring: what it shall add to the content's length to get the period, in points.
  /// Links before it that know the gap between items say so here; the engine does not read it.
  public var closingGap = PerAxis<Double>(0)
  /// For the link that makes a ring: between which offsets it may rest, if its turns end. Walls in `extent` count for
  /// nothing on a ring. Nil: it goes on for ever.
  public var ringWalls = PerAxis<ClosedRange<Double>?>(nil)
  /// The offsets that stay as they are: `rebase` is asked only once the offset has left them. Nil: never, and
  /// the origin goes back to 0 if it has been moved.
  public var window = PerAxis<ClosedRange<Double>?>(nil)

  /// Whether nothing is done with the answer, which `chainReport` asks for to judge the order of the chain. A link that
  /// moves walls only at times, as while it loads, moves them now, too.
  public internal(set) var isTrial = false

  /// Whether `fit` was called since this was last set to false.
  var fitted = PerAxis(false)
  var isLeft = false

  /// Makes a proposal with the walls that follow from the content's size.
  public init(viewport: Size, inset: Insets, content: Size, origin: ContentOrigin = ContentOrigin()) {
    self.viewport = viewport
    self.inset = inset
    self.content = content
    self.origin = origin
    extent = PerAxis(Extent())
    for axis in Axis.both { fit(content[axis], on: axis) }
  }

  /// Says that the content is this long on an axis, in points of the content, and puts the walls where that asks for them.
  public mutating func fit(_ length: Double, on axis: Axis) {
    let length = scale == 1 ? length : length * scale
    fitted[axis] = true
    content[axis] = length + 0
    let lower = 0 - inset.lower(axis)
    let upper = normalized(length + inset.upper(axis) - viewport[axis])
    extent[axis] = origin.offsets(of: Extent(lower: lower, upper: max(lower, upper)), on: axis)
  }

  /// Puts walls that make sense in place of those that do not: a ring has only its own, and an upper wall below
  /// the lower one moves up to it. False if a number is not usable.
  mutating func repair() -> Bool {
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
