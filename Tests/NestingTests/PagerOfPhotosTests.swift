import Hands
import Testing

/// A pager of three photos that zoom to four times their size.
struct PagerOfPhotosTests {
  private static let scales = [1.5, 2, 4]
  private let pages = Paging(.viewport)
  private let pager: NestedScroller
  private let photos: [NestedScroller]
  private let hand: ShapeHand
  private let right = Point(x: 370, y: 400)
  private let middle = Point(x: 195, y: 400)

  init() {
    let pager = NestedScroller(
      ScrollController(shape: Size(width: 1_170, height: 800), [pages, Bouncing()]))
    photos = (0..<3).map { index in
      let photo = ScrollController(shape: Size(width: 390, height: 500), [Aligning(.center), Bouncing()])
      photo.settings.maximumZoomScale = 4
      return pager.add(photo, at: Point(x: 390 * Double(index), y: 0))
    }
    self.pager = pager
    hand = ShapeHand(
      LatchingPolicy.uiKit, pager, ("pager", pager), ("0", photos[0]), ("1", photos[1]), ("2", photos[2]))
  }

  private var photo: ScrollController { photos[0].scroll }

  @Test func aSwipeTurnsThePageOfAnUnzoomedPhoto() {
    for page in 1...2 {
      #expect(hand.swipe(from: right, by: Vector(x: -150, y: 20)) == ["pager"])
      #expect(pages.page == page && pager.scroll.contentOffset.x == 390 * Double(page))
    }
  }

  @Test(arguments: scales) func aSwipeAtTheEdgeOfAZoomedPhotoTurnsThePage(_ scale: Double) {
    hand.pinch(at: middle, to: scale)
    #expect((photo.zoomScale - scale).magnitude < 1e-9 && pager.scroll.contentOffset.x == 0)
    let edge = 390 * photo.zoomScale - 390
    var swipes = 0
    while photo.contentOffset.x < edge, swipes < 20 {
      #expect(hand.swipe(from: right, by: Vector(x: -250, y: 0), in: 0.4, hold: 0.2) == ["0"])
      swipes += 1
    }
    #expect(photo.contentOffset.x == edge && swipes > 0)
    #expect(hand.swipe(from: right, by: Vector(x: -150, y: 0)) == ["pager"])
    #expect(pages.page == 1 && (photo.zoomScale - scale).magnitude < 1e-9)
  }

  @Test(arguments: scales) func aZoomedPhotoScrollsBeforeThePagerTurnsThePage(_ scale: Double) {
    /// Drags to the left, 300 points past the slop.
    func drag() -> [String] { hand.swipe(from: right, by: Vector(x: -310, y: 0), in: 0.2, hold: 1) }
    hand.nest.zoomToNextStep(of: [scale], about: Point(x: 0, y: 400), animated: false)
    let room = 390 * scale - 390
    var offset = 0.0
    #expect(photo.contentOffset.x == 0)
    while offset < room {
      #expect(drag() == ["0"] && pager.scroll.contentOffset.x == 0, "the photo has room")
      offset = min(offset + 300, room)
      #expect((photo.contentOffset.x - offset).magnitude < 1e-9)
    }
    #expect(drag() == ["pager"] && pages.page == 1 && pager.scroll.contentOffset.x == 390)
    #expect(photo.contentOffset.x == room && photo.zoomScale == scale)
    #expect(drag() == ["pager"] && pages.page == 2, "a photo that is not zoomed has no room")
  }

  @Test(arguments: scales) func aFlingOfAZoomedPhotoStopsAtItsEdge(_ scale: Double) {
    hand.pinch(at: middle, to: scale)
    hand.drag(from: right, by: Vector(x: -250, y: 0), in: 0.06)
    #expect(photo.isDecelerating && pager.scroll.contentOffset.x == 0)
    #expect(hand.rest() == ["0"] && photo.contentOffset.x == 390 * photo.zoomScale - 390)
  }

  @Test func aPinchPastTheLimitReturnsAboutTheFingers() {
    hand.pinch(at: middle, to: 7)
    #expect(photo.zoomScale == 4 && pages.page == 0)
    #expect((photo.contentPosition.x + 195 / 4 - 195).magnitude < 1e-6)
    hand.pinch(at: middle, to: 0.1)
    #expect(photo.zoomScale == 1 && photo.contentOffset.x == 0)
  }

  @Test func aSecondDoubleTapZoomsThePhotoOut() {
    for scale in [2.0, 1] {
      #expect(hand.nest.zoomToNextStep(about: middle))
      #expect(photo.destinationZoomScale == scale)
      #expect(hand.rest() == ["0"] && photo.zoomScale == scale)
    }
    #expect(hand.swipe(from: right, by: Vector(x: -150, y: 0)) == ["pager"])
  }

  @Test func aPinchAfterAPageTurnZoomsTheNextPhoto() {
    hand.swipe(from: right, by: Vector(x: -150, y: 0))
    hand.pinch(at: middle, to: 2)
    #expect(photo.zoomScale == 1 && (photos[1].scroll.zoomScale - 2).magnitude < 1e-9)
    #expect(pager.scroll.contentOffset.x == 390)
  }
}
