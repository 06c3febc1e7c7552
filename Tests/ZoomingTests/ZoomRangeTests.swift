import Hands
import Testing

/// Zooms on rings, and at the ends of the range of scales.
struct ZoomRangeTests {

  @Test(arguments: 0..<20)
  func aZoomedRingShowsItsPagesAtTheirPlaces(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    let ring = Circular(axis: .horizontal, gap: number(0...300))
    let photo = Photo(
      Size(width: 1_000, height: 600), scales: 0.7...4, behaviors: [ring, Bouncing()])
    // A ring reports content that zooms: its laps count in points at a scale of 1. Fingers move it all the same.
    photo.scroll.checksChain = false
    photo.scroll.advance(to: .zero)
    for _ in 0..<5 {
      photo.pinch(at: Point(x: number(50...350), y: 300))
      let point = photo.content(at: photo.focus)
      let goal = number(0.3...4)
      for step in 1...20 { photo.spread(to: 1 + (goal - 1) * Double(step) / 20) }
      #expect((photo.scroll.space.mapToParent.convert(point) - photo.focus).x.magnitude < 1e-8)
      let focus = photo.focus
      photo.frame(after: 1)
      photo.release()
      photo.settle { #expect((photo.scroll.space.mapToParent.convert(point) - focus).x.magnitude < 1e-8) }
      photo.scroll.fling(velocity: Vector(x: number(-9_000...9_000), y: 0))
      let position = photo.scroll.contentOrigin.position(of: photo.scroll.destination)
      photo.settle()
      #expect((photo.scroll.contentPosition - position).x.magnitude < 1e-9)
    }
    #expect(photo.violations == [])
  }

  @Test(arguments: [0x1p-60, 1e-6, 1e6, 0x1p60])
  func extremeScalesAreValid(_ scale: Double) {
    let photo = Photo(
      Photo.big, scales: min(1, scale)...max(1, scale), behaviors: [Aligning(.center), Bouncing()])
    photo.scroll.advance(to: .zero)
    photo.scroll.setZoomScale(scale, about: Point(x: 10, y: 10), animated: true)
    photo.settle { #expect(photo.scroll.contentOffset.x.isFinite) }
    #expect(photo.scroll.zoomScale == scale)
    photo.pinch(at: Point(x: 10, y: 10))
    for spread in [0x1p-64, 1, 0x1p64, 3] {
      photo.spread(to: spread)
      #expect(photo.scroll.zoomScale > 0 && photo.scroll.zoomScale <= 0x1p64)
      #expect(photo.scroll.snapshot() != nil)
    }
    photo.releaseToRest()
    #expect(photo.overshoot == 0)
    photo.scroll.setZoomScale(1, animated: true)
    photo.settle()
    #expect(photo.scroll.zoomScale == 1)
    #expect(photo.violations == [])
  }
}
