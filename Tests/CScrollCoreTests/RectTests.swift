import CScrollCore
import Seeds
import Testing

private func rect(_ x: Double, _ y: Double, _ width: Double, _ height: Double) -> csc_rect {
  csc_rect(x: x, y: y, width: width, height: height)
}

private let nothing = rect(0, 0, 0, 0)
private let infinity = Double.infinity

@Suite("One rect")
struct RectTests {
  @Test(arguments: [Double.nan, .infinity, -.infinity])
  func validity(_ bad: Double) {
    #expect(csc_is_finite(1e308) && csc_is_finite(-0.0) && !csc_is_finite(bad))
    #expect(csc_point_is_valid(csc_point(x: 1, y: 2)))
    #expect(!csc_point_is_valid(csc_point(x: bad, y: 2)) && !csc_point_is_valid(csc_point(x: 1, y: bad)))
    #expect(csc_rect_is_valid(rect(1, 2, -3, 0)))
    for member in 0..<4 {
      var members: [Double] = [1, 2, 3, 4]
      members[member] = bad
      #expect(!csc_rect_is_valid(rect(members[0], members[1], members[2], members[3])))
      #expect(
        !csc_map_is_valid(
          csc_map(scale_x: members[0], scale_y: members[1], offset_x: members[2], offset_y: members[3])))
    }
    for member in 0..<6 {
      var members: [Double] = [1, 2, 3, 4, 5, 6]
      members[member] = bad
      let affine = csc_affine(
        a: members[0], b: members[1], c: members[2], d: members[3], tx: members[4], ty: members[5])
      #expect(!csc_affine_is_valid(affine))
    }
    #expect(csc_map_is_valid(csc_map(scale_x: 0, scale_y: -1, offset_x: 2, offset_y: 3)))
    #expect(csc_affine_is_valid(csc_affine_from_map(csc_map_identity())))
  }

  @Test(
    "Intersection",
    arguments: [
      (rect(0, 0, 4, 4), rect(2, 2, 4, 4), rect(2, 2, 2, 2)),
      (rect(0, 0, 4, 4), rect(4, 4, 4, 4), nothing),
      (rect(0, 0, 4, 4), rect(4, 0, 4, 4), nothing),
      (rect(0, 0, 4, 4), rect(9, 9, 1, 1), nothing),
      (rect(0.1, 0.2, 0.3, 0.7), rect(-1e9, -1e9, 3e9, 3e9), rect(0.1, 0.2, 0.3, 0.7)),
      (rect(5, 5, 10, 10), rect(0, 0, infinity, 8), rect(5, 5, 10, 3)),
      (rect(0, 0, infinity, infinity), rect(-2, 3, infinity, 4), rect(0, 3, infinity, 4)),
      (rect(4, 4, -4, -4), rect(0, 0, 9, 9), nothing),
      (rect(0, 0, 0, 4), rect(-1, -1, 9, 9), nothing),
      (rect(.nan, 0, 4, 4), rect(0, 0, 9, 9), nothing),
      (rect(0, 0, 4, .nan), rect(0, 0, 9, 9), nothing),
      (rect(-infinity, 0, infinity, 4), rect(0, 0, 9, 9), nothing),
      (rect(0, infinity, 4, 4), rect(0, 0, 9, infinity), nothing),
    ])
  func intersection(_ a: csc_rect, _ b: csc_rect, _ expected: csc_rect) {
    #expect(same(csc_rect_intersection(a, b), expected))
    #expect(same(csc_rect_intersection(b, a), expected))
  }

  @Test("An intersection is exact on whole numbers, and lies in both") func wholeIntersections() {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<2_000 {
      let (a, b) = (generator.wholeRect(), generator.wholeRect())
      let left = max(a.x, b.x)
      let top = max(a.y, b.y)
      let width = min(a.x + a.width, b.x + b.width) - left
      let height = min(a.y + a.height, b.y + b.height) - top
      let expected = width > 0 && height > 0 ? rect(left, top, width, height) : nothing
      #expect(same(csc_rect_intersection(a, b), expected))
      #expect(csc_rect_is_empty(expected) == (expected.width == 0))
    }
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
      csc_affine(a: 1, b: 2, c: -3, d: 4, tx: 5, ty: 6), csc_affine_from_map(csc_map_identity()),
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
