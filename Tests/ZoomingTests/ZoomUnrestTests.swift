import Hands
import Testing

/// Layouts, changes of the chain and snapshots during zooms.
struct ZoomUnrestTests {
  enum Change: CaseIterable {
    case content, viewport, inset, chain, reversed, update, obscured, adjusted, narrower, wider, reduced, same
  }

  enum Zoomed: CaseIterable { case pinched, bouncing, flung, animated, held }

  /// A photo during a zoom, after some frames.
  private func photo(_ zoomed: Zoomed) -> Photo {
    let photo = Photo(Photo.big, at: Point(x: 500, y: 500), isDrawn: true)
    if zoomed == .animated {
      photo.scroll.setZoomScale(4, about: Point(x: 90, y: 500), animated: true)
      photo.play(0.1)
      return photo
    }
    photo.pinch(at: Point(x: 100, y: 200))
    for step in 1...30 {
      let way = zoomed == .flung ? 5 * Double(step) : 0
      photo.spread(to: 1 + 0.2 * Double(step), at: Point(x: 100 + way, y: 200))
    }
    if zoomed == .pinched { return photo }
    photo.release()
    photo.play(0.08)
    if zoomed == .held { photo.scroll.touchBegan(at: .zero, time: photo.time) }
    return photo
  }

  private func apply(_ change: Change, _ scroll: ScrollController) {
    switch change {
    case .content: scroll.contentSize = Size(width: 900, height: 4_000)
    case .viewport: scroll.viewport = Size(width: 600, height: 400)
    case .inset: scroll.contentInset = Insets(top: 50, left: 20, bottom: 0, right: 9)
    case .chain: scroll.behaviors.insert(Aligning(.center), at: 0)
    case .reversed: scroll.isReversed = PerAxis(true)
    case .update:
      scroll.update {
        scroll.viewport = Size(width: 600, height: 400)
        scroll.contentSize = Size(width: 900, height: 900)
        scroll.settings.slop = 3
      }
    case .obscured: scroll.obscured.bottom = 200
    case .adjusted: scroll.contentInsetAdjustment = .never
    case .narrower: scroll.settings.maximumZoomScale = 2
    case .wider: scroll.settings.maximumZoomScale = 8
    case .reduced: scroll.settings.reducesMotion = true
    case .same: scroll.invalidateLayout()
    }
  }

  @Test(arguments: Zoomed.allCases, Change.allCases)
  func aChangeDuringAZoomEndsWithinTheLimitsWithoutAJump(_ zoomed: Zoomed, _ change: Change) {
    let photo = photo(zoomed)
    let scroll = photo.scroll
    let before = scroll.zoomScale
    photo.command { apply(change, $0) }
    if change != .narrower { #expect(scroll.zoomScale == before) }
    photo.frame(after: 1.0 / 60)
    if zoomed == .pinched {
      photo.spread(to: 6.9)
      if change != .narrower { #expect((scroll.zoomScale / before - 1).magnitude < 0.05) }
      photo.release()
    }
    if zoomed == .held { scroll.touchEnded(at: .zero, time: photo.time) }
    let (scale, destination) = (scroll.destinationZoomScale, scroll.destination)
    photo.settle()
    #expect(scroll.zoomScale == scale && scroll.contentOffset == destination)
    #expect(scroll.zoomScale >= scroll.settings.minimumZoomScale)
    #expect(scroll.zoomScale <= scroll.settings.maximumZoomScale)
    #expect(photo.overshoot == 0)
    #expect(!scroll.isZooming && scroll.phase == .idle)
    #expect(photo.violations == [])
  }

  @Test(arguments: Zoomed.allCases)
  func aSnapshotDuringAZoomContinuesToTheLastBit(_ zoomed: Zoomed) throws {
    let photo = photo(zoomed)
    if zoomed == .pinched {
      photo.scroll.touchBegan(at: Point(x: 9, y: 9), time: photo.time, id: 4)
      photo.scroll.zoomScale = 2
    }
    let other = Photo(Size(width: 1, height: 1), behaviors: [Bouncing()])
    try other.scroll.restore(try #require(photo.scroll.snapshot()))
    other.now = photo.now
    func both(_ body: (Photo) -> Void) {
      body(photo)
      body(other)
      #expect(photo.scroll.zoomScale == other.scroll.zoomScale)
      #expect(photo.scroll.contentOffset == other.scroll.contentOffset)
      #expect(photo.scroll.velocity == other.scroll.velocity)
      #expect(photo.scroll.phase == other.scroll.phase)
    }
    if zoomed == .pinched {
      for step in 1...9 {
        both { $0.spread(to: 7 + Double(step) / 4, at: Point(x: 250 - 4 * Double(step), y: 200)) }
      }
      both { $0.release() }
      both { $0.scroll.touchMoved(to: Point(x: 30, y: 40), time: .seconds($0.now), id: 4) }
      both { $0.scroll.touchEnded(at: Point(x: 30, y: 40), time: .seconds($0.now), id: 4) }
    }
    if zoomed == .held { both { $0.scroll.touchEnded(at: .zero, time: .seconds($0.now)) } }
    for _ in 0..<400 { both { $0.frame(after: 1.0 / 60) } }
    #expect(photo.scroll.phase == .idle && (zoomed != .bouncing || photo.scroll.zoomScale == 4))
  }

  @Test func aWheelPastTheLimitDoesNotStopTheBounce() {
    let photo = photo(.bouncing)
    let (scale, destination) = (photo.scroll.zoomScale, photo.scroll.destination)
    photo.scroll.zoom(by: 1.01, about: Point(x: 3, y: 4), time: photo.time)
    #expect(photo.scroll.zoomScale == scale)
    photo.settle()
    #expect(photo.scroll.contentOffset == destination)
    #expect(photo.scroll.zoomScale == 4)
  }

  @Test func reducedMotionEndsAZoomAtOnce() {
    let photo = photo(.animated)
    photo.scroll.settings.reducesMotion = true
    photo.scroll.zoomToNextStep(of: [1, 2])
    #expect(photo.scroll.zoomScale == 1 && photo.scroll.phase == .idle)
    photo.scroll.zoom(to: Rect(x: 900, y: 900, width: 200, height: 300), animated: true)
    #expect(photo.scroll.zoomScale == 2 && photo.scroll.phase == .idle)
    photo.scroll.zoom(to: Rect(x: 100, y: 900, width: 200, height: 300), animated: true)
    #expect(photo.scroll.contentOffset == Point(x: 200, y: 1_800) && photo.scroll.phase == .idle)
    #expect(photo.violations == [])
  }

  @Test func aSpeedAtTheLiftPastALimitBecomesAFling() {
    let (pinched, plain) = (photo(.pinched), Photo(Photo.big))
    pinched.spread(to: 7, at: Point(x: 99, y: 199))
    pinched.scroll.pinchEnded(time: .seconds(pinched.now), velocity: Vector(x: -800, y: -300))
    #expect(pinched.scroll.isZoomBouncing)
    plain.scroll.advance(to: .zero)
    plain.scroll.setZoomScale(4, animated: false)
    let start = pinched.scroll.motion!.offset(at: .seconds(pinched.now))
    plain.scroll.contentOffset = start
    plain.scroll.fling(velocity: Vector(x: 800, y: 300))
    let (one, other) = (pinched.scroll.destination - start, plain.scroll.destination - start)
    #expect((one - other).x.magnitude < 1e-6 && (one - other).y.magnitude < 1e-6, "\(one) \(other) \(start)")
    pinched.settle()
    #expect(pinched.violations == [])
  }
}
