internal import CScrollCore

/// Mathematical functions with the same bits on every platform, for laws of your own.
///
/// The exp, log, sin, cos and pow of two platforms differ in their last bits, and such a difference can become a
/// difference of a page. A law that uses only these functions and + − × ÷ gives the same offsets everywhere. No
/// function traps: an undefined result is NaN.
public enum Mathematics {
  /// Returns e to the power x, within 0.52 ulp. Infinity above 709.79, 0 below −745.14, NaN for NaN.
  public static func exp(_ x: Double) -> Double { csc_exp(x) }

  /// Returns the natural logarithm of x, within 0.52 ulp. Minus infinity for 0, NaN below 0 and for NaN.
  public static func log(_ x: Double) -> Double { csc_log(x) }

  /// Returns the square root of x, correctly rounded. NaN below 0 and for NaN.
  public static func sqrt(_ x: Double) -> Double { csc_sqrt(x) }

  /// Returns the sine of x radians, within 1 ulp up to a magnitude of 1e6. Beyond that the error grows to that of the
  /// argument's own last bit. NaN beyond 1e15 in magnitude, and for NaN.
  public static func sin(_ x: Double) -> Double { sineAndCosine(x).sine }

  /// Returns the cosine of x radians, with the accuracy of the sine.
  public static func cos(_ x: Double) -> Double { sineAndCosine(x).cosine }

  /// Returns a base above 0 to the power of an exponent: exp(exponent · log(base)). The relative error is 2e-16 · (1
  /// + |exponent · log(base)|). Exponent 0 gives 1. Otherwise base 0 gives 0 or infinity, and a base below 0 gives
  /// NaN.
  public static func pow(_ base: Double, _ exponent: Double) -> Double {
    exponent == 0 ? 1 : csc_exp(exponent * csc_log(base))
  }
}

// The C core's functions, whose bits are the same on every platform. The platform's own exp and log differ, so this
// module must not call them.

func exponential(_ x: Double) -> Double { csc_exp(x) }
func logarithm(_ x: Double) -> Double { csc_log(x) }
func squareRoot(_ x: Double) -> Double { csc_sqrt(x) }

/// Returns the value in `range` at which `isPast` changes from false to true, found by bisection.
///
/// `isPast` must be false at the lower end, true at the upper end, and change once. The same input takes the same
/// steps everywhere: at most 128, enough to separate neighbouring doubles. Where `known` says between which values the
/// change is, nothing is asked outside of it; the steps, and so the result, are the same.
func turningPoint(
  in range: ClosedRange<Double>, within known: ClosedRange<Double>? = nil, isPast: (Double) -> Bool
) -> Double {
  var before = range.lowerBound
  var past = range.upperBound
  for _ in 0..<128 {
    let middle = before + (past - before) / 2
    if middle <= before || middle >= past { break }
    let isMiddlePast: Bool
    if let known, middle <= known.lowerBound {
      isMiddlePast = false
    } else if let known, middle >= known.upperBound {
      isMiddlePast = true
    } else {
      isMiddlePast = isPast(middle)
    }
    if isMiddlePast { past = middle } else { before = middle }
  }
  return past
}
