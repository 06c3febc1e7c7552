public import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// Edges that stretch like a rubber band and spring back, as on iOS.
///
/// Along an axis on which the content has no room to scroll, the edges are rigid, as in UIScrollView. Two
/// fingers pull zooming content past them also where it has no room at the present scale, and content that is
/// past an edge springs back. `always: .vertical` makes both vertical edges bounce anyway, as `alwaysBounceVertical`;
/// `always: .horizontal` is `alwaysBounceHorizontal`. `always: .top` does so for a single edge.
///
/// Each edge counts on its own:
///
/// | chain | effect |
/// |---|---|
/// | `[Clamping(), Bouncing(.top)]` | bounces at the top, and clamps the other three edges |
/// | `[Bouncing(), Clamping(.bottom)]` | clamps the bottom edge alone |
/// | `[Bouncing(.vertical), Bouncing(.left, response: 0.3)]` | has two kinds of springs |
///
/// **The pull of a finger** follows a rubber band. `limit` ends the pull at a distance past the wall, in
/// points. `deadZone` is a distance that shows no effect, in points. A `PullLaw` of your own replaces the
/// rubber band.
public final class Bouncing: ScrollBehavior {
  /// The edges that bounce. Other edges are left to the rest of the chain.
  public let edges: Edges
  /// The edges that bounce even if the content has no room to scroll.
  public let always: Edges
  /// The part of the first point of a pull that the content follows. The default of 0.55 is UIScrollView's,
  /// as measured by others.
  public let resistance: Double
  /// The response of the spring back, in seconds. The default of 0.575 is UIScrollView's, as measured by
  /// others.
  public let response: Double
  /// The law of a finger's pull; nil for the plain rubber band.
  public let pull: (any PullLaw)?

  /// Creates a behaviour that bounces at `edges`, by default all four, and at the edges in `always` even
  /// without room to scroll.
  ///
  /// Without a limit a pull goes as far as the rubber band does. A resistance must be 0 or more, and a
  /// response above 0. A limit must be above 0 points, and a dead zone 0 or more. Anything else is a
  /// programmer's mistake and traps.
  public convenience init(
    _ edges: Edges = .all, always: Edges = [], resistance: Double = RubberBand.edgeResistance,
    response: Double = CriticalSpring.edgeResponse, limit: Double? = nil, deadZone: Double = 0
  ) {
    var law: (any PullLaw)?
    if deadZone != 0 || limit != nil {
      law = RubberBandPull(resistance: max(resistance, 0))
      if let limit { law = LimitedPull(law ?? RubberBandPull(), to: limit) }
      if deadZone != 0 { law = DeadZonePull(deadZone, before: law ?? RubberBandPull()) }
    }
    self.init(edges, always, resistance, response, law)
  }

  /// Creates a behaviour with a law of your own for a finger's pull. A response must be above 0. Anything else
  /// is a programmer's mistake and traps.
  public convenience init(
    _ edges: Edges = .all, always: Edges = [], pull law: any PullLaw,
    response: Double = CriticalSpring.edgeResponse
  ) {
    self.init(edges, always, RubberBand.edgeResistance, response, law)
  }

  private init(
    _ edges: Edges, _ always: Edges, _ resistance: Double, _ response: Double, _ pull: (any PullLaw)?
  ) {
    precondition(
      resistance >= 0 && resistance.isFinite && response > 0 && response.isFinite, .bouncing,
      """
      Bouncing needs a resistance of 0 or more and a response above 0; these are \(resistance) and \
      \(response); leave them out for the feel of iOS.
      """)
    self.edges = edges.union(always)
    self.always = always
    self.resistance = resistance
    self.response = response
    self.pull = pull
  }

  /// "Bouncing".
  @_documentation(visibility: internal)
  public var name: StaticString { "Bouncing" }

  /// Reports edges of one axis alone, along which the content has no length, if it scrolls along the other axis: the axis
  /// of the items was left out, or that of the edges is the wrong one.
  @_documentation(visibility: internal)
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    guard always.isEmpty, edges.isSubset(of: .vertical) || edges.isSubset(of: .horizontal) else { return }
    let isVertical = edges.isSubset(of: .vertical)
    let axis: Axis = isVertical ? .vertical : .horizontal
    let geometry = scroll.geometry
    let isStill = geometry.content[axis] == 0 && geometry.extent[axis].room == 0
    guard isStill, geometry.extent[axis.cross].room != 0 else { return }
    let others: Edges = isVertical ? .horizontal : .vertical
    if scroll.behaviors.contains(where: { ($0 as? Bouncing)?.edges.isDisjoint(with: others) == false }) {
      return
    }
    // Whole sentences, because numbers in a text need much code on a small board.
    report.add(
      .likely, in: "edge",
      isVertical
        ? "It bounces vertically, and the content has no height, and scrolls horizontally."
        : "It bounces horizontally, and the content has no width, and scrolls vertically.",
      fix: isVertical
        ? "Write axis: .vertical for the items of the content, or Bouncing(.horizontal)."
        : "Write axis: .horizontal for the items of the content, or Bouncing(.vertical).")
  }

  /// Sets `.elastic` at its edges, with its own pull law if there is one, and `.rigid` if the content has no
  /// room to scroll and is neither past the edge nor pinched.
  @_documentation(visibility: internal)
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    let edge = Edges(proposal.axis, proposal.side)
    guard edges.contains(edge) else { return }
    let extent = context.geometry.extent[proposal.axis]
    // What is past the edge already springs back when a finger or a wheel releases it.
    let offset = context.offset[proposal.axis]
    let isPast =
      switch proposal.cause {
      case .drag, .release, .wheel: proposal.side == .upper ? offset > proposal.wall : offset < proposal.wall
      case .step, .program, .layout: false
      }
    guard extent.room ?? .infinity > 0 || isPast || proposal.isPinched || always.contains(edge) else {
      return proposal.response = .rigid
    }
    proposal.response = .elastic(resistance: resistance, response: response)
    if let pull { proposal.response = .pulled(pull, proposal.response) }
  }
}
