/// A range of numbers on a row of dots.
package struct Scale {
  package let lower: Double
  package let upper: Double
  package let dots: Int

  /// Creates the scale of `lower...upper`. A range shorter than `least` is widened about its middle.
  package init(_ lower: Double, _ upper: Double, dots: Int, least: Double) {
    let missing = max(0, max(least, abs(upper) * 1e-9, abs(lower) * 1e-9) - (upper - lower)) / 2
    self.lower = lower - missing
    self.upper = upper + missing
    self.dots = dots
  }

  /// Returns the dot of a number, 0 for the lower end. Numbers beyond the ends have the dots at the ends.
  package func dot(_ number: Double) -> Int {
    let share = (number - lower) / (upper - lower)
    return Int((min(1, max(0, share)) * Double(dots - 1)).rounded())
  }

  package func contains(_ number: Double) -> Bool { number >= lower && number <= upper }

  /// Returns the distance between marks: 1, 2 or 5 times a power of ten, so that there are at most `count` marks.
  package func step(atMost count: Int) -> (length: Double, decimals: Int) {
    let span = upper - lower
    for exponent in -6...18 {
      for factor in [1.0, 2, 5] {
        let length = factor * power(exponent)
        if span / length <= Double(count) { return (length, max(0, -exponent)) }
      }
    }
    return (span, 0)
  }

  /// Returns the multiples of a length that lie on the scale.
  package func marks(every length: Double) -> [Double] {
    var marks: [Double] = []
    var index = (lower / length).rounded(.up)
    while index * length <= upper, marks.count < dots {
      marks.append(index * length + 0)
      index += 1
    }
    return marks
  }

  private func power(_ exponent: Int) -> Double {
    var result = 1.0
    for _ in 0..<abs(exponent) { result *= 10 }
    return exponent < 0 ? 1 / result : result
  }
}
