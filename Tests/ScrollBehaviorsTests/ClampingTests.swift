import Hands
import ScrollBehaviors
import Testing

struct ClampingTests {
  static let edges: [(Edges, Axis, Side)] = Axis.both.flatMap { axis in
    [Side.lower, .upper].map { (Edges(axis, $0), axis, $0) }
  }

  /// Drags well past an edge; how far out that leads.
  func overshoot(_ hand: Hand, _ side: Side) -> Double {
    let wall = hand.scroll.geometry.extent[hand.axis][side] ?? 0
    hand.scroll.contentOffset = hand.axis.point(wall)
    hand.down()
    hand.drag(by: side == .lower ? -90 : 90)
    let result = (hand.offset - wall).magnitude
    hand.cancel()
    hand.scroll.stop()
    return result
  }

  @Test(arguments: edges) func holdsOnlyItsEdges(_ edge: Edges, _ axis: Axis, _ side: Side) {
    let hand = Hand(scroller([Probe.open, Clamping(edge)]), axis)
    #expect(overshoot(hand, side) == 0)
    #expect(overshoot(hand, side.opposite) == 90)
    let across = Hand(hand.scroll, axis.cross, now: hand.now)
    #expect(overshoot(across, .lower) == 90 && overshoot(across, .upper) == 90)
  }

  @Test(arguments: edges) func holdsAllEdgesIfNotSaid(_ edge: Edges, _ axis: Axis, _ side: Side) {
    #expect(Clamping().edges == .all)
    #expect(overshoot(Hand(scroller([Clamping()]), axis), side) == 0)
    #expect(overshoot(Hand(scroller([Probe.open, Clamping([])]), axis), side) == 90)
  }

  @Test(arguments: Axis.both) func theContentFollowsAtOnceWhenTheFingerTurns(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.down()
    hand.drag(by: -90)
    hand.move(by: 2)
    #expect(hand.offset == 2)
  }

  @Test(arguments: Axis.both, [-8_000.0, 8_000]) func aFlingStopsDeadAtTheWall(_ axis: Axis, _ speed: Double)
  {
    let hand = Hand(scroller([Clamping()]), axis)
    hand.scroll.contentOffset = axis.point(800)
    hand.fling(at: speed)
    #expect(hand.rest().allSatisfy { $0 >= 0 && $0 <= 1_600 })
    #expect(hand.offset == (speed < 0 ? 0 : 1_600))
  }
}
