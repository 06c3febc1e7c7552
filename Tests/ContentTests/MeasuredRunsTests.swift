import Hands
import Testing

/// Items that are measured together have the lengths, the states and the faults of items that are measured one by one.
struct MeasuredRunsTests {
  /// A stack, and the items that were measured.
  private final class Side {
    private(set) var stack: Stack!
    private(set) var calls: [Int64] = []

    init(_ count: Int64, spacing: Double, estimate: Double?, _ length: @escaping (Int64, Double) -> Double) {
      stack = Stack(count: count, spacing: spacing, estimate: estimate) { [unowned self] index, width in
        calls.append(index)
        return length(index, width)
      }
    }

    /// Measures one item after the other.
    func measureEach(_ items: Range<Int64>) { for index in items { stack.measure(index..<index + 1) } }
  }

  private func check(_ one: Side, _ other: Side, _ comment: Comment) throws {
    try #require(one.calls == other.calls, comment)
    try #require(one.stack.unusableLengths == other.stack.unusableLengths, comment)
    try #require(one.stack.length.bitPattern == other.stack.length.bitPattern, comment)
    for index in one.stack.items {
      try #require(one.stack.frame(of: index) == other.stack.frame(of: index), comment)
      let isMeasured = one.stack.isMeasured(index..<index + 1)
      try #require(isMeasured == other.stack.isMeasured(index..<index + 1), comment)
    }
  }

  /// Lengths of a kind: equal, different, of which some are not usable, or so long that not all fit.
  private func lengths(_ kind: Int, _ seed: Double) -> (Int64, Double) -> Double {
    { index, width in
      let part = (Double(index) * 0.618 + seed * 0.37).truncatingRemainder(dividingBy: 1)
      switch kind {
      case 0: return 44 + width / 8
      case 1: return part * 300 + width / 7
      case 2: return part < 0.1 ? .nan : part < 0.2 ? -1 : part < 0.3 ? .infinity : part * 90
      case 3: return part < 0.5 ? 0x1p44 : part * 90
      case 4: return part < 0.02 ? 0x1p45 : part < 0.5 ? 0 : 10
      default: return part < 0.3 ? -0.0 : (part * 500).rounded() / 64 + width / 128
      }
    }
  }

  @Test func measuredTogetherAndOneByOne() throws {
    for seed in 0..<UInt64(perBuild(debug: 120, release: 3_000)) {
      var random = SeededGenerator(seed: seed)
      let count = Int64.random(in: 1...(seed % 10 == 0 ? 2_500 : 120), using: &random)
      let spacing = seed % 3 == 0 ? 7.0 : 0
      let length = lengths(Int(seed % 6), Double(seed))
      let sides = (0..<2).map { _ in Side(count, spacing: spacing, estimate: 30, length) }
      for _ in 0..<8 {
        let first = Int64.random(in: 0..<count, using: &random)
        let range = first..<Int64.random(in: first...count + 3, using: &random)
        let across = Double(Int.random(in: 1...4, using: &random)) * 100
        let action = Int.random(in: 0..<6, using: &random)
        for side in sides where action == 0 { side.stack.arrange(along: .vertical, across: across) }
        for side in sides where action == 1 && range.upperBound <= count {
          try side.stack.apply(.reload(range))
        }
        if action > 1 {
          sides[0].stack.measure(range)
          sides[1].measureEach(range)
        }
        try check(sides[0], sides[1], "seed \(seed)")
      }
    }
  }

  /// Without an estimate, each change of the length across measures all: what is not usable, or too long for the row
  /// at its turn, keeps the former length.
  @Test(arguments: [0.0, 7.0]) func aStackWithoutAnEstimate(_ spacing: Double) throws {
    for seed in 0..<UInt64(perBuild(debug: 60, release: 1_000)) {
      let length = lengths(Int(seed % 6), Double(seed))
      let count = seed % 4 == 0 ? 1_500 : 60
      let side = Side(Int64(count), spacing: spacing, estimate: nil, length)
      var (known, faults, total) = ([Double](repeating: 0, count: count), 0, Double(count) * spacing)
      for (turn, across) in [300.0, 500, 300].enumerated() {
        side.stack.arrange(along: .vertical, across: across)
        for index in known.indices {
          guard let new = ItemLengths.stored(length(Int64(index), across)),
            total - known[index] + new <= ItemLengths.longest
          else {
            faults += 1
            continue
          }
          (total, known[index]) = (total - known[index] + new, new)
        }
        try #require(
          side.calls.count == (turn + 1) * count && side.stack.unusableLengths == faults, "seed \(seed)")
        let found = side.stack.items.map { side.stack.frame(of: $0)?.height }
        try #require(found == known, "seed \(seed)")
      }
    }
  }
}
