import Hands
import Testing

/// Commands while the scale returns to its limit.
struct ZoomBounceCommandTests {
  /// A photo whose scale returns to 4, or to 1.
  private func bouncing(_ spread: Double) -> Photo {
    let photo = Photo(Size(width: 2_000, height: 3_000), at: Point(x: 500, y: 500), isDrawn: true)
    photo.pinch(at: Point(x: 100, y: 200))
    for step in 1...30 { photo.spread(to: 1 + (spread - 1) * Double(step) / 30) }
    photo.release(after: 0.3)
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
    photo.command { $0.stop() }
    #expect(spread < 1 || photo.gap(held, Point(x: 100, y: 200)) < 1e-6, "about the fingers' point")
    expectRest(photo, spread)
  }

  @Test(arguments: spreads) func anOffsetThatIsSetIsAnOffsetAtTheLimit(_ spread: Double) {
    let photo = bouncing(spread)
    photo.command { $0.contentOffset = Point(x: 700, y: 800) }
    #expect(photo.scroll.contentOffset == Point(x: 700, y: 800))
    expectRest(photo, spread)
  }

  @Test(arguments: Axis.both, spreads) func theOtherAxisShowsTheSameContent(_ axis: Axis, _ spread: Double) {
    let (photo, stopped) = (bouncing(spread), bouncing(spread))
    stopped.scroll.stop()
    photo.command { $0.setContentOffset(Point(x: 700, y: 700), on: axis, animated: false) }
    #expect(photo.scroll.contentOffset[axis] == 700)
    #expect(photo.scroll.contentOffset[axis.cross] == stopped.scroll.contentOffset[axis.cross])
    expectRest(photo, spread)
  }

  @Test(arguments: spreads) func aRectIsBroughtIntoViewAtTheLimit(_ spread: Double) {
    let photo = bouncing(spread)
    let rect = Rect(x: 1_200, y: 1_700, width: 50, height: 50)
    photo.command { $0.scrollRectToVisible(rect, align: PerAxis(.center), animated: false) }
    let shown = photo.scroll.space.mapToParent.convert(rect)
    #expect((shown.midX - 200).magnitude < 1e-6 && (shown.midY - 300).magnitude < 1e-6)
    expectRest(photo, spread)
  }

  @Test(arguments: spreads) func aFingerThatHoldsTheScaleKeepsItUntilTheLift(_ spread: Double) {
    let photo = bouncing(spread)
    photo.scroll.touchBegan(at: .zero, time: photo.time)
    let scale = photo.scroll.zoomScale
    photo.command { $0.contentOffset = Point(x: 700, y: 800) }
    #expect(photo.scroll.zoomScale == scale && (scale > 4 || scale < 1))
    photo.scroll.touchEnded(at: .zero, time: photo.time)
    photo.settle()
    #expect(photo.scroll.zoomScale == (spread > 1 ? 4 : 1) && photo.violations == [])
  }
}
