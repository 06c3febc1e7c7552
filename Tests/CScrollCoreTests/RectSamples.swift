import CScrollCore
import Seeds

/// Whether two numbers have the same bits; any NaN is as good as any other.
func same(_ a: Double, _ b: Double) -> Bool { a.bitPattern == b.bitPattern || (a.isNaN && b.isNaN) }

/// The same, for all four members.
func same(_ a: csc_rect, _ b: csc_rect) -> Bool {
  same(a.x, b.x) && same(a.y, b.y) && same(a.width, b.width) && same(a.height, b.height)
}

extension SeededGenerator {
  /// A number of the kinds that matter: mostly screen-sized, sometimes huge, tiny, zero of either sign
  /// or not finite.
  mutating func coordinate() -> Double {
    switch next() % 16 {
    case 0: [Double.infinity, -.infinity, .nan, -0.0, 0].randomElement(using: &self)!
    case 1: Double.random(in: -8e307...8e307, using: &self)
    case 2: Double.random(in: -1e-300...1e-300, using: &self)
    case 3: Double(Int.random(in: -1000...1000, using: &self))
    default: Double.random(in: -5000...5000, using: &self)
    }
  }

  /// A ratio of either sign, sometimes 0 of either sign, sometimes far from 1.
  mutating func scale() -> Double {
    switch next() % 8 {
    case 0: [0, -0.0, 1, -1].randomElement(using: &self)!
    case 1: Double.random(in: -1e200...1e200, using: &self)
    default: Double.random(in: -4...4, using: &self)
    }
  }

  mutating func rect() -> csc_rect {
    csc_rect(x: coordinate(), y: coordinate(), width: coordinate(), height: coordinate())
  }
}
