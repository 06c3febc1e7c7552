import Hands
import Testing

/// The place of zoomed content: under fingers, between margins and insets, and beside its indicators.
struct ZoomViewTests {

  @Test(arguments: [30.0, 60, 100, 144])
  func aTimedZoomArrivesOnTimeAndHoldsItsFocus(rate: Double) throws {
    let photo = Photo(isDrawn: true)
    let tap = Point(x: 120, y: 450)
    let point = photo.content(at: tap)
    var (outcome, arrival): (AnimationOutcome?, Double?)
    let isTaken = photo.scroll.setZoomScale(3, about: tap, arrival: .timed(0.3, .easeInOut)) { outcome = $0 }
    #expect(isTaken)
    photo.settle(rate: rate) {
      #expect(photo.gap(point, tap) < 1e-9)
      if outcome != nil, arrival == nil { arrival = photo.now }
    }
    let time = try #require(arrival)
    // The clock of an animation starts with its first frame.
    let due = 1 / rate + 0.3
    #expect(time > due - 1e-9 && time < due + 1 / rate + 1e-9)
    #expect(outcome == .finished)
    #expect(photo.scroll.zoomScale == 3)
    #expect(photo.scroll.contentOffset == Point(x: 240, y: 900))
  }

  @Test(arguments: [0.5, 0.8, 1, 1.2, 1.5, 2, 4])
  func alignedContentHasEqualMarginsAtAnyScale(_ scale: Double) {
    let photo = Photo(
      Size(width: 400, height: 400), scales: 0.5...4, behaviors: [Aligning(.center), Bouncing()])
    for corner in [Point.zero, Point(x: 400, y: 0), Point(x: 30, y: 600)] {
      photo.scroll.zoomScale = 1
      photo.scroll.setZoomScale(scale, about: corner, animated: false)
      photo.settle()
      let shown = photo.scroll.space.mapToParent.convert(Rect(x: 0, y: 0, width: 400, height: 400))
      for axis in Axis.both {
        let (before, behind) = (
          shown.origin[axis], photo.scroll.viewport[axis] - shown.origin[axis] - shown.size[axis]
        )
        if shown.size[axis] < photo.scroll.viewport[axis] {
          #expect((before - behind).magnitude < 1e-9 && before > 0)
        } else {
          #expect(before <= 0 && behind <= 0)
        }
      }
    }
  }

  @Test func indicatorsShowZoomedContentAsContentOfThatLength() {
    let (bars, others) = (Indicators(), Indicators())
    let photo = Photo(behaviors: [Bouncing(), bars])
    let long = Photo(Size(width: 800, height: 1_200), behaviors: [Bouncing(), others])
    photo.scroll.zoomScale = 2
    for part in [0, 0.25, 0.5, 1] {
      let offset = Point(x: 400 * part, y: 600 * part)
      photo.scroll.contentOffset = offset
      long.scroll.contentOffset = offset
      for axis in Axis.both {
        let thumb = bars.thumb(on: axis, at: .zero)?.rect
        #expect(thumb == others.thumb(on: axis, at: .zero)?.rect)
        // The track is the view less two margins of 3, and less the corner of 6.
        #expect(thumb?.size[axis] == (photo.scroll.viewport[axis] - 12) / 2)
      }
    }
  }

  @Test func aRectFillsTheViewWithinTheInsets() {
    for isAnimated in [false, true] {
      let photo = Photo()
      photo.scroll.contentInset = Insets(top: 100, bottom: 50)
      photo.scroll.zoom(to: Rect(x: 100, y: 200, width: 100, height: 112.5), animated: isAnimated)
      photo.settle()
      #expect(photo.scroll.zoomScale == 4)
      let shown = photo.scroll.space.mapToParent.convert(Rect(x: 100, y: 200, width: 100, height: 112.5))
      #expect(shown == Rect(x: 0, y: 100, width: 400, height: 450))
    }
  }

  @Test(arguments: 0..<20)
  func aMovingPinchKeepsItsPointWithinTheWalls(_ seed: UInt64) {
    var generator = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &generator) }
    let photo = Photo(Size(width: 8_000, height: 8_000))
    photo.scroll.contentOffset = Point(x: number(3_000...4_000), y: number(3_000...4_000))
    for _ in 0..<3 {
      let start = Point(x: number(0...400), y: number(0...600))
      photo.pinch(at: start)
      let point = photo.content(at: start)
      let spreads = 1 / photo.scroll.zoomScale...4 / photo.scroll.zoomScale
      for _ in 0..<40 {
        let focus = Point(x: number(0...400), y: number(0...600))
        photo.spread(to: number(spreads), at: focus)
        #expect(photo.overshoot == 0)
        #expect(photo.gap(point, focus) < 1e-9)
      }
      photo.releaseToRest(after: 1)
    }
    #expect(photo.violations == [])
  }
}
