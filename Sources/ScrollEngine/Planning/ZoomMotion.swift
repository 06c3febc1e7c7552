import ScrollMotion
import ScrollSpace

/// A scale on its way, and what that adds to the offset of a motion which was planned for the scale at its end.
///
/// ```
/// r = scale now / scale at the end, from r₀ to 1          w = (r − 1) / (r₀ − 1), from 1 to 0
/// offset = u + lead · w + (u − base) · (r − 1)            u: the motion's offset, as if the zoom were over
/// ```
/// Where `u` rests, the offset goes from `base + lead` to `base`, and one point of the viewport stands still: a zoom about a
/// focus. Where `u` moves, its way is drawn at the scale there is. All of it is a closed form in time.
///
/// An object that does not change, so that a frame without one asks for no more than whether there is one.
final class ZoomMotion {
  /// The logarithm of r after some seconds.
  let path: AxisMotion
  /// The scale at which it ends.
  let scale: Double
  /// The offset of the motion when the zoom began.
  let base: Point
  /// How far the content was from there when the zoom began.
  let lead: Vector
  /// The axes on which the offset stays within the walls that there are at each scale.
  let isWithin: PerAxis<Bool>
  /// r₀ − 1.
  let spread: Double

  init(
    path: AxisMotion, scale: Double, base: Point, lead: Vector, isWithin: PerAxis<Bool> = PerAxis(false),
    spread: Double? = nil
  ) {
    (self.path, self.scale, self.base, self.lead, self.isWithin) = (path, scale, base, lead, isWithin)
    self.spread = spread ?? Mathematics.exp(path.free.start) - 1
  }

  /// r after some seconds: no more than what leads from one end of all scales to the other.
  func ratio(at seconds: Double) -> Double {
    Mathematics.exp(min(max(path.offset(at: seconds), -89), 89))
  }

  /// Where the content is, for where the motion would have it.
  func offset(of motion: Point, at ratio: Double) -> Point {
    let growth = ratio - 1
    return motion + lead * (growth / spread) + (motion - base) * growth
  }

  /// How fast the content moves, for where and how fast the motion is.
  func velocity(of motion: Point, _ velocity: Vector, at seconds: Double) -> Vector {
    let ratio = ratio(at: seconds)
    let growing = ratio * path.velocity(at: seconds)
    return velocity * ratio + (lead * (1 / spread) + (motion - base)) * growing
  }

  /// The same with the origin moved, or the content put elsewhere.
  func shifted(by shift: Vector) -> ZoomMotion {
    ZoomMotion(
      path: path, scale: scale, base: normalized(base + shift), lead: lead, isWithin: isWithin, spread: spread
    )
  }
}
