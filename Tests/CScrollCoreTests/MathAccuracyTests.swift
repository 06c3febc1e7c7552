import CScrollCore
import CScrollCoreExact
import Testing

/// A range of arguments, and how many to draw from it.
struct ArgumentRange: Sendable, CustomStringConvertible {
  var lower: Double
  var upper: Double
  var count: Int64 = 500_000

  var description: String { "\(count) in \(lower)...\(upper)" }
}

@Suite("Accuracy of exp and log, against wider numbers", .enabled(if: exact_is_wider))
struct MathAccuracyTests {
  /// The bound that csc_math.h states, in ulps.
  private let bound = 0.52

  @Test(
    "exp",
    arguments: [
      ArgumentRange(lower: -745.2, upper: 709.79, count: 10_000_000),
      ArgumentRange(lower: -1, upper: 1),
      ArgumentRange(lower: -0x1p-8, upper: 0x1p-8),
      ArgumentRange(lower: -0x1p-40, upper: 0x1p-40),
      ArgumentRange(lower: 700, upper: 1200),
      ArgumentRange(lower: -708.39, upper: -680),
      ArgumentRange(lower: -745.2, upper: -708.39),
    ])
  func exp(_ range: ArgumentRange) {
    let worst = exact_worst_exp(range.lower, range.upper, 1, range.count)
    #expect(worst.ulps < bound, "csc_exp(\(worst.argument))")
  }

  @Test(
    "log",
    arguments: [
      ArgumentRange(lower: 0, upper: 2, count: 4_000_000),
      ArgumentRange(lower: 0.9, upper: 1.1, count: 2_000_000),
      ArgumentRange(lower: 0.995, upper: 1.005),
      ArgumentRange(lower: 1 - 0x1p-40, upper: 1 + 0x1p-40),
      ArgumentRange(lower: 0, upper: 0x1p-1022),
      ArgumentRange(lower: 1, upper: 1e6),
    ])
  func log(_ range: ArgumentRange) {
    let worst = exact_worst_log(range.lower, range.upper, 2, range.count)
    #expect(worst.ulps < bound, "csc_log(\(worst.argument))")
  }

  @Test("log over all magnitudes") func logOverBits() {
    let worst = exact_worst_log_bits(3, 4_000_000)
    #expect(worst.ulps < bound, "csc_log(\(worst.argument))")
  }
}

@Suite("Square root, round and floor, against the C library")
struct MathExactnessTests {
  enum Function: CaseIterable {
    case sqrt, portableSqrt, round, floor

    var difference: exact_difference {
      switch self {
      case .sqrt: exact_difference_sqrt(4, 1_000_000)
      case .portableSqrt: exact_difference_sqrt_portable(5, 1_000_000)
      case .round: exact_difference_round(6, 1_000_000)
      case .floor: exact_difference_floor(7, 1_000_000)
      }
    }
  }

  @Test(arguments: Function.allCases) func agrees(_ function: Function) {
    let difference = function.difference
    #expect(difference.count == 0, "\(function)(\(difference.argument))")
  }
}
