import Hands
import Testing

/// A behaviour of one's own has every right a built-in has: these do what the catalogue does. A package of its own
/// shows the same of pages.
struct OwnBehaviorTests {
  let probe = Probe()

  final class OwnWalls: ScrollBehavior {
    let isElastic: Bool
    init(isElastic: Bool) { self.isElastic = isElastic }
    func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
      let room = context.geometry.extent[proposal.axis].room ?? .infinity
      proposal.response = isElastic && room > 0 ? .elastic(resistance: 0.55, response: 0.575) : .rigid
    }
  }

  /// Flings, slow lifts, catches and a resize; every offset on the way.
  func play(_ behaviors: [any ScrollBehavior], _ axis: Axis) -> [Double] {
    let hand = Hand(scroller(behaviors, content: 4_000), axis)
    var offsets: [Double] = []
    for speed in [900.0, 2_000, -300, 8_000, -8_000, 150, -8_000, -3_000, 0] {
      hand.fling(at: speed)
      for _ in 0..<20 {
        hand.frame()
        offsets.append(hand.offset)
      }
    }
    hand.scroll.viewport = axis.size(500, across: 400)
    offsets += hand.rest()
    return offsets + [hand.offset]
  }

  @Test(arguments: Axis.both) func ownWallsAreAsGoodAsTheCatalogues(_ axis: Axis) {
    #expect(play([OwnWalls(isElastic: true)], axis) == play([Bouncing()], axis))
    #expect(play([OwnWalls(isElastic: false)], axis) == play([Clamping()], axis))
  }

  /// Laws of one's own: straight lines.
  final class Lines: MotionLaw {
    func curve(distance: Double?, velocity: Double) -> any MotionCurve {
      let distance = distance ?? velocity / 2
      return OwnLaw(distance: distance, duration: distance.magnitude / 500)
    }
  }

  @Test(arguments: Axis.both) func ownLawsForGlideArrivalAndEdge(_ axis: Axis) {
    let lines = Lines()
    probe.onMotion = { proposal, _ in proposal.glide[axis] = .custom(lines) }
    probe.onEdge = { proposal, _ in proposal.response = .custom(resistance: 0.5, lines) }
    let hand = Hand(scroller([probe]), axis).flung(at: 800)
    #expect((hand.destination - hand.offset - 400).magnitude < 1e-6)
    let start = hand.offset
    hand.frames(8)
    #expect((hand.offset - start - 500.0 / 8).magnitude < 1e-9)
    // From outside straight to the wall.
    hand.scroll.contentOffset = axis.point(-100)
    hand.down()
    hand.move(by: -11)
    hand.lift(after: 0.1)
    let outside = hand.offset
    hand.frame(after: 0.1)
    #expect((hand.offset - outside - 50).magnitude < 1e-9)
    #expect(hand.resting() == 0)
    // And to a target.
    probe.onTarget = { proposal, _ in proposal.arrival[axis] = .custom(lines) }
    hand.travel(to: 500, frames: 1)
    hand.frame(after: 0.5)
    #expect((hand.offset - 250).magnitude < 1e-9)
    #expect(hand.resting() == 500)
  }

  @Test(arguments: Axis.both) func aLinkThatHoldsLetsNothingGlide(_ axis: Axis) {
    probe.onMotion = { proposal, _ in proposal.glide[axis] = .none }
    let log = Log()
    let hand = Hand(scroller([probe], delegate: log), axis).flung(at: 800)
    #expect(log.events.suffix(2) == ["didEndDragging(false)", "didSettle(dragged)"])
    #expect((hand.offset - 54).magnitude < 1e-9)
  }
}
