public import ScrollEngine
public import ScrollSpace

/// Edges that nothing passes: a finger stops moving the content there, and a fling ends.
///
/// Write this link before a link that treats some of the edges differently: `[Clamping(), Bouncing(.top)]`.
///
/// **Inner walls.** With a range, the link also sets the walls of an axis, inside those of content and
/// insets:
/// ```
///  Clamping(axis: .vertical, to: 100...900)
///
///      0      100                      900      1600
///      ├───────┼────────────────────────┼────────┤      offsets, from the content's origin
///   content's  └── where it may rest ───┘     content's
///     wall                                      wall
/// ```
/// The walls are offsets from the content's origin. They keep their places in the content when the origin
/// moves, and when the viewport changes. `100...` sets a wall at the lower side alone, `...900` at the upper
/// side alone.
///
/// - Write this link after the links that set the content's length, because they set the walls again.
/// - Of several walls on a side the innermost one counts, in any order. A range never extends the present
///   walls. If the range lies wholly past one of them, the content stays at that wall. If two ranges do not
///   overlap, the content stays at the nearest offset of the first range.
/// - A later link may decide the edges: `[Clamping(axis: .vertical, to: 100...900), Bouncing()]` bounces at
///   100.
/// - A ring has no walls: before or after `Circular`, the range has no effect. On an endless axis it has, if
///   this link comes after `Infinite`.
public final class Clamping: ScrollBehavior {
  /// The edges that are clamped. Other edges are left to the rest of the chain.
  public let edges: Edges
  /// The inner walls, in points from the content's origin; open at sides without one.
  public let walls: PerAxis<Extent>

  /// Creates a behaviour that clamps these edges; by default all four.
  public init(_ edges: Edges = .all) {
    self.edges = edges
    walls = PerAxis(Extent())
  }

  /// Creates a behaviour that sets two inner walls on an axis and clamps both. They must be finite. Anything
  /// else is a programmer's mistake and traps.
  public convenience init(axis: Axis, to offsets: ClosedRange<Double>) {
    self.init(axis, Extent(lower: offsets.lowerBound, upper: offsets.upperBound))
  }

  /// Creates a behaviour that sets an inner wall at the lower side of an axis, such as `200...`, and clamps it.
  /// The wall must be finite. Anything else is a programmer's mistake and traps.
  public convenience init(axis: Axis, to offsets: PartialRangeFrom<Double>) {
    self.init(axis, Extent(lower: offsets.lowerBound))
  }

  /// Creates a behaviour that sets an inner wall at the upper side of an axis, such as `...900`, and clamps it.
  /// The wall must be finite. Anything else is a programmer's mistake and traps.
  public convenience init(axis: Axis, to offsets: PartialRangeThrough<Double>) {
    self.init(axis, Extent(upper: offsets.upperBound))
  }

  private init(_ axis: Axis, _ extent: Extent) {
    precondition(
      (extent.lower ?? 0).isFinite && (extent.upper ?? 0).isFinite, .clampingWalls,
      """
      Clamping needs inner walls that are finite; these are \(extent); write 100... or ...900 to leave a side \
      as it is.
      """)
    var edges: Edges = []
    for side in [Side.lower, .upper] where extent[side] != nil { edges.insert(Edges(axis, side)) }
    var walls = PerAxis(Extent())
    walls[axis] = extent
    self.edges = edges
    self.walls = walls
  }
}

@_documentation(visibility: internal)
extension Clamping {
  /// "Clamping".
  public var name: StaticString { "Clamping" }

  /// Moves the walls inwards to the inner walls; a ring has none.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both {
      let given = proposal.extent[axis]
      for side in [Side.lower, .upper] {
        guard let wall = walls[axis][side] else { continue }
        proposal.extent[axis][side] = given.clamp(proposal.origin.offset(of: wall, on: axis))
      }
    }
  }

  /// Sets `.rigid` at its edges.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    if edges.contains(Edges(proposal.axis, proposal.side)) { proposal.response = .rigid }
  }
}
