import ScrollMotion
import ScrollSpace

/// An animated scale, and its effect on the offset of a motion that was planned for the final scale.
///
/// ```
/// r = scale now / scale at the end, from r₀ to 1          w = (r − 1) / (r₀ − 1), from 1 to 0
/// offset = u + displacement · w + (u − base) · (r − 1)            u: the motion's offset, as if the zoom were over
/// ```
/// If `u` rests, the offset goes from `base + displacement` to `base`, and one point of the viewport stays in place: a
/// zoom about a focus. If `u` moves, its distances are drawn at the present scale. Everything is a closed form in time.
///
/// An immutable object, so that a frame without a zoom only tests for nil.
final class ZoomMotion {
  /// The only axis that zooms; nil for both.
  let axis: Axis?
  /// The logarithm of r, as a function of seconds.
  let path: AxisMotion
  /// The geometry at the end, for which the axes are planned.
  let geometry: Geometry
  /// The offset of the motion when the zoom began.
  let base: Point
  /// The distance of the content from `base` when the zoom began.
  let displacement: Vector
  /// The axes on which the offset stays within the walls of each scale.
  let isWithin: PerAxis<Bool>
  /// r₀ − 1.
  let spread: Double

  init(
    on axis: Axis?, path: AxisMotion, to geometry: Geometry, base: Point, displacement: Vector,
    isWithin: PerAxis<Bool> = PerAxis(false), spread: Double? = nil
  ) {
    (self.axis, self.path, self.geometry, self.base) = (axis, path, geometry, base)
    (self.displacement, self.isWithin) = (displacement, isWithin)
    self.spread = spread ?? Mathematics.exp(path.free.start) - 1
  }

  /// The final scale.
  var scale: Double { geometry.scale[axis ?? .horizontal] }

  /// Returns r after some seconds: at most the ratio of the largest to the smallest scale.
  func ratio(at seconds: Double) -> Double {
    Mathematics.exp(min(max(path.offset(at: seconds), -89), 89))
  }

  /// Returns the offset of the content for an offset of the motion.
  func offset(of motion: Point, at ratio: Double) -> Point {
    let growth = ratio - 1
    return motion + displacement * (growth / spread) + zoomed(motion - base, else: .zero) * growth
  }

  /// Returns a vector along the axes that zoom, and another vector along the others.
  private func zoomed(_ vector: Vector, else other: Vector) -> Vector {
    guard let axis else { return vector }
    return axis == .horizontal ? Vector(x: vector.x, y: other.y) : Vector(x: other.x, y: vector.y)
  }

  /// Returns the velocity of the content for an offset and a velocity of the motion.
  func velocity(of motion: Point, _ velocity: Vector, at seconds: Double) -> Vector {
    let ratio = ratio(at: seconds)
    let growing = ratio * path.velocity(at: seconds)
    return zoomed(velocity * ratio, else: velocity)
      + (displacement * (1 / spread) + zoomed(motion - base, else: .zero)) * growing
  }

  /// Returns the same zoom after the origin or the content was moved.
  func shifted(by shift: Vector) -> ZoomMotion {
    var geometry = geometry
    for axis in Axis.both { geometry.extent[axis] = geometry.extent[axis].shifted(by: shift[axis]) }
    return ZoomMotion(
      on: axis, path: path, to: geometry, base: normalized(base + shift), displacement: displacement,
      isWithin: isWithin, spread: spread)
  }

  /// Returns the same zoom to another geometry of the same scale.
  func within(_ geometry: Geometry) -> ZoomMotion {
    ZoomMotion(
      on: axis, path: path, to: geometry, base: base, displacement: displacement, isWithin: isWithin,
      spread: spread)
  }
}

extension Plans {
  /// Returns the motion of a scale to the scale of the plans. Nil if there is nothing to animate.
  func zoom(
    on zoomAxis: Axis?, from: PerAxis<Double>, by rest: ScaleRest, base: Point, displacement: Vector,
    isWithin: PerAxis<Bool> = PerAxis(false)
  ) -> ZoomMotion? {
    let one = zoomAxis ?? .horizontal
    let start = Mathematics.log(from[one] / context.origin.scale[one])
    // With less, the spread is too small to determine which point of the view stays in place.
    guard start.magnitude > 0x1p-30 else { return nil }
    let spread = Mathematics.exp(start) - 1
    if case .jump = rest.arrival {
      // The scale is there with the next frame, and the content with it.
      return ZoomMotion(
        on: zoomAxis, path: .rest(at: 0), to: context.geometry, base: base, displacement: displacement,
        isWithin: isWithin, spread: spread)
    }
    let (fixed, origin) = (displacement * (1 / spread) - (base - .zero), context.origin)
    var (distance, isNear) = (0.0, start.magnitude > 0x1p-8)
    for axis in Axis.both where zoomAxis ?? axis == axis {
      let (place, length) = (fixed[axis] + origin[axis], context.geometry.viewport[axis])
      distance = max(distance, place.magnitude)
      isNear = isNear && place >= 0 - length && place <= 2 * length
    }
    let intent = Intent(natural: start, requested: 0, glide: .none, arrival: rest.arrival)
    // Within this distance, no point less than 8,000 points from the fixed point is half a pixel off.
    let threshold = 0x1p-14 * min(1, context.pixel) / max(1, distance / 8_000)
    let planner = Planner(
      plans: self, cause: .program, axis: .horizontal, extent: Extent(), threshold: threshold,
      question: .zoom)
    // About a point far away, the present velocity of a zoom would carry the content farther still.
    let path = planner.plan(intent, from: start, velocity: isNear ? rest.velocity : 0).motion
    guard path.settlingTime > 0 else { return nil }
    return ZoomMotion(
      on: zoomAxis, path: path, to: context.geometry, base: base, displacement: displacement,
      isWithin: isWithin)
  }
}
