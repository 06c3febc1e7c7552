import ScrollSpace

/// A cubic Bézier curve from (0, 0) to (1, 1): the part of the distance as a function of the part of the time.
///
/// ```
///  1 ┤          ╭──●       the two control points define the start and the arrival; their x must be from 0 to 1,
///    │        ╭─╯          so that time never runs back; their y may be outside, and then the curve overshoots
///    │      ╭─╯
///  0 ●──────╯───────
///    0             1
/// ```
/// The curves are those of CSS `cubic-bezier()` and CAMediaTimingFunction.
public struct CubicBezier: Hashable, Sendable {
  /// The first control point.
  public let x1: Double, y1: Double
  /// The second control point.
  public let x2: Double, y2: Double

  /// Creates a curve from its control points. All numbers must be finite, and the x from 0 to 1. Anything else is a
  /// programmer's mistake, and traps.
  public init(_ x1: Double, _ y1: Double, _ x2: Double, _ y2: Double) {
    precondition(
      x1 >= 0 && x1 <= 1 && x2 >= 0 && x2 <= 1 && y1.isFinite && y2.isFinite, .curvePoints,
      """
      A timing curve needs control points with x from 0 to 1 and finite y; these are (\(x1), \(y1)) and \
      (\(x2), \(y2)); CubicBezier.easeInOut is a common one.
      """)
    (self.x1, self.y1, self.x2, self.y2) = (x1, y1, x2, y2)
  }

  /// A constant speed.
  public static let linear = CubicBezier(0, 0, 1, 1)
  /// CSS `ease`, and CAMediaTimingFunction's default.
  public static let ease = CubicBezier(0.25, 0.1, 0.25, 1)
  /// CSS `ease-in`.
  public static let easeIn = CubicBezier(0.42, 0, 1, 1)
  /// CSS `ease-out`.
  public static let easeOut = CubicBezier(0, 0, 0.58, 1)
  /// CSS `ease-in-out`.
  public static let easeInOut = CubicBezier(0.42, 0, 0.58, 1)

  /// Returns the part of the distance after a part of the time. 0 before the start, 1 after the end; NaN counts as 0.
  public func value(at time: Double) -> Double {
    guard time > 0 else { return 0 }
    guard time < 1 else { return 1 }
    return Self.value(y1, y2, at: parameter(at: time))
  }

  /// Returns the slope of the curve: the part of the distance for a part of the time. Infinite if the curve is
  /// vertical. Before the start, returns the slope of the start; after the end, that of the end.
  public func slope(at time: Double) -> Double {
    guard time > 0 else { return Self.slope(y1, x1) ?? Self.slope(y2, x2) ?? 1 }
    guard time < 1 else { return Self.slope(1 - y2, 1 - x2) ?? Self.slope(1 - y1, 1 - x1) ?? 1 }
    let parameter = parameter(at: time)
    return Self.slope(Self.change(y1, y2, at: parameter), Self.change(x1, x2, at: parameter)) ?? 0
  }

  /// Returns the rest of the curve after a part of the time, as a curve of its own. Over the rest of the distance, in
  /// the rest of the time, that curve continues as this curve.
  ///
  /// ```
  ///  1 ┤      ╭──●
  ///    │     ╱   │        the framed part, stretched to the whole
  ///    │   ╭●────┘
  ///  0 ●───╯ part
  /// ```
  /// The whole curve is returned if the rest is not a timing curve:
  /// - if a y of a control point is outside of 0 to 1, because the curve may then be at its end before the time is
  ///   over;
  /// - if its control points run back in time;
  /// - if nothing is left;
  /// - if `part` is 0 or less, 1 or more, or NaN.
  public func remainder(after part: Double) -> CubicBezier {
    guard part > 0, part < 1, y1 >= 0, y1 <= 1, y2 >= 0, y2 <= 1 else { return self }
    let s = parameter(at: part)
    guard x1 <= x2, let x = Self.remainder(x1, x2, after: s), let y = Self.remainder(y1, y2, after: s) else {
      return self
    }
    // Rounding must not move x outside of 0 to 1.
    return CubicBezier(max(0, min(x.0, 1)), y.0, max(0, min(x.1, 1)), y.1)
  }

  /// Returns the control points of the rest on one axis, by De Casteljau's subdivision; nil if nothing is left.
  private static func remainder(_ first: Double, _ second: Double, after s: Double) -> (Double, Double)? {
    let left = 1 - value(first, second, at: s)
    guard left > 1e-12 else { return nil }
    let (middle, last) = (first + (second - first) * s, second + (1 - second) * s)
    let next = middle + (last - middle) * s
    return (1 - (1 - next) / left, 1 - (1 - last) / left)
  }

  /// Returns the quotient; nil if neither changes.
  private static func slope(_ y: Double, _ x: Double) -> Double? { x == 0 && y == 0 ? nil : y / x }

  private static func value(_ first: Double, _ second: Double, at s: Double) -> Double {
    let r = 1 - s
    return ((3 * r * first + 3 * s * second) * r + s * s) * s
  }

  private static func change(_ first: Double, _ second: Double, at s: Double) -> Double {
    let r = 1 - s
    return 3 * (r * r * first + 2 * r * s * (second - first) + s * s * (1 - second))
  }

  /// Returns the parameter of the curve at which x is the given time: by Newton's method, and by bisection if a step
  /// leaves the known interval. After a step of a relative size of 1e-9, the next step would be of its square. The
  /// steps are the same on every platform.
  ///
  /// x(s) = ((a s + b) s + c) s, whose derivative is (3 a s + 2 b) s + c.
  private func parameter(at time: Double) -> Double {
    let c = 3 * x1
    let b = 3 * (x2 - x1) - c
    let a = 1 - c - b
    func newton(_ s: Double) -> Double {
      s - (((a * s + b) * s + c) * s - time) / ((3 * a * s + 2 * b) * s + c)
    }
    // Any curve takes at least three steps, and most are done with the fourth.
    let near = newton(newton(newton(time)))
    let next = newton(near)
    if (next - near).magnitude <= 1e-9 * near, next <= 1 { return next }
    var (below, above) = (0.0, 1.0)
    var s = near > 0 && near < 1 ? near : time
    for _ in 0..<64 {
      let error = ((a * s + b) * s + c) * s - time
      if error == 0 { break }
      let next = newton(s)
      if (next - s).magnitude <= 1e-9 * s { return min(next, 1) }
      if error > 0 { above = s } else { below = s }
      s = next > below && next < above ? next : below + (above - below) / 2
    }
    return s
  }
}
