import ScrollMotion
import ScrollSpace

/// A law of a pull in a viewport of a length, enlarged if the content is farther out than the law can show.
struct PullInUse {
  var law: any PullLaw
  var length: Double
  /// The factor of the law's raw and shown numbers.
  var scale = 1.0
  /// The largest jump of the content by a wrong inverse of the law, in points.
  var tolerance = 1.0

  /// Returns nil if the law cannot show the overshoot even when it is enlarged a million times.
  init?(_ law: any PullLaw, in length: Double, showing overshoot: Double, within tolerance: Double = 1) {
    (self.law, self.length, self.tolerance) = (law, length, tolerance)
    for _ in 0..<64 {
      if raw(overshoot) != nil { return }
      scale *= 1.25
    }
    return nil
  }

  /// Creates a value to be read into.
  init() { (law, length) = (RubberBandPull(), 0) }

  /// Returns the shown overshoot; nil if the law returns no usable number.
  func shown(_ raw: Double) -> Double? {
    let shown = scale * law.shown(raw / scale, in: length)
    return shown >= 0 && isUsable(shown) ? shown : nil
  }

  /// Returns the smallest pull that shows the overshoot; nil if none does, or if the content would jump by more than
  /// a point.
  func raw(_ overshoot: Double) -> Double? {
    guard overshoot > 0 else { return 0 }
    guard let raw = law.raw(overshoot / scale, in: length).map({ scale * $0 }), raw >= 0, isUsable(raw),
      let shown = shown(raw),
      (shown - overshoot).magnitude <= tolerance + Tolerance.difference(of: shown, overshoot)
    else { return nil }
    return raw
  }

  /// Returns the velocity of the content for each point per second of the finger: 0 if the law returns no usable
  /// number.
  func slope(_ raw: Double) -> Double {
    let slope = law.slope(raw / scale, in: length)
    return slope >= 0 && isUsable(slope) ? slope : 0
  }

  /// Returns true if both laws are the same object, or have the same numbers.
  func isSame(as other: PullInUse) -> Bool {
    if law === other.law { return true }
    guard let numbers = law.archived else { return false }
    return numbers == other.law.archived
  }
}
