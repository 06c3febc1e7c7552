/// Chromium's older fling of a finger. The velocity decreases in proportion to itself and by a constant rate, so that
/// the fling ends. The newer fling is ``ChromiumPhysicsFling``.
///
/// ```
/// v(t) = (v₀ + β) e^(−γt) − β       x(t) = (v₀ + β)/γ · (1 − e^(−γt)) − βt       T = ln(v₀/β + 1) / γ
/// ```
/// with β = 172 points per second and γ = 3.7 per second. This is the end of Chromium's one curve, α e^(−γt) − βt − α
/// with α = −5707.62, from the point at which the curve has the velocity. For a velocity beyond the curve's greatest,
/// 20,946 points per second, the whole curve is enlarged. If any other fling is caught and released with its
/// velocity, it continues as if it had not been caught.
///
/// If the law is asked for a distance of a quarter to twice its own, the motion keeps its initial velocity and its
/// shape, and takes longer or shorter. For any other distance it is a critical spring of 0.575 s.
public final class ChromiumFling: MotionLaw {
  private static let (alpha, beta, gamma) = (-5707.62, 172.0, 3.7)

  /// Creates the law. Its numbers are Chromium's.
  public init() {}

  /// Returns the motion from a velocity, free or over a distance.
  public func curve(distance: Double?, velocity: Double) -> any MotionCurve {
    FormulaCurve.glide(velocity, over: distance) { speed in
      let (beta, gamma) = (Self.beta, Self.gamma)
      let larger = max(1, speed / (0 - Self.alpha * gamma - beta))
      let (start, slow) = (speed + larger * beta, larger * beta)
      let duration = Mathematics.log(start / slow) / gamma
      return (
        (speed - slow * duration * gamma) / gamma, duration,
        .fading(start: start, reach: start / gamma, rate: gamma, slow: slow)
      )
    }
  }

  /// The only number of its archives: "CRMF" in ASCII.
  private static let tag = Double(0x43_52_4D_46)

  /// The number that identifies the law in archives.
  public var archived: [Double]? { [Self.tag] }

  /// Creates the law of an archive. Returns nil if the numbers belong to another law.
  public init?(archived numbers: [Double]) {
    guard numbers == [Self.tag] else { return nil }
  }
}
