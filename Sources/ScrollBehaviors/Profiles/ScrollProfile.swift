public import ScrollEngine
public import ScrollMotion

/// How a scroller feels, as one value: how input is read, by which law content glides, what walls do, how keys and notches get
/// there.
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
  /// How input is read: velocity, slop, limits of a fling, carried momentum, distances, pauses, long press.
  ///
  /// What belongs to the user and the display is no part of a profile: `isScrollEnabled`, `reducesMotion`, `reducesFlings`,
  /// `pixel` and `wheelMapping` always have their defaults here, whatever is written, and a scroller that takes the profile
  /// keeps its own. So `==` compares what makes the feel, and `scroll.profile == .ios` holds after `scroll.apply(.ios)`.
  public var settings: ScrollSettings {
    didSet { settings = settings.leavingUserAndDisplay() }
  }
  /// By which law content glides.
  public var fling: FlingCurve
  /// By which law a link that chooses a place, such as ``Snapping`` or ``Paging``, takes a fling to glide before it looks for
  /// one; nil: by `fling`.
  public var projection: FlingCurve?
  /// What the walls do.
  public var edges: EdgeStyle
  /// How content gets to where keys send it, and steps by points.
  public var keys: StepAnimation
  /// How content gets to where the notches and lines of a wheel send it.
  public var notches: StepAnimation

  /// Makes a profile of the scroller's defaults, but for what is given. Notches are animated as keys are, if nothing else is
  /// given.
  public init(
    settings: ScrollSettings = ScrollSettings(), fling: FlingCurve = .decay(.normal),
    projection: FlingCurve? = nil, edges: EdgeStyle = .clamp, keys: StepAnimation = .spring,
    notches: StepAnimation? = nil
  ) {
    self.settings = settings.leavingUserAndDisplay()
    (self.fling, self.projection, self.edges) = (fling, projection, edges)
    (self.keys, self.notches) = (keys, notches ?? keys)
  }
}

extension ScrollSettings {
  /// These, with what belongs to the user and the display as others have it: the defaults, if not said.
  func leavingUserAndDisplay(to others: ScrollSettings = ScrollSettings()) -> ScrollSettings {
    var result = self
    result.isScrollEnabled = others.isScrollEnabled
    (result.reducesMotion, result.reducesFlings) = (others.reducesMotion, others.reducesFlings)
    (result.pixel, result.wheelMapping) = (others.pixel, others.wheelMapping)
    return result
  }
}

extension ScrollProfile: CustomStringConvertible {
  /// Its fields, one a line: `fling: decay(rate 0.998)`.
  public var description: String {
    let projection = projection.map { "\($0)" } ?? "as the fling"
    return
      "\(settings)\nfling: \(fling)\nprojection: \(projection)\nedges: \(edges)\nkeys: \(keys)\nnotches: \(notches)"
  }
}
