public import ScrollEngine
public import ScrollMotion

/// The law by which content glides in a profile: the laws of `ScrollMotion` as values that can be compared.
///
/// Frictions, reaches and decelerations must be above 0 and finite. Any other number traps as soon as a
/// ``ScrollPhysics`` is made of the profile, for example in `apply(_:)`.
public enum FlingCurve: Hashable, Sendable {
  /// Loses speed in proportion to the speed, as UIScrollView and GTK do.
  case decay(DecelerationRate)
  /// The fling of Android, with a friction: see `AndroidFling`.
  case android(AndroidFling.Shape = .spline, friction: Double = AndroidFling.usualFriction)
  /// The fling of Chromium on desktops: see `ChromiumPhysicsFling`.
  ///
  /// The reach is in points. Nil means three times the viewport's length along the axis, or no limit if that
  /// is 0. In Chromium the page's viewport counts, also for a smaller scroller within the page.
  case chromium(reach: Double? = nil)
  /// Loses the same speed in each second, in points per second squared: see `ConstantDeceleration`.
  case constant(deceleration: Double)
  /// Does not glide.
  case none

  /// Returns the glide for a viewport of this length along the axis, in points. Each call makes a law. A link
  /// that is asked often should keep the law.
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

  /// True if the law depends on the length of the viewport.
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
