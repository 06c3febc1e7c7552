import ScrollSpace
import Seeds
import Testing

struct RectTests {
  let rect = Rect(x: 10, y: 20, width: 30, height: 50)

  @Test func aRectNamesItsEdges() {
    #expect([rect.minX, rect.midX, rect.maxX] == [10, 25, 40])
    #expect([rect.minY, rect.midY, rect.maxY] == [20, 45, 70])
    #expect(rect.center == Point(x: 25, y: 45))
    #expect(rect.description == "(10.0, 20.0) 30.0 × 50.0")
  }

  @Test(arguments: Axis.both)
  func axisAccessIsEquivalent(_ axis: Axis) {
    let x = axis == .horizontal
    #expect(rect.lower(axis) == (x ? rect.minX : rect.minY))
    #expect(rect.middle(axis) == (x ? rect.midX : rect.midY))
    #expect(rect.upper(axis) == (x ? rect.maxX : rect.maxY))
    #expect(rect.length(axis) == (x ? rect.width : rect.height))
    #expect(rect.edge(axis, .lower) == rect.lower(axis))
    #expect(rect.edge(axis, .upper) == rect.upper(axis))
  }

  @Test(arguments: [
    (Rect(x: 10, y: 20, width: -4, height: 5), Rect(x: 6, y: 20, width: 4, height: 5)),
    (Rect(x: 10, y: 20, width: 4, height: -5), Rect(x: 10, y: 15, width: 4, height: 5)),
    (Rect(x: 10, y: 20, width: 4, height: 5), Rect(x: 10, y: 20, width: 4, height: 5)),
  ])
  func standardizingTurnsNegativeLengthsRound(_ given: Rect, _ expected: Rect) {
    #expect(given.standardized == expected)
    #expect(given.isEmpty == (given != expected))
  }

  @Test func boundingRectTakesItsPlacesInAnyOrder() {
    let corners = [Point(x: -4, y: 7), Point(x: 6, y: -3)]
    let expected = Rect(x: -4, y: -3, width: 10, height: 10)
    #expect(Rect(bounding: corners[0], corners[1]) == expected)
    #expect(Rect(bounding: corners[1], corners[0]) == expected)
    #expect(Rect(bounding: Point(x: -4, y: -3), Point(x: 6, y: 7)) == expected)
  }

  @Test func anOffsetChangesNoSize() {
    #expect(rect.offset(by: Vector(x: -10, y: 0.5)) == Rect(x: 0, y: 20.5, width: 30, height: 50))
  }

  @Test(arguments: [
    (Insets(top: 1, left: 2, bottom: 3, right: 4), Rect(x: 12, y: 21, width: 24, height: 46)),
    (Insets(all: -5), Rect(x: 5, y: 15, width: 40, height: 60)),
    (Insets(left: 20, right: 20), Rect(x: 30, y: 20, width: 0, height: 50)),
  ])
  func insetsMoveEachEdge(_ insets: Insets, _ expected: Rect) {
    #expect(rect.inset(by: insets) == expected)
  }

  @Test(arguments: [
    Rect(x: 0, y: 0, width: 0, height: 1), Rect(x: 0, y: 0, width: 1, height: -1),
    Rect(x: 0, y: 0, width: .nan, height: 1),
  ])
  func emptyHasNothingInside(_ empty: Rect) {
    #expect(empty.isEmpty)
    #expect(!empty.contains(empty.origin))
    #expect(!empty.intersects(Rect(x: -9, y: -9, width: 99, height: 99)))
    #expect(empty.union(rect) == rect)
    #expect(rect.union(empty) == rect)
  }

  @Test func aRectIsFiniteIfAllItsNumbersAre() {
    #expect(rect.isFinite)
    for member in 0..<4 {
      var numbers = [1.0, 2, 3, 4]
      numbers[member] = .infinity
      #expect(!Rect(x: numbers[0], y: numbers[1], width: numbers[2], height: numbers[3]).isFinite)
    }
  }

  @Test func aRectIsRoundedOutwardsAndInwards() {
    let rect = Rect(x: 0.25, y: -1.5, width: 2, height: 3)
    #expect(rect.enclosingPixels() == Rect(x: 0, y: -2, width: 3, height: 4))
    #expect(rect.enclosedPixels() == Rect(x: 1, y: -1, width: 1, height: 2))
    #expect(rect.enclosingPixels(scale: 4) == Rect(x: 1, y: -6, width: 8, height: 12))
    #expect(rect.enclosedPixels(scale: 4) == rect.enclosingPixels(scale: 4))
  }

  @Test func aLengthOfNothingStaysNothing() {
    let line = Rect(x: -1, y: -2, width: 0, height: 4)
    #expect(line.enclosingPixels(scale: 1.5) == Rect(x: -2, y: -3, width: 0, height: 6))
    #expect(Rect(x: 0.2, y: 0.2, width: 0.5, height: 0.5).enclosedPixels().size == .zero)
  }

  @Test func aNegativeScaleMirrors() {
    let rect = Rect(x: 0.25, y: 1, width: 2, height: 3)
    #expect(rect.enclosingPixels(scale: -1) == Rect(x: -3, y: -4, width: 3, height: 3))
  }

  @Test func pixelsEncloseARectAndAreEnclosed() {
    var random = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let rect = random.exactRect(100)
      let scale = random.pick([0.5, 1.0, 2.0, 3.0])
      let exact = Map(scale: PerAxis(scale)).convert(rect)
      let outer = rect.enclosingPixels(scale: scale)
      let inner = rect.enclosedPixels(scale: scale)
      #expect(outer.contains(exact))
      #expect(outer.width < exact.width + 2 && outer.height < exact.height + 2)
      if !inner.isEmpty { #expect(exact.contains(inner)) }
      #expect(inner.width > exact.width - 2 && inner.height > exact.height - 2)
      for number in [outer.minX, outer.maxY, inner.minY, inner.maxX] { #expect(number == number.rounded()) }
    }
  }

  @Test func rectsThatAreNotFiniteStaySo() {
    #expect(!Rect(x: .nan, y: 0, width: 1, height: 1).enclosingPixels().isFinite)
    #expect(!Rect(x: 0, y: 0, width: .infinity, height: 1).enclosedPixels().isFinite)
    #expect(!Rect(x: 0, y: 0, width: 1, height: 1).enclosingPixels(scale: .nan).isFinite)
  }
}
