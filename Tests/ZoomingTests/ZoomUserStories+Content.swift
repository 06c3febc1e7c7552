import Hands
import Testing

/// Zooms of maps and pages, and of content in other settings.
extension ZoomUserStories {
  @Test func aWheelWithControlZoomsTheMapAboutThePointer() {
    let map = Photo(Size(width: 4_000, height: 4_000), at: Point(x: 1_000, y: 500))
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
    let page = Photo(Size(width: 400, height: 8_000), at: Point(x: 0, y: 3_000))
    page.pinch(at: Point(x: 200, y: 250), to: 1.5)
    page.releaseToRest(after: 0.2)
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
    text.releaseToRest(after: 1)
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
