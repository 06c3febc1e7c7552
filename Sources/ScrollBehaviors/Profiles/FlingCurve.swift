public import ScrollEngine
public import ScrollMotion

/// By which law content glides in a profile: the laws of `ScrollMotion` as values that can be compared.
///
/// Frictions, reaches and decelerations must be above 0 and finite. Any other number traps when a ``ScrollPhysics`` is made
/// of the profile, as it does in `apply(_:)`, and not only in the first fling.
public enum FlingCurve: Hashable, Sendable {
  /// It loses speed in proportion to the speed: UIScrollView and GTK.
  case decay(DecelerationRate)
  /// Android's, by a friction: see `AndroidFling`.
  case android(AndroidFling.Shape = .spline, friction: Double = AndroidFling.usualFriction)
  /// Chromium's on desktops: see `ChromiumPhysicsFling`. A reach in points; nil for three times the viewport's length
  /// along the axis, and no reach where that is 0. In Chromium it is the page's viewport that counts, also for a smaller scroller within the page.
  case chromium(reach: Double? = nil)
  /// It loses as many points per second in each second: see `ConstantDeceleration`.
  case constant(deceleration: Double)
  /// It does not glide.
  case none

  /// Returns the answer to `motion` for a viewport of this length along the axis, in points. Each call makes a law; a link that
  /// is asked often keeps the law.
  public func glide(viewport length: Double) -> Glide {
    switch self {
    case .decay(let rate): return .decay(rate: rate.rawValue)
    case .android(let shape, let friction): return .custom(AndroidFling(shape, friction: friction))
    case .chromium(let reach):
      return .custom(ChromiumPhysicsFling(reach: reach ?? (length > 0 ? 3 * length : nil)))
    case .constant(let deceleration): return .custom(ConstantDeceleration(deceleration))
    case .none: return .none
    }
  }

  /// Whether the law is another one for a viewport of another length.
  var dependsOnViewport: Bool { self == .chromium() }
}

extension FlingCurve: CustomStringConvertible {
  /// The name of the case and its numbers: `android(spline, friction 0.015)`.
  public var description: String {
    switch self {
    case .decay(let rate): "decay(rate \(rate.rawValue))"
    case .android(let shape, let friction):
      "android(\(shape == .spline ? "spline" : "power"), friction \(friction))"
    case .chromium(let reach):
      reach.map { "chromium(reach \($0))" } ?? "chromium(reach of three viewports)"
    case .constant(let deceleration): "constant(deceleration \(deceleration))"
    case .none: "none"
    }
  }
}
