import ScrollSpace
import Seeds
import Testing

struct RectPixelsTests {
  @Test func roundsOutwardsAndInwards() {
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

  @Test func enclosesAndIsEnclosed() {
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

  @Test func whatIsNotFiniteStaysNotFinite() {
    #expect(!Rect(x: .nan, y: 0, width: 1, height: 1).enclosingPixels().isFinite)
    #expect(!Rect(x: 0, y: 0, width: .infinity, height: 1).enclosedPixels().isFinite)
    #expect(!Rect(x: 0, y: 0, width: 1, height: 1).enclosingPixels(scale: .nan).isFinite)
  }
}
