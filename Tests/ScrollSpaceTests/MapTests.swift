import ScrollSpace
import Seeds
import Testing

struct MapTests {
  @Test func aMapScalesThenShifts() {
    let map = Map(scale: PerAxis(x: 2, y: -1), offset: Vector(x: 10, y: 20))
    #expect(map.convert(Point(x: 3, y: 4)) == Point(x: 16, y: 16))
    #expect(map.convert(Vector(x: 3, y: 4)) == Vector(x: 6, y: -4))
    #expect(map.convert(Rect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: 12, y: 14, width: 6, height: 4))
    #expect(
      Map.identity.convert(Rect(x: 1, y: 2, width: 3, height: 4)) == Rect(x: 1, y: 2, width: 3, height: 4))
  }

  @Test func aRectIsConvertedAsItsCorners() {
    var random = SeededGenerator(seed: 6)
    for _ in 0..<1_000 {
      let map = Map(
        scale: PerAxis(x: random.sixtyFourth(9), y: random.sixtyFourth(9)),
        offset: Vector(x: random.sixtyFourth(), y: random.sixtyFourth()))
      let rect = random.exactRect()
      let corners = Rect(
        bounding: map.convert(rect.origin), map.convert(Point(x: rect.maxX, y: rect.maxY)))
      #expect(map.convert(rect) == corners)
    }
  }

  @Test func mapsComposeInTheOrderWritten() {
    let double = Map(scale: PerAxis(2))
    let shift = Map(offset: Vector(x: 5, y: 7))
    #expect(double.then(shift).convert(Point(x: 1, y: 1)) == Point(x: 7, y: 9))
    #expect(shift.then(double).convert(Point(x: 1, y: 1)) == Point(x: 12, y: 16))
    #expect(double.then(shift).thenBack(by: shift) == double)
  }

  @Test func anInvertedMapGoesBack() throws {
    let map = Map(scale: PerAxis(x: 4, y: -0.5), offset: Vector(x: 3, y: 9))
    let back = try #require(map.inverted)
    #expect(map.then(back) == .identity)
    #expect(back.then(map) == .identity)
  }

  @Test(arguments: [
    Map(scale: PerAxis(0)), Map(scale: PerAxis(x: 1, y: 0)), Map(scale: PerAxis(.nan)),
    Map(scale: PerAxis(.infinity)), Map(offset: Vector(x: .nan, y: 0)),
    Map(scale: PerAxis(.leastNonzeroMagnitude)),
    Map(scale: PerAxis(1e-300), offset: Vector(x: 1e300, y: 0)),
  ])
  func someMapsHaveNoWayBack(_ map: Map) {
    #expect(map.inverted == nil)
  }
}
