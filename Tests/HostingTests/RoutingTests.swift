import Hands
import ScrollHosting
import Testing

/// Which scroller a touch, a wheel or a key moves.
struct RoutingTests {
  let host = ScrollHost()
  let outer = ScrollController(
    viewport: Size(width: 400, height: 600), content: Size(width: 400, height: 2_000), behaviors: [Clamping()]
  )
  let inner = ScrollController(
    viewport: Size(width: 300, height: 200), content: Size(width: 300, height: 500), behaviors: [Clamping()])
  let outerArea: ScrollArea
  let innerArea: ScrollArea
  var now = 1.0

  init() {
    outerArea = host.add(outer, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    innerArea = host.add(inner, frame: Rect(x: 50, y: 100, width: 300, height: 200), in: outerArea)
    host.frame(at: .seconds(1))
  }

  func rest(_ start: Double) -> Double {
    var now = start
    while let wake = host.nextWake(from: .seconds(now)) {
      now = max(now, wake.seconds)
      host.frame(at: .seconds(now))
    }
    return now
  }

  @Test func aTouchMovesTheInnermostScrollerUnderIt() {
    host.touchBegan(at: Point(100, 250), time: .seconds(2))
    host.touchEnded(at: Point(100, 150), time: .seconds(2.5))
    #expect(inner.contentOffset.y == 90 && outer.contentOffset.y == 0)
    host.touchBegan(at: Point(20, 250), time: .seconds(3))
    host.touchEnded(at: Point(20, 150), time: .seconds(3.5))
    #expect(inner.contentOffset.y == 90 && outer.contentOffset.y == 90)
    #expect(inner.diagnostics.total == 0 && outer.diagnostics.total == 0 && host.diagnostics.total == 0)
  }

  @Test func eachOfTwoTouchesMovesItsOwnScroller() {
    host.touchBegan(at: Point(100, 250), time: .seconds(2), id: 1)
    host.touchBegan(at: Point(20, 250), time: .seconds(2), id: 2)
    host.touchMoved(to: Point(100, 200), time: .seconds(2.1), id: 1)
    host.touchMoved(to: Point(20, 200), time: .seconds(2.1), id: 2)
    host.frame(at: .seconds(2.2))
    #expect(outer.contentOffset.y == 40 && inner.contentOffset.y > 0)
  }

  @Test func aWheelMovesTheScrollerAroundWhereTheInnerOneHasNoWay() {
    host.wheel(by: Vector(x: 0, y: 50), at: Point(100, 200), time: .seconds(2))
    #expect(inner.contentOffset.y == 50 && outer.contentOffset.y == 0)
    inner.contentOffset.y = 300
    host.wheel(by: Vector(x: 0, y: 50), at: Point(100, 200), time: .seconds(3))
    #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 50)
  }

  @Test func aWheelKeepsToItsScrollerUntilAPauseOrAnotherPlace() {
    inner.contentOffset.y = 250
    host.wheel(by: Vector(x: 0, y: 40), at: Point(100, 200), time: .seconds(2))
    host.wheel(by: Vector(x: 0, y: 40), at: Point(100, 200), time: .seconds(2.05))
    #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 0)
    host.wheel(by: Vector(x: 0, y: 40), at: Point(100, 220), time: .seconds(2.06))
    #expect(outer.contentOffset.y == 40)
    let end = rest(3)
    host.wheel(by: Vector(x: 0, y: -10), at: Point(100, 150), time: .seconds(end))
    #expect(inner.contentOffset.y == 290)
  }

  @Test func eachOfTwoWheelsKeepsToItsScroller() {
    inner.contentOffset.y = 250
    for time in [2, 2.05, 2.1] {
      host.wheel(by: Vector(x: 0, y: 40), at: Point(100, 200), time: .seconds(time), id: 1)
      host.wheel(by: Vector(x: 0, y: 15), at: Point(5, 5), time: .seconds(time), id: 2)
    }
    #expect(inner.contentOffset.y == 300 && outer.contentOffset.y == 45)
    #expect(inner.phase == .wheeling && outer.phase == .wheeling)
  }

  @Test func momentumBelongsToTheSwipeBeforeIt() {
    inner.contentOffset.y = 200
    let point = Point(100, 200)
    host.wheel(by: Vector(x: 0, y: 10), phase: .began, at: point, time: .seconds(2))
    host.wheel(by: Vector(x: 0, y: 30), phase: .changed, at: point, time: .seconds(2.01))
    host.wheel(by: .zero, phase: .ended, at: point, time: .seconds(2.02))
    host.wheel(by: Vector(x: 0, y: 200), phase: .momentumBegan, at: Point(5, 5), time: .seconds(2.03))
    #expect(outer.contentOffset.y == 0)
    host.wheel(by: .zero, phase: .momentumEnded, at: point, time: .seconds(2.04))
    let end = rest(2.1)
    host.wheel(by: Vector(x: 0, y: 10), phase: .began, at: Point(5, 5), time: .seconds(end))
    #expect(outer.contentOffset.y == 10)
  }

  @Test func notchesGoWhereDeltasGo() {
    host.step(by: .notches(Vector(x: 0, y: 1)), at: Point(100, 200), time: .seconds(2))
    #expect(inner.destination.y == 120 && outer.destination.y == 0)
    host.step(by: .notches(Vector(x: 0, y: 1)), at: Point(5, 5), time: .seconds(2))
    #expect(outer.destination.y == 120)
  }

  @Test func aWheelOverNobodyAndATouchOutsideMoveNothing() {
    host.wheel(by: Vector(x: 0, y: 40), at: Point(900, 200), time: .seconds(2))
    host.step(by: .notches(Vector(x: 0, y: 1)), at: Point(900, 200), time: .seconds(2))
    host.touchBegan(at: Point(900, 250), time: .seconds(2))
    host.touchMoved(to: Point(100, 200), time: .seconds(2.1))
    #expect(host.touchEnded(at: Point(100, 200), time: .seconds(2.2)) == .moved)
    #expect(outer.contentOffset == .zero && inner.contentOffset == .zero && host.diagnostics.total == 0)
  }

  @Test(arguments: [WheelPhase.changed, .unknown])
  func aWheelEndsForAnAreaThatIsDisabledAmidItsGesture(_ phase: WheelPhase) {
    let point = Point(100, 200)
    host.wheel(
      by: Vector(x: 0, y: 20), phase: phase == .changed ? .began : .unknown, at: point, time: .seconds(2))
    innerArea.isEnabled = false
    host.wheel(by: Vector(x: 0, y: 20), phase: phase, at: point, time: .seconds(2.01))
    host.wheel(by: Vector(x: 0, y: 20), phase: phase, at: point, time: .seconds(2.02))
    #expect(inner.contentOffset.y == 20 && outer.contentOffset.y == 0 && inner.phase == .idle)
    host.wheel(by: Vector(x: 0, y: 20), phase: .began, at: point, time: .seconds(4))
    #expect(outer.contentOffset.y == 20)
  }

  @Test func theRestOfASwipeMovesNobodyAfterItsScrollerIsGone() {
    let point = Point(100, 200)
    host.wheel(by: Vector(x: 0, y: 20), phase: .began, at: point, time: .seconds(2))
    host.remove(innerArea)
    host.wheel(by: Vector(x: 0, y: 20), phase: .changed, at: point, time: .seconds(2.01))
    host.wheel(by: .zero, phase: .ended, at: point, time: .seconds(2.02))
    host.wheel(by: Vector(x: 0, y: 20), phase: .momentumBegan, at: point, time: .seconds(2.03))
    host.wheel(by: .zero, phase: .momentumEnded, at: point, time: .seconds(2.04))
    #expect(outer.contentOffset.y == 0 && inner.contentOffset.y == 20 && inner.phase == .idle)
    host.wheel(by: Vector(x: 0, y: 20), at: point, time: .seconds(2.05))
    #expect(outer.contentOffset.y == 20)
  }

  @Test func aThumbIsDraggedAndNoTap() {
    let indicators = Indicators()
    outer.behaviors.append(indicators)
    indicators.flash(at: .seconds(2))
    host.frame(at: .seconds(2))
    guard let thumb = indicators.thumb(on: .vertical, at: .seconds(2)), thumb.opacity > 0 else {
      Issue.record("no thumb is seen")
      return
    }
    outerArea.gestures.tap = { _ in Issue.record("the thumb was tapped") }
    let place = Point(thumb.rect.minX + thumb.rect.width / 2, thumb.rect.minY + thumb.rect.height / 2)
    host.touchBegan(at: place, time: .seconds(2.1), device: .mouse)
    #expect(indicators.pressedAxis == .vertical && !outer.isTracking)
    host.touchMoved(to: place + Vector(x: 0, y: 60), time: .seconds(2.2))
    host.frame(at: .seconds(2.3))
    #expect(outer.contentOffset.y > 150)
    #expect(host.touchEnded(at: place + Vector(x: 0, y: 1_000), time: .seconds(2.4)) == .drag)
    #expect(outer.contentOffset.y == 1_400 && indicators.pressedAxis == nil)
    #expect(outer.diagnostics.total == 0)
  }

  @Test func twoFingersOnAScrollerThatZoomsPinch() {
    outer.settings.maximumZoomScale = 4
    host.touchBegan(at: Point(20, 300), time: .seconds(2), id: 1)
    host.touchBegan(at: Point(20, 400), time: .seconds(2.1), id: 2)
    host.touchMoved(to: Point(20, 250), time: .seconds(2.2), id: 1)
    host.touchMoved(to: Point(20, 450), time: .seconds(2.2), id: 2)
    host.frame(at: .seconds(2.3))
    #expect(outer.zoomScale == 2)
    #expect(host.touchEnded(at: Point(20, 450), time: .seconds(2.4), id: 2) == .drag)
    let offset = outer.contentOffset.y
    host.touchMoved(to: Point(20, 200), time: .seconds(2.5), id: 1)
    host.frame(at: .seconds(2.6))
    #expect(outer.contentOffset.y == offset + 50)
    host.touchEnded(at: Point(20, 200), time: .seconds(2.7), id: 1)
    #expect(host.zoom(by: 1.5, about: Point(20, 20), time: .seconds(3)) && outer.zoomScale == 3)
    #expect(!host.zoom(by: 1.5, about: Point(900, 20), time: .seconds(3)))
    #expect(host.diagnostics.total == 0 && outer.diagnostics.total == 0)
  }
}
