import CScrollCore
import Seeds
import Testing

private let infinity = Double.infinity
private let largest = Double.greatestFiniteMagnitude
private let smallest = Double.leastNonzeroMagnitude

/// Points in memory of exactly their size, so that a sanitizer sees what is read beside them.
private final class Points {
  let start: UnsafeMutablePointer<Double>?
  let values: [Double]

  init(_ values: [Double]) {
    self.values = values
    start = values.isEmpty ? nil : .allocate(capacity: values.count)
    for (index, value) in values.enumerated() { (start! + index).initialize(to: value) }
  }

  deinit { start?.deallocate() }

  func below(_ x: Double) -> Int { csc_snap_below(start, values.count, x) }
  func upTo(_ x: Double) -> Int { csc_snap_up_to(start, values.count, x) }
  func nearest(_ x: Double) -> Int { csc_snap_nearest(start, values.count, x) }
}

@Suite("Snap points")
struct SnapTests {
  @Test(arguments: [0, -0.0, 7, -infinity, infinity, .nan])
  func noPointsHaveNoAnswer(x: Double) {
    let none = Points([])
    #expect(none.below(x) == 0 && none.upTo(x) == 0 && none.nearest(x) == 0)
  }

  @Test(arguments: [1, 2, 3, 100])
  func whatIsNoNumberIsNowhere(count: Int) {
    let points = Points((0..<count).map(Double.init))
    #expect(points.below(.nan) == 0 && points.upTo(.nan) == 0 && points.nearest(.nan) == count)
  }

  @Test func aMinusZeroIsAZero() {
    for zero in [0, -0.0] {
      let points = Points([-1, zero, 1])
      for x in [0, -0.0] {
        #expect(points.below(x) == 1 && points.upTo(x) == 2 && points.nearest(x) == 1)
      }
    }
  }

  @Test(arguments: 0..<UInt64(60))
  func agreesWithLookingAtEachPoint(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let points = Points(random.points(Int.random(in: 1...80, using: &random)))
    let values = points.values
    for _ in 0..<300 {
      let x = random.query(values)
      let below = values.count { $0 < x }
      let upTo = values.count { $0 <= x }
      try #require(points.below(x) == below && points.upTo(x) == upTo)
      // Far off, many points have the same rounded distance; those beside x are the ones.
      let low = max(0, upTo - 1)
      let high = min(below, values.count - 1)
      let nearest = abs(x - values[low]) < abs(values[high] - x) ? low : high
      try #require(points.nearest(x) == nearest)
    }
  }

  @Test(arguments: 0..<UInt64(20))
  func neverFallsAsItsQuestionRises(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let points = Points(random.points(12))
    let queries = (0..<400).map { _ in random.query(points.values) }.sorted()
    for (low, high) in zip(queries, queries.dropFirst()) {
      try #require(points.nearest(low) <= points.nearest(high))
    }
  }

  @Test func aWayLongerThanANumberHasANearestEnd() {
    let points = Points([-largest, largest])
    #expect(points.nearest(-largest / 4) == 0 && points.nearest(0) == 1)
    #expect(points.nearest(-infinity) == 0 && points.nearest(infinity) == 1)
  }

  @Test func eachOfManyPointsIsFound() {
    for count in [3, 4, 5, 31, 32, 33, 1000, 4100] {
      let points = Points((0..<count).map { Double($0) * 320 })
      for index in 0..<count {
        let x = points.values[index]
        #expect(points.below(x) == index && points.upTo(x) == index + 1 && points.nearest(x) == index)
        #expect(points.nearest(x + 159.5) == index && points.nearest(x - 159.5) == index)
      }
    }
  }
}

extension SeededGenerator {
  /// Points in ascending order, whose ways are of one of several kinds: pages, quarters, tiny, or anything.
  fileprivate mutating func points(_ count: Int) -> [Double] {
    let kind = Int.random(in: 0..<4, using: &self)
    var values: Set<Double> = []
    while values.count < count {
      switch kind {
      case 0: values.insert(Double(values.count) * 320 - 1600)
      case 1: values.insert(Double(Int.random(in: -4000...4000, using: &self)) / 4)
      case 2: values.insert(Double(Int.random(in: -99...99, using: &self)) * smallest)
      default: values.insert(anything())
      }
    }
    return values.sorted()
  }

  /// An offset on, beside or between points, halfway, or anywhere.
  fileprivate mutating func query(_ values: [Double]) -> Double {
    let index = Int.random(in: values.indices, using: &self)
    let value = values[index]
    switch Int.random(in: 0..<8, using: &self) {
    case 0: return value
    case 1: return value.nextUp
    case 2: return value.nextDown
    case 3: return value / 2 + values[max(0, index - 1)] / 2
    case 4: return [infinity, -infinity, 0, -0.0, largest, -largest].randomElement(using: &self) ?? 0
    case 5: return anything()
    default:
      let next = values[min(index + 1, values.count - 1)]
      let part = Double.random(in: 0...1, using: &self)
      return value * (1 - part) + next * part
    }
  }

  /// Any finite double.
  private mutating func anything() -> Double {
    while true {
      let value = Double(bitPattern: next())
      if value.isFinite { return value }
    }
  }
}
