import Hands
import ScrollHosting
import Testing

/// Taps, long presses and drags, beside scrolling.
struct GestureTests {
  private let desk = Desk([Clamping(), Bouncing()], offset: 1_000)
  private let button: ScrollArea
  private let log = GestureLog()

  init() {
    button = desk.host.add(frame: Rect(x: 0, y: 1_100, width: 400, height: 100), in: desk.area)
    button.gestures.tap = log.tap
    desk.settle()
  }

  /// A point of the button at the offset 1000.
  private let place = Point(50, 150)

  @Test func aTapOnContentThatRestsIsAClickOfTheInnermostArea() {
    desk.area.gestures.tap = { _ in Issue.record("the list was tapped") }
    #expect(desk.tap(at: place) == .tap && log.events == ["tap 1 at (50.0, 50.0)"])
    #expect(desk.host.takesClick(at: place, time: desk.now))
  }

  @Test func aTapElsewhereIsOneOfTheAreaAround() {
    desk.area.gestures.tap = log.tap
    desk.tap(at: Point(50, 300))
    #expect(log.events == ["tap 1 at (50.0, 1300.0)"])
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

  @Test func aLongPressComesByItselfAndIsNoTap() {
    button.gestures.longPress = log.press
    desk.host.focus = desk.area
    desk.settle()
    desk.forgetFrames()
    desk.host.touchBegan(at: place, time: desk.now)
    #expect(desk.host.demand == .sleep(until: desk.now + 0.5))
    desk.wait(0.49)
    #expect(log.events.isEmpty && desk.frames.isEmpty)
    desk.wait(0.02)
    #expect(log.names == ["press"] && !desk.list.isTracking)
    desk.host.touchMoved(to: place + Vector(x: 0, y: -100), time: desk.now)
    desk.frame()
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.1) == .longPress)
    #expect(log.names == ["press"] && desk.list.contentOffset.y == 1_000)
    #expect(!desk.host.takesClick(at: place, time: desk.now + 0.2))
  }

  @Test func aLongPressNeedsNoFrameIfTheLiftComesFirst() {
    button.gestures.longPress = log.press
    desk.host.touchBegan(at: place, time: desk.now)
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.7) == .longPress && log.names == ["press"])
  }

  @Test func withoutALongPressATouchThatStaysIsATap() {
    #expect(desk.tap(at: place, for: 2) == .tap && log.names == ["tap 1"])
  }

  @Test func aTouchThatMovedOrCaughtIsNoLongPress() {
    button.gestures.longPress = log.press
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 0, y: -30), time: desk.now + 0.1)
    desk.wait(1)
    desk.host.touchEnded(at: place + Vector(x: 0, y: -30), time: desk.now)
    desk.settle()
    desk.list.setContentOffset(Point(0, 1_000), animated: false)
    desk.list.fling(velocity: Vector(x: 0, y: 3_000))
    desk.wait(0.1)
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(1)
    desk.host.touchEnded(at: place, time: desk.now)
    #expect(log.events.isEmpty)
  }

  @Test(arguments: [DragStart.anywhere, .horizontally, .vertically], [true, false])
  func aDragTakesWhatItIsForAndLeavesTheRestToTheScroller(_ start: DragStart, _ isHorizontal: Bool) {
    button.gestures.drag = log.drag
    button.gestures.dragStart = start
    let way = isHorizontal ? Vector(x: 80, y: 0) : Vector(x: 0, y: -80)
    let isDrag = start == .anywhere || (start == .horizontally) == isHorizontal
    #expect(desk.swipe(from: place, by: way) == .drag)
    #expect(log.names.isEmpty != isDrag && (desk.list.contentOffset.y != 1_000) == (!isDrag && !isHorizontal))
    if isDrag {
      #expect(log.names.first == "began" && log.names.last == "ended" && log.lastDrag?.translation == way)
      let speed = isHorizontal ? log.lastDrag?.velocity.x ?? 0 : -(log.lastDrag?.velocity.y ?? 0)
      #expect((speed - 1_000).magnitude < 50)
    }
    #expect(desk.settle() && !desk.list.isTracking)
  }

  @Test func aDragAfterALongPressLeavesScrollingAlone() {
    button.gestures.drag = log.drag
    button.gestures.dragStart = .afterLongPress
    #expect(desk.swipe(from: place, by: Vector(x: 0, y: -80)) == .drag && log.names.isEmpty)
    desk.settle()
    desk.list.setContentOffset(Point(0, 1_000), animated: false)
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(0.6)
    desk.host.touchMoved(to: place + Vector(x: 0, y: 20), time: desk.now)
    desk.frame()
    desk.host.touchEnded(at: place + Vector(x: 0, y: 20), time: desk.now)
    #expect(log.names == ["began", "changed", "ended"] && desk.list.contentOffset.y == 1_000)
  }

  @Test func anAreaAroundAScrollerDragsOnlyWhatTheScrollerCannotMove() {
    let host = ScrollHost()
    let sheet = host.add(frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let list = scroller([Clamping()])
    host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 400), in: sheet)
    sheet.gestures.drag = log.drag
    sheet.gestures.dragStart = .vertically
    for way in [-80.0, 80] {
      list.setContentOffset(.zero, animated: false)
      host.touchBegan(at: Point(50, 200), time: .seconds(1))
      host.touchEnded(at: Point(50, 200 + way), time: .seconds(1.2))
      #expect(log.names == (way < 0 ? [] : ["began", "ended"]))
      #expect((list.contentOffset.y > 0) == (way < 0))
    }
  }

  @Test func aSliderBesideScrollersNeedsNone() {
    let host = ScrollHost()
    let slider = host.add(frame: Rect(x: 10, y: 10, width: 100, height: 20))
    slider.gestures.drag = log.drag
    slider.gestures.tap = log.tap
    host.touchBegan(at: Point(20, 20), time: .seconds(1))
    #expect(host.touchEnded(at: Point(20, 20), time: .seconds(1.1)) == .tap)
    host.touchBegan(at: Point(20, 20), time: .seconds(2))
    #expect(host.touchEnded(at: Point(60, 20), time: .seconds(2.1)) == .drag)
    #expect(log.names == ["tap 1", "began", "ended"] && log.lastDrag?.position == Point(50, 10))
  }

  @Test func anAreaThatLeavesAmidItsGestureHearsACancelledDrag() {
    button.gestures.drag = log.drag
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 40, y: 0), time: desk.now + 0.1)
    desk.frame()
    desk.host.remove(button)
    #expect(log.names == ["began", "cancelled"])
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.2) == .none)
    #expect(desk.host.diagnostics.total == 0)
  }

  @Test func aScrollerThatLeavesAmidATouchIsLetGo() {
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 0, y: 40), time: desk.now + 0.1)
    desk.frame()
    #expect(desk.list.phase == .dragging)
    desk.host.remove(desk.area)
    #expect(!desk.list.isTracking && desk.list.phase == .idle)
    #expect(desk.host.touchEnded(at: place, time: desk.now + 0.2) == .none)
  }

  @Test func aScrollerThatLeavesInACallbackIsLetGoWithTheNextInput() {
    let callbacks = Log()
    desk.list.delegate = callbacks
    callbacks.once("didScroll") { [desk] _ in desk.host.remove(desk.area) }
    desk.host.touchBegan(at: place, time: desk.now)
    desk.host.touchMoved(to: place + Vector(x: 0, y: 40), time: desk.now + 0.1)
    desk.frame()
    desk.frame()
    #expect(!desk.list.isTracking && desk.list.phase == .idle)
  }

  @Test func aLostWindowCancelsAllThatIsHeld() {
    button.gestures.drag = log.drag
    desk.host.touchBegan(at: place, time: desk.now, id: 1)
    desk.host.touchBegan(at: Point(50, 400), time: desk.now, id: 2)
    desk.host.touchMoved(to: place + Vector(x: 40, y: 0), time: desk.now + 0.1, id: 1)
    desk.host.touchMoved(to: Point(50, 300), time: desk.now + 0.1, id: 2)
    desk.host.cancelAll(time: desk.now + 0.2)
    #expect(log.names == ["began", "cancelled"] && !desk.list.isTracking && desk.list.phase == .idle)
    #expect(desk.settle())
  }

  @Test(arguments: [false, true])
  func anAreaThatItsLongPressTakesOutHearsOfNoDrag(_ isList: Bool) {
    button.gestures.drag = log.drag
    button.gestures.dragStart = .afterLongPress
    button.gestures.longPress = { [desk, button, log] gesture in
      log.press(gesture)
      desk.host.remove(isList ? desk.area : button)
    }
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(0.6)
    desk.host.touchMoved(to: place + Vector(x: 40, y: 0), time: desk.now)
    desk.frame()
    desk.host.touchEnded(at: place + Vector(x: 40, y: 0), time: desk.now + 0.1)
    #expect(log.names == ["press"] && !desk.list.isTracking && desk.list.contentOffset.y == 1_000)
  }

  @Test func aLongPressThatTakesItsDragAwayIsALongPress() {
    button.gestures.drag = log.drag
    button.gestures.dragStart = .afterLongPress
    button.gestures.longPress = { [button] _ in button.gestures.drag = nil }
    desk.host.touchBegan(at: place, time: desk.now)
    desk.wait(0.6)
    #expect(desk.host.touchEnded(at: place, time: desk.now) == .longPress && !desk.list.isTracking)
  }

  @Test(arguments: ["drag", "pinch"])
  func anAreaThatIsTakenOutAsItsGestureTakesTheTouchHearsNothing(_ gesture: String) {
    let callbacks = Log()
    desk.list.delegate = callbacks
    desk.list.settings.maximumZoomScale = 4
    button.gestures = AreaGestures()
    if gesture == "drag" { button.gestures.drag = log.drag }
    // Past its wall, content that is caught goes back when the touch is taken away, and says that a drag has ended.
    desk.list.setContentOffset(Point(0, 1_000), animated: false)
    desk.list.fling(velocity: Vector(x: 0, y: 3_000))
    desk.wait(0.1)
    desk.host.touchBegan(at: place, time: desk.now, id: 1)
    var isOut = false
    callbacks.onEvent = { [desk] event, scroll in
      guard !isOut, !scroll.isTracking else { return }
      isOut = true
      desk.host.remove(desk.area)
    }
    if gesture == "pinch" { desk.host.touchBegan(at: Point(200, 400), time: desk.now, id: 2) }
    desk.host.touchMoved(to: place + Vector(x: 60, y: 0), time: desk.now + 0.1, id: 1)
    desk.host.frame(at: desk.now + 0.1)
    desk.host.touchEnded(at: place, time: desk.now + 0.2, id: 1)
    #expect(isOut && log.events.isEmpty)
    #expect(!desk.list.isTracking && !desk.list.isZooming && desk.list.zoomScale == 1)
    #expect(desk.host.diagnostics.total == 0 && desk.list.diagnostics.total == 0)
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

/// Writes gestures down.
final class GestureLog {
  private(set) var events: [String] = []
  private(set) var lastDrag: DragGesture?
  /// The events without their places.
  var names: [String] {
    events.map { $0.components(before: " at ") }
  }

  func tap(_ gesture: TapGesture) { events.append("tap \(gesture.count) at \(gesture.position)") }
  func doubleTap(_ gesture: TapGesture) { events.append("double \(gesture.count) at \(gesture.position)") }
  func press(_ gesture: TapGesture) { events.append("press at \(gesture.position)") }
  func drag(_ gesture: DragGesture) {
    lastDrag = gesture
    if gesture.phase == .changed, events.last == "changed" { return }
    events.append("\(gesture.phase)")
  }
}

extension String {
  fileprivate func components(before mark: String) -> String {
    firstRange(of: mark).map { String(self[..<$0.lowerBound]) } ?? self
  }
}
