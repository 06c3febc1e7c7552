import Hands
import Testing

/// Pinches that something else interrupts or meets.
struct PinchInHandTests {

  @Test func aFingerThatJoinsAPinchMovesNothing() {
    let photo = Photo(Photo.big, at: Point(x: 500, y: 500))
    photo.pinch(at: Point(x: 100, y: 200), to: 1.5)
    let point = photo.content(at: Point(x: 100, y: 200))
    photo.scroll.touchBegan(at: Point(x: 10, y: 10), time: photo.time, id: 3)
    for step in 1...20 {
      let way = Double(step)
      photo.scroll.touchMoved(to: Point(x: 10 + 9 * way, y: 10), time: photo.time, id: 3)
      photo.spread(to: 1.5 + way * 0.05, at: Point(x: 100 + 2 * way, y: 200 - way))
      #expect(photo.gap(point, photo.focus) < 1e-9)
    }
    photo.release()
    photo.scroll.touchEnded(at: Point(x: 190, y: 10), time: photo.time, id: 3)
    photo.settle()
    #expect(!photo.scroll.isTracking && !photo.scroll.isZooming)
    #expect(photo.violations == [])
  }

  @Test(arguments: [true, false]) func aPinchHoldsItsScaleWhileScrollingIsDisabled(_ fromTheStart: Bool) {
    let photo = Photo(Photo.big, at: Point(x: 500, y: 500))
    if fromTheStart { photo.scroll.isScrollEnabled = false }
    photo.pinch(at: Point(x: 100, y: 200))
    let point = photo.content(at: photo.focus)
    photo.spread(to: 10)
    photo.scroll.isScrollEnabled = false
    let scale = photo.scroll.zoomScale
    #expect(scale > 4)
    for _ in 0..<30 {
      photo.frame(after: 1.0 / 60)
      #expect(photo.scroll.zoomScale == scale)
    }
    photo.release()
    photo.settle { #expect(photo.gap(point, photo.focus) < 1e-9) }
    #expect(photo.scroll.zoomScale == 4)
    #expect(photo.scroll.phase == .idle)
    #expect(photo.log.told.filter { $0.hasPrefix("end") } == ["end 4.0"])
    #expect(photo.violations == [])
  }

  @Test func anEndOfAPinchWithAnUnusableVelocityIsRefused() {
    let photo = Photo(Photo.big)
    photo.pinch(at: Point(x: 100, y: 200))
    photo.scroll.pinchEnded(time: photo.time, velocity: Vector(x: .nan, y: 0))
    #expect(photo.scroll.diagnostics.count(of: .unusableNumbers) == 1)
    #expect(photo.scroll.isTracking)
    photo.release()
    #expect(!photo.scroll.isTracking)
    #expect(photo.scroll.diagnostics.count(of: .unbalancedTouch) == 0)
  }

  @Test func aPinchContinuesFromAScaleThatTheProgramSets() {
    let photo = Photo(Photo.big)
    photo.pinch(at: Point(x: 100, y: 200), to: 2)
    photo.scroll.zoomScale = 1.5
    photo.spread(to: 2)
    #expect((photo.scroll.zoomScale - 1.5).magnitude < 1e-9)
    photo.spread(to: 4)
    #expect((photo.scroll.zoomScale - 3).magnitude < 1e-9)
  }

  @Test func aPinchedPhotoRemovedFromItsPageReceivesTheEnd() {
    let page = ScrollController(
      viewport: Size(width: 400, height: 600), content: Size(width: 800, height: 600))
    let photo = Photo(Photo.big)
    let root = NestedScroller(page, at: .zero)
    let child = NestedScroller(photo.scroll, at: .zero)
    root.add(child)
    let nest = ScrollNest(root, policy: NegotiatingPolicy())
    nest.advance(to: .zero)
    nest.pinchBegan(at: Point(x: 100, y: 100), time: .zero)
    nest.pinchMoved(to: Point(x: 100, y: 100), scale: 9, time: .seconds(0.01))
    #expect(photo.scroll.zoomScale > 4)
    child.remove()
    nest.advance(to: .seconds(0.02))
    nest.pinchMoved(to: Point(x: 120, y: 100), scale: 9, time: .seconds(0.03))
    nest.pinchEnded(time: .seconds(0.04))
    photo.now = 0.04
    photo.settle()
    #expect(photo.scroll.zoomScale == 4)
    #expect(!photo.scroll.isTracking)
    #expect(!page.isTracking && page.phase == .idle)
  }
}
