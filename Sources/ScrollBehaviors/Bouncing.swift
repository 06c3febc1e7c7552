public import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// Edges that give way like a rubber band and spring back: the feel of iOS.
///
/// Along an axis on which the content has no room to scroll, its edges are rigid, as UIScrollView's are
/// unless asked always to bounce: `always: .vertical` is `alwaysBounceVertical`, `always: .horizontal` is
/// `alwaysBounceHorizontal`, and `always: .top` has one edge of an axis bounce in any case.
///
/// Each edge answers for itself. `[Clamping(), Bouncing(.top)]` bounces at the top and holds the other three;
/// `[Bouncing(), Clamping(.bottom)]` holds the bottom alone; `[Bouncing(.vertical), Bouncing(.left, response: 0.3)]` has
/// two kinds of springs.
///
/// **The pull of a finger** is a rubber band. `limit` ends it so many points past the wall, `deadZone` lets so many points of
/// it show nothing, and a `PullLaw` of your own takes its place.
public final class Bouncing: ScrollBehavior {
  /// The edges that bounce. Others are left to the rest of the chain.
  public let edges: Edges
  /// The edges that bounce even where the content has no room.
  public let always: Edges
  /// How much of the first point of pull the content follows: UIScrollView's 0.55, as measured by others.
  public let resistance: Double
  /// The response of the spring back, in seconds: UIScrollView's 0.575, as measured by others.
  public let response: Double
  /// The law of a finger's pull, if it is another one than the rubber band alone.
  public let pull: (any PullLaw)?

  /// Makes a behaviour that bounces at these edges, all four if not said, and at those in `always` whether
  /// there is room to scroll or not. A resistance must not be negative and a response must be above 0;
  /// anything else is a mistake in the program, and traps. So is a limit of 0 points or less, and a dead zone below 0.
  /// Without a limit a pull goes on as far as the band does.
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

  /// Makes a behaviour whose edges a finger pulls by a law of your own. A response must be above 0; anything else is a
  /// mistake in the program, and traps.
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
      resistance >= 0 && resistance.isFinite && response > 0 && response.isFinite,
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
  public var name: StaticString { "Bouncing" }

  /// Answers `.elastic` at its edges, by its own pull if it has one, and `.rigid` where the content has no room.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    let edge = Edges(proposal.axis, proposal.side)
    guard edges.contains(edge) else { return }
    let room = context.geometry.extent[proposal.axis].room ?? .infinity
    guard room > 0 || always.contains(edge) else { return proposal.response = .rigid }
    proposal.response = .elastic(resistance: resistance, response: response)
    if let pull { proposal.response = .pulled(pull, proposal.response) }
  }
}
