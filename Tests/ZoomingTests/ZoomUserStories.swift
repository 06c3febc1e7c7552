import Hands
import Testing

/// Actions of a user with a photo, a map or a page, and their results. The photo and the view are 400 × 600 points.
/// By default the photo zooms to 4 times its size.
struct ZoomUserStories {
  let middle = Point(x: 200, y: 300)
  let whole = Rect(x: 0, y: 0, width: 400, height: 600)

  /// Creates a photo after its first frame.
  func photo(at scale: Double = 1) -> Photo {
    let photo = Photo(isDrawn: true)
    photo.scroll.zoomScale = scale
    return photo
  }

  /// Returns the place of a rect of the content on the screen.
  func seen(_ rect: Rect, _ photo: Photo) -> Rect { photo.scroll.space.mapToParent.convert(rect) }

  /// Returns true if two points are the same, except for rounding.
  func isSame(_ one: Point, _ other: Point) -> Bool {
    (one.x - other.x).magnitude < 1e-9 && (one.y - other.y).magnitude < 1e-9
  }

  /// Touches, moves past the slop and then by a distance, and lifts after a while.
  func drag(_ photo: Photo, from start: Point, by way: Vector, slop: Vector) {
    photo.scroll.touchBegan(at: start, time: photo.time)
    for place in [start + slop, start + slop + way] {
      photo.now += 0.008
      photo.scroll.touchMoved(to: place, time: photo.time)
    }
    photo.now += 1
    photo.scroll.touchEnded(at: start + slop + way, time: photo.time)
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
    photo.releaseToRest(after: 0.2)
    #expect(photo.scroll.zoomScale == 2.5)
    #expect(photo.scroll.contentSize == Size(width: 1_000, height: 1_500))
    #expect(photo.scroll.contentOffset == Point(x: 300, y: 450))
  }

  @Test func aPinchPastTheLargestScaleReturnsToIt() {
    let photo = photo()
    photo.pinch(at: middle, to: 20)
    #expect(photo.scroll.zoomScale > 4 && photo.scroll.zoomScale < 8)
    photo.releaseToRest(after: 0.2)
    #expect(photo.scroll.zoomScale == 4)
    #expect(isSame(photo.scroll.contentOffset, Point(x: 600, y: 900)))
  }

  @Test func aPinchBelowTheSmallestScaleReturnsToTheWholePhoto() {
    let photo = photo()
    photo.pinch(at: Point(x: 90, y: 500), to: 0.4)
    #expect(photo.scroll.zoomScale < 1 && photo.scroll.zoomScale > 0.5)
    photo.releaseToRest(after: 0.2)
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
    photo.scroll.touchBegan(at: middle, time: photo.time)
    photo.play(1)
    #expect(photo.scroll.zoomScale == scale && scale > 1 && scale < 3)
    photo.scroll.touchEnded(at: middle, time: photo.time)
    photo.settle()
    #expect(photo.scroll.zoomScale == scale && !photo.scroll.isZooming && photo.overshoot == 0)
  }

  @Test func thePhotoFollowsTwoMovingFingers() {
    let photo = photo()
    photo.pinch(at: middle, to: 2)
    photo.spread(to: 2, at: Point(x: 260, y: 340))
    #expect(photo.scroll.contentOffset == Point(x: 140, y: 260))
    photo.releaseToRest(after: 1)
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
    photo.pinch(at: middle, to: 6)
    photo.now += 0.01
    photo.scroll.pinchCancelled(time: photo.time)
    photo.settle()
    #expect(photo.scroll.zoomScale == 4)
    #expect(isSame(photo.scroll.contentOffset, Point(x: 600, y: 900)))
    #expect(photo.scroll.diagnostics.total == 0)
  }

  @Test func aStatusBarTapDuringAReturnScrollsAndReturns() {
    let page = Photo(Size(width: 400, height: 3_000), at: Point(x: 0, y: 1_000))
    page.pinch(at: middle, to: 8)
    page.release(after: 0.2)
    page.play(0.05)
    #expect(page.scroll.zoomScale > 4 && page.scroll.isZoomBouncing)
    page.scroll.setContentOffset(.zero, animated: true)
    page.settle()
    #expect(page.scroll.zoomScale == 4 && page.scroll.contentOffset == .zero)
    #expect(page.violations == [])
  }
}
