import ScrollBehaviors
public import ScrollEngine
import ScrollSpace

/// The curves and edges of a ``ScrollProfile``, as a link.
///
/// The link sets the glide of `motion` to the profile's fling and projection, decides `edge`, and sets the
/// animations of steps. `scroll.apply(_:)` adds the link to the chain, or replaces the present one. Write
/// this link before links that treat some edges differently: `[ScrollPhysics(.android), Bouncing(.top)]`.
///
/// The settings of the profile belong to the scroller, not to the link.
public final class ScrollPhysics: ScrollBehavior {
  /// The profile. Its settings are those at the time when the link was made; the link does not use them.
  public let profile: ScrollProfile
  private let bouncing: Bouncing?
  /// The profile's laws on each axis, for the present length of the viewport.
  // Changed in a step that calls no other code.
  @exclusivity(unchecked) private var laws: PerAxis<Laws>
  /// The arrivals of keys and of notches; nil for the scroller's default.
  private let arrivals: (keys: Arrival?, notches: Arrival?)

  /// Creates a link from a profile.
  ///
  /// All laws are made now, and kept. A number that is invalid for a law is a programmer's mistake and traps
  /// here, not in the first fling. Examples are a deceleration of −5 points per second squared and a step of
  /// −1 s.
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
}

@_documentation(visibility: internal)
extension ScrollPhysics {
  /// "ScrollPhysics".
  public var name: StaticString { "ScrollPhysics" }

  /// Sets the glide to the profile's law, and the projection by which later links choose a target.
  public func motion(_ proposal: inout MotionProposal, in context: ScrollContext) {
    for axis in Axis.both where proposal.cause[axis] != nil {
      let length = context.geometry.visibleLength(axis)
      if laws[axis].length != length, profile.dependsOnViewport { laws[axis] = Laws(profile, length) }
      (proposal.glide[axis], proposal.projection[axis]) = (laws[axis].glide, laws[axis].projection)
    }
  }

  /// Decides all edges.
  public func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
    proposal.response = .rigid
    bouncing?.edge(&proposal, in: context)
  }

  /// Sets the animations of keys and notches, and of parts of these, to the profile's.
  public func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    guard let step = proposal.step else { return }
    for axis in Axis.both {
      guard case .spring = proposal.arrival[axis], let cause = proposal.cause[axis] else { continue }
      // A part belongs to a wheel, whatever its cause.
      let arrival = cause == .wheel || step.isWheel ? arrivals.notches : arrivals.keys
      if let arrival, cause == .step || cause == .wheel { proposal.arrival[axis] = arrival }
    }
  }

  /// The laws for a length of the viewport, kept as long as the length stays.
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
  /// True if the laws depend on the length of the viewport.
  fileprivate var dependsOnViewport: Bool {
    fling.dependsOnViewport || projection?.dependsOnViewport ?? false
  }
}
