import Hands
import Testing

/// Actions of a user with a photo, a map or a page, and their results. The photo and the view are 400 × 600 points.
/// By default the photo zooms to 4 times its size.
struct ZoomUserStories {
  private let middle = Point(x: 200, y: 300)
  private let whole = Rect(x: 0, y: 0, width: 400, height: 600)

  /// Creates a photo after its first frame.
  private func photo(at scale: Double = 1) -> Photo {
    let photo = Photo()
    photo.scroll.advance(to: .zero)
    photo.scroll.zoomScale = scale
    return photo
  }

  /// Returns the place of a rect of the content on the screen.
  private func seen(_ rect: Rect, _ photo: Photo) -> Rect { photo.scroll.space.mapToParent.convert(rect) }

  /// Returns true if two points are the same, except for rounding.
  private func isSame(_ one: Point, _ other: Point) -> Bool {
    (one.x - other.x).magnitude < 1e-9 && (one.y - other.y).magnitude < 1e-9
  }

  /// Touches, moves past the slop and then by a distance, and lifts after a while.
  private func drag(_ photo: Photo, from start: Point, by way: Vector, slop: Vector) {
    photo.scroll.touchBegan(at: start, time: .seconds(photo.now))
    for place in [start + slop, start + slop + way] {
      photo.now += 0.008
      photo.scroll.touchMoved(to: place, time: .seconds(photo.now))
    }
    photo.now += 1
    photo.scroll.touchEnded(at: start + slop + way, time: .seconds(photo.now))
  }

  @Test func aDoubleTapOnAFaceFillsTheScreenWithIt() {
    let photo = photo()
    let face = Rect(x: 100, y: 150, width: 200, height: 300)
    photo.scroll.zoom(to: face, animated: true)
    photo.settle()
    #expect(seen(face, photo) == whole)
    #expect(photo.scroll.zoomScale == 2)
  }

  @Test func aPinchWithinTheLimitsKeepsItsScale() {
    let photo = photo()
    photo.pinch(at: middle)
    for spread in [1.5, 2, 2.5] { photo.spread(to: spread) }
    photo.release(after: 0.2)
    photo.settle()
    #expect(photo.scroll.zoomScale == 2.5)
    #expect(photo.scroll.contentSize == Size(width: 1_000, height: 1_500))
    #expect(photo.scroll.contentOffset == Point(x: 300, y: 450))
  }

  @Test func aPinchPastTheLargestScaleReturnsToIt() {
    let photo = photo()
    photo.pinch(at: middle)
    photo.spread(to: 20)
    #expect(photo.scroll.zoomScale > 4 && photo.scroll.zoomScale < 8)
    photo.release(after: 0.2)
    photo.settle()
    #expect(photo.scroll.zoomScale == 4)
    #expect(isSame(photo.scroll.contentOffset, Point(x: 600, y: 900)))
  }

  @Test func aPinchBelowTheSmallestScaleReturnsToTheWholePhoto() {
    let photo = photo()
    photo.pinch(at: Point(x: 90, y: 500))
    photo.spread(to: 0.4)
    #expect(photo.scroll.zoomScale < 1 && photo.scroll.zoomScale > 0.5)
    photo.release(after: 0.2)
    photo.settle()
    #expect(seen(whole, photo) == whole)
  }

  @Test func aSecondDoubleTapShowsTheWholePhoto() {
    let photo = photo()
    photo.scroll.zoomToNextStep(about: Point(x: 50, y: 60))
    photo.settle()
    #expect(photo.scroll.zoomScale == 2)
    #expect(photo.scroll.contentOffset == Point(x: 50, y: 60))
    photo.scroll.zoomToNextStep(about: Point(x: 300, y: 60))
    photo.settle()
    #expect(seen(whole, photo) == whole)
  }

  @Test func aDoubleTapOnACornerShowsThatCorner() {
    let photo = photo()
    photo.scroll.zoomToNextStep(about: Point(x: 390, y: 590))
    photo.settle()
    #expect(photo.scroll.contentOffset == Point(x: 390, y: 590))
    #expect(seen(Rect(x: 390, y: 590, width: 10, height: 10), photo).origin == Point(x: 390, y: 590))
  }

  @Test func aDoubleTapDuringAZoomReversesIt() {
    let photo = photo()
    photo.scroll.zoomToNextStep(about: middle)
    photo.play(0.1)
    #expect(photo.scroll.zoomScale > 1 && photo.scroll.destinationZoomScale == 2)
    photo.scroll.zoomToNextStep(about: middle)
    #expect(photo.scroll.destinationZoomScale == 1)
    photo.settle()
    #expect(seen(whole, photo) == whole)
  }

  @Test func aFingerDragsAZoomedPhoto() {
    let photo = photo(at: 2)
    #expect(photo.scroll.contentOffset == Point(x: 200, y: 300))
    drag(photo, from: middle, by: Vector(x: -40, y: 0), slop: Vector(x: -10, y: 0))
    photo.settle()
    #expect(photo.scroll.contentOffset == Point(x: 240, y: 300))
    #expect(photo.scroll.zoomScale == 2)
  }

  @Test func aHardFlickOfAZoomedPhotoStopsAtItsEdge() {
    let photo = photo(at: 4)
    photo.scroll.fling(velocity: Vector(x: 9_000, y: 0))
    photo.settle()
    #expect(photo.scroll.contentOffset == Point(x: 1_200, y: 900))
    #expect(seen(whole, photo).maxX == 400)
  }

  @Test func aFingerOnARunningZoomStopsIt() {
    let photo = photo()
    photo.scroll.setZoomScale(3, animated: true)
    photo.play(0.1)
    let scale = photo.scroll.zoomScale
    photo.scroll.touchBegan(at: middle, time: .seconds(photo.now))
    photo.play(1)
    #expect(photo.scroll.zoomScale == scale && scale > 1 && scale < 3)
    photo.scroll.touchEnded(at: middle, time: .seconds(photo.now))
    photo.settle()
    #expect(photo.scroll.zoomScale == scale && !photo.scroll.isZooming)
  }

  @Test func thePhotoFollowsTwoMovingFingers() {
    let photo = photo()
    photo.pinch(at: middle)
    photo.spread(to: 2)
    photo.spread(to: 2, at: Point(x: 260, y: 340))
    #expect(photo.scroll.contentOffset == Point(x: 140, y: 260))
    photo.release(after: 1)
    photo.settle()
    #expect(photo.scroll.contentOffset == Point(x: 140, y: 260))
  }

  @Test func theRemainingFingerOfAPinchDrags() {
    let photo = photo(at: 2)
    var fingers = PinchRecognizer()
    fingers.touch(0, at: Point(x: 150, y: 300))
    fingers.touch(1, at: Point(x: 250, y: 300))
    photo.pinch(at: fingers.pinch!.focus)
    fingers.touch(0, at: Point(x: 125, y: 300))
    fingers.touch(1, at: Point(x: 275, y: 300))
    photo.spread(to: fingers.pinch!.scale, at: fingers.pinch!.focus)
    #expect(photo.scroll.zoomScale == 3)
    let isOver = fingers.lift(1)
    #expect(isOver)
    photo.release(after: 0.2)
    #expect(photo.scroll.contentOffset == Point(x: 400, y: 600))
    drag(photo, from: Point(x: 125, y: 300), by: Vector(x: 0, y: 70), slop: Vector(x: 0, y: 10))
    photo.settle()
    #expect(photo.scroll.contentOffset == Point(x: 400, y: 530))
    #expect(photo.violations == [])
  }

  @Test func aCancelledPinchPastTheLimitReturnsToIt() {
    let photo = photo()
    photo.pinch(at: middle)
    photo.spread(to: 6)
    photo.now += 0.01
    photo.scroll.pinchCancelled(time: .seconds(photo.now))
    photo.settle()
    #expect(photo.scroll.zoomScale == 4)
    #expect(isSame(photo.scroll.contentOffset, Point(x: 600, y: 900)))
    #expect(photo.scroll.diagnostics.total == 0)
  }

  @Test func aStatusBarTapDuringAReturnScrollsAndReturns() {
    let page = Photo(Size(width: 400, height: 3_000))
    page.scroll.contentOffset = Point(x: 0, y: 1_000)
    page.pinch(at: middle)
    page.spread(to: 8)
    page.release(after: 0.2)
    page.play(0.05)
    #expect(page.scroll.zoomScale > 4 && page.scroll.isZoomBouncing)
    page.scroll.setContentOffset(.zero, animated: true)
    page.settle()
    #expect(page.scroll.zoomScale == 4 && page.scroll.contentOffset == .zero)
    #expect(page.violations == [])
  }

  @Test func aWheelWithControlZoomsTheMapAboutThePointer() {
    let map = Photo(Size(width: 4_000, height: 4_000))
    map.scroll.contentOffset = Point(x: 1_000, y: 500)
    let pointer = Point(x: 100, y: 120)
    // 50 points away from the user: 2^(50 / 500 · 10).
    map.scroll.zoom(by: 2, about: pointer, time: .seconds(1))
    #expect(map.content(at: pointer) == Point(x: 1_100, y: 620))
    #expect(map.scroll.contentOffset == Point(x: 2_100, y: 1_120))
    map.scroll.zoom(by: 0.5, about: pointer, time: .seconds(2))
    #expect(map.scroll.contentOffset == Point(x: 1_000, y: 500))
  }

  @Test func aRotationKeepsTheScaleOfThePhoto() {
    let photo = photo(at: 2)
    photo.scroll.viewport = Size(width: 600, height: 400)
    photo.settle()
    #expect(photo.scroll.zoomScale == 2)
    #expect(photo.scroll.contentSize == Size(width: 800, height: 1_200))
    #expect(photo.overshoot == 0 && photo.scroll.phase == .idle)
  }

  @Test func aSmallPhotoIsCentredUntilItFillsTheScreen() {
    let photo = Photo(Size(width: 400, height: 200), behaviors: [Aligning(.center), Bouncing()])
    for (scale, top, bottom) in [(1.0, 200.0, 400.0), (2, 100, 500), (3, 0, 600), (4, -100, 700)] {
      photo.scroll.zoomScale = scale
      let shown = seen(Rect(x: 0, y: 0, width: 400, height: 200), photo)
      #expect(shown.minY == top && shown.maxY == bottom)
    }
  }

  @Test func aZoomOfALongPageKeepsTheLineUnderTheFingers() {
    let page = Photo(Size(width: 400, height: 8_000))
    page.scroll.contentOffset = Point(x: 0, y: 3_000)
    page.pinch(at: Point(x: 200, y: 250))
    page.spread(to: 1.5)
    page.release(after: 0.2)
    page.settle()
    // Line 3,250 is 250 points below the top of the view, as before.
    #expect(page.scroll.contentOffset == Point(x: 100, y: 4_625))
    #expect(isSame(page.content(at: Point(x: 200, y: 250)), Point(x: 200, y: 3_250)))
  }

  @Test func aZoomInShortensTheIndicators() throws {
    let bars = Indicators()
    let photo = Photo(behaviors: [Bouncing(), bars])
    #expect(bars.thumb(on: .vertical, at: .zero) == nil)
    var lengths: [Double] = []
    for scale in [1.5, 2, 3, 4] {
      photo.scroll.zoomScale = scale
      lengths.append(try #require(bars.thumb(on: .vertical, at: .zero)).rect.height)
    }
    #expect(lengths == [392, 294, 196, 147])
  }

  @Test func reducedMotionZoomsAtOnce() {
    let photo = photo()
    photo.scroll.settings.reducesMotion = true
    photo.scroll.zoomToNextStep(about: Point(x: 100, y: 100))
    #expect(photo.scroll.zoomScale == 2)
    #expect(photo.scroll.contentOffset == Point(x: 100, y: 100))
    #expect(photo.scroll.phase == .idle)
  }

  @Test func aPinchOnContentWithoutZoomOnlyDrags() {
    let text = Photo(Size(width: 400, height: 2_000), scales: 1...1)
    text.pinch(at: middle)
    text.spread(to: 2, at: Point(x: 200, y: 250))
    text.release(after: 1)
    text.settle()
    #expect(text.scroll.zoomScale == 1)
    #expect(text.scroll.contentOffset == Point(x: 0, y: 50))
  }

  @Test func tremblingFingersAtATileBorderMakeNoNewTiles() {
    let levels = ZoomLevels(0...2)
    let photo = photo()
    var shown = [levels.level(at: 1)]
    photo.pinch(at: middle)
    for spread in [1.9, 2.05, 1.98, 2.1, 1.95, 2.3, 2.1, 1.9, 2.2, 1.7] {
      photo.spread(to: spread)
      let level = levels.level(at: photo.scroll.zoomScale, showing: shown.last!)
      if level != shown.last { shown.append(level) }
    }
    #expect(shown == [0, 1, 0])
  }

  @Test func aRestoredPhotoHasItsFormerScale() throws {
    let photo = photo()
    photo.scroll.zoomToNextStep(of: [1, 3], about: Point(x: 70, y: 80))
    photo.settle()
    let later = self.photo()
    try later.scroll.restore(try #require(photo.scroll.snapshot()))
    #expect(later.scroll.zoomScale == 3)
    #expect(later.scroll.contentOffset == Point(x: 140, y: 160))
    #expect(seen(whole, later) == seen(whole, photo))
  }
}
