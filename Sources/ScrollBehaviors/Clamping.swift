public import ScrollEngine
public import ScrollSpace

/// Edges that nothing gets past: a finger stops moving the content there, and a fling stops dead.
///
/// Write it before a link that shall treat some of the edges otherwise: `[Clamping(), Bouncing(.top)]`.
///
/// **Inner walls.** With a range it also says where the walls of an axis are, inside those that content and
/// insets give:
/// ```
///  Clamping(axis: .vertical, to: 100...900)
///
///      0      100                      900      1600
///      ├───────┼────────────────────────┼────────┤      offsets, from the content's origin
///   content's  └── where it may rest ───┘     content's
///     wall                                      wall
/// ```
/// They are offsets, counted from the content's origin, and so stay where they are in the content when the
/// origin moves, and when the viewport changes. `100...` puts a wall at the lower side alone, `...900` at the
/// upper side alone.
///
/// - Write it after the links that say how long the content is: they put the walls anew.
/// - Of several walls on a side the innermost one counts, whatever the order. It never leads out of the walls
///   that are there: where a range lies past one of them altogether, the content stands still at that one, and
///   where two ranges have nothing in common, at the nearest offset of the one written first.
/// - A later link may answer for the edges: `[Clamping(axis: .vertical, to: 100...900), Bouncing()]` bounces at 100.
/// - A ring has no walls, and gets none here: before `Circular` or after it, the range does nothing.
///   An endless axis gets them, if this comes after `Infinite`.
public final class Clamping: ScrollBehavior {
  /// The edges it holds. Others are left to the rest of the chain.
  public let edges: Edges
  /// The inner walls, in points from the content's origin. Open where it puts none.
  public let walls: PerAxis<Extent>

  /// Makes a behaviour that holds these edges; all four if not said.
  public init(_ edges: Edges = .all) {
    self.edges = edges
    walls = PerAxis(Extent())
  }

  /// Makes a behaviour that puts two inner walls on an axis and holds both. They must be finite; anything else
  /// is a mistake in the program, and traps.
  public convenience init(axis: Axis, to offsets: ClosedRange<Double>) {
    self.init(axis, Extent(lower: offsets.lowerBound, upper: offsets.upperBound))
  }

  /// Makes a behaviour that puts an inner wall at the lower side of an axis and holds it: `200...`. It must
  /// be finite; anything else is a mistake in the program, and traps.
  public convenience init(axis: Axis, to offsets: PartialRangeFrom<Double>) {
    self.init(axis, Extent(lower: offsets.lowerBound))
  }

  /// Makes a behaviour that puts an inner wall at the upper side of an axis and holds it: `...900`. It must be
  /// finite; anything else is a mistake in the program, and traps.
  public convenience init(axis: Axis, to offsets: PartialRangeThrough<Double>) {
    self.init(axis, Extent(upper: offsets.upperBound))
  }

  private init(_ axis: Axis, _ extent: Extent) {
    precondition(
      (extent.lower ?? 0).isFinite && (extent.upper ?? 0).isFinite,
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

  /// "Clamping".
  public var name: StaticString { "Clamping" }

  /// Moves the walls in to its own; a ring has none.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    for axis in Axis.both {
      let given = proposal.extent[axis]
      for side in [Side.lower, .upper] {
        guard let wall = walls[axis][side] else { continue }
        proposal.extent[axis][side] = given.clamp(proposal.origin.offset(of: wall, on: axis))
      }
    }
  }

  /// Answers `.rigid` at its edges.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    if edges.contains(Edges(proposal.axis, proposal.side)) { proposal.response = .rigid }
  }
}
