import Hands
import Testing

/// A list in a zoomed page: everything in the page is larger or smaller on the screen.
struct ZoomedNestTests {
  private static let scales = [0.5, 2.5]

  /// The list's corner is at 60 in the view of the page, and the page's corner at (7, 9) in the host.
  private func nested(
    _ scale: Double, _ policy: any NestingPolicy
  ) -> (page: NestedScroller, list: NestedScroller, nest: ScrollNest) {
    let page = NestedScroller(scroller([Clamping()], viewport: 400, content: 1_000), at: Point(x: 7, y: 9))
    let list = page.add(scroller([Clamping()], viewport: 100, content: 800), at: Point(x: 200, y: 200))
    (page.scroll.settings.minimumZoomScale, page.scroll.settings.maximumZoomScale) = (0.25, 4)
    page.scroll.setZoomScale(scale, animated: false)
    page.scroll.contentOffset = Point(x: 200 * scale - 60, y: 200 * scale - 60)
    return (page, list, ScrollNest(page, policy: policy))
  }

  @Test(arguments: scales) func aRectIsConvertedThroughTheZoom(_ scale: Double) {
    let (page, list, nest) = nested(scale, LatchingPolicy.uiKit)
    list.scroll.contentOffset = Point(x: 20, y: 30)
    #expect(list.frame == Rect(x: 67, y: 69, width: 100 * scale, height: 100 * scale))
    let rect = Rect(x: 40, y: 60, width: 30, height: 10)
    #expect(
      list.mapToHost.convert(rect)
        == Rect(x: 67 + 20 * scale, y: 69 + 30 * scale, width: 30 * scale, height: 10 * scale))
    #expect(list.convert(rect, to: page) == Rect(x: 220, y: 230, width: 30, height: 10))
    #expect(page.convert(list.convert(rect, to: page), to: list) == rect)
    let corner = Point(x: 67 + 99 * scale, y: 69 + 99 * scale)
    #expect(nest.scroller(at: corner) === list)
    #expect(nest.scroller(at: corner + Vector(x: 2 * scale, y: 0)) === page)
    let cards = list.add(scroller([Clamping()], viewport: 50), at: Point(x: 30, y: 40))
    #expect(
      cards.frame == Rect(x: 67 + 10 * scale, y: 69 + 10 * scale, width: 50 * scale, height: 50 * scale))
  }

  @Test(arguments: Axis.both, scales) func theContentFollowsTheFinger(_ axis: Axis, _ scale: Double) {
    let (_, list, nest) = nested(scale, LatchingPolicy.uiKit)
    let (down, end) = (axis.point(110, across: 90), axis.point(90, across: 90))
    let held = list.mapToHost.inverted!.convert(down)
    nest.touchBegan(at: down, time: .zero, slop: 0)
    nest.touchMoved(to: end, time: .seconds(0.01))
    #expect((list.mapToHost.convert(held) - end).magnitude < 1e-9)
    #expect((list.scroll.contentOffset[axis] - 20 / scale).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both, scales)
  func theRestOfTheListsMovementMovesThePage(_ axis: Axis, _ scale: Double) {
    let (page, list, nest) = nested(scale, NegotiatingPolicy())
    list.scroll.contentOffset[axis] = 696
    let start = page.scroll.contentOffset[axis]
    nest.touchBegan(at: axis.point(110, across: 90), time: .zero, slop: 0)
    nest.touchMoved(to: axis.point(90, across: 90), time: .seconds(0.01))
    // The list moves by 4 of its points, and the page by the rest on the screen.
    #expect(list.scroll.contentOffset[axis] == 700)
    #expect((page.scroll.contentOffset[axis] - start - 20 + 4 * scale).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both, scales) func aKeyContinuesInThePage(_ axis: Axis, _ scale: Double) {
    let (page, list, nest) = nested(scale, NegotiatingPolicy())
    list.scroll.contentOffset[axis] = 696
    let start = page.scroll.contentOffset[axis]
    nest.step(by: .points(axis.vector(20)), from: list, time: .zero)
    #expect(list.scroll.destination[axis] == 700)
    #expect((page.scroll.destination[axis] - start - 16 * scale).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both, scales)
  func aFlingContinuesAtTheSameSpeedOnTheScreen(_ axis: Axis, _ scale: Double) throws {
    let (page, list, nest) = nested(scale, NegotiatingPolicy())
    list.scroll.contentOffset[axis] = 690 - 100 / scale
    nest.touchBegan(at: axis.point(115, across: 90), time: .zero, slop: 0)
    for step in 1...8 {
      let time = Double(step) * 0.01
      nest.touchMoved(to: axis.point(115 - Double(step) * 5, across: 90), time: .seconds(time))
    }
    nest.touchEnded(at: axis.point(75, across: 90), time: .seconds(0.08))
    #expect((list.scroll.velocity[axis] * scale - 500).magnitude < 1)
    let motion = try #require(list.scroll.motion)
    let edge = try #require(motion.axes[axis].edge)
    let speed = motion.axes[axis].free.velocity(at: edge.time) * scale
    let end = page.scroll.destination[axis]
    let seam = motion.start + edge.time
    nest.advance(to: seam + 1e-9)
    #expect(speed > 20 && (page.scroll.velocity[axis] - speed).magnitude < 1e-3)
    var time = seam.seconds
    while nest.advance(to: .seconds(time)) != .idle, time < 20 { time += 1.0 / 60 }
    #expect(list.scroll.contentOffset[axis] == 700 && page.scroll.contentOffset[axis] == end)
  }

  @Test(arguments: Axis.both, scales) func aSpeedContinuesInThePage(_ axis: Axis, _ scale: Double) {
    let (page, list, nest) = nested(scale, NegotiatingPolicy())
    list.scroll.contentOffset[axis] = 690
    let start = page.scroll.contentOffset[axis]
    nest.move(at: axis.vector(100), from: list, time: .zero)
    for frame in 1...20 { nest.advance(to: .seconds(Double(frame) / 50)) }
    #expect((list.scroll.contentOffset[axis] - 700).magnitude < 1e-9)
    #expect((page.scroll.contentOffset[axis] - start - 40 + 10 * scale).magnitude < 1e-9)
  }

  @Test(arguments: scales) func aRectIsBroughtIntoViewThroughTheZoom(_ scale: Double) {
    let (page, list, _) = nested(scale, LatchingPolicy.uiKit)
    list.scrollRectToVisible(
      Rect(x: 0, y: 640, width: 10, height: 20), align: PerAxis(x: nil, y: .end), animated: false)
    #expect(list.scroll.contentOffset.y == 560)
    // The rect ends at 300 of the page.
    #expect(page.scroll.contentOffset.y == max(0, 300 * scale - 400))
  }

  @Test(arguments: scales) func pinchesWheelsAndDoubleTapsKeepTheirFocusInAZoomedPage(_ scale: Double) {
    let (_, list, nest) = nested(scale, LatchingPolicy.uiKit)
    (list.scroll.settings.minimumZoomScale, list.scroll.settings.maximumZoomScale) = (0.25, 4)
    list.scroll.contentOffset = Point(x: 300, y: 300)
    let focus = Point(x: 90, y: 95)
    let held = list.mapToHost.inverted!.convert(focus)
    nest.pinchBegan(at: focus, time: .zero)
    nest.pinchMoved(to: focus, scale: 1.5, time: .seconds(0.05))
    #expect((list.mapToHost.convert(held) - focus).magnitude < 1e-9)
    #expect((list.scroll.zoomScale - 1.5).magnitude < 1e-9)
    nest.pinchCancelled(time: .seconds(0.06))
    let shown = list.mapToHost.inverted!.convert(focus)
    #expect(nest.zoom(by: 1.2, about: focus, time: .seconds(1)))
    #expect((list.mapToHost.convert(shown) - focus).magnitude < 1e-9)
    #expect(nest.zoomToNextStep(of: [0.5, 1, 2, 3], about: focus, animated: false))
    #expect((list.mapToHost.convert(shown) - focus).magnitude < 1e-9)
  }
}

extension Vector {
  fileprivate var magnitude: Double { max(x.magnitude, y.magnitude) }
}
