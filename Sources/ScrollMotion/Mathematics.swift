internal import CScrollCore

// The C core's functions, whose bits are the same on every platform. The platform's own exp and log
// are not, so nothing in this module may call them.

func exponential(_ x: Double) -> Double { csc_exp(x) }
func logarithm(_ x: Double) -> Double { csc_log(x) }
func squareRoot(_ x: Double) -> Double { csc_sqrt(x) }

/// The moment in `range` at which `isPast` turns from false to true, found by halving.
///
/// `isPast` must be false at the lower end, true at the upper, and change once. The same input takes
/// the same steps everywhere: at most 128, enough to tell neighbouring doubles apart.
func turningPoint(in range: ClosedRange<Double>, isPast: (Double) -> Bool) -> Double {
  var before = range.lowerBound
  var past = range.upperBound
  for _ in 0..<128 {
    let middle = before + (past - before) / 2
    if middle <= before || middle >= past { break }
    if isPast(middle) { past = middle } else { before = middle }
  }
  return past
}
