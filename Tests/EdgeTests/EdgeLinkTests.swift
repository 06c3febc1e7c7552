import Hands
import Testing

/// Edges that give way, and edges that hold.
struct EdgeLinkTests {
  static let edges: [(Edges, Axis, Side)] = Axis.both.flatMap { axis in
    [Side.lower, .upper].map { (Edges(axis, $0), axis, $0) }
  }

  /// Drags 100 past an edge, and returns the overshoot.
  func overshoot(_ hand: Hand, _ side: Side) -> Double {
    let wall = hand.scroll.geometry.extent[hand.axis][side] ?? 0
    hand.scroll.contentOffset = hand.axis.point(wall)
    hand.pull(by: side == .lower ? -100 : 100)
    let result = (hand.offset - wall).magnitude
    hand.cancel()
    hand.scroll.stop()
    return result
  }

  /// A link that bounces, or holds, at its edges, among links that do the opposite. A link with an empty set of
  /// edges does nothing, and a link without a set holds all edges.
  @Test(arguments: edges, [true, false])
  func aLinkAnswersAtItsEdgesOnly(_ edge: (Edges, Axis, Side), _ bounces: Bool) {
    let (edge, axis, side) = edge
    let chain: [any ScrollBehavior] =
      bounces ? [Clamping(), Bouncing(edge)] : [Clamping([]), Clamping(edge)]
    let (within, elsewhere) = bounces ? (RubberBand(dimension: 400).shown(100), 0.0) : (0, 100)
    let hand = Hand(scroller([Probe.open] + chain), axis)
    #expect((overshoot(hand, side) - within).magnitude < 1e-9)
    #expect(overshoot(hand, side.opposite) == elsewhere)
    let across = Hand(hand.scroll, axis.cross, now: hand.now)
    #expect(overshoot(across, .lower) == elsewhere && overshoot(across, .upper) == elsewhere)
  }

  @Test(arguments: edges, [400.0, 100])
  func anEdgeWithoutRoomIsRigidUnlessItAlwaysBounces(_ edge: (Edges, Axis, Side), _ content: Double) {
    let (edge, axis, side) = edge
    let hand = Hand(scroller([Bouncing()], content: content), axis)
    #expect(overshoot(hand, side) == 0)
    let always = Hand(scroller([Probe.open, Bouncing([], always: edge)], content: content), axis)
    #expect(overshoot(always, side) > 40)
    // At the other edge it was not asked to: that is the link's before it.
    #expect(overshoot(always, side.opposite) == 100)
    let along = Hand(scroller([Bouncing(always: edge)], content: content), axis)
    #expect(overshoot(along, side) > 40 && overshoot(along, side.opposite) == 0)
  }

  @Test(arguments: Axis.both) func aFeedWithoutEndBouncesAtItsClosedEnd(_ axis: Axis) {
    let feed = Probe(\.onExtent) { proposal, _ in proposal.extent[axis].upper = nil }
    #expect(overshoot(Hand(scroller([feed, Bouncing()], content: 100), axis), .lower) > 40)
  }

  @Test(arguments: Axis.both, [0, 0.25, 0.55, 1])
  func theResistanceIsItsOwn(_ axis: Axis, _ resistance: Double) {
    let hand = Hand(scroller([Bouncing(resistance: resistance)]), axis)
    let shown = RubberBand(resistance: resistance, dimension: 400).shown(100)
    #expect((overshoot(hand, .lower) - shown).magnitude < 1e-9)
  }

  /// Each edge answers as the last link that has it says.
  @Test func edgesAreMixedOneByOne() {
    let chain: [any ScrollBehavior] = [
      Bouncing(.vertical), Clamping(.bottom), Bouncing([.left, .right], resistance: 0.3), Clamping(.left),
    ]
    let scroll = scroller(chain)
    var now = 0.0
    func out(_ axis: Axis, _ side: Side) -> Double {
      let hand = Hand(scroll, axis, now: now)
      defer { now = hand.now + 1 }
      return overshoot(hand, side)
    }
    let (soft, hard) = (RubberBand(dimension: 400), RubberBand(resistance: 0.3, dimension: 400))
    #expect((out(.vertical, .lower) - soft.shown(100)).magnitude < 1e-9)
    #expect(out(.vertical, .upper) == 0 && out(.horizontal, .lower) == 0)
    #expect((out(.horizontal, .upper) - hard.shown(100)).magnitude < 1e-9)
  }

  /// UIScrollView's alwaysBounceVertical and alwaysBounceHorizontal: one axis bounces though its content fits.
  @Test(arguments: Axis.both) func contentThatFitsBouncesOnTheAxisThatAlwaysDoes(_ axis: Axis) {
    let always: Edges = axis == .vertical ? .vertical : .horizontal
    let hand = Hand(scroller([Bouncing(always: always)], content: 300), axis)
    for side in [Side.lower, .upper] { #expect(overshoot(hand, side) > 40) }
    let across = Hand(hand.scroll, axis.cross, now: hand.now)
    for side in [Side.lower, .upper] { #expect(overshoot(across, side) == 0) }
    hand.fling(at: 1_500)
    hand.frames(4)
    #expect(hand.offset > 0, "a fling bounces, too")
    #expect(hand.resting() == 0)
  }

  @Test(arguments: edges) func aPullHasALimitAndADeadZone(_ edge: (Edges, Axis, Side)) {
    let (edge, axis, side) = edge
    func out(_ link: Bouncing) -> Double { overshoot(Hand(scroller([Clamping(), link]), axis), side) }
    let band = RubberBand(dimension: 400)
    #expect((out(Bouncing(edge, limit: 20)) - 20).magnitude < 1e-9)
    #expect((out(Bouncing(edge, limit: 90)) - band.shown(100)).magnitude < 1e-9)
    #expect((out(Bouncing(edge, deadZone: 30)) - band.shown(70)).magnitude < 1e-9)
    #expect((out(Bouncing(edge, limit: 20, deadZone: 95)) - band.shown(5)).magnitude < 1e-9)
    #expect(
      (out(Bouncing(edge, pull: RubberBandPull(limit: 50))) - RubberBand(dimension: 50).shown(100)).magnitude
        < 1e-9)
  }

  @Test(arguments: Axis.both, [0.2, 0.575, 1.5]) func theResponseIsItsOwn(_ axis: Axis, _ response: Double) {
    let hand = Hand(scroller([Bouncing(response: response)]), axis, at: -100).pulled(by: 1, for: 0.1)
    let spring = CriticalSpring(displacement: hand.offset, velocity: 0, response: response)
    let start = hand.now
    hand.frames(7)
    #expect((hand.offset - spring.displacement(at: hand.now - start)).magnitude < 1e-9)
    #expect(hand.resting() == 0)
  }

  @Test(arguments: Axis.both) func oneAxisBouncesWhileTheOtherGlides(_ axis: Axis) {
    let scroll = scroller([Bouncing()])
    scroll.contentOffset[axis.cross] = 300
    scroll.touchBegan(at: .zero, time: .zero)
    for move in 1...10 {
      let step = 8.0 * Double(move)
      scroll.touchMoved(to: axis.point(step, across: 0 - step), time: .milliseconds(8 * Double(move)))
    }
    scroll.touchEnded(at: axis.point(80, across: -80), time: .milliseconds(80))
    #expect(scroll.destination[axis] == 0 && scroll.destination[axis.cross] > 600)
    let hand = Hand(scroll, axis, now: 0.08)
    hand.frames(5)
    #expect(scroll.contentOffset[axis] < 0 && scroll.velocity[axis.cross] > 500)
    let destination = scroll.destination
    hand.rest()
    #expect(scroll.contentOffset == destination)
  }
}
