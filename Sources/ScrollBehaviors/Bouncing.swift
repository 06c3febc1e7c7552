public import ScrollEngine
public import ScrollMotion
public import ScrollSpace

/// Edges that give way like a rubber band and spring back: the feel of iOS.
///
/// Along an axis on which the content has no room to scroll, its edges are rigid, as UIScrollView's are
/// unless asked always to bounce.
public final class Bouncing: ScrollBehavior {
  /// The edges that bounce. Others are left to the rest of the chain.
  public let edges: Edges
  /// The edges that bounce even where the content has no room.
  public let always: Edges
  /// How much of the first point of pull the content follows: UIScrollView's 0.55, as measured by others.
  public let resistance: Double
  /// The response of the spring back, in seconds: UIScrollView's 0.575, as measured by others.
  public let response: Double

  /// Makes a behaviour that bounces at these edges, all four if not said, and at those in `always` whether
  /// there is room to scroll or not. A resistance must not be negative and a response must be above 0;
  /// anything else is a mistake in the program, and traps.
  public init(
    _ edges: Edges = .all, always: Edges = [], resistance: Double = RubberBand.edgeResistance,
    response: Double = CriticalSpring.edgeResponse
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
  }

  /// "Bouncing".
  public var name: StaticString { "Bouncing" }

  /// Answers `.elastic` at its edges, `.rigid` where the content has no room.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    let edge = Edges(proposal.axis, proposal.side)
    guard edges.contains(edge) else { return }
    let room = context.geometry.extent[proposal.axis].room ?? .infinity
    proposal.response =
      room > 0 || always.contains(edge) ? .elastic(resistance: resistance, response: response) : .rigid
  }
}
