import Hands
import Testing

/// A zoom to the present scale is held by the walls, as a zoom to any other scale is.
struct ZoomToPresentScaleTests {
  private static let count = perBuild(debug: 10_000, release: 200_000)

  @Test func aZoomToThePresentScaleIsHeldByTheWalls() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      func length(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let chains: [[any ScrollBehavior]] = [[Bouncing()], [Clamping()], [Aligning(.center), Bouncing()]]
      let scroll = ScrollController(
        viewport: Size(width: length(200...800), height: length(200...800)),
        content: Size(width: length(200...2_000), height: length(200...2_000)),
        behaviors: chains.randomElement(using: &random)!)
      scroll.settings.maximumZoomScale = 4
      scroll.zoomScale = Bool.random(using: &random) ? 4 : length(1...4)
      let scale = scroll.zoomScale
      if Bool.random(using: &random) {
        scroll.contentOffset = Point(x: length(-900...900), y: length(0...9_000))
      }
      let isAnimated = Bool.random(using: &random)
      var wanted = scroll.contentOffset
      if Bool.random(using: &random) {
        let view = scroll.viewport
        let middle = Point(x: length(-300...2_300), y: length(-300...2_300))
        // At the largest scale, a smaller rectangle leads to the present scale too.
        let part = scale == 4 ? length(0.1...1) : 1
        let size = Size(width: view.width / scale * part, height: view.height / scale * part)
        let start = Point(x: middle.x - size.width / 2, y: middle.y - size.height / 2)
        scroll.zoom(to: Rect(origin: start, size: size), animated: isAnimated)
        wanted = Point(x: middle.x * scale - view.width / 2, y: middle.y * scale - view.height / 2)
      } else {
        scroll.setZoomScale(scale, about: Point(x: length(0...200), y: length(0...200)), animated: isAnimated)
      }
      for frame in 0..<120 { scroll.advance(to: .seconds(Double(frame) / 60)) }
      try #require((scroll.zoomScale - scale).magnitude < 1e-12, "seed \(seed)")
      for axis in Axis.both {
        let place = scroll.geometry.extent[axis].clamp(wanted[axis])
        try #require(
          (scroll.contentOffset[axis] - place).magnitude < 1e-6,
          "seed \(seed): \(axis) \(scroll.contentOffset[axis]), not \(place), animated: \(isAnimated)")
      }
    }
  }
}
