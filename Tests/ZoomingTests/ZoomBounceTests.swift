import Hands
import Testing

/// Scrolling while the scale returns to its limit.
struct ZoomBounceTests {

  enum Amid: CaseIterable {
    case placed, animated, shown, flung, wheeled, stopped, touched, stepped, swiped, topped
  }

  @Test(arguments: Amid.allCases)
  func theScaleReturnsToItsLimitDuringAnyScrolling(_ amid: Amid) {
    let photo = Photo(Photo.big, at: Point(x: 500, y: 500))
    photo.pinch(at: Point(x: 100, y: 200), to: 10)
    photo.beginCall(isCommand: false)
    photo.release()
    photo.endCall()
    photo.play(0.05)
    #expect(photo.scroll.isZoomBouncing)
    let target = Rect(x: 1_500, y: 2_000, width: 50, height: 50)
    func now() -> Timestamp { photo.time }
    switch amid {
    case .placed: photo.scroll.contentOffset = Point(x: 900, y: 900)
    case .animated: photo.scroll.setContentOffset(Point(x: 900, y: 900), animated: true)
    case .shown:
      photo.scroll.scrollRectToVisible(target, animated: true)
    case .flung: photo.scroll.fling(velocity: Vector(x: 900, y: 0))
    case .stopped: photo.scroll.stop()
    case .touched:
      photo.scroll.touchBegan(at: .zero, time: now())
      photo.scroll.touchEnded(at: .zero, time: now())
    case .stepped: photo.scroll.step(by: .arrows(Vector(x: 0, y: 1)), time: now())
    case .topped: photo.scroll.scrollToTop()
    case .wheeled:
      for phase in [WheelPhase.began, .changed, .changed, .ended] {
        photo.now += 0.008
        photo.scroll.wheel(by: Vector(x: 0, y: 12), phase: phase, time: now())
      }
      photo.scroll.advance(to: now())
      for phase in [WheelPhase.momentumBegan, .momentumChanged, .momentumChanged, .momentumEnded] {
        photo.now += 0.008
        photo.scroll.wheel(by: Vector(x: 0, y: 9), phase: phase, time: now())
      }
    case .swiped:
      for step in 0..<60 {
        photo.now += 0.008
        let way = step < 15 ? 4.0 + Double(step) * 3 : 50 * (1 - Double(step - 14) / 46)
        photo.scroll.wheel(by: Vector(x: 0, y: way.rounded()), time: now())
        if step % 2 == 0 { photo.scroll.advance(to: now()) }
      }
    }
    // An axis that was placed or stopped stays there until the next layout.
    if amid == .placed || amid == .stopped { photo.scroll.invalidateLayout() }
    photo.settle()
    #expect(photo.scroll.zoomScale == 4, "\(amid)")
    #expect(!photo.scroll.isZooming)
    #expect(
      photo.log.told.filter { $0 == "begin" }.count == photo.log.told.filter { $0.hasPrefix("end") }.count)
    if amid == .shown {
      let shown = photo.scroll.space.mapToParent.convert(target)
      #expect(
        shown.minX >= -1e-6 && shown.maxX <= 400 + 1e-6 && shown.minY >= -1e-6 && shown.maxY <= 600 + 1e-6)
    }
    #expect(photo.violations == [], "\(photo.log.told)")
  }

  @Test(arguments: [false, true])
  func aCommandToAnItemDuringABounceArrivesAtTheItem(isAbove: Bool) {
    let tiling = Tiling<Int>(ItemRow(count: 100, length: 40, axis: .vertical), axis: .vertical)
    let photo = Photo(behaviors: [tiling, Bouncing()])
    photo.scroll.setZoomScale(2, animated: false)
    photo.scroll.contentOffset.y = 4_000
    photo.pinch(at: Point(x: 100, y: 200), to: isAbove ? 0.1 : 10)
    photo.release()
    photo.play(0.05)
    #expect(photo.scroll.isZoomBouncing)
    tiling.scroll(to: 30, align: .start, animated: true)
    photo.settle()
    #expect(photo.scroll.zoomScale == (isAbove ? 1 : 4))
    #expect(photo.scroll.space.mapToParent.convert(Point(x: 0, y: 1_200)).y.magnitude < 1e-9)
    #expect(photo.violations == [])
  }

  @Test func aCommandToAVisibleRectDoesNotStopAnAnimatedZoom() {
    let photo = Photo(Photo.big, at: Point(x: 500, y: 500))
    photo.scroll.advance(to: .zero)
    photo.scroll.setZoomScale(3, about: .zero, animated: true)
    photo.play(0.1)
    let point = photo.content(at: Point(x: 200, y: 300))
    let rect = Rect(x: point.x, y: point.y, width: 1, height: 1)
    photo.scroll.scrollRectToVisible(rect, animated: true)
    #expect(photo.scroll.destinationZoomScale == 3)
    photo.settle()
    #expect(photo.scroll.zoomScale == 3)
  }
}
