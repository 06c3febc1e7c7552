import Hands
import Testing

struct ZoomCommandTests {
  @Test(arguments: [1.0, 2, 3.5, 4])
  func aScaleThatIsSetTakesEffectAtOnceAboutTheMiddle(_ scale: Double) {
    let photo = Photo()
    photo.scroll.zoomScale = 2
    let middle = photo.content(at: Point(x: 200, y: 300))
    photo.scroll.zoomScale = scale
    #expect(photo.scroll.zoomScale == scale)
    #expect(photo.gap(middle, Point(x: 200, y: 300)) < 1e-9)
    #expect(photo.scroll.phase == .idle)
    #expect(photo.violations == [])
  }

  @Test func aScaleBeyondTheLimitsBecomesTheLimit() {
    let photo = Photo()
    photo.scroll.zoomScale = 100
    #expect(photo.scroll.zoomScale == 4)
    photo.scroll.zoomScale = 0.01
    #expect(photo.scroll.zoomScale == 1)
    #expect(photo.scroll.contentOffset == .zero)
    photo.scroll.zoomScale = .nan
    photo.scroll.zoomScale = -1
    #expect(photo.scroll.zoomScale == 1)
    #expect(photo.scroll.diagnostics.count(of: .unusableNumbers) == 2)
  }

  @Test(arguments: [30.0, 60, 120, 720])
  func anAnimatedZoomHoldsItsFocusAndItsWalls(rate: Double) {
    let photo = Photo(isDrawn: true)
    let tap = Point(x: 120, y: 450)
    let point = photo.content(at: tap)
    photo.scroll.zoomToNextStep(of: [1, 3], about: tap)
    #expect(photo.scroll.destinationZoomScale == 3)
    let destination = photo.scroll.destination
    photo.settle(rate: rate) {
      #expect(photo.gap(point, tap) < 1e-9)
      #expect(photo.overshoot == 0)
    }
    #expect(photo.scroll.zoomScale == 3)
    #expect(photo.scroll.contentOffset == destination)
    photo.scroll.zoomToNextStep(of: [1, 3], about: Point(x: 0, y: 0))
    photo.settle(rate: rate) { #expect(photo.overshoot == 0) }
    #expect(photo.scroll.zoomScale == 1)
    #expect(photo.log.told.suffix(2) == ["end 1.0", "settle animated"])
  }

  @Test func aRectFillsTheView() {
    let photo = Photo()
    photo.scroll.zoom(to: Rect(x: 100, y: 300, width: 200, height: 150), animated: true)
    photo.settle()
    #expect(photo.scroll.zoomScale == 2)
    #expect(photo.scroll.contentOffset == Point(x: 200, y: 450))
    photo.scroll.zoom(to: Rect(x: 100, y: 300, width: 0, height: 0), animated: false)
    #expect(photo.scroll.zoomScale == 4)
  }

  @Test func aWheelWithAModifierZoomsAboutThePointer() {
    let photo = Photo()
    photo.scroll.zoom(by: 2, about: Point(x: 100, y: 100), time: .seconds(1))
    #expect(photo.scroll.zoomScale == 2)
    #expect(photo.scroll.contentOffset == Point(x: 100, y: 100))
    photo.scroll.zoom(by: 100, about: Point(x: 100, y: 100), time: .seconds(1))
    #expect(photo.scroll.zoomScale == 4)
  }

  @Test func aZoomDuringAFlingDoesNotStopTheFling() {
    let photo = Photo(Size(width: 4_000, height: 6_000))
    photo.scroll.fling(velocity: Vector(x: 1_000, y: 500))
    photo.frame(after: 0.1)
    let velocity = photo.scroll.velocity
    photo.scroll.zoom(by: 1.5, about: Point(x: 200, y: 300), time: .seconds(0.1))
    #expect(photo.scroll.phase == .decelerating)
    #expect((photo.scroll.velocity - velocity).x.magnitude < 1e-6)
    let destination = photo.scroll.destination
    photo.settle()
    #expect(photo.scroll.contentOffset == destination)
  }

  @Test func aHeldBounceContinuesAfterTheLift() {
    let photo = Photo()
    photo.pinch(at: Point(x: 200, y: 300), to: 10)
    photo.release()
    photo.frame(after: 0.05)
    let scale = photo.scroll.zoomScale
    photo.scroll.touchBegan(at: Point(x: 10, y: 10), time: photo.time)
    photo.frame(after: 1)
    #expect(photo.scroll.zoomScale == scale)
    photo.scroll.touchEnded(at: Point(x: 10, y: 10), time: photo.time)
    photo.settle()
    #expect(photo.scroll.zoomScale == 4)
    #expect(photo.violations == [])
  }

  @Test func contentThatChangesDuringAZoomIsZoomedToo() {
    let photo = Photo(isDrawn: true)
    photo.scroll.setZoomScale(4, about: Point(x: 400, y: 600), animated: true)
    photo.play(0.1)
    photo.scroll.contentSize = Size(width: 400, height: 300)
    #expect(photo.scroll.contentSize.height < 1_200 && photo.scroll.contentSize.height > 300)
    photo.settle()
    #expect(photo.scroll.zoomScale == 4)
    #expect(photo.scroll.contentSize == Size(width: 1_600, height: 1_200))
    #expect(photo.overshoot == 0)
    #expect(photo.violations == [])
  }

  @Test func aCommandToScrollTakesTheContentFromAZoom() {
    let photo = Photo(isDrawn: true)
    photo.scroll.setZoomScale(4, animated: true)
    photo.play(0.15)
    photo.scroll.setContentOffset(Point(x: 50, y: 60), animated: true)
    let scale = photo.scroll.zoomScale
    photo.settle()
    #expect(photo.scroll.zoomScale == scale)
    #expect(photo.scroll.contentOffset == Point(x: 50, y: 60))
    #expect(photo.violations == [])
  }

  @Test func narrowerLimitsMoveTheScaleWithinThem() {
    let photo = Photo()
    photo.scroll.zoomScale = 4
    photo.scroll.settings.maximumZoomScale = 2
    #expect(photo.scroll.zoomScale == 2)
    // The other limit follows.
    photo.scroll.settings.minimumZoomScale = 3
    #expect(photo.scroll.settings.zoomScales == 3...3 && photo.scroll.zoomScale == 3)
    var settings = photo.scroll.settings
    (settings.minimumZoomScale, settings.maximumZoomScale) = (5, 4)
    photo.scroll.settings = settings
    #expect(photo.scroll.settings.zoomScales == 3...3)
    #expect(photo.scroll.diagnostics.count(of: .unusableNumbers) == 1)
  }

  @Test func equalLimitsLetFingersOnlyDrag() {
    let photo = Photo(Size(width: 2_000, height: 2_000), scales: 1...1)
    photo.pinch(at: Point(x: 200, y: 300))
    photo.spread(to: 3, at: Point(x: 100, y: 300))
    #expect(photo.scroll.zoomScale == 1)
    #expect(photo.scroll.contentOffset == Point(x: 100, y: 0))
    #expect(photo.log.told == [])
  }

  @Test func aZoomStepIsTheNextLargerScaleInAnyOrder() {
    let photo = Photo()
    let cases: [(steps: [Double], scales: [Double])] = [
      ([1, 2, 4], [2, 4, 1]), ([4, 1, 2], [2, 4, 1]), ([3, 0.1, .nan, 2], [2, 3, 1]),
      ([2, 9, 2], [2, 4, 2]), ([0.5], [1, 1, 1]),
    ]
    for (steps, scales) in cases {
      photo.scroll.zoomScale = 1
      for scale in scales {
        photo.scroll.zoomToNextStep(of: steps, animated: false)
        #expect(photo.scroll.zoomScale == scale, "\(steps)")
      }
    }
    photo.scroll.zoomToNextStep(of: [.nan, -2], animated: false)
    #expect(photo.scroll.zoomScale == 1, "no step, no zoom")
  }
}
