import Hands
import Testing

/// A page of 400 points with 600 points of room, and in it a list of 300 points with 500 points of room.
final class Nested {
  /// Two policies that latch, and one that shares each movement.
  static let policies: [any NestingPolicy & Sendable] = [
    LatchingPolicy.browser, LatchingPolicy.uiKit, NegotiatingPolicy(),
  ]

  let page: NestedScroller
  let list: NestedScroller
  let nest: ScrollNest
  let axis: Axis
  var now = 0.0
  private(set) var place = 250.0

  init(
    _ axis: Axis, policy: any NestingPolicy, page links: [any ScrollBehavior] = [Clamping()],
    list others: [any ScrollBehavior] = [Clamping()]
  ) {
    self.axis = axis
    page = NestedScroller(scroller(links, viewport: 400, content: 1_000))
    list = page.add(scroller(others, viewport: 300, content: 800), at: Point(x: 100, y: 100))
    nest = ScrollNest(page, policy: policy)
  }

  var offsets: [Double] { [page, list].map { $0.scroll.contentOffset[axis] } }
  var time: Timestamp { .seconds(now) }

  func down() {
    place = 250
    nest.touchBegan(at: axis.point(place, across: 250), time: time)
  }

  /// Moves the finger so that the content scrolls by a distance.
  func move(by way: Double, after seconds: Double = 0.008) {
    now += seconds
    place -= way
    nest.touchMoved(to: axis.point(place, across: 250), time: time)
  }

  func pull(by way: Double) {
    down()
    move(by: way < 0 ? -10.0 : 10.0)
    move(by: way)
  }

  func lift(after seconds: Double = 0) {
    now += seconds
    nest.touchEnded(at: axis.point(place, across: 250), time: time)
  }

  func fling(at speed: Double) {
    down()
    for _ in 0..<12 { move(by: speed * 0.008) }
    lift()
  }

  func frames(until isDone: () -> Bool = { false }) {
    for _ in 0..<2_000 where !isDone() {
      now += 1.0 / 60
      if nest.advance(to: time) == .idle { return }
    }
  }
}

/// Scrollers that share each movement.
struct NegotiatingTests {
  private let shared = NegotiatingPolicy()

  @Test(arguments: Axis.both) func theRestOfTheListsMovementMovesThePage(_ axis: Axis) {
    let nested = Nested(axis, policy: shared)
    nested.list.scroll.contentOffset[axis] = 450
    nested.pull(by: 80)
    #expect(nested.offsets == [30, 500])
    nested.move(by: -90)
    #expect(nested.offsets == [30, 410], "the list is the first on the way back too")
    nested.move(by: -430)
    #expect(nested.offsets == [10, 0])
    nested.lift(after: 1)
    nested.frames()
    #expect(nested.offsets == [10, 0])
  }

  @Test(arguments: Axis.both) func aPageThatScrollsFirstHidesItsHeaderBeforeTheListMoves(_ axis: Axis) {
    let nested = Nested(axis, policy: shared)
    nested.page.scrollsFirst = Edges(axis, .upper)
    nested.page.scroll.contentSize = Size(width: 480, height: 480)
    nested.pull(by: 100)
    #expect(nested.offsets == [80, 20])
    nested.move(by: -30)
    #expect(nested.offsets == [70, 0])
  }

  @Test(arguments: Axis.both, [NegotiatingPolicy.Pulling.innermost, .outermost])
  func aMovementWithoutRoomStretchesOneScroller(_ axis: Axis, _ pulling: NegotiatingPolicy.Pulling) {
    let nested = Nested(
      axis, policy: NegotiatingPolicy(pulling: pulling), page: [Bouncing()], list: [Bouncing()])
    nested.pull(by: -100)
    let puller = pulling == .innermost ? 1 : 0
    let pulled = nested.offsets[puller]
    #expect(pulled < -20 && nested.offsets[1 - puller] == 0)
    nested.move(by: 60)
    #expect(nested.offsets[puller] > pulled && nested.offsets[puller] < 0 && nested.offsets[1 - puller] == 0)
    nested.move(by: 50)
    #expect(nested.offsets == [0, 10], "back at the wall the list is the first")
    nested.move(by: -200)
    nested.lift(after: 1)
    nested.frames()
    #expect(nested.offsets == [0, 0])
  }

  @Test(arguments: Axis.both, [false, true])
  func aFlingContinuesInThePageAsOneMotion(_ axis: Axis, _ bounces: Bool) throws {
    let links: () -> [any ScrollBehavior] = { bounces ? [Bouncing()] : [Clamping()] }
    let nested = Nested(axis, policy: shared, page: links(), list: links())
    nested.list.scroll.contentOffset[axis] = 300
    nested.fling(at: 900)
    let start = nested.offsets
    let ends = [nested.page, nested.list].map { $0.scroll.destination[axis] }
    let alone = Hand(scroller([Clamping()], content: 9_000), axis)
    alone.scroll.fling(velocity: nested.list.scroll.velocity)
    #expect(ends[1] == 500 && ends[0] > 0)
    #expect((ends[0] + ends[1] - start[0] - start[1] - alone.destination).magnitude < 1)
    let motion = try #require(nested.list.scroll.motion)
    let edge = try #require(motion.axes[axis].edge)
    let seam = (
      time: motion.start + edge.time, velocity: motion.axes[axis].free.velocity(at: edge.time)
    )
    nested.frames { nested.now >= seam.time.seconds - 1.0 / 60 }
    nested.nest.advance(to: seam.time + -1e-9)
    #expect((nested.list.scroll.velocity[axis] - seam.velocity).magnitude < 1e-3)
    #expect(nested.page.scroll.velocity[axis] == 0)
    nested.nest.advance(to: seam.time + 1e-9)
    #expect((nested.page.scroll.velocity[axis] - seam.velocity).magnitude < 1e-3)
    #expect(nested.list.scroll.velocity[axis] == 0 && nested.list.scroll.contentOffset[axis] == 500)
    nested.now = seam.time.seconds
    nested.frames()
    #expect(nested.offsets == ends)
  }

  @Test(arguments: Axis.both) func aFingerThatCatchesTheListCatchesItsPassedFling(_ axis: Axis) {
    let nested = Nested(axis, policy: shared)
    nested.list.scroll.contentOffset[axis] = 300
    nested.fling(at: 900)
    #expect(nested.page.scroll.destination[axis] > 0)
    nested.now += 0.02
    nested.nest.advance(to: nested.time)
    nested.down()
    nested.lift(after: 0.2)
    nested.frames()
    #expect(nested.page.scroll.contentOffset[axis] == 0 && nested.list.scroll.contentOffset[axis] < 500)
  }

  @Test(arguments: Axis.both) func aFlingByTheProgramStaysInItsScroller(_ axis: Axis) {
    let nested = Nested(axis, policy: shared, list: [Bouncing()])
    nested.list.scroll.contentOffset[axis] = 300
    nested.fling(at: 900)
    nested.frames()
    nested.list.scroll.contentOffset[axis] = 450
    let page = nested.offsets[0]
    nested.list.scroll.fling(velocity: axis.vector(2_000))
    nested.frames { nested.offsets[1] > 500 }
    #expect(nested.offsets[1] > 500, "it bounces")
    nested.frames()
    #expect(nested.offsets == [page, 500])
  }

  @Test(arguments: Axis.both) func aListThatGrowsDuringAFlingKeepsTheFling(_ axis: Axis) {
    let nested = Nested(axis, policy: shared)
    nested.list.scroll.contentOffset[axis] = 300
    nested.fling(at: 900)
    nested.now += 0.02
    nested.nest.advance(to: nested.time)
    nested.list.scroll.contentSize = Size(width: 5_000, height: 5_000)
    nested.frames()
    #expect(nested.page.scroll.contentOffset[axis] == 0 && nested.list.scroll.contentOffset[axis] > 500)
  }

  @Test(arguments: Axis.both) func aTrackpadSwipeIsSharedAndContinues(_ axis: Axis) {
    let nested = Nested(axis, policy: shared)
    nested.list.scroll.contentOffset[axis] = 300
    func wheel(_ delta: Double, _ phase: WheelPhase) {
      nested.now += 0.008
      nested.nest.wheel(
        by: axis.vector(delta), phase: phase, at: Point(x: 250, y: 250), time: nested.time)
    }
    wheel(0, .began)
    for _ in 0..<30 { wheel(8, .changed) }
    #expect(nested.offsets == [40, 500])
    for _ in 0..<5 { wheel(-9, .changed) }
    #expect(nested.offsets == [40, 455])
    for _ in 0..<14 { wheel(8, .changed) }
    #expect(nested.offsets == [107, 500])
    wheel(0, .ended)
    #expect(nested.page.scroll.phase == .decelerating && nested.page.scroll.destination[axis] > 400)
    nested.frames { nested.offsets[0] > 200 }
    wheel(0, .mayBegin)
    let held = nested.offsets
    nested.frames { nested.now > 3 }
    #expect(nested.offsets == held && held[0] < 400)
    wheel(0, .cancelled)
    nested.frames()
    #expect(nested.offsets == held)
  }

  @Test(arguments: Axis.both) func movementsAreSharedWithoutAPointLost(_ axis: Axis) {
    var random = SeededGenerator(seed: 3)
    for round in 0..<200 {
      let nested = Nested(axis, policy: shared)
      for scroller in [nested.page, nested.list] {
        scroller.scroll.contentOffset[axis] = Double(Int.random(in: 0...500 * 64, using: &random)) / 64
      }
      nested.list.origin[axis] += nested.offsets[0]
      if round % 2 == 0 { nested.page.scrollsFirst = Edges(axis, .upper) }
      nested.down()
      nested.move(by: 11)
      for _ in 0..<50 {
        let way = Double(Int.random(in: -9_600...9_600, using: &random)) / 64
        let before = nested.offsets
        nested.move(by: way)
        let taken = nested.offsets[0] - before[0] + nested.offsets[1] - before[1]
        let room = way > 0 ? 1_100 - before[0] - before[1] : 0 - before[0] - before[1]
        #expect(taken == (way > 0 ? min(way, room) : max(way, room)))
      }
    }
  }

  private static let steps: [@Sendable (Axis) -> ScrollStep] = [
    { .arrows($0.vector(2)) }, { .points($0.vector(80)) }, { .lines($0.vector(4.8)) },
    { .notches($0.vector(2.0 / 3)) }, { .pages($0.vector(80 / (300 * 0.875))) },
  ]

  @Test(arguments: Axis.both, [0, 1, 2, 3, 4])
  func theDistanceOfAKeyIsSharedWithoutAPointLost(_ axis: Axis, _ step: Int) {
    let nested = Nested(axis, policy: shared)
    nested.list.scroll.contentOffset[axis] = 450
    nested.nest.step(by: Self.steps[step](axis), from: nested.list, time: nested.time)
    nested.frames()
    #expect(nested.offsets[1] == 500 && (nested.offsets[0] - 30).magnitude < 1e-9)
    nested.nest.step(by: .ends(axis.vector(1)), from: nested.list, time: nested.time)
    nested.frames()
    #expect(nested.offsets == [600, 500])
  }
}
