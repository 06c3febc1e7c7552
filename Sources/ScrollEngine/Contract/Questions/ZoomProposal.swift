public import ScrollMotion

/// The scale: how far it follows fingers past a limit, and where and how it comes to rest.
///
/// Asked in three cases, because the scale needs no answer in others. If no link answers, the scale behaves as in
/// UIScrollView.
///
/// | cause | asked when | what counts |
/// |---|---|---|
/// | `.drag` | fingers that pinch pass a limit, once for each limit in a pinch | `pull` |
/// | `.release` | a pinch ends, or nothing holds a scale past a limit any more | `target`, `velocity`, `arrival` |
/// | `.program` | the program animates the scale | `target`, `velocity`, `arrival` |
///
/// Distances of the scale are logarithms, because a zoom from 1 to 2 is as far as one from 2 to 4. So a `pull` shows
/// the logarithm of the scale divided by the limit, in a viewport whose length is the logarithm of 2, and a velocity of
/// 0.7 doubles the scale in a second.
///
/// ```swift
/// func zoom(_ proposal: inout ZoomProposal, in context: ScrollContext) {
///   guard proposal.cause == .release else { return }
///   // The scale glides on, about as far as it would in a tenth of a second.
///   proposal.target *= max(0.5, 1 + proposal.fingerVelocity / 10)
///   proposal.velocity = proposal.fingerVelocity
/// }
/// ```
public struct ZoomProposal: Sendable {
  /// The cause of the zoom: `.drag`, `.release` or `.program`.
  public let cause: Cause
  /// The scales at which the content may rest. A target outside of them counts as the nearest limit.
  public let limits: ClosedRange<Double>
  /// The scale at which the content is.
  public let scale: Double
  /// The scale for which fingers or the program ask; `scale` at a release.
  public let requested: Double
  /// The velocity at which fingers changed the logarithm of the scale before they lifted, per second. 0 for other
  /// causes, and if the fingers rested.
  public let fingerVelocity: Double
  /// The law by which the scale follows fingers past the limit. Nil: the scale stops at the limit. At first a rubber
  /// band, or nil if `bouncesZoom` is false. The scale never shows half of the smallest or twice the largest limit.
  public var pull: (any PullLaw)?
  /// The scale at which the content comes to rest. At first the nearest scale within the limits.
  public var target: Double
  /// The velocity of the scale's logarithm with which it sets out, per second. At first that of an animated zoom that is
  /// replaced, or else 0, as the scale in UIScrollView sets out from rest.
  public var velocity: Double
  /// How the scale moves to its target, over the logarithm. At first a spring, or what the program has asked for.
  public var arrival: Arrival

  /// Creates a proposal that goes to the nearest scale within the limits by a spring.
  public init(
    cause: Cause, limits: ClosedRange<Double>, scale: Double, requested: Double, fingerVelocity: Double = 0,
    velocity: Double = 0, arrival: Arrival = .spring(response: CriticalSpring.edgeResponse)
  ) {
    (self.cause, self.limits, self.scale, self.requested) = (cause, limits, scale, requested)
    (self.fingerVelocity, self.velocity, self.arrival) = (fingerVelocity, velocity, arrival)
    target = min(max(requested, limits.lowerBound), limits.upperBound)
    pull = Self.band
  }

  /// The rubber band of edges, made once, because a question asks for no memory.
  private static let band = RubberBandPull()
}
