import Hands
import ScrollMotion
import Testing

/// A wheel that zooms: with phases it is a pinch, and without them one zoom about one place.
struct WheelZoomTests {
  private static let size = Size(width: 900, height: 1_300)

  /// With phases a wheel is a pinch whose fingers stay where they came down, to the last bit.
  @Test(arguments: [false, true]) func aWheelWithPhasesIsAPinch(_ isReversed: Bool) {
    for seed in 0..<UInt64(perBuild(debug: 60, release: 3_000)) {
      var random = SeededGenerator(seed: seed)
      let (wheel, fingers) = (Photo(Self.size, scales: 0.7...3), Photo(Self.size, scales: 0.7...3))
      for photo in [wheel, fingers] { photo.scroll.isReversed = PerAxis(isReversed) }
      for _ in 0..<3 {
        let point = Point(x: .random(in: 0...400, using: &random), y: .random(in: 0...600, using: &random))
        var (time, spread) = (wheel.time, 1.0)
        fingers.scroll.pinchBegan(at: point, time: time)
        for step in 0..<10 {
          let factor = step == 0 ? 1 : Double.random(in: 0.8...1.25, using: &random)
          spread *= factor
          // The pointer may wander. The place is that of the beginning.
          let elsewhere = step == 0 ? point : Point(x: .random(in: 0...400, using: &random), y: 0)
          wheel.scroll.zoom(by: factor, about: elsewhere, phase: step == 0 ? .began : .changed, time: time)
          fingers.scroll.pinchMoved(to: point, scale: spread, time: time)
          #expect(wheel.scroll.contentOffset == fingers.scroll.contentOffset, "seed \(seed), step \(step)")
          #expect(wheel.scroll.zoomScale == fingers.scroll.zoomScale, "seed \(seed), step \(step)")
          time += 0.016
        }
        let isCancelled = Bool.random(using: &random)
        wheel.scroll.zoom(by: 1, about: .zero, phase: isCancelled ? .cancelled : .ended, time: time)
        if isCancelled {
          fingers.scroll.pinchCancelled(time: time)
        } else {
          fingers.scroll.pinchEnded(time: time)
        }
        for _ in 0..<Int.random(in: 0..<90, using: &random) {
          for photo in [wheel, fingers] { photo.scroll.advance(to: time) }
          time += 0.016
          #expect(wheel.scroll.contentOffset == fingers.scroll.contentOffset, "seed \(seed)")
        }
        wheel.now = time.seconds
      }
    }
  }

  /// Without phases, events about one point are one zoom: they lead where one event leads, whatever walls did between.
  @Test(arguments: [false, true]) func aRunWithoutPhasesIsOneZoom(_ isReversed: Bool) {
    for seed in 0..<UInt64(perBuild(debug: 100, release: 6_000)) {
      var random = SeededGenerator(seed: seed)
      let (many, one) = (Photo(Self.size, scales: 0.25...6), Photo(Self.size, scales: 0.25...6))
      let from = Double.random(in: 0.5...3, using: &random)
      let point = Point(x: .random(in: 0...400, using: &random), y: .random(in: 0...600, using: &random))
      let offset = Point(x: .random(in: 0...900, using: &random), y: .random(in: 0...900, using: &random))
      for photo in [many, one] {
        photo.scroll.isReversed = PerAxis(isReversed)
        photo.scroll.setZoomScale(from, about: .zero, animated: false)
        photo.scroll.setContentOffset(offset, animated: false)
      }
      var time = many.time
      for _ in 0..<12 {
        time += Double.random(in: 0...0.09, using: &random)
        many.scroll.zoom(by: .random(in: 0.6...1.6, using: &random), about: point, time: time)
        many.scroll.advance(to: time)
      }
      one.scroll.zoom(by: many.scroll.zoomScale / from, about: point, time: time)
      one.scroll.advance(to: time)
      for axis in Axis.both {
        let gap = (many.scroll.contentOffset[axis] - one.scroll.contentOffset[axis]).magnitude
        #expect(gap < 1e-9 * (1 + one.scroll.contentOffset[axis].magnitude), "seed \(seed), \(axis)")
      }
    }
  }

  /// Something else that moves the content ends a run, and so does another point. A snapshot keeps it.
  @Test func aRunEnds() {
    func back(_ between: (Photo) -> Void) -> Point {
      let photo = Photo(Self.size, scales: 0.25...6)
      photo.scroll.setContentOffset(Point(x: 400, y: 500), animated: false)
      photo.scroll.zoom(by: 0.5, about: Point(x: 300, y: 10), time: .seconds(1))
      between(photo)
      photo.scroll.zoom(by: 2, about: Point(x: 300, y: 10), time: .seconds(1.05))
      return photo.scroll.contentOffset
    }
    #expect(back { _ in } == Point(x: 400, y: 500))
    #expect(back { try? $0.scroll.restore($0.scroll.snapshot()!) } == Point(x: 400, y: 500))
    #expect(back { $0.scroll.contentOffset.y += 1 } != Point(x: 400, y: 500))
    #expect(back { $0.scroll.zoom(by: 1.1, about: .zero, time: .seconds(1.02)) } != Point(x: 400, y: 500))
  }
}
