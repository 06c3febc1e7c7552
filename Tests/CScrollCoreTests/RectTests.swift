import CScrollCore
import Seeds
import Testing

private func map(_ scaleX: Double, _ scaleY: Double, _ offsetX: Double, _ offsetY: Double) -> csc_map {
  csc_map(scale_x: scaleX, scale_y: scaleY, offset_x: offsetX, offset_y: offsetY)
}

/// One rect, and maps one after the other.
struct RectTests {
  // MARK: One rect

  @Test func onlyInfinityAndNaNAreNotFinite() {
    #expect(csc_is_finite(1e308) && csc_is_finite(-0.0))
    for bad in [Double.nan, .infinity, -.infinity] { #expect(!csc_is_finite(bad)) }
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

  // MARK: Composing maps

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
    }
  }
}
