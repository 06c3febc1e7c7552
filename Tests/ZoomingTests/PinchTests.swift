import Hands
import Testing

struct PinchTests {
  @Test func thePointBetweenTheFingersStaysBetweenThem() {
    let photo = Photo()
    photo.pinch(at: Point(x: 100, y: 200))
    let point = photo.content(at: Point(x: 100, y: 200))
    for step in 1...100 {
      photo.spread(to: 1 + Double(step) * 0.02)
      #expect(photo.gap(point, photo.focus) < 1e-9)
    }
    #expect(photo.scroll.zoomScale == 3)
    photo.release()
    #expect(photo.settle() < 5)
    #expect(photo.scroll.zoomScale == 3)
    #expect(photo.scroll.contentSize == Size(width: 1_200, height: 1_800))
    #expect(photo.log.told == ["begin", "zoom", "end 3.0", "settle dragged"])
    #expect(photo.violations == [])
  }

  @Test func aScalePastALimitReturnsAboutTheFocus() {
    let photo = Photo()
    let focus = Point(x: 300, y: 100)
    photo.pinch(at: focus)
    let point = photo.content(at: focus)
    for step in 1...100 { photo.spread(to: 1 + Double(step) * 0.1) }
    #expect(photo.scroll.zoomScale > 4 && photo.scroll.zoomScale < 8)
    photo.release()
    #expect(photo.scroll.isZoomBouncing)
    let destination = photo.scroll.destination
    photo.settle { #expect(photo.gap(point, focus) < 1e-9) }
    #expect(photo.scroll.zoomScale == 4)
    #expect(photo.scroll.contentOffset == destination)
    #expect(photo.log.told == ["begin", "zoom", "end 4.0", "settle decelerated"])
  }

  @Test func aPhotoThatIsPinchedSmallReturnsToItsWalls() {
    let photo = Photo()
    photo.pinch(at: Point(x: 10, y: 20))
    for step in 1...50 { photo.spread(to: 1 - Double(step) * 0.015) }
    #expect(photo.scroll.zoomScale < 1)
    photo.releaseToRest()
    #expect(photo.scroll.zoomScale == 1)
    #expect(photo.scroll.contentOffset == .zero)
  }

  @Test func aMovingPinchFlingsThePhoto() {
    let photo = Photo(scales: 1...10)
    photo.pinch(at: Point(x: 200, y: 300))
    for step in 1...60 { photo.spread(to: 1 + Double(step) * 0.1) }
    for step in 1...20 { photo.spread(to: 7, at: Point(x: 200 - Double(step) * 5, y: 300)) }
    photo.release()
    #expect(photo.scroll.phase == .decelerating)
    let (offset, destination) = (photo.scroll.contentOffset, photo.scroll.destination)
    #expect(destination.x > offset.x + 100)
    photo.settle()
    #expect(photo.scroll.contentOffset == destination)
  }

  @Test func aMovingPinchPastALimitFlingsAndReturns() {
    for rate in [30.0, 60, 144] {
      let photo = Photo(Size(width: 4_000, height: 6_000), at: Point(x: 1_000, y: 1_000))
      photo.pinch(at: Point(x: 200, y: 300))
      for step in 1...100 {
        photo.spread(to: 1 + Double(step) * 0.05, at: Point(x: 200 + 4 * Double(step), y: 300))
      }
      photo.release()
      #expect(photo.scroll.phase == .decelerating && photo.scroll.isZoomBouncing)
      let destination = photo.scroll.destination
      photo.settle(rate: rate)
      #expect(photo.scroll.contentOffset == destination)
      #expect(photo.scroll.zoomScale == 4)
      #expect(photo.overshoot == 0)
      #expect(photo.violations == [])
    }
  }
}
