import CScrollCore
import Seeds
import Testing

private func map(_ scaleX: Double, _ scaleY: Double, _ offsetX: Double, _ offsetY: Double) -> csc_map {
  csc_map(scale_x: scaleX, scale_y: scaleY, offset_x: offsetX, offset_y: offsetY)
}

private func same(_ a: csc_map, _ b: csc_map) -> Bool {
  same(a.scale_x, b.scale_x) && same(a.scale_y, b.scale_y) && same(a.offset_x, b.offset_x)
    && same(a.offset_y, b.offset_y)
}

@Suite("Composing and inverting maps")
struct MapTests {
  /// Scales are powers of two of either sign and offsets whole, so that every step is exact.
  private func exactMap(_ generator: inout SeededGenerator) -> csc_map {
    func scale() -> Double { [0.25, 0.5, 1, 2, 4, -0.5, -1, -2].randomElement(using: &generator)! }
    func offset() -> Double { Double(Int.random(in: -1000...1000, using: &generator)) }
    return map(scale(), scale(), offset(), offset())
  }

  @Test("Three levels at once are the three levels one by one") func levels() {
    var generator = SeededGenerator(seed: 7)
    for _ in 0..<1_000 {
      let levels = (0..<3).map { _ in exactMap(&generator) }
      let rect = generator.wholeRect()
      let composed = csc_map_concat(csc_map_concat(levels[0], levels[1]), levels[2])
      let stepped = levels.reduce(rect) { csc_rect_map($0, $1) }
      #expect(same(csc_rect_map(rect, composed), stepped))

      let affine = levels.map(csc_affine_from_map).reduce(csc_affine_from_map(csc_map_identity())) {
        csc_affine_concat($0, $1)
      }
      #expect(same(csc_rect_affine_box(rect, affine), stepped))
    }
  }

  @Test("Affine maps compose in the order they are given") func affineOrder() {
    let turn = csc_affine(a: 0, b: 1, c: -1, d: 0, tx: 3, ty: 4)
    let skew = csc_affine(a: 2, b: 5, c: 7, d: -1, tx: -6, ty: 8)
    let point = csc_point(x: 11, y: -13)
    let stepped = csc_point_affine(csc_point_affine(point, turn), skew)
    let composed = csc_point_affine(point, csc_affine_concat(turn, skew))
    #expect(composed.x == stepped.x && composed.y == stepped.y)
  }

  @Test("There and back is where it was") func thereAndBack() {
    var generator = SeededGenerator(seed: 8)
    for _ in 0..<1_000 {
      let there = exactMap(&generator)
      let rect = generator.wholeRect()
      #expect(csc_map_is_invertible(there))
      #expect(same(csc_rect_map(csc_rect_map(rect, there), csc_map_inverse(there)), rect))
    }
  }

  @Test(
    "An axis without a way back goes to 0, the other one does not care",
    arguments: [
      (0, 5), (-0.0, 5), (.leastNonzeroMagnitude, 5), (.nan, 5), (.infinity, 5), (2, .infinity), (2, .nan),
      (1e-300, 1e300),
    ]
      as [(Double, Double)])
  func noWayBack(_ scale: Double, _ offset: Double) {
    let sideways = map(scale, 4, offset, 8)
    #expect(!csc_map_is_invertible(sideways))
    #expect(same(csc_map_inverse(sideways), map(0, 0.25, 0, -2)))
    let downwards = map(-4, scale, 8, offset)
    #expect(!csc_map_is_invertible(downwards))
    #expect(same(csc_map_inverse(downwards), map(-0.25, 0, 2, 0)))
  }
}
