public import ScrollEngine
public import ScrollMotion

/// The feel of a scroller as one value: how input is interpreted, how content glides, how edges behave, how
/// keys and notches are animated.
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
/// A profile has no privileges: its curves and edges are set by ``ScrollPhysics``, an ordinary link. Later
/// links may set others, and links with laws of your own may replace it. For the known profiles, with the
/// source of each number, see <doc:Profiles>.
public struct ScrollProfile: Hashable, Sendable {
  /// The interpretation of input: velocity, slop, limits of a fling, carried momentum, distances, pauses, long
  /// press.
  ///
  /// The settings of user, display and content are no part of a profile: `isScrollEnabled`, `reducesMotion`,
  /// `reducesFlings`, `pixel`, `wheelMapping`, `minimumZoomScale` and `maximumZoomScale`. They always have their
  /// defaults here, whatever is set, and a scroller keeps its own values when a profile is applied. So `==` compares
  /// what makes the feel, and `scroll.profile == .ios` holds after `scroll.apply(.ios)`.
  public var settings: ScrollSettings {
    didSet { settings = settings.leavingUserAndContent() }
  }
  /// The law by which content glides.
  public var fling: FlingCurve
  /// The law by which links such as `Snapping` and `Paging` project a fling before they choose a target;
  /// nil for `fling`.
  public var projection: FlingCurve?
  /// The behaviour of the edges.
  public var edges: EdgeStyle
  /// The animation of steps by keys, and by points.
  public var keys: StepAnimation
  /// The animation of the notches and lines of a wheel.
  public var notches: StepAnimation

  /// Creates a profile with the scroller's defaults for all that is not given. By default, notches are animated
  /// as keys are.
  public init(
    settings: ScrollSettings = ScrollSettings(), fling: FlingCurve = .decay(.normal),
    projection: FlingCurve? = nil, edges: EdgeStyle = .clamp, keys: StepAnimation = .spring,
    notches: StepAnimation? = nil
  ) {
    self.settings = settings.leavingUserAndContent()
    (self.fling, self.projection, self.edges) = (fling, projection, edges)
    (self.keys, self.notches) = (keys, notches ?? keys)
  }
}

extension ScrollSettings {
  /// Returns these settings, with those of user, display and content taken from others; by default, from the defaults.
  func leavingUserAndContent(to others: ScrollSettings = ScrollSettings()) -> ScrollSettings {
    var result = self
    result.isScrollEnabled = others.isScrollEnabled
    (result.reducesMotion, result.reducesFlings) = (others.reducesMotion, others.reducesFlings)
    (result.pixel, result.wheelMapping) = (others.pixel, others.wheelMapping)
    result.restsOnPixels = others.restsOnPixels
    result.minimumZoomScale = others.minimumZoomScale
    result.maximumZoomScale = others.maximumZoomScale
    return result
  }
}

extension ScrollProfile: CustomStringConvertible {
  /// The fields, one a line, such as `fling: decay(rate 0.998)`.
  public var description: String {
    let projection = projection.map { "\($0)" } ?? "as the fling"
    return
      "\(settings)\nfling: \(fling)\nprojection: \(projection)\nedges: \(edges)\nkeys: \(keys)\nnotches: \(notches)"
  }
}
