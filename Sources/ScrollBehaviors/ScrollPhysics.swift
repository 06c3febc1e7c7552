public import ScrollEngine
import ScrollSpace

/// The curves and the walls of a ``ScrollProfile``, as a link.
///
/// It answers `motion` by the profile's fling and its projection, `edge` by its edges, and gives steps its animations.
/// `scroll.apply(_:)` puts one into the chain, or another one in its place. Write it before links that answer for some walls
/// otherwise: `[ScrollPhysics(.android), Bouncing(.top)]`.
///
/// The settings of the profile are not the link's: they are the scroller's.
public final class ScrollPhysics: ScrollBehavior {
  /// The profile. Its settings are those that it had when the link was made: the link reads none of them.
  public let profile: ScrollProfile
  private let bouncing: Bouncing?
  /// The profile's laws on each axis, for a viewport's length along it.
  private var laws: PerAxis<Laws>
  /// How keys get there, and how notches do; nil for the scroller's own way.
  private let arrivals: (keys: Arrival?, notches: Arrival?)

  /// Makes a link from a profile.
  ///
  /// All laws are made now, and kept. So a number that no law has, as a deceleration of −5 points per second squared or a step
  /// of −1 s, is a mistake in the program that traps here, and not in the first fling.
  public init(_ profile: ScrollProfile) {
    self.profile = profile
    laws = PerAxis(Laws(profile, 0))
    arrivals = (profile.keys.arrival, profile.notches.arrival)
    if case .bounce(let resistance, let response) = profile.edges {
      bouncing = Bouncing(resistance: resistance, response: response)
    } else {
      bouncing = nil
    }
  }

  /// "ScrollPhysics".
  public var name: StaticString { "ScrollPhysics" }

  /// Glides by the profile's law, and says by which one links that choose a place shall look for one.
  public func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    for axis in Axis.both where proposal.cause[axis] != nil {
      let length = context.geometry.visibleLength(axis)
      if laws[axis].length != length, profile.dependsOnViewport { laws[axis] = Laws(profile, length) }
      (proposal.glide[axis], proposal.projection[axis]) = (laws[axis].glide, laws[axis].projection)
    }
  }

  /// Answers for all walls.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    proposal.response = .rigid
    bouncing?.edge(&proposal, in: context)
  }

  /// Gives keys and notches, and parts of these, the profile's animations in place of the scroller's.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let step = proposal.step else { return }
    for axis in Axis.both {
      guard case .spring = proposal.arrival[axis], let cause = proposal.cause[axis] else { continue }
      // A part is a wheel's, whatever counts it.
      let arrival = cause == .wheel || step.isWheel ? arrivals.notches : arrivals.keys
      if let arrival, cause == .step || cause == .wheel { proposal.arrival[axis] = arrival }
    }
  }

  /// The laws for a viewport of a length, kept as long as it has that.
  private struct Laws {
    let length: Double
    let glide: Glide
    let projection: Glide?

    init(_ profile: ScrollProfile, _ length: Double) {
      (self.length, glide) = (length, profile.fling.glide(viewport: length))
      projection = profile.projection?.glide(viewport: length)
    }
  }
}

extension ScrollProfile {
  /// Whether its laws are others for a viewport of another length.
  fileprivate var dependsOnViewport: Bool {
    fling.dependsOnViewport || projection?.dependsOnViewport ?? false
  }
}
