import Hands
import Testing

/// The common path of scale and offset.
struct ZoomWayTests {

  @Test func aRectOfTheSameSizeIsReachedByAnAnimation() {
    let photo = Photo(Photo.big, isDrawn: true)
    photo.scroll.zoom(to: Rect(x: 200, y: 300, width: 200, height: 300), animated: false)
    let start = photo.scroll.contentOffset
    for length in [200.0, 199.99, 199.9, 199] {
      photo.scroll.zoom(to: Rect(x: 200, y: 300, width: 200, height: 300), animated: false)
      photo.scroll.zoom(to: Rect(x: 1_200, y: 900, width: length, height: length * 1.5), animated: true)
      let destination = photo.scroll.destination
      var last = start
      #expect(photo.scroll.contentOffset == start)
      let frames = photo.settle {
        let step = (photo.scroll.contentOffset - last).x.magnitude
        #expect(step < 400)
        last = photo.scroll.contentOffset
        if photo.scroll.phase != .idle { return }
        #expect(step < 2, "\(length)")
      }
      #expect(frames > 10, "\(length)")
      #expect(photo.scroll.contentOffset == destination)
    }
    #expect(photo.violations == [])
  }

  @Test(arguments: [1.0, 1 + 0x1p-40, 1.00001, 1.0001, 1.001, 1.01, 1.3])
  func aZoomToItsPresentPlaceKeepsItsContent(_ part: Double) {
    let photo = Photo(Photo.big, at: Point(x: 500, y: 500), isDrawn: true)
    photo.scroll.setZoomScale(4, animated: true)
    photo.play(0.1)
    let focus = Point(x: 120, y: 90)
    let point = photo.content(at: focus)
    photo.scroll.setZoomScale(photo.scroll.zoomScale * part, about: focus, animated: true)
    photo.settle { #expect(photo.gap(point, focus) < 1e-9) }
    // Another place at nearly the same scale.
    photo.scroll.setZoomScale(2, animated: false)
    photo.scroll.setZoomScale(4, animated: true)
    photo.play(0.1)
    let scale = photo.scroll.zoomScale * part
    photo.scroll.zoom(
      to: Rect(x: 900, y: 900, width: 400 / scale, height: 600 / scale), animated: true)
    let (start, end) = (photo.scroll.contentOffset, photo.scroll.destination)
    photo.settle {
      let offset = photo.scroll.contentOffset
      for axis in Axis.both {
        #expect(offset[axis] > min(start[axis], end[axis]) - 1_000)
        #expect(offset[axis] < max(start[axis], end[axis]) + 1_000)
      }
    }
    #expect(photo.scroll.contentOffset == end)
  }

  @Test(arguments: [0, 2, -2, 100, -100, 1e4, -1e4, 1e100])
  func aLawWithAWideSwingKeepsTheScaleValid(_ height: Double) {
    let photo = Photo(isDrawn: true)
    let law = OwnLaw(duration: 1, part: { $0 + height * $0 * (1 - $0) }, pace: { 1 + height * (1 - 2 * $0) })
    photo.scroll.setZoomScale(3, arrival: .custom(law))
    photo.settle {
      let scale = photo.scroll.zoomScale
      #expect(scale >= 0x1p-64 && scale <= 0x1p64)
      #expect(photo.scroll.contentOffset.x.isFinite && photo.scroll.contentOffset.y.isFinite)
      #expect(photo.overshoot == 0)
    }
    #expect(photo.scroll.zoomScale == 3)
    #expect(photo.violations == [])
  }

  @Test(arguments: 0..<40)
  func aZoomIsTheSameAtAnyFrameRate(_ seed: Int) {
    func play(_ rate: Double) -> [String] {
      var generator = SeededGenerator(seed: UInt64(seed))
      func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
      let photo = Photo(Photo.big, behaviors: seed % 2 == 0 ? [Bouncing()] : [Aligning(.center), Bouncing()])
      photo.scroll.advance(to: .zero)
      photo.scroll.contentOffset = Point(x: number(0...1_500), y: number(0...2_000))
      switch seed % 4 {
      case 0, 1:
        photo.pinch(at: Point(x: 200, y: 300))
        let goal = seed % 8 < 4 ? 7.0 : 0.4
        for step in 1...20 {
          photo.spread(
            to: 1 + (goal - 1) * Double(step) / 20,
            at: Point(x: 200 + number(0...9) * Double(step), y: 300 - Double(step)))
        }
        photo.release()
      case 2: photo.scroll.setZoomScale(number(1...4), about: Point(x: number(0...400), y: 0), animated: true)
      default:
        photo.scroll.zoom(
          to: Rect(x: number(0...2_000), y: 0, width: number(50...300), height: 90), animated: true)
      }
      photo.scroll.advance(to: photo.time)
      let start = photo.now
      var seen: [String] = []
      for step in 1...Int(rate) {
        let time = start + Double(step) / rate
        photo.scroll.advance(to: .seconds(time))
        if step % Int(rate / 16) == 0 {
          seen.append("\(photo.scroll.contentOffset) \(photo.scroll.zoomScale) \(photo.scroll.velocity)")
        }
      }
      return seen
    }
    let coarse = play(16)
    #expect(play(64) == coarse)
    #expect(play(1_024) == coarse)
  }
}
