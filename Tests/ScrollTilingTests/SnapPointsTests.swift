import ScrollTiling
import Seeds
import Testing

@Suite struct SnapPointsTests {
  @Test func anyOffsetsBecomePointsInOrder() {
    let points = SnapPoints([640, .nan, 0, .infinity, 320, -0.0, 640, -.infinity, -5])
    #expect(points.offsets == [-5, 0, 320, 640])
    #expect(points.count == 4 && !points.isEmpty)
    #expect(points[0] == -5 && points[3] == 640)
    #expect(points == SnapPoints([-5, 0, 320, 640]))
    #expect(points.offsets[1].sign == .plus && SnapPoints([-0.0, 1]).offsets[0].sign == .plus)
  }

  @Test func offsetsInOrderAreNotCopied() {
    let offsets = (0..<100).map(Double.init)
    let points = SnapPoints(offsets)
    let addresses = [offsets, points.offsets].map { $0.withUnsafeBufferPointer { $0.baseAddress } }
    #expect(addresses[0] == addresses[1])
  }

  @Test(arguments: [[], [.nan], [.infinity, -.infinity, .nan]] as [[Double]])
  func noPointsHaveNoAnswer(offsets: [Double]) {
    let none = SnapPoints(offsets)
    #expect(none.isEmpty && none.count == 0)
    for offset in [0, -1, .infinity, .nan] as [Double] { expectNothing(none, offset) }
  }

  @Test(arguments: [1, 2, 7])
  func anUnusableOffsetHasNoAnswer(count: Int) {
    expectNothing(SnapPoints((0..<count).map(Double.init)), .nan)
  }

  private func expectNothing(_ points: SnapPoints, _ offset: Double) {
    #expect(points.nearest(to: offset) == nil)
    #expect(points.last(atOrBefore: offset) == nil && points.first(atOrAfter: offset) == nil)
    #expect(points.before(offset) == nil && points.after(offset) == nil)
  }

  @Test func anOffsetBeyondAllPointsHasTheLastPointAsNeighbour() {
    let points = SnapPoints([0, 320, 640])
    #expect(points.last(atOrBefore: .infinity) == 2 && points.first(atOrAfter: .infinity) == nil)
    #expect(points.before(.infinity) == 2 && points.after(-.infinity) == 0)
    #expect(points.nearest(to: -.infinity) == 0 && points.nearest(to: .infinity) == 2)
  }

  @Test(arguments: 0..<UInt64(40))
  func eachAnswerAgreesWithLookingAtEachPoint(seed: UInt64) throws {
    var random = SeededGenerator(seed: seed)
    let given = (0..<random.below(60)).map { _ in
      random.below(9) == 0 ? Double.infinity : Double(random.below(4000)) / 4 - 300
    }
    let points = SnapPoints(given)
    let plain = Set(given.filter(\.isFinite)).sorted()
    try #require(points.offsets == plain)
    for _ in 0..<200 {
      let offset = Double(random.below(9600)) / 8 - 400
      #expect(points.last(atOrBefore: offset) == plain.lastIndex { $0 <= offset })
      #expect(points.first(atOrAfter: offset) == plain.firstIndex { $0 >= offset })
      #expect(points.before(offset) == plain.lastIndex { $0 < offset })
      #expect(points.after(offset) == plain.firstIndex { $0 > offset })
      let smallest = plain.map { abs($0 - offset) }.min()
      #expect(points.nearest(to: offset) == plain.lastIndex { abs($0 - offset) == smallest })
    }
  }

  @Test func extremesStayFinite() throws {
    let largest = Double.greatestFiniteMagnitude
    let points = SnapPoints([largest, -largest, 0.0.nextUp, 0])
    #expect(points.offsets == [-largest, 0, 0.0.nextUp, largest])
    for offset in [-.infinity, -largest, -1e308, -0.0, 0.0.nextUp, 1, 1e308, largest, .infinity] {
      #expect(points.nearest(to: offset) != nil)
    }
  }

  @Test func aPointThatIsNotThereTraps() async {
    await #expect(processExitsWith: .failure) { _ = SnapPoints([1, 2])[2] }
    await #expect(processExitsWith: .failure) { _ = SnapPoints([1, 2])[-1] }
  }
}
