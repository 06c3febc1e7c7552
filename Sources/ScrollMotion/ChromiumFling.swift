/// Chromium's older fling of a finger: it slows down in proportion to its speed, and evenly beside that, so that it ends.
/// The newer one is ``ChromiumPhysicsFling``.
///
/// ```
/// v(t) = (v₀ + β) e^(−γt) − β       x(t) = (v₀ + β)/γ · (1 − e^(−γt)) − βt       T = ln(v₀/β + 1) / γ
/// ```
/// with β = 172 points per second and γ = 3.7 per second. It is the end of Chromium's one curve, α e^(−γt) − βt − α with
/// α = −5707.62, from where that has the speed. A speed beyond the curve's greatest, 20,946 points per second, takes the
/// whole curve, enlarged. Any other fling, caught and let go with its speed, goes on as if it had not been caught.
///
/// The law asked for a distance of a quarter to twice its own keeps its speed and its shape, and takes longer or
/// shorter; for any other it is a critical spring of 0.575 s.
public final class ChromiumFling: MotionLaw {
  private static let (alpha, beta, gamma) = (-5707.62, 172.0, 3.7)

  /// Makes the law. Its numbers are Chromium's.
  public init() {}

  /// The motion from a velocity: free, or over a distance.
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

  /// What its archives are: "CRMF" in ASCII.
  private static let tag = Double(0x43_52_4D_46)

  /// What tells it from others.
  public var archived: [Double]? { [Self.tag] }

  /// The law of an archive; nil where that is of another.
  public init?(archived numbers: [Double]) {
    guard numbers == [Self.tag] else { return nil }
  }
}
