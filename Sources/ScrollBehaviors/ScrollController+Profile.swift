public import ScrollEngine
public import ScrollSpace

extension ScrollController {
  /// Makes a scroller with a profile: a `ScrollPhysics` stands in the chain before the behaviours that are given, and the
  /// settings are the profile's. All else as in `init(viewport:content:inset:safeArea:isReversed:behaviors:)`.
  public convenience init(
    viewport: Size, content: Size = .zero, inset: Insets = .zero, safeArea: Insets = .zero,
    isReversed: PerAxis<Bool> = PerAxis(false), profile: ScrollProfile, behaviors: [any ScrollBehavior] = []
  ) {
    self.init(
      viewport: viewport, content: content, inset: inset, safeArea: safeArea, isReversed: isReversed,
      behaviors: [ScrollPhysics(profile)] + behaviors)
    settings = profile.settings.leavingUserAndDisplay(to: settings)
  }

  /// Takes a profile: its settings, and its curves and walls as a `ScrollPhysics`, in the place of the one in the chain. If
  /// the chain has none, the link comes last, so that its walls count.
  ///
  /// It takes effect at once. A finger keeps its slop and its velocity strategy until it lifts. A glide keeps its law, and
  /// content outside of walls that hold now goes home. What belongs to the user and the display stays:
  /// `isScrollEnabled`, `reducesMotion`, `reducesFlings`, `pixel`, `wheelMapping`. A number that no law has traps: see
  /// `ScrollPhysics.init(_:)`. As any command, it is refused from within a question.
  public func apply(_ profile: ScrollProfile) {
    settings = profile.settings.leavingUserAndDisplay(to: settings)
    var links = behaviors
    let physics = ScrollPhysics(profile)
    if let index = links.firstIndex(where: { $0 is ScrollPhysics }) {
      links[index] = physics
    } else {
      links.append(physics)
    }
    behaviors = links
  }

  /// The profile by which the scroller feels as it does: its settings, and what the `ScrollPhysics` in the chain says. Nil
  /// without one. Links after it may answer otherwise. The value compares with known profiles: `scroll.profile == .ios`.
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
