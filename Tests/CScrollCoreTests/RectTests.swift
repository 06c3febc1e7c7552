import CScrollCore
import Seeds
import Testing

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> csc_rect {
  csc_rect(x: x, y: y, width: width, height: height)
}

private let infinity = Double.infinity

@Suite("One rect")
struct RectTests {
  @Test func onlyInfinityAndNaNAreNotFinite() {
    #expect(csc_is_finite(1e308) && csc_is_finite(-0.0))
    for bad in [Double.nan, .infinity, -.infinity] { #expect(!csc_is_finite(bad)) }
  }

  @Test("A mirror keeps the size's sign and covers the same points") func mirror() {
    let map = csc_map(scale_x: -2, scale_y: 3, offset_x: 100, offset_y: 1)
    #expect(same(csc_rect_map(rect(10, 20, 30, 40), map), rect(20, 61, 60, 120)))
    #expect(same(csc_rect_map(rect(40, 60, -30, -40), map), rect(80, 181, -60, -120)))
    let far = csc_point_map(csc_point(x: 40, y: 60), map)
    #expect(far.x == 20 && far.y == 181)
  }

  @Test(
    "Non-finite members stay on their axis under a map",
    arguments: [
      (rect(infinity, 1, 2, 3), 2, infinity, 4), (rect(infinity, 1, 2, 3), -2, -infinity, 4),
      (rect(infinity, 1, 2, 3), 0, .nan, 0), (rect(.nan, 1, 2, 3), 2, .nan, 4),
      (rect(.nan, 1, 2, 3), 0, .nan, 0),
      (rect(1, 1, infinity, 3), 2, 9, infinity), (rect(1, 1, infinity, 3), -2, -infinity, infinity),
      (rect(-infinity, 1, infinity, 3), -2, .nan, infinity), (rect(1, 1, infinity, 3), 0, 7, .nan),
      (rect(1, 1, .nan, 3), 2, 9, .nan), (rect(1, 1, .nan, 3), -2, .nan, .nan),
      (rect(1, 1, .nan, 3), -0.0, 7, .nan),
      (rect(1e308, 1, 1e308, 3), 8, infinity, infinity),
    ] as [(csc_rect, Double, Double, Double)])
  func nonFiniteMap(_ source: csc_rect, _ scale: Double, _ x: Double, _ width: Double) {
    let map = csc_map(scale_x: scale, scale_y: 2, offset_x: 7, offset_y: 0)
    #expect(same(csc_rect_map(source, map), rect(x, 2, width, 6)))
  }

  @Test("Non-finite members under an affine map", arguments: [infinity, -infinity, .nan], 0..<4)
  func nonFiniteBox(_ bad: Double, _ member: Int) {
    for affine in [
      csc_affine(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6), csc_affine(a: 1, b: 0, c: 0, d: 1, tx: 0, ty: 0),
    ] {
      var members: [Double] = [1, 2, 3, 4]
      members[member] = bad
      let box = csc_rect_affine_box(rect(members[0], members[1], members[2], members[3]), affine)
      #expect(!csc_is_finite(box.x) && !csc_is_finite(box.y))
      #expect(csc_is_finite(box.width) == (member < 2) && csc_is_finite(box.height) == (member < 2))
    }
  }

  @Test("The box holds the four corners and touches each side") func boxOfCorners() {
    var generator = SeededGenerator(seed: 6)
    for _ in 0..<2_000 {
      let source = generator.wholeRect()
      func ratio() -> Double { Double.random(in: -3...3, using: &generator) }
      let affine = csc_affine(
        a: ratio(), b: ratio(), c: ratio(), d: ratio(), tx: 50 * ratio(), ty: 50 * ratio())
      let corners = [
        (0, 0), (source.width, 0), (0, source.height), (source.width, source.height),
      ].map { csc_point_affine(csc_point(x: source.x + $0.0, y: source.y + $0.1), affine) }
      let box = csc_rect_affine_box(source, affine)
      let tolerance = 1e-10
      #expect(abs(corners.map(\.x).min()! - box.x) < tolerance)
      #expect(abs(corners.map(\.y).min()! - box.y) < tolerance)
      #expect(abs(corners.map(\.x).max()! - (box.x + box.width)) < tolerance)
      #expect(abs(corners.map(\.y).max()! - (box.y + box.height)) < tolerance)
    }
  }

  @Test("A quarter turn is exact; a negative size counts as the area it covers") func quarterTurn() {
    let turn = csc_affine(a: 0, b: 1, c: -1, d: 0, tx: 0, ty: 0)
    #expect(same(csc_rect_affine_box(rect(1.25, 2.5, 3.75, 4), turn), rect(-6.5, 1.25, 4, 3.75)))
    #expect(same(csc_rect_affine_box(rect(5, 6.5, -3.75, -4), turn), rect(-6.5, 1.25, 4, 3.75)))
  }
}
