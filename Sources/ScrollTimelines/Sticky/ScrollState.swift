public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Where a scroller is, in the words of CSS's scroll state: the sides with more content, the areas on which it
/// rests, and the side of the last movement.
///
/// The sides are those of the content. On a reversed axis, as in a right-to-left layout, `.left` is the side where
/// the content begins.
public struct ScrollState: Hashable, Sendable {
  /// The sides towards which there is more content. A ring, and an open side, always have more.
  ///
  /// A rest of half a pixel does not count, because nobody sees it. Past a wall the content has more only at the
  /// opposite side.
  public var scrollable: Edges = []
  /// The area on which each axis rests; nil if the axis rests on none. During a movement, the areas of the last
  /// rest.
  public var snapped = PerAxis<Int64?>(nil)
  /// The side of the last relative movement on each axis.
  public var scrolled: Edges = []

  /// Creates the state of a scroller without content, before any movement.
  public init() {}

  /// Creates the present state of a scroller. `snapping` is the link of its chain that snaps to areas. The sides of
  /// the last movement are not known to a scroller: a ``ScrollStateLink`` notes them.
  public init(
    of scroll: ScrollController, snapping: Snapping? = nil, scrolled: ScrolledSides = ScrolledSides()
  ) {
    let tolerance = Tolerance.offset(pixel: scroll.settings.pixel)
    scrollable = RestRange(of: scroll).sides(from: scroll.contentOffset, tolerance: tolerance)
    snapped = snapping?.snapped ?? PerAxis(nil)
    self.scrolled = scrolled.edges
  }

  /// Returns the axes on which the content rests on an area.
  public func axes(restingOn area: Int64) -> PerAxis<Bool> {
    PerAxis(x: snapped.x == area, y: snapped.y == area)
  }
}

extension Edges {
  /// The axes of which either side is among the edges.
  public var axes: PerAxis<Bool> {
    PerAxis(x: !isDisjoint(with: .horizontal), y: !isDisjoint(with: .vertical))
  }
}
