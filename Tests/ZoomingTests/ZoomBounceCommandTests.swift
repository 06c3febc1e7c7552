import Hands
import Testing

/// Commands while the scale returns to its limit.
struct ZoomBounceCommandTests {
  /// A photo whose scale returns to 4, or to 1.
  private func bouncing(_ spread: Double) -> Photo {
    let photo = Photo(Size(width: 2_000, height: 3_000))
    photo.scroll.advance(to: .zero)
    photo.scroll.contentOffset = Point(x: 500, y: 500)
    photo.pinch(at: Point(x: 100, y: 200))
    for step in 1...30 { photo.spread(to: 1 + (spread - 1) * Double(step) / 30) }
    photo.now += 0.3
    photo.release()
    photo.play(0.04)
    #expect(photo.scroll.isZoomBouncing)
    return photo
  }

  private static let spreads = [7.0, 0.3]

  private func expectRest(_ photo: Photo, _ spread: Double, sourceLocation: SourceLocation = #_sourceLocation)
  {
    let scroll = photo.scroll
    #expect(scroll.zoomScale == (spread > 1 ? 4 : 1), sourceLocation: sourceLocation)
    #expect(!scroll.isZooming && !scroll.isZoomBouncing, sourceLocation: sourceLocation)
    let offset = scroll.contentOffset
    photo.play(0.5)
    #expect(scroll.phase == .idle && scroll.contentOffset == offset, sourceLocation: sourceLocation)
    #expect(photo.violations == [], sourceLocation: sourceLocation)
  }

  @Test(arguments: spreads) func stopSetsTheScaleToItsLimit(_ spread: Double) {
    let photo = bouncing(spread)
    let held = photo.content(at: Point(x: 100, y: 200))
    photo.beginCall(isCommand: true)
    photo.scroll.stop()
    photo.endCall()
    #expect(spread < 1 || photo.gap(held, Point(x: 100, y: 200)) < 1e-6, "about the fingers' point")
    expectRest(photo, spread)
  }

  @Test(arguments: spreads) func anOffsetThatIsSetIsAnOffsetAtTheLimit(_ spread: Double) {
    let photo = bouncing(spread)
    photo.beginCall(isCommand: true)
    photo.scroll.contentOffset = Point(x: 700, y: 800)
    photo.endCall()
    #expect(photo.scroll.contentOffset == Point(x: 700, y: 800))
    expectRest(photo, spread)
  }

  @Test(arguments: Axis.both, spreads) func theOtherAxisShowsTheSameContent(_ axis: Axis, _ spread: Double) {
    let (photo, stopped) = (bouncing(spread), bouncing(spread))
    stopped.scroll.stop()
    photo.beginCall(isCommand: true)
    photo.scroll.setContentOffset(Point(x: 700, y: 700), on: axis, animated: false)
    photo.endCall()
    #expect(photo.scroll.contentOffset[axis] == 700)
    #expect(photo.scroll.contentOffset[axis.cross] == stopped.scroll.contentOffset[axis.cross])
    expectRest(photo, spread)
  }

  @Test(arguments: spreads) func aRectIsBroughtIntoViewAtTheLimit(_ spread: Double) {
    let photo = bouncing(spread)
    let scroll = photo.scroll
    let rect = Rect(x: 1_200, y: 1_700, width: 50, height: 50)
    photo.beginCall(isCommand: true)
    scroll.scrollRectToVisible(scroll.converted(fromContent: rect), align: PerAxis(.center), animated: false)
    photo.endCall()
    let shown = scroll.space.mapToParent.convert(rect)
    #expect((shown.midX - 200).magnitude < 1e-6 && (shown.midY - 300).magnitude < 1e-6)
    expectRest(photo, spread)
  }

  @Test(arguments: spreads) func aFingerThatHoldsTheScaleKeepsItUntilTheLift(_ spread: Double) {
    let photo = bouncing(spread)
    photo.scroll.touchBegan(at: .zero, time: .seconds(photo.now))
    let scale = photo.scroll.zoomScale
    photo.beginCall(isCommand: true)
    photo.scroll.contentOffset = Point(x: 700, y: 800)
    photo.endCall()
    #expect(photo.scroll.zoomScale == scale && (scale > 4 || scale < 1))
    photo.scroll.touchEnded(at: .zero, time: .seconds(photo.now))
    photo.settle()
    #expect(photo.scroll.zoomScale == (spread > 1 ? 4 : 1) && photo.violations == [])
  }
}
