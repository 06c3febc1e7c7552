public import ScrollEngine
public import ScrollSpace

extension ScrollController {
  /// Creates a scroller with a profile: the chain begins with a `ScrollPhysics`, and the settings are the
  /// profile's.
  ///
  /// The other parameters are those of `init(viewport:content:inset:safeArea:isReversed:behaviors:)`.
  public convenience init(
    viewport: Size, content: Size = .zero, inset: Insets = .zero, safeArea: Insets = .zero,
    isReversed: PerAxis<Bool> = PerAxis(false), profile: ScrollProfile, behaviors: [any ScrollBehavior] = []
  ) {
    self.init(
      viewport: viewport, content: content, inset: inset, safeArea: safeArea, isReversed: isReversed,
      behaviors: [ScrollPhysics(profile)] + behaviors)
    settings = profile.settings.leavingUserAndContent(to: settings)
  }

  /// Applies a profile: its settings, and its curves and edges as a `ScrollPhysics` that replaces the one
  /// in the chain. If the chain has none, the link is added at the end, so that its edges count.
  ///
  /// The profile takes effect at once. A finger keeps its slop and its velocity strategy until it is lifted.
  /// A glide keeps its law. Content outside of walls that are rigid now moves back inside. The settings of
  /// user and display are kept: `isScrollEnabled`, `reducesMotion`, `reducesFlings`, `pixel`, `wheelMapping`.
  /// A number that is invalid for a law traps: see `ScrollPhysics.init(_:)`. As any command, this call is
  /// refused within a question.
  public func apply(_ profile: ScrollProfile) {
    settings = profile.settings.leavingUserAndContent(to: settings)
    var links = behaviors
    let physics = ScrollPhysics(profile)
    if let index = links.firstIndex(where: { $0 is ScrollPhysics }) {
      links[index] = physics
    } else {
      links.append(physics)
    }
    behaviors = links
  }

  /// The present profile: the settings, with the curves and edges of the `ScrollPhysics` in the chain; nil
  /// without one. Later links may change the effect. Compare the value with known profiles:
  /// `scroll.profile == .ios`.
  public var profile: ScrollProfile? {
    for link in behaviors {
      guard let physics = link as? ScrollPhysics else { continue }
      var profile = physics.profile
      profile.settings = settings
      return profile
    }
    return nil
  }
}
