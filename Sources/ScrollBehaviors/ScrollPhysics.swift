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
  /// The profile's glide on each axis, for a viewport's length along it.
  private var glides: PerAxis<(length: Double, glide: Glide)>
  /// How steps get there; nil for the scroller's own way.
  private let arrival: Arrival?

  /// Makes a link from a profile, whose settings it leaves alone.
  ///
  /// All laws are made now, and kept. So a number that no law has, as a deceleration of −5 points per second squared or a step
  /// of −1 s, is a mistake in the program that traps here, and not in the first fling.
  public init(_ profile: ScrollProfile) {
    (fling, edges, steps) = (profile.fling, profile.edges, profile.steps)
    glides = PerAxis((0, fling.glide(viewport: 0)))
    switch steps {
    case .spring: arrival = nil
    case .timed(let seconds, let curve): arrival = .timed(seconds, curve)
    case .jump: arrival = .jump
    }
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
      proposal.glide[axis] = glide(axis, viewport: context.geometry.visibleLength(axis))
    }
  }

  /// The glide that was made last, unless the law goes by a length that is another one now.
  private func glide(_ axis: Axis, viewport length: Double) -> Glide {
    if fling.dependsOnViewport, glides[axis].length != length {
      glides[axis] = (length, fling.glide(viewport: length))
    }
    return glides[axis].glide
  }

  /// Answers for all walls.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    proposal.response = .rigid
    bouncing?.edge(&proposal, in: context)
  }

  /// Gives steps, and parts of them, the profile's animation in place of the scroller's.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let arrival else { return }
    for axis in Axis.both {
      guard case .spring = proposal.arrival[axis],
        proposal.cause[axis] == .step || proposal.cause[axis] == .wheel
      else { continue }
      proposal.arrival[axis] = arrival
    }
  }
}
