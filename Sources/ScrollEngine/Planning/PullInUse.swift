import ScrollMotion
import ScrollSpace

/// A law of a pull in a viewport of a length, enlarged if content is further out than the law shows.
struct PullInUse {
  var law: any PullLaw
  var length: Double
  /// Both of the law's numbers are multiplied by this.
  var scale = 1.0

  /// Nil where the law does not even show so much when it is a million times as large.
  init?(_ law: any PullLaw, in length: Double, showing overshoot: Double) {
    (self.law, self.length) = (law, length)
    for _ in 0..<64 {
      if raw(overshoot) != nil { return }
      scale *= 1.25
    }
    return nil
  }

  /// One to be read into.
  init() { (law, length) = (RubberBandPull(), 0) }

  /// How far out the content is shown; nil where the law gives no number that can be used.
  func shown(_ raw: Double) -> Double? {
    let shown = scale * law.shown(raw / scale, in: length)
    return shown >= 0 && isUsable(shown) ? shown : nil
  }

  /// The least pull that shows this much; nil if none does, or the content would jump by more than a point.
  func raw(_ overshoot: Double) -> Double? {
    guard overshoot > 0 else { return 0 }
    guard let raw = law.raw(overshoot / scale, in: length).map({ scale * $0 }), raw >= 0, isUsable(raw),
      let shown = shown(raw),
      (shown - overshoot).magnitude <= 1 + Tolerance.difference(of: shown, overshoot)
    else { return nil }
    return raw
  }

  /// How fast the content moves for each point per second of the finger: 0 where the law gives no number that can be used.
  func slope(_ raw: Double) -> Double {
    let slope = law.slope(raw / scale, in: length)
    return slope >= 0 && isUsable(slope) ? slope : 0
  }

  /// Whether it is the same law: one object, or two of the same numbers.
  func isSame(as other: PullInUse) -> Bool {
    if law === other.law { return true }
    guard let numbers = law.archived else { return false }
    return numbers == other.law.archived
  }
}
