import ScrollSpace
import Seeds
import Testing

struct RectClippingTests {
  let rect = Rect(x: 0, y: 0, width: 10, height: 10)

  @Test(arguments: [
    (Point(x: 0, y: 0), true), (Point(x: 10, y: 5), false), (Point(x: 5, y: 10), false),
    (Point(x: 9.999, y: 9.999), true), (Point(x: -0.001, y: 5), false), (Point(x: .nan, y: 5), false),
  ])
  func upperEdgesOfARectAreOutside(_ point: Point, _ inside: Bool) {
    #expect(rect.contains(point) == inside)
  }

  @Test func aCornerWithoutSizeIsContained() {
    #expect(rect.contains(Rect(x: 10, y: 10, width: 0, height: 0)))
  }

  @Test(
    arguments: [
      (Rect(x: 0, y: 0, width: 4, height: 4), Rect(x: 2, y: 2, width: 4, height: 4)),
      (Rect(x: 0.1, y: 0.2, width: 0.3, height: 0.7), Rect(x: -1e9, y: -1e9, width: 3e9, height: 3e9)),
      (Rect(x: 5, y: 5, width: 10, height: 10), Rect(x: 0, y: 0, width: .infinity, height: 8)),
      (
        Rect(x: 0, y: 0, width: .infinity, height: .infinity),
        Rect(x: -2, y: 3, width: .infinity, height: 4)
      ),
      (Rect(x: 0, y: 0, width: 10, height: 10), Rect(x: 5, y: 5, width: .infinity, height: .infinity)),
    ] as [(Rect, Rect)])
  func commonPartIsTheSameEitherWayRound(_ a: Rect, _ b: Rect) {
    let (x, y) = (max(a.minX, b.minX), max(a.minY, b.minY))
    #expect(a.intersection(b).bits == b.intersection(a).bits)
    let both = a.intersection(b)
    #expect(both.origin == Point(x: x, y: y) && !both.isEmpty)
    #expect(both.maxX == min(a.maxX, b.maxX) && both.maxY == min(a.maxY, b.maxY))
  }

  @Test(arguments: [
    Rect(x: 4, y: 4, width: -4, height: -4), Rect(x: 0, y: 0, width: 0, height: 4),
    Rect(x: .nan, y: 0, width: 4, height: 4), Rect(x: 0, y: 0, width: 4, height: .nan),
    Rect(x: 0, y: .infinity, width: 4, height: 4), Rect(x: 10, y: 10, width: 4, height: 4),
    Rect(x: 10, y: 0, width: 5, height: 10), Rect(x: 0, y: -5, width: 10, height: 5),
    Rect(x: -.infinity, y: 0, width: .infinity, height: 10), Rect(x: 0, y: .nan, width: 10, height: 10),
    Rect(x: 0, y: 0, width: .nan, height: 10),
  ])
  func whatCoversNothingOrOnlyTouchesHasNoCommonPart(_ other: Rect) {
    #expect(rect.intersection(other) == .zero && other.intersection(rect) == .zero)
    #expect(!rect.intersects(other) && !other.intersects(rect))
  }

  @Test func intersectionIsThePartInBoth() {
    var random = SeededGenerator(seed: 1)
    var common = 0
    for _ in 0..<2_000 {
      let (a, b) = (random.exactRect(100), random.exactRect(100))
      let both = a.intersection(b)
      #expect(both == b.intersection(a))
      #expect(a.intersects(b) == !both.isEmpty)
      if !both.isEmpty {
        common += 1
        #expect(a.contains(both) && b.contains(both))
      }
      let point = Point(x: random.sixtyFourth(100), y: random.sixtyFourth(100))
      #expect(both.contains(point) == (a.contains(point) && b.contains(point)))
    }
    #expect(common > 100)
  }

  @Test func clippingByWhatDoesNotClipChangesNoBit() {
    var random = SeededGenerator(seed: 2)
    for _ in 0..<2_000 {
      let inner = random.rect(100)
      let outer = inner.inset(by: Insets(all: -random.number(100).magnitude - 1))
      #expect(inner.intersection(outer).bits == inner.bits)
      #expect(outer.intersection(inner).bits == inner.bits)
      #expect(outer.union(inner).bits == outer.bits)
      #expect(inner.fitted(into: outer).bits == inner.bits)
    }
  }

  @Test func unionIsTheSmallestAround() {
    var random = SeededGenerator(seed: 3)
    for _ in 0..<2_000 {
      let (a, b) = (random.exactRect(), random.exactRect())
      if a.isEmpty || b.isEmpty { continue }
      let union = a.union(b)
      #expect(union.contains(a) && union.contains(b))
      #expect(union.minX == a.minX || union.minX == b.minX)
      #expect(union.minY == a.minY || union.minY == b.minY)
      #expect(union.maxX == a.maxX || union.maxX == b.maxX)
      #expect(union.maxY == a.maxY || union.maxY == b.maxY)
    }
  }

  @Test func fittingMovesBeforeItShrinks() {
    let outer = Rect(x: 0, y: 0, width: 4, height: 4)
    #expect(
      Rect(x: 2, y: -3, width: 3, height: 3).fitted(into: outer) == Rect(x: 1, y: 0, width: 3, height: 3))
    #expect(Rect(x: -1, y: 2, width: 5, height: 6).fitted(into: outer) == outer)
    var random = SeededGenerator(seed: 4)
    for _ in 0..<1_000 {
      let (a, b) = (random.exactRect(), random.exactRect())
      let fitted = a.fitted(into: b)
      #expect(b.contains(fitted))
      #expect(fitted.width == min(a.width, b.width) && fitted.height == min(a.height, b.height))
    }
  }

  @Test(arguments: [
    (Point(x: 3, y: 3), 0.0), (Point(x: 10, y: 10), 0.0), (Point(x: 12, y: 5), 2.0),
    (Point(x: -1, y: 13), 4.0),
  ])
  func manhattanDistanceAddsBothAxes(_ point: Point, _ expected: Double) {
    #expect(rect.manhattanDistance(to: point) == expected)
  }
}
