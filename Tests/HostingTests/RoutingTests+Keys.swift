import Hands
import ScrollHosting
import Testing

/// Keys, and the focus.
extension RoutingTests {
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
      if isWindow { host.cancelAllTouches(time: .seconds(4.2)) } else { host.focus = nil }
      #expect(outer.phase == .idle)
    }
  }

  /// A callback of the release removes an area. Its touch is cancelled after the callback.
  @Test func keysThatLoseTheFocusAreLetGoAsByAnInput() {
    let other = scroller([Clamping()], viewport: 100)
    let area = host.add(other, frame: Rect(x: 0, y: 700, width: 100, height: 100))
    host.focusesOnTouch = false
    host.focus = outerArea
    host.keyPressed(.down, isRepeat: true, time: .seconds(2))
    host.frame(at: .seconds(2.1))
    host.touchBegan(at: Point(50, 750), time: .seconds(2.1))
    let log = Log()
    outer.delegate = log
    var wasTracking = false
    log.onEvent = { event, _ in
      guard event.hasPrefix("didSettle") else { return }
      host.remove(area)
      wasTracking = other.isTracking
    }
    host.focus = nil
    #expect(wasTracking && !other.isTracking && outer.phase == .idle)
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
}
