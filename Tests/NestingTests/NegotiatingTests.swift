import Hands
import Testing

/// Scrollers that share each movement.
struct NegotiatingTests {
  private let shared = NegotiatingPolicy()

  @Test(arguments: Axis.both) func theRestOfTheListsMovementMovesThePage(_ axis: Axis) {
    let nested = Nested(axis, policy: shared, at: 450)
    nested.pull(by: 80)
    #expect(nested.offsets == [30, 500])
    nested.move(by: -90)
    #expect(nested.offsets == [30, 410], "the list is the first on the way back too")
    nested.move(by: -430)
    #expect(nested.offsets == [10, 0])
    nested.liftToRest(after: 1)
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
    nested.liftToRest(after: 1)
    #expect(nested.offsets == [0, 0])
  }

  @Test(arguments: Axis.both, [false, true])
  func aFlingContinuesInThePageAsOneMotion(_ axis: Axis, _ bounces: Bool) throws {
    let links: () -> [any ScrollBehavior] = { bounces ? [Bouncing()] : [Clamping()] }
    let nested = Nested(axis, policy: shared, page: links(), list: links(), at: 300)
    nested.fling(at: 900)
    let start = nested.offsets
    let ends = nested.destinations
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
    let nested = Nested(axis, policy: shared, at: 300)
    nested.fling(at: 900)
    #expect(nested.page.scroll.destination[axis] > 0)
    nested.frame(after: 0.02)
    nested.down()
    nested.lift(after: 0.2)
    nested.frames()
    #expect(nested.page.scroll.contentOffset[axis] == 0 && nested.list.scroll.contentOffset[axis] < 500)
  }

  @Test(arguments: Axis.both) func aFlingByTheProgramStaysInItsScroller(_ axis: Axis) {
    let nested = Nested(axis, policy: shared, list: [Bouncing()], at: 300)
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
    let nested = Nested(axis, policy: shared, at: 300)
    nested.fling(at: 900)
    nested.frame(after: 0.02)
    nested.list.scroll.contentSize = Size(width: 5_000, height: 5_000)
    nested.frames()
    #expect(nested.page.scroll.contentOffset[axis] == 0 && nested.list.scroll.contentOffset[axis] > 500)
  }

  @Test(arguments: Axis.both) func aTrackpadSwipeIsSharedAndContinues(_ axis: Axis) {
    let nested = Nested(axis, policy: shared, at: 300)

    nested.swipe(0, .began)
    for _ in 0..<30 { nested.swipe(8, .changed) }
    #expect(nested.offsets == [40, 500])
    for _ in 0..<5 { nested.swipe(-9, .changed) }
    #expect(nested.offsets == [40, 455])
    for _ in 0..<14 { nested.swipe(8, .changed) }
    #expect(nested.offsets == [107, 500])
    nested.swipe(0, .ended)
    #expect(nested.page.scroll.phase == .decelerating && nested.page.scroll.destination[axis] > 400)
    nested.frames { nested.offsets[0] > 200 }
    nested.swipe(0, .mayBegin)
    let held = nested.offsets
    nested.frames { nested.now > 3 }
    #expect(nested.offsets == held && held[0] < 400)
    nested.swipe(0, .cancelled)
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
    { .notches($0.vector(2.0 / 3)) }, { .pages($0.vector(80.0 / 262)) },
  ]

  @Test(arguments: Axis.both, [0, 1, 2, 3, 4])
  func theDistanceOfAKeyIsSharedWithoutAPointLost(_ axis: Axis, _ step: Int) {
    let nested = Nested(axis, policy: shared, at: 450)
    nested.nest.step(by: Self.steps[step](axis), from: nested.list, time: nested.time)
    nested.frames()
    #expect(nested.offsets[1] == 500 && (nested.offsets[0] - 30).magnitude < 1e-9)
    nested.nest.step(by: .ends(axis.vector(1)), from: nested.list, time: nested.time)
    nested.frames()
    #expect(nested.offsets == [600, 500])
  }
}
