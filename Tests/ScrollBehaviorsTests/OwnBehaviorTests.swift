import Hands
// Public API alone: what a user's package sees.
import ScrollBehaviors
import Testing

/// A behaviour of one's own has every right a built-in has: these do what the catalogue does.
struct OwnBehaviorTests {
  final class OwnWalls: ScrollBehavior {
    let isElastic: Bool
    init(isElastic: Bool) { self.isElastic = isElastic }
    func edge(_ proposal: inout EdgeProposal, in context: ScrollContext) {
      let room = context.geometry.extent[proposal.axis].room ?? .infinity
      proposal.response = isElastic && room > 0 ? .elastic(resistance: 0.55, response: 0.575) : .rigid
    }
  }

  /// Whole pages from 0, as Paging has them, for content without insets that fills its last page.
  final class OwnPages: ScrollBehavior {
    private(set) var page = PerAxis(0)
    private(set) var fraction = PerAxis(0.0)

    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      for axis in Axis.both where proposal.cause[axis] != .program {
        let length = context.geometry.viewport[axis]
        let last = context.geometry.content[axis] / length - 1
        let start = proposal.start[axis] / length
        var page = (proposal.natural[axis] / length).rounded()
        if proposal.cause[axis] == .release {
          let speed = proposal.velocity[axis]
          page = start.rounded()
          if speed.magnitude >= 200 {
            page = speed > 0 ? (start + 1e-9).rounded(.down) + 1 : (start - 1e-9).rounded(.up) - 1
          }
          if let begin = context.dragStart.map({ ($0[axis] / length).rounded() }) {
            page = max(begin - 1, min(page, begin + 1))
          }
        }
        proposal.offset[axis] = max(0, min(page, last)) * length
        if proposal.cause[axis] != .layout { proposal.arrival[axis] = .spring(response: 0.4) }
      }
    }

    func layout(_ change: inout LayoutChange, in context: ScrollContext) {
      for axis in Axis.both where change.old.viewport[axis] != change.new.viewport[axis] {
        let page = (change.destination[axis] / change.old.viewport[axis]).rounded()
        let place = page * change.new.viewport[axis]
        if change.destination[axis] == change.offset[axis] { change.offset[axis] = place }
        change.destination[axis] = place
      }
    }

    func scrollDidScroll(_ scroll: ScrollController) {
      for axis in Axis.both {
        let place = scroll.contentOffset[axis] / scroll.viewport[axis]
        fraction[axis] = max(0, place)
        page[axis] = Int(place.rounded())
      }
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

  @Test(arguments: Axis.both) func ownPagesAreAsGoodAsTheCatalogues(_ axis: Axis) {
    #expect(play([OwnPages(), Bouncing()], axis) == play([Paging(axis: axis), Bouncing()], axis))
    let (own, pages) = (OwnPages(), Paging(axis: axis))
    for chain in [[own], [pages]] as [[any ScrollBehavior]] {
      scroller(chain).contentOffset = axis.point(530)
    }
    #expect(own.page[axis] == pages.page && own.fraction[axis] == pages.fraction)
  }

  /// Laws of one's own: straight lines.
  final class Line: MotionCurve {
    let distance: Double
    let speed: Double
    var duration: Double { (distance / speed).magnitude }
    init(distance: Double, speed: Double) {
      self.distance = distance
      self.speed = distance < 0 ? 0 - speed.magnitude : speed.magnitude
    }
    func displacement(at seconds: Double) -> Double { speed * seconds }
    func velocity(at seconds: Double) -> Double { speed }
  }

  final class Lines: MotionLaw {
    func curve(distance: Double?, velocity: Double) -> any MotionCurve {
      Line(distance: distance ?? velocity / 2, speed: 500)
    }
  }

  @Test(arguments: Axis.both) func ownLawsForGlideArrivalAndEdge(_ axis: Axis) {
    let probe = Probe()
    let lines = Lines()
    probe.onMotion = { proposal, _ in proposal.glide[axis] = .custom(lines) }
    probe.onEdge = { proposal, _ in proposal.response = .custom(resistance: 0.5, lines) }
    let hand = Hand(scroller([probe]), axis)
    hand.fling(at: 800)
    #expect((hand.destination - hand.offset - 400).magnitude < 1e-6)
    let start = hand.offset
    hand.frames(8)
    #expect((hand.offset - start - 500.0 / 8).magnitude < 1e-9)
    // From outside straight home.
    hand.scroll.contentOffset = axis.point(-100)
    hand.down()
    hand.move(by: -11)
    hand.lift(after: 0.1)
    let outside = hand.offset
    hand.frame(after: 0.1)
    #expect((hand.offset - outside - 50).magnitude < 1e-9)
    hand.rest()
    #expect(hand.offset == 0)
    // And to a target.
    probe.onTarget = { proposal, _ in proposal.arrival[axis] = .custom(lines) }
    hand.scroll.setContentOffset(axis.point(500), animated: true)
    hand.frame()
    hand.frame(after: 0.5)
    #expect((hand.offset - 250).magnitude < 1e-9)
    hand.rest()
    #expect(hand.offset == 500)
  }

  @Test(arguments: Axis.both) func aLinkThatHoldsLetsNothingGlide(_ axis: Axis) {
    let probe = Probe()
    probe.onMotion = { proposal, _ in proposal.glide[axis] = .none }
    let log = Log()
    let hand = Hand(scroller([probe], delegate: log), axis)
    hand.fling(at: 800)
    #expect(log.events.suffix(2) == ["didEndDragging(false)", "didSettle(dragged)"])
    #expect((hand.offset - 54).magnitude < 1e-9)
  }
}
