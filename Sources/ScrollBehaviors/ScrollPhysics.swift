public import ScrollEngine
import ScrollSpace

/// The curves and the walls of a ``ScrollProfile``, as a link.
///
/// It answers `motion` by the profile's fling, `edge` by its edges, and gives steps its animation. `scroll.apply(_:)` puts
/// one into the chain, or another one in its place. Write it before links that answer for some walls otherwise:
/// `[ScrollPhysics(.android), Bouncing(.top)]`.
///
/// The settings of the profile are not the link's: they are the scroller's.
public final class ScrollPhysics: ScrollBehavior {
  /// By which law content glides.
  public let fling: FlingCurve
  /// What the walls do.
  public let edges: EdgeStyle
  /// How content gets to where keys and notches send it.
  public let steps: StepAnimation
  private let bouncing: Bouncing?

  /// Makes a link from a profile, whose settings it leaves alone. A resistance or a response that no spring has traps.
  public init(_ profile: ScrollProfile) {
    (fling, edges, steps) = (profile.fling, profile.edges, profile.steps)
    if case .bounce(let resistance, let response) = edges {
      bouncing = Bouncing(resistance: resistance, response: response)
    } else {
      bouncing = nil
    }
  }

  /// "ScrollPhysics".
  public var name: StaticString { "ScrollPhysics" }

  /// Glides by the profile's law.
  public func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    for axis in Axis.both where proposal.cause[axis] != nil {
      proposal.glide[axis] = fling.glide(viewport: context.geometry.visibleLength(axis))
    }
  }

  /// Answers for all walls.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    proposal.response = .rigid
    bouncing?.edge(&proposal, in: context)
  }

  /// Gives steps, and parts of them, the profile's animation in place of the scroller's.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    for axis in Axis.both {
      guard case .spring = proposal.arrival[axis],
        proposal.cause[axis] == .step || proposal.cause[axis] == .wheel
      else { continue }
      switch steps {
      case .spring: break
      case .timed(let seconds, let curve): proposal.arrival[axis] = .timed(seconds, curve)
      case .jump: proposal.arrival[axis] = .jump
      }
    }
  }
}
