import Hands
import Testing

/// The place of zooming content: on reversed axes, within walls, on endless content, under tiles.
struct ZoomPlaceTests {

  @Test(arguments: [true, false])
  func theMiddleOfTheViewStaysOnReversedAxesToo(isAnimated: Bool) {
    for seed in 0..<16 {
      let reversed = PerAxis(x: seed & 1 != 0, y: seed & 2 != 0)
      let photo = Photo(Photo.big)
      photo.scroll.isReversed = reversed
      photo.scroll.contentInset = Insets(top: 100, left: 10, bottom: 20, right: 60)
      if seed & 4 != 0 { photo.scroll.safeArea = Insets(top: 40, left: 0, bottom: 30, right: 90) }
      photo.scroll.advance(to: .zero)
      photo.scroll.contentOffset = Point(x: 500, y: 600)
      let inset = photo.scroll.adjustedContentInset
      var middle = Point(
        x: (400 + inset.left - inset.right) / 2, y: (600 + inset.top - inset.bottom) / 2)
      if reversed.x { middle.x = 400 - middle.x }
      if reversed.y { middle.y = 600 - middle.y }
      let point = photo.content(at: middle)
      photo.scroll.setZoomScale(2.5, animated: isAnimated)
      photo.settle { #expect(photo.gap(point, middle) < 1e-9) }
      #expect(photo.scroll.zoomScale == 2.5)
      photo.scroll.zoom(to: Rect(x: 700, y: 800, width: 100, height: 10), animated: isAnimated)
      photo.settle()
      #expect(photo.gap(Point(x: 750, y: 805), middle) < 1e-9)
      photo.pinch(at: Point(x: 33, y: 44))
      let held = photo.content(at: photo.focus)
      for step in 1...20 {
        photo.spread(to: 1 + Double(step) * 0.2, at: Point(x: 33 + Double(step), y: 44))
        #expect(photo.gap(held, photo.focus) < 1e-9)
      }
      let focus = photo.focus
      photo.frame(after: 1)
      photo.release()
      photo.settle { #expect(photo.gap(held, focus) < 1e-9) }
      #expect(photo.scroll.zoomScale == 4)
    }
  }

  @Test(arguments: 0..<60)
  func anAnimatedZoomStaysWithinItsWallsAtEveryFrame(_ seed: Int) {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    let photo = Photo(
      Size(width: number(50...900), height: number(50...900)), scales: 0.2...5,
      behaviors: seed % 2 == 0 ? [Aligning(.center), Bouncing()] : [Bouncing()])
    photo.scroll.advance(to: .zero)
    for _ in 0..<6 {
      photo.scroll.setZoomScale(
        number(0.2...5), about: Point(x: number(0...400), y: number(0...600)), animated: true)
      photo.frame(after: number(0...0.4))
      if seed % 3 == 0 { photo.scroll.contentInset.left = number(0...80) }
      if seed % 5 == 0 { photo.scroll.viewport.height = number(400...600) }
      photo.settle { #expect(photo.overshoot < 1e-9) }
      #expect(photo.overshoot == 0)
    }
    #expect(photo.violations == [])
  }

  @Test(arguments: 0..<20)
  func aZoomOnEndlessContentHoldsItsFocusThroughShifts(_ seed: Int) throws {
    var generator = SeededGenerator(seed: UInt64(seed))
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &generator) }
    let photo = Photo(
      Photo.big, scales: 0.5...4, behaviors: [Infinite(length: 1_000, reach: 300), Bouncing()])
    photo.scroll.advance(to: .zero)
    photo.scroll.contentOffset = Point(x: number(-1e4...1e4), y: number(-1e4...1e4))
    for _ in 0..<5 {
      let focus = Point(x: number(0...400), y: number(0...600))
      photo.pinch(at: focus)
      let point = photo.content(at: focus)
      let goal = number(0.1...9)
      for step in 1...20 { photo.spread(to: 1 + (goal - 1) * Double(step) / 20) }
      #expect(photo.gap(point, focus) < 1e-8)
      photo.frame(after: 1)
      photo.release()
      let other = Photo(behaviors: [Infinite(length: 1_000, reach: 300), Bouncing()])
      photo.scroll.advance(to: photo.time)
      try other.scroll.restore(try #require(photo.scroll.snapshot()))
      photo.settle {
        #expect(photo.gap(point, focus) < 1e-8)
        other.scroll.advance(to: photo.time)
        #expect(other.scroll.contentOffset == photo.scroll.contentOffset)
        #expect(other.scroll.contentOrigin == photo.scroll.contentOrigin)
      }
      let tap = Point(x: number(0...400), y: number(0...600))
      let tapped = photo.content(at: tap)
      photo.scroll.setZoomScale(number(0.5...4), about: tap, animated: true)
      photo.settle { #expect(photo.gap(tapped, tap) < 1e-8) }
    }
    #expect(photo.violations == [])
  }

  @Test(arguments: [true, false])
  func noPartOfTheViewIsBlankWhileTheScaleAnimates(isPinch: Bool) {
    let tiling = Tiling<Int>(ItemRow(count: 1_000, length: 40, axis: .vertical), axis: .vertical)
    let photo = Photo(Photo.big, scales: 0.25...4, behaviors: [tiling, Bouncing()], isDrawn: true)
    photo.scroll.contentOffset.y = 5_000
    func check() {
      let view = photo.scroll.space.mapToParent.inverted!.convert(
        Rect(x: 0, y: 0, width: 400, height: 600))
      let lower = max(0, view.minY)
      let upper = min(40_000, view.maxY)
      var (low, high) = (Double.infinity, -Double.infinity)
      tiling.forEachTile { _, index, _ in
        low = min(low, Double(index) * 40)
        high = max(high, Double(index + 1) * 40)
      }
      #expect(low <= lower + 1e-6 && high >= upper - 1e-6, "\(low)...\(high) for \(lower)...\(upper)")
    }
    check()
    for goal in [4, 0.25, 2, 0.5] {
      if isPinch {
        photo.pinch(at: Point(x: 100, y: 500))
        for step in 1...20 {
          photo.spread(to: step % 2 == 0 ? goal : 1, at: Point(x: 100, y: 500 - 20 * Double(step)))
          check()
        }
        photo.release()
      } else {
        photo.scroll.setZoomScale(goal, about: Point(x: 100, y: 500), animated: true)
      }
      photo.settle(rate: 30) { check() }
    }
  }
}
