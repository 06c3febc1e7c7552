import Hands
import Testing

/// A zoom and an offset in one update mean the same as one after the other.
struct ZoomInUpdateTests {
  private static let count = perBuild(debug: 100, release: 2_000)

  private static func scroller() -> ScrollController {
    let scroll = ScrollController(
      viewport: Size(width: 100, height: 120), content: Size(width: 1_000, height: 900),
      behaviors: [Clamping()])
    scroll.settings.maximumZoomScale = 8
    return scroll
  }

  private static func act(_ random: inout SeededGenerator) -> (ScrollController) -> Void {
    let place = Point(x: .random(in: 0...80, using: &random), y: .random(in: 0...80, using: &random))
    let scale = Double.random(in: 1...8, using: &random)
    switch Int.random(in: 0..<10, using: &random) {
    case 0: return { $0.zoomScale = scale }
    case 6: return { $0.settings.minimumZoomScale = min(scale, 3) }
    case 7: return { $0.settings.maximumZoomScale = max(scale, 1.5) }
    case 8: return { $0.contentPosition = place }
    case 9: return { $0.contentSize.height = 900 + place.y * 4 }
    case 1: return { $0.setZoomScale(scale, about: place, animated: false) }
    case 2: return { $0.contentOffset = place }
    case 3: return { $0.contentOffset.y = place.y }
    case 4: return { $0.setContentOffset(place, on: .horizontal, animated: false) }
    default: return { $0.setContentOffset(place, animated: false) }
    }
  }

  @Test func anUpdateIsTheSameAsOneAfterTheOther() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let acts = (0..<Int.random(in: 2...4, using: &random)).map { _ in Self.act(&random) }
      let (one, other) = (Self.scroller(), Self.scroller())
      for act in acts { act(one) }
      other.update { for act in acts { act(other) } }
      try #require(one.zoomScale == other.zoomScale, "seed \(seed)")
      try #require(one.contentOffset == other.contentOffset, "seed \(seed)")
    }
  }

  /// The chain report has what to write in place of a plane on a ring.
  @Test func aPlaneOnARingIsReported() {
    let sheet = TilingPlane(
      .grid(columns: ItemRow(count: 4, length: 128), rows: ItemRow(count: 4, length: 128, axis: .vertical)),
      make: { 0 }, show: { _, _, _ in }, move: { _, _, _ in })
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 100), behaviors: [sheet, Circular(axis: .horizontal)])
    scroll.checksChain = false
    #expect("\(scroll.chainReport)".contains("modulo"))
    scroll.behaviors = [sheet, Clamping()]
    #expect(scroll.chainReport.isEmpty)
  }
}
