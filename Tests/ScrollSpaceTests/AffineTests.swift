import ScrollSpace
import Seeds
import Testing

struct AffineTests {
  @Test func quarterTurnTakesXToY() {
    #expect(Affine.quarterTurn.convert(Point(x: 1, y: 0)) == Point(x: 0, y: 1))
    #expect(Affine.quarterTurn.convert(Point(x: 0, y: 1)) == Point(x: -1, y: 0))
    let half = Affine.quarterTurn.then(.quarterTurn)
    #expect(half == Affine(Map(scale: PerAxis(-1))))
    #expect(half.then(half) == .identity)
  }

  @Test func boxIsTheBoxOfTheCorners() {
    var random = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let affine = Affine(
        a: random.number(2), b: random.number(2), c: random.number(2), d: random.number(2),
        tx: random.number(), ty: random.number())
      let rect = random.rect()
      let corners = [
        (rect.minX, rect.minY), (rect.maxX, rect.minY), (rect.minX, rect.maxY), (rect.maxX, rect.maxY),
      ]
      .map { affine.convert(Point(x: $0.0, y: $0.1)) }
      let xs = corners.map(\.x).sorted()
      let ys = corners.map(\.y).sorted()
      let box = affine.box(of: rect)
      #expect(box.origin.isClose(to: Point(x: xs[0], y: ys[0]), within: 1e-10))
      #expect(Point(x: box.maxX, y: box.maxY).isClose(to: Point(x: xs[3], y: ys[3]), within: 1e-10))
    }
  }

  @Test func boxOfANegativeLengthIsTheBoxOfItsRegion() {
    let rect = Rect(x: 8, y: 4, width: -4, height: -2)
    #expect(Affine.quarterTurn.box(of: rect) == Affine.quarterTurn.box(of: rect.standardized))
  }

  @Test func aPointGoesBackThePlaceItCame() throws {
    var random = SeededGenerator(seed: 8)
    for _ in 0..<1_000 {
      // Rows this uneven keep the determinant away from 0.
      let affine = Affine(
        a: 2 + random.number(1), b: random.number(0.5), c: random.number(0.5), d: -2 + random.number(1),
        tx: random.number(), ty: random.number())
      let back = try #require(affine.inverted)
      let point = Point(x: random.number(), y: random.number())
      #expect(back.convert(affine.convert(point)).isClose(to: point, within: 1e-11))
      #expect(affine.then(back).convert(point).isClose(to: point, within: 1e-11))
    }
  }

  @Test(arguments: [
    Affine(a: 0, d: 0), Affine(a: 0), Affine(a: 1, b: 2, c: 2, d: 4), Affine(a: .nan), Affine(tx: .infinity),
  ])
  func someAffinesHaveNoWayBack(_ affine: Affine) {
    #expect(affine.inverted == nil)
  }

  @Test func aMapIsAnAffine() {
    let map = Map(scale: PerAxis(x: -2, y: 0.5), offset: Vector(x: 3, y: 4))
    let rect = Rect(x: 1, y: 2, width: 3, height: 4)
    #expect(Affine(map).box(of: rect) == map.convert(rect))
    #expect(Affine(map).convert(rect.origin) == map.convert(rect.origin))
  }
}
