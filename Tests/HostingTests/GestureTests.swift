import Hands
import ScrollHosting
import Testing

/// Taps, long presses and drags, beside scrolling.
struct GestureTests {
  let desk = Desk([Clamping(), Bouncing()], offset: 1_000)
  let button: ScrollArea
  let log = GestureLog()

  init() {
    button = desk.host.add(frame: Rect(x: 0, y: 1_100, width: 400, height: 100), in: desk.area)
    button.gestures.tap = log.tap
    desk.settle()
  }

  /// A point of the button at the offset 1000.
  let place = Point(50, 150)

  @Test func aTapOnContentThatRestsIsAClickOfTheInnermostArea() {
    desk.area.gestures.tap = { _ in Issue.record("the list was tapped") }
    #expect(desk.tap(at: place) == .tap && log.events == ["tap 1 at (50.0, 50.0)"])
    #expect(desk.host.takesClick(at: place, time: desk.now))
  }

  @Test func aTapElsewhereIsOneOfTheAreaAround() {
    desk.area.gestures.tap = log.tap
    desk.tap(at: Point(50, 300))
    #expect(log.events == ["tap 1 at (50.0, 300.0)"])
  }

  @Test func aTapOnMovingContentCatchesItAndIsNoClick() {
    _ = desk.swipe(from: Point(50, 500), by: Vector(x: 0, y: -300))
    desk.wait(0.1)
    #expect(desk.list.phase == .decelerating)
    #expect(desk.tap(at: place) == .caught && !desk.host.takesClick(at: place, time: desk.now))
    #expect(desk.settle() && log.events.isEmpty)
  }

  @Test func aTouchThatScrollsIsNoClick() {
    #expect(desk.swipe(from: place, by: Vector(x: 0, y: -100)) == .drag)
    #expect(!desk.host.takesClick(at: place - Vector(x: 0, y: 100), time: desk.now))
    #expect(log.events.isEmpty && desk.list.contentOffset.y > 1_000)
    desk.settle()
    desk.list.setContentOffset(Point(0, 1_000), animated: false)
    #expect(desk.tap(at: place) == .tap && desk.host.takesClick(at: place, time: desk.now))
  }

  @Test func aTouchThatReturnsToWhereItBeganIsNoClickEither() {
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 0, y: 50), time: desk.now + 0.1)
    desk.host.touchMoved(to: place, time: desk.now + 0.2)
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.3) != .tap && log.events.isEmpty)
  }

  @Test func aMouseDragsAfterAShorterWayThanAFinger() {
    for device in [PointerDevice.finger, .mouse] {
      desk.host.touchBegan(at: place, time: desk.now, device: device)
      desk.now += 0.1
      desk.host.touchMoved(to: place + Vector(x: 0, y: -7), time: desk.now)
      desk.frame()
      #expect(desk.list.contentOffset.y == (device == .mouse ? 1_003 : 1_000))
      desk.host.touchCancelled(time: desk.now)
    }
  }

  @Test func ofTwoTapsTheSecondIsADoubleTap() {
    button.gestures.doubleTap = log.doubleTap
    desk.tap(at: place)
    desk.wait(0.1)
    desk.tap(at: place + Vector(x: 3, y: 3))
    desk.wait(0.1)
    desk.tap(at: place)
    #expect(log.names == ["tap 1", "double 2", "tap 1"])
  }

  @Test(arguments: [0.1, 0.29, 0.31, 1])
  func aTapThatWaitsIsOneOnceNoSecondCame(_ pause: Double) {
    button.gestures.doubleTap = log.doubleTap
    button.gestures.waitsForDoubleTap = true
    desk.tap(at: place)
    #expect(log.events.isEmpty && desk.host.demand == .sleep(until: desk.now + 0.3))
    desk.wait(pause - 0.05)
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(0.05)
    desk.host.touchEnded(at: place, time: desk.now)
    #expect(log.names == (pause <= 0.3 ? ["double 2"] : ["tap 1"]))
    desk.wait(1)
    #expect(log.names == (pause <= 0.3 ? ["double 2"] : ["tap 1", "tap 1"]))
  }

  @Test func aTapThatWaitsIsOneAtOnceIfTheNextTouchComesDownElsewhere() {
    button.gestures.doubleTap = log.doubleTap
    button.gestures.waitsForDoubleTap = true
    desk.tap(at: place)
    desk.wait(0.1)
    desk.host.touchBegan(at: Point(50, 500), time: desk.now)
    #expect(log.names == ["tap 1"])
  }

  @Test func aTapThatWaitedMayRemoveWhatTheNextTouchIsOn() {
    button.gestures.doubleTap = log.doubleTap
    button.gestures.waitsForDoubleTap = true
    button.gestures.tap = { [desk] _ in desk.host.remove(desk.area) }
    desk.tap(at: place)
    desk.host.touchBegan(at: Point(50, 500), time: desk.now + 0.1)
    #expect(!desk.list.isTracking && desk.host.area(at: Point(50, 500)) == nil)
    #expect(desk.host.touchEnded(at: Point(50, 500), time: desk.now + 0.2) == .tap && desk.settle())
  }

  @Test func tapsInARowAreCounted() {
    for _ in 0..<3 {
      desk.tap(at: place, device: .mouse)
      desk.wait(0.1)
    }
    desk.wait(1)
    desk.tap(at: place, device: .mouse)
    #expect(log.names == ["tap 1", "tap 2", "tap 3", "tap 1"])
  }

  @Test(arguments: [0.0, 0.25, -0.25])
  func noTapThatWaitsIsLost(_ drift: Double) {
    button.gestures.doubleTap = log.doubleTap
    button.gestures.waitsForDoubleTap = true
    let host = desk.host
    let now = desk.now
    let reach = host.gestureSettings.doubleTapDistance
    // Without a frame between: the second one comes too late, or drifts out of reach.
    host.touchBegan(at: place, time: now)
    host.touchEnded(at: place, time: now + 0.05)
    let start = drift != 0 ? place + Vector(x: reach - 1, y: 0) : place
    host.touchBegan(at: start, time: now + (drift != 0 ? 0.1 : 0.3))
    host.touchEnded(at: start + Vector(x: drift * 10, y: 0), time: now + (drift != 0 ? 0.2 : 0.4))
    desk.now += 0.5
    desk.wait(1)
    #expect(log.names == (drift >= 0 ? ["tap 1", "tap 1"] : ["double 2"]))
  }

  @Test func aTapThatWaitsComesWhenTheNextTouchBeginsToDrag() {
    desk.area.gestures.tap = log.tap
    desk.area.gestures.doubleTap = log.doubleTap
    desk.area.gestures.waitsForDoubleTap = true
    let point = Point(50, 500)
    desk.tap(at: point)
    desk.wait(0.05)
    desk.host.touchBegan(at: point, time: desk.now)
    desk.wait(0.05)
    desk.host.touchMoved(to: point - Vector(x: 0, y: 8), time: desk.now)
    desk.frame()
    #expect(log.events.isEmpty)
    desk.host.touchMoved(to: point - Vector(x: 0, y: 30), time: desk.now + 0.01)
    desk.area.gestures.tap = { [desk, log] in
      log.tap($0)
      #expect(desk.list.phase == .tracking)
    }
    desk.now += 0.01
    desk.frame()
    #expect(log.names == ["tap 1"] && desk.list.phase == .dragging)
    desk.wait(1)
    #expect(log.names == ["tap 1"])
  }

  @Test(arguments: ["wheel", "key", "touch", "lift"])
  func aTapThatIsDueComesBeforeAnyInput(_ input: String) {
    button.gestures.doubleTap = log.doubleTap
    button.gestures.waitsForDoubleTap = true
    desk.tap(at: place)
    let late = desk.now + 0.5
    switch input {
    case "wheel": desk.host.wheel(by: Vector(x: 0, y: 1), at: place, time: late)
    case "key": desk.host.keyPressed(.left, time: late)
    case "touch": desk.host.touchBegan(at: place, time: late)
    default:
      desk.host.touchBegan(at: place, time: desk.now + 0.1)
      desk.host.touchEnded(at: place, time: late)
    }
    #expect(log.names.first == "tap 1" && log.names.count == 1)
  }

  @Test(arguments: [[], [0.505], [0.2, 0.51, 0.6], [0.64]])
  func aLongPressDependsOnNoFrame(_ frames: [Double]) {
    let start = desk.now
    var times: [Double] = []
    button.gestures.longPress = { times.append($0.time - start) }
    desk.host.touchBegan(at: place, time: start)
    for time in frames { desk.host.frame(at: start + time) }
    desk.host.touchMoved(to: place + Vector(x: 0, y: -50), time: start + 0.65)
    desk.host.frame(at: start + 0.7)
    #expect(
      times.count == 1 && ((times.first ?? 0) - 0.5).magnitude < 1e-9 && desk.list.contentOffset.y == 1_000)
    #expect(desk.host.touchEnded(at: place, time: start + 0.8) == .longPress && desk.list.phase == .idle)
  }

  @Test(arguments: [(0.0, 0.0, false), (0.4, 9, false), (0.41, 0, true), (0.1, 11, true), (-0.1, 0, true)])
  func aClickIsNoneOnlySoonAfterItsTouchAndNearThere(_ pause: Double, _ way: Double, _ isClick: Bool) {
    _ = desk.swipe(from: place, by: Vector(x: 0, y: -100))
    let end = place + Vector(x: way, y: -100)
    #expect(desk.host.takesClick(at: end, time: desk.now + pause) == isClick)
  }

  @Test(arguments: ["touch", "key"])
  func aClickAfterAnotherTouchOrAKeyIsOne(_ input: String) {
    _ = desk.swipe(from: place, by: Vector(x: 0, y: -100))
    let end = place + Vector(x: 0, y: -100)
    #expect(!desk.host.takesClick(at: end, time: desk.now + 0.1))
    if input == "key" { desk.host.keyPressed(.left, time: desk.now + 0.05) }
    if input == "touch" { desk.host.touchBegan(at: end, time: desk.now + 0.05) }
    #expect(desk.host.takesClick(at: end, time: desk.now + 0.1))
  }
}
