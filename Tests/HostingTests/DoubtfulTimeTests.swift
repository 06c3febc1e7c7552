import Hands
import ScrollHosting
import Testing

/// Events with times that cannot be, amid events whose times are right.
struct DoubtfulTimeTests {
  /// Swipes over a list, a frame after every few events. Each event has a doubtful time with a chance. Returns the
  /// desk, with the touch down, and the distance of the finger.
  private func swipe(_ seed: UInt64, doubtful chance: Double, isNested: Bool) -> (desk: Desk, way: Double) {
    var random = SeededGenerator(seed: seed)
    let desk = Desk([Clamping()])
    if isNested {
      desk.host.remove(desk.area)
      desk.host.add(ScrollNest(NestedScroller(desk.list), policy: LatchingPolicy.uiKit))
      desk.settle()
    }
    var doubts = SeededGenerator(seed: seed &+ 1_000)
    func time() -> Timestamp {
      let isDoubtful = Double.random(in: 0...1, using: &doubts) < chance
      let ahead = [2, 60, 1e9, 1e149][Int.random(in: 0..<4, using: &doubts)]
      return isDoubtful ? desk.now + ahead : desk.now
    }
    func frame() {
      desk.now += 1.0 / 60
      desk.frame()
    }
    desk.host.touchBegan(at: Point(100, 590), time: time())
    frame()
    var place = 590.0
    for _ in 0..<40 {
      for _ in 0..<Int.random(in: 1...4, using: &random) {
        desk.now += 0.004
        place -= Double.random(in: 0...6, using: &random)
        desk.host.touchMoved(to: Point(100, place), time: time())
      }
      frame()
    }
    return (desk, 590 - place)
  }

  @Test(arguments: 0..<perBuild(debug: 60, release: 600) as Range<UInt64>, [false, true])
  func contentFollowsATouchWhoseTimesAreDoubtful(_ seed: UInt64, _ isNested: Bool) {
    let (desk, way) = swipe(seed, doubtful: 0.2, isNested: isNested)
    #expect((desk.list.contentOffset.y - (way - 10)).magnitude < 1e-9 && desk.list.phase == .dragging)
    #expect(desk.host.diagnostics.count(of: .reversedTime) == 0)
    desk.host.touchEnded(at: Point(100, 590 - way), time: desk.now)
    #expect(desk.settle() && desk.list.phase == .idle)
    // The next touch is as any other.
    #expect(desk.tap(at: Point(100, 100)) == .tap)
    let offset = desk.list.contentOffset.y
    #expect(desk.swipe(from: Point(100, 500), by: Vector(x: 0, y: -100)) == .drag)
    #expect(desk.settle() && desk.list.contentOffset.y > offset + 80)
  }

  @Test(arguments: 0..<20 as Range<UInt64>, [false, true])
  func timesThatAreRightAreNoneInDoubt(_ seed: UInt64, _ isNested: Bool) {
    let desk = swipe(seed, doubtful: 0, isNested: isNested).desk
    #expect(desk.host.diagnostics.total == 0 && desk.list.diagnostics.total == 0)
  }

  @Test func aTouchThatBeganInTheFutureIsStillALongPress() {
    let desk = Desk([Clamping()])
    let log = GestureLog()
    desk.area.gestures.longPress = log.press
    desk.host.touchBegan(at: Point(100, 100), time: desk.now + 1e6)
    desk.wait(0.02)
    desk.wait(0.4)
    #expect(log.events.isEmpty)
    desk.wait(0.2)
    #expect(log.names == ["press"])
  }

  @Test(arguments: [0.5, 3]) func aTapThatIsDueIsReportedWhateverFramesThereWere(_ pause: Double) {
    let desk = Desk([Clamping()])
    let log = GestureLog()
    desk.area.gestures.tap = log.tap
    desk.area.gestures.doubleTap = log.doubleTap
    desk.area.gestures.waitsForDoubleTap = true
    desk.tap(at: Point(100, 100))
    desk.now += pause
    desk.host.wheel(by: Vector(x: 0, y: 1), at: Point(100, 100), time: desk.now)
    #expect(log.names == (pause < 1 ? ["tap 1"] : []))
    desk.frame()
    #expect(log.names == ["tap 1"])
  }

  @Test(arguments: [0.5, -0.5]) func aTimeALittleBackIsRefusedAsBefore(_ back: Double) {
    let desk = Desk([Clamping()])
    desk.host.touchBegan(at: Point(100, 500), time: desk.now)
    desk.wait(0.02)
    desk.host.touchMoved(to: Point(100, 400), time: desk.now)
    desk.host.touchMoved(to: Point(100, 300), time: desk.now - back)
    desk.wait(0.02)
    #expect(desk.list.contentOffset.y == (back > 0 ? 90 : 190))
    #expect(desk.host.diagnostics.count(of: .reversedTime) == (back > 0 ? 1 : 0))
  }
}
