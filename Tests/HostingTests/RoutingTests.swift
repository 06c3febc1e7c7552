import Hands
import ScrollHosting
import Testing

/// Which scroller a touch, a wheel or a key moves.
struct RoutingTests {
  private let host = ScrollHost()
  private let outer = ScrollController(
    viewport: Size(width: 400, height: 600), content: Size(width: 400, height: 2_000), behaviors: [Clamping()]
  )
  private let inner = ScrollController(
    viewport: Size(width: 300, height: 200), content: Size(width: 300, height: 500), behaviors: [Clamping()])
  private let outerArea: ScrollArea
  private let innerArea: ScrollArea
  private var now = 1.0

  init() {
    outerArea = host.add(outer, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    innerArea = host.add(inner, frame: Rect(x: 50, y: 100, width: 300, height: 200), in: outerArea)
    host.frame(at: .seconds(1))
  }

  private func rest(_ start: Double) -> Double {
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

  @Test func keysGoToTheFocusAndThenToTheAreasAroundIt() {
    host.focus = innerArea
    #expect(host.keyPressed(.down, time: .seconds(2)) && inner.destination.y == 40)
    #expect(host.keyPressed(.end, time: .seconds(2.1)) && inner.destination.y == 300)
    let end = rest(3)
    #expect(host.keyPressed(.pageDown, time: .seconds(end)) && outer.destination.y == 525)
    #expect(host.keyPressed(.space, time: .seconds(end)) && outer.destination.y == 1_050)
    #expect(host.keyPressed(.shiftSpace, time: .seconds(end)) && inner.destination.y == 125)
    #expect(!host.keyPressed(.left, time: .seconds(end)) && !host.keyPressed(.right, time: .seconds(end)))
    #expect(host.keyPressed(.home, time: .seconds(end)))
  }

  @Test func withoutAFocusKeysReachNobody() {
    #expect(!host.keyPressed(.down, time: .seconds(2)) && outer.destination.y == 0)
    host.touchBegan(at: Point(5, 5), time: .seconds(2))
    host.touchEnded(at: Point(5, 5), time: .seconds(2.1))
    #expect(host.focus === outerArea && host.keyPressed(.down, time: .seconds(3)))
  }

  @Test func pageKeysGoAlongTheAxisThatScrolls() {
    let row = ScrollController(
      viewport: Size(width: 400, height: 100), content: Size(width: 4_000, height: 100),
      behaviors: [Clamping()])
    host.focus = host.add(row, frame: Rect(x: 0, y: 700, width: 400, height: 100))
    #expect(host.keyPressed(.pageDown, time: .seconds(2)) && row.destination.x == 350)
    #expect(host.keyPressed(.end, time: .seconds(2)) && row.destination.x == 3_600)
    #expect(host.keyPressed(.left, time: .seconds(2)) && row.destination.x == 3_560)
  }

  @Test func anArrowKeyThatIsHeldMovesUntilItsRelease() {
    host.focus = outerArea
    host.keyPressed(.down, time: .seconds(2))
    host.keyPressed(.down, isRepeat: true, time: .seconds(2.4))
    let before = outer.contentOffset.y
    host.frame(at: .seconds(2.5))
    #expect((outer.contentOffset.y - before - 120).magnitude < 1)
    host.keyReleased(.down, time: .seconds(2.5))
    let end = outer.contentOffset.y
    #expect(rest(2.6) > 0 && (outer.contentOffset.y - end).magnitude < 1)
  }

  @Test func aHostSleepsWhileAKeyIsHeldAtTheEndOfTheContent() {
    host.focus = outerArea
    host.keyPressed(.down, isRepeat: true, time: .seconds(2))
    for frame in 1...120 { host.frame(at: .seconds(2 + Double(frame) / 60)) }
    #expect(outer.contentOffset.y == 1_400 && outer.phase == .idle && host.wait(from: .seconds(4)) == nil)
    #expect(host.keyPressed(.down, isRepeat: true, time: .seconds(4)) && outer.phase == .idle)
    outer.contentSize.height = 3_000
    #expect(host.keyPressed(.down, isRepeat: true, time: .seconds(5)))
    host.frame(at: .seconds(5.1))
    #expect((outer.contentOffset.y - 1_520).magnitude < 1 && outer.phase == .wheeling)
    host.keyReleased(.down, time: .seconds(5.1))
    let end = outer.contentOffset.y
    #expect(rest(5.2) > 0 && (outer.contentOffset.y - end).magnitude < 1)
  }

  @Test func withoutASpeedEachRepeatOfAKeyIsAStep() {
    host.focus = outerArea
    host.heldKeySpeed = nil
    for index in 0..<5 { host.keyPressed(.down, isRepeat: index > 0, time: .seconds(2 + Double(index) / 30)) }
    #expect(outer.destination.y == 200)
  }

  @Test func keysThatAreHeldAreLetGoWithTheFocusAndTheWindow() {
    for isWindow in [false, true] {
      host.focus = outerArea
      outer.setContentOffset(.zero, animated: false)
      host.keyPressed(.down, isRepeat: true, time: .seconds(isWindow ? 4 : 2))
      host.frame(at: .seconds(isWindow ? 4.1 : 2.1))
      #expect(outer.phase == .wheeling)
      if isWindow { host.cancelAll(time: .seconds(4.2)) } else { host.focus = nil }
      #expect(outer.phase == .idle)
    }
  }

  @Test(arguments: [false, true])
  func anAreaThatIsDisabledGetsNoKeyAndKeysThatAreHeldEnd(_ isOuter: Bool) {
    host.focus = innerArea
    host.keyPressed(.down, isRepeat: true, time: .seconds(2))
    host.frame(at: .seconds(2.1))
    #expect(inner.phase == .wheeling)
    (isOuter ? outerArea : innerArea).isEnabled = false
    let end = rest(2.2)
    #expect(inner.phase == .idle)
    let offset = inner.contentOffset
    #expect(host.keyPressed(.pageDown, time: .seconds(end)) != isOuter && inner.contentOffset == offset)
    #expect(outer.destination.y > 0 || isOuter)
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
