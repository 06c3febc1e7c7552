public import ScrollEngine
public import ScrollMotion

/// How a scroller feels, as one value: how input is read, by which law content glides, what walls do, how steps get there.
///
/// ```swift
/// let scroll = ScrollController(viewport: screen, content: sheet, profile: .android)
/// scroll.apply(.ios)                       // in one call, also while something moves
///
/// var mine = ScrollProfile.chromium        // field by field
/// mine.fling = .decay(.normal)
/// mine.settings.slop = 8
/// print(mine)                              // all fields; mine == .chromium is false
/// ```
/// A profile has no privileges: its curves and walls are answered by a ``ScrollPhysics``, a link as any other. Links after it
/// may answer otherwise, and links with laws of your own may take its place. The known profiles, with the source of each
/// number: <doc:Profiles>.
public struct ScrollProfile: Hashable, Sendable {
  /// How input is read: velocity, slop, limits of a fling, carried momentum, distances, pauses, long press. What belongs to the
  /// user and the display is left as the scroller has it: `isScrollEnabled`, `reducesMotion`, `reducesFlings`, `pixel`,
  /// `wheelMapping`.
  public var settings: ScrollSettings
  /// By which law content glides.
  public var fling: FlingCurve
  /// What the walls do.
  public var edges: EdgeStyle
  /// How content gets to where keys and notches send it.
  public var steps: StepAnimation

  /// Makes a profile of the scroller's defaults, but for what is given.
  public init(
    settings: ScrollSettings = ScrollSettings(), fling: FlingCurve = .decay(.normal),
    edges: EdgeStyle = .clamp,
    steps: StepAnimation = .spring
  ) {
    (self.settings, self.fling, self.edges, self.steps) = (settings, fling, edges, steps)
  }

  /// The profile's settings, with what belongs to the user and the display as `present` has it.
  func settings(keeping present: ScrollSettings) -> ScrollSettings {
    var result = settings
    result.isScrollEnabled = present.isScrollEnabled
    (result.reducesMotion, result.reducesFlings) = (present.reducesMotion, present.reducesFlings)
    (result.pixel, result.wheelMapping) = (present.pixel, present.wheelMapping)
    return result
  }
}

extension ScrollProfile: CustomStringConvertible {
  /// Its fields, one a line: `fling: decay(rate 0.998)`.
  public var description: String {
    "\(settings)\nfling: \(fling)\nedges: \(edges)\nsteps: \(steps)"
  }
}
