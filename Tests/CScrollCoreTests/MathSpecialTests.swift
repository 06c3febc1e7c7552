import CScrollCore
import Testing

/// One of the functions, so that a test can take it as an argument.
enum ScalarFunction: Sendable, CaseIterable {
  case exp, log, sqrt, sqrtPortable, round, floor

  func callAsFunction(_ x: Double) -> Double {
    switch self {
    case .exp: csc_exp(x)
    case .log: csc_log(x)
    case .sqrt: csc_sqrt(x)
    case .sqrtPortable: csc_sqrt_portable(x)
    case .round: csc_round(x)
    case .floor: csc_floor(x)
    }
  }
}

private typealias Results = [(argument: Double, expected: Double)]

private let infinity = Double.infinity
private let least = Double.leastNonzeroMagnitude
private let largest = Double.greatestFiniteMagnitude

private let exponentials: Results = [
  (0, 1), (-0.0, 1), (infinity, infinity), (-infinity, 0), (least, 1), (-least, 1), (0x1p-54, 1),
  (-0x1p-55, 1),
  (0x1.62e42fefa39efp+9, 0x1.fffffffffff2ap+1023), (0x1.62e42fefa39fp+9, infinity), (710, infinity),
  (710.0000000000001, infinity),
  (711, infinity), (800, infinity), (1024, infinity), (-746, 0), (-746.0000000000001, 0),
  (1025, infinity), (largest, infinity), (-0x1.74910d52d3051p+9, least), (-0x1.74910d52d3052p+9, 0),
  (-1024, 0),
  (-1025, 0), (-largest, 0), (-0x1.6232bdd7abcd2p+9, 0x1.000000000007cp-1022),
  (-0x1.6232bdd7abcd3p+9, Double(bitPattern: 0xf_ffff_ffff_fe7c)),
]

private let logarithms: Results = [
  (1, 0), (0, -infinity), (-0.0, -infinity), (infinity, infinity), (-infinity, .nan), (-1, .nan),
  (-least, .nan), (-largest, .nan), (least, -0x1.74385446d71c3p+9), (largest, 0x1.62e42fefa39efp+9),
  (0x1.0000000000001p0, 0x1.fffffffffffffp-53), (0x1.fffffffffffffp-1, -0x1p-53),
]

private let roots: Results = [
  (0, 0), (-0.0, -0.0), (infinity, infinity), (-infinity, .nan), (-1, .nan), (-least, .nan),
  (least, 0x1p-537),
  (0x1p-1022, 0x1p-511), (largest, 0x1.fffffffffffffp+511), (4, 2), (2, 0x1.6a09e667f3bcdp0),
]

private let rounded: Results = [
  (0, 0), (-0.0, -0.0), (0.3, 0), (-0.3, -0.0), (0.5, 1), (-0.5, -1), (0.49999999999999994, 0), (1.5, 2),
  (2.5, 3),
  (-2.5, -3), (2.4999999999999996, 2), (0x1.fffffffffffffp51, 0x1p52),
  (0x1.0000000000001p52, 0x1.0000000000001p52),
  (-largest, -largest), (least, 0), (-least, -0.0), (-infinity, -infinity), (infinity, infinity),
]

private let floors: Results = [
  (0, 0), (-0.0, -0.0), (0.7, 0), (-0.7, -1), (least, 0), (-least, -1), (1, 1), (-1, -1), (-1.5, -2),
  (1.9999999999999998, 1), (-0x1.fffffffffffffp51, -0x1p52), (0x1.0000000000001p52, 0x1.0000000000001p52),
  (largest, largest), (infinity, infinity), (-infinity, -infinity),
]

/// Quiet, signalling, negative, with a payload.
private let nans: [UInt64] = [
  0x7ff8_0000_0000_0000, 0xfff8_0000_0000_0000, 0x7ff0_0000_0000_0001, 0xffff_ffff_ffff_ffff,
]

@Suite("Special values")
struct MathSpecialTests {
  @Test(arguments: ScalarFunction.allCases)
  func results(_ function: ScalarFunction) {
    let results =
      switch function {
      case .exp: exponentials
      case .log: logarithms
      case .sqrt, .sqrtPortable: roots
      case .round: rounded
      case .floor: floors
      }
    for (argument, expected) in results {
      let result = function(argument)
      // The core's NaN is also Swift's `.nan`, so one comparison serves all.
      #expect(
        result.bitPattern == expected.bitPattern, "\(function)(\(argument)) is \(result), not \(expected)")
    }
  }

  @Test("Every NaN comes back as the one NaN", arguments: ScalarFunction.allCases, nans)
  func notANumber(_ function: ScalarFunction, _ bits: UInt64) {
    #expect(function(Double(bitPattern: bits)).bitPattern == 0x7ff8_0000_0000_0000)
  }
}
