import Hands
import Testing

/// Rings whose turns end.
struct TurnsTests {
  private func dial(
    _ axis: Axis, turns: ClosedRange<Int> = 0...3, anchor: Double = 0, from place: Double = 0,
    and edges: any ScrollBehavior = Clamping(), content: Double = 1_000
  ) -> (Circular, Hand) {
    let circle = Circular(axis: axis, anchor: anchor, laps: turns, from: place)
    return (circle, Hand(scroller([circle, edges], content: content), axis))
  }

  @Test(arguments: Axis.both) func aRingIsEndlessUntilItsTurnsAreOver(_ axis: Axis) {
    let (circle, hand) = dial(axis)
    #expect(circle.ring == Ring(period: 1_000) && circle.position == 0)
    for _ in 0..<40 { hand.flingToRest(at: 2_000) }
    #expect(circle.position == 3_000 && circle.lap == 3 && circle.wrappedPosition == 0)
    let rest = hand.offset
    hand.pull(by: 100)
    #expect(hand.offset == rest, "there is a wall")
    hand.lift()
    for _ in 0..<40 { hand.flingToRest(at: -2_000) }
    #expect(circle.position == 0 && circle.lap == 0)
  }

  @Test(arguments: Axis.both, [-2...1, 0...0, -5 ... -3, 2...2])
  func theWallsAreAtTheTurns(_ axis: Axis, _ turns: ClosedRange<Int>) {
    let (circle, hand) = dial(axis, turns: turns)
    #expect(circle.position == Double(turns.lowerBound) * 1_000)
    hand.scroll.setContentOffset(axis.point(1e9), animated: false)
    hand.scroll.fling(velocity: axis.vector(100))
    hand.rest()
    #expect(circle.position == Double(turns.upperBound) * 1_000)
  }

  @Test(arguments: Axis.both, [(0.0, 0.0), (0, 140), (0.5, 140), (0.5, -60), (1, 0), (1, 140)])
  func aTurnBeginsWhereAPlaceIsAtTheAnchor(
    _ axis: Axis, _ turn: (anchor: Double, place: Double)
  ) {
    let (anchor, place) = turn
    let (circle, hand) = dial(axis, turns: 0...2, anchor: anchor, from: place)
    #expect(circle.position == place)
    hand.scroll.contentInset = axis.inset(.lower, 50)
    hand.scroll.fling(velocity: axis.vector(-100))
    hand.rest()
    #expect(circle.position == place, "also under insets")
    hand.scroll.fling(velocity: axis.vector(30_000))
    hand.rest()
    #expect(circle.position == place + 2_000)
  }

  @Test(arguments: Axis.both) func anEdgeAnswersAtTheEndOfTheTurns(_ axis: Axis) {
    let (circle, hand) = dial(axis, turns: 0...1, and: Bouncing())
    hand.fling(at: -1_500, frames: 5)
    #expect(circle.position < -5)
    #expect(hand.resting() == hand.offset && circle.position == 0)
    hand.fling(at: 9_000)
    var most = 0.0
    hand.rest { most = max(most, circle.position) }
    #expect(most > 1_020 && circle.position == 1_000)
  }

  /// A wall stays at its turn, and the items at a turn move with it.
  @Test(arguments: Axis.both) func editsMoveTheWallsWithTheTurns(_ axis: Axis) {
    let content = CircularTests.Content(axis, 1_000)
    let circle = Circular(axis: axis, laps: -1...2)
    let hand = Hand(scroller([content, circle, Clamping()]), axis)
    hand.scroll.fling(velocity: axis.vector(30_000))
    hand.rest()
    #expect(circle.position == 2_000)
    content.length = 600
    hand.scroll.invalidateLayout()
    #expect(circle.position == 1_200 && circle.lap == 2)
    hand.scroll.fling(velocity: axis.vector(-30_000))
    hand.frames(3)
    content.length = 700
    hand.scroll.invalidateLayout()
    hand.rest()
    #expect(circle.position == -700)
    content.length = 0
    hand.scroll.invalidateLayout()
    #expect(circle.ring == nil && hand.scroll.geometry.extent[axis].room == 0)
  }

  @Test(arguments: Axis.both) func aSnapshotKeepsTheTurn(_ axis: Axis) throws {
    let (circle, hand) = dial(axis)
    hand.scroll.fling(velocity: axis.vector(2_500))
    hand.frames(20)
    let other = Circular(axis: axis, laps: 0...3)
    let twin = Hand(scroller([other, Clamping()], content: 1_000), axis, now: hand.now)
    let snapshot = try #require(hand.scroll.snapshot())
    try twin.scroll.restore(snapshot)
    #expect(twin.scroll.snapshot() == snapshot)
    for hand in [hand, twin] {
      hand.rest()
      hand.scroll.fling(velocity: axis.vector(30_000))
      hand.rest()
    }
    #expect(circle.position == 3_000 && other.position == 3_000)
  }

  @Test(
    arguments: Axis.both,
    [
      (0.0, 300.0, Ring.Direction.backward, 300.0), (0, 900, .shortest, 900), (2_900, 100, .forward, 2_100),
      (2_900, 100, .shortest, 2_100), (1_500, 100, .shortest, 1_100), (1_500, 100, .forward, 2_100),
      (3_000, 0, .shortest, 3_000),
    ])
  func commandsStayBetweenTheWalls(
    _ axis: Axis, _ go: (from: Double, to: Double, direction: Ring.Direction, end: Double)
  ) {
    for isAnimated in [false, true] {
      let circle = Circular(axis: axis, laps: 0...3)
      let hand = Hand(scroller([circle, Clamping()], content: 1_000), axis)
      hand.scroll.setContentOffset(axis.point(go.from), animated: false)
      #expect(circle.position == go.from)
      circle.scroll(to: go.to, go.direction, animated: isAnimated)
      hand.rest()
      #expect(circle.position == go.end)
    }
  }

  /// Pages of 300 with gaps of 20, and a ring of ten that ends after two turns.
  private func pages(_ axis: Axis, _ align: Alignment = .start) -> (Paging, Circular, Hand) {
    let paging = Paging(.items(count: 10, length: 300, spacing: 20), axis: axis, align: align)
    let circle =
      align == .center
      ? Circular(axis: axis, anchor: 0.5, laps: 0...2, from: 150) : Circular(axis: axis, laps: 0...2)
    return (paging, circle, Hand(scroller([paging, circle, Bouncing()]), axis))
  }

  @Test(arguments: Axis.both, [Alignment.start, .center])
  func pagesEndAtTheWall(_ axis: Axis, _ align: Alignment) {
    let (paging, circle, hand) = pages(axis, align)
    #expect(paging.page == 0 && circle.lap == 0)
    for _ in 0..<25 {
      hand.fling(at: 900)
      #expect(hand.destination == hand.resting())
    }
    #expect(paging.page == 0 && circle.lap == 2, "page 0 again, two turns later")
    hand.fling(at: 2_500)
    #expect(hand.resting() == hand.offset && paging.page == 0 && circle.lap == 2)
    paging.scroll(byPages: 1, animated: true)
    hand.rest()
    #expect(paging.page == 0 && circle.lap == 2)
    paging.scroll(byPages: -1, animated: true)
    hand.rest()
    #expect(paging.page == 9 && circle.lap == 1)
    paging.scroll(toPage: 1, animated: true)
    hand.rest()
    #expect(paging.page == 1 && circle.lap == 1, "the other way round, as the shorter one is closed")
    hand.scroll.invalidateLayout()
    hand.rest()
    #expect(paging.page == 1 && circle.lap == 1)
  }

  @Test(arguments: Axis.both) func areasPastTheWallAreNotSnappedTo(_ axis: Axis) {
    let snapping = Snapping(points: [100, 500, 900], axis: axis)
    let circle = Circular(axis: axis, laps: 0...1)
    let hand = Hand(scroller([snapping, circle, Bouncing()], content: 1_000), axis)
    for _ in 0..<6 { hand.flingToRest(at: -900) }
    #expect(circle.position == 100)
    for _ in 0..<8 { hand.flingToRest(at: 900) }
    #expect(circle.position == 900)
    snapping.scroll(toArea: 0, animated: true)
    hand.rest()
    #expect(circle.position == 100, "the next one is past the wall")
  }

  @Test(arguments: Axis.both) func itemsAreShownWhereTheyAreReached(_ axis: Axis) {
    let tiles = Tiling<Int>(.uniform(length: 100, spacing: 0, items: 0..<10), axis: axis)
    let circle = Circular(axis: axis, laps: 0...2)
    let hand = Hand(scroller([tiles, circle, Bouncing()]), axis)
    tiles.scroll(to: 9, align: .start, animated: false)
    #expect(circle.position == 900, "one before the first is past the wall")
    hand.scroll.setContentOffset(axis.point(2_000), animated: false)
    tiles.scroll(to: 1, align: .start, animated: false)
    #expect(circle.position == 1_100)
  }

  /// What a ring without ends does, one with ends far away does, to the last bit.
  @Test(arguments: Axis.both, 0..<10) func farFromItsEndsARingIsEndless(_ axis: Axis, _ seed: Int) {
    var random = SeededGenerator(seed: UInt64(seed) + 5)
    let (one, other) = (Circular(axis: axis), Circular(axis: axis, laps: -1_000_000...1_000_000))
    let hands = [one, other].map { Hand(scroller([$0, Bouncing()], content: 700), axis) }
    hands[1].scroll.setContentOffset(axis.point(1e6 * 700 + hands[1].offset), animated: false)
    hands[1].scroll.setContentOffset(axis.point(hands[1].offset - other.position), animated: false)
    #expect(one.position == 0 && other.position == 0)
    for _ in 0..<20 {
      let speed = Double.random(in: -8_000...8_000, using: &random)
      for hand in hands { hand.flingToRest(at: speed) }
      #expect(one.position == other.position)
    }
  }
}
