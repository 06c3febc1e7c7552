import CScrollCore
import Seeds
import Testing

private func map(_ scaleX: Double, _ scaleY: Double, _ offsetX: Double, _ offsetY: Double) -> csc_map {
  csc_map(scale_x: scaleX, scale_y: scaleY, offset_x: offsetX, offset_y: offsetY)
}

@Suite("Composing maps")
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
    }
  }
}
