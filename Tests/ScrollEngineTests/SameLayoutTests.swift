import Hands
import ScrollBehaviors
import Testing

/// A layout that changes nothing moves nothing, to the last bit, however often it comes.
struct SameLayoutTests {
  /// A law that swings past its end and comes back.
  final class Swing: MotionLaw {
    final class Curve: MotionCurve {
      let distance: Double
      let duration = 0.9
      let velocity: Double
      init(_ distance: Double, _ velocity: Double) { (self.distance, self.velocity) = (distance, velocity) }
      func displacement(at seconds: Double) -> Double {
        let (part, left) = (seconds / duration, 1 - seconds / duration)
        return distance * part * part * (3 - 2 * part) + velocity * seconds * left * left
      }
      func velocity(at seconds: Double) -> Double {
        let (part, left) = (seconds / duration, 1 - seconds / duration)
        return 6 * distance * part * left / duration + velocity * left * (left - 2 * part)
      }
    }
    func curve(distance: Double?, velocity: Double) -> any MotionCurve {
      Curve(distance ?? velocity / 2, velocity)
    }
  }

  enum Story: CaseIterable {
    case glide, glideIntoTheWall, rigidWall, wishAtTheWall, wishPastTheWall, keepsSpeed, springs
    case ownGlide, ownWall, animated, timed, step, drag, dragPastTheWall, wheelFarPastTheWall

    func chain(_ axis: Axis) -> [any ScrollBehavior] {
      let probe = Probe()
      switch self {
      case .wishAtTheWall: probe.onTarget = { proposal, _ in proposal.offset[axis] = 1_600 }
      case .wishPastTheWall: probe.onTarget = { proposal, _ in proposal.offset[axis] = 1_700 }
      case .keepsSpeed: probe.onTarget = { proposal, _ in proposal.offset[axis] += 33 }
      case .springs:
        probe.onTarget = { proposal, _ in
          proposal.offset[axis] = 1_555
          proposal.arrival[axis] = .spring(response: 0.3)
        }
      case .ownGlide: probe.onMotion = { proposal, _ in proposal.glide[axis] = .custom(Swing()) }
      case .ownWall:
        let wall = Probe()
        wall.onEdge = { proposal, _ in proposal.response = .custom(resistance: 0.5, Swing()) }
        return [wall]
      default: break
      }
      return [probe, self == .rigidWall ? Clamping() : Bouncing()]
    }

    func begin(_ hand: Hand) {
      let axis = hand.axis
      hand.frame()
      switch self {
      case .glide, .keepsSpeed: hand.fling(at: 1_234)
      case .glideIntoTheWall, .rigidWall, .wishAtTheWall, .wishPastTheWall, .springs, .ownGlide, .ownWall:
        hand.scroll.contentOffset[axis] = 1_300.7
        hand.fling(at: 1_234)
      case .animated: hand.scroll.setContentOffset(axis.point(901.3), animated: true)
      case .timed: hand.scroll.setContentOffset(axis.point(901.3), arrival: .timed(0.6))
      case .step: hand.scroll.step(by: .pages(axis.vector(2)), time: hand.time)
      case .drag, .dragPastTheWall: hand.down()
      case .wheelFarPastTheWall: break
      }
    }

    func goOn(_ hand: Hand, _ frame: Int) {
      let speed = 3 + 0.7 * Double(frame % 5)
      switch self {
      case .drag: hand.move(by: speed)
      case .dragPastTheWall: hand.move(by: frame % 40 < 30 ? 0 - speed : 3 * speed)
      case .wheelFarPastTheWall:
        hand.now += 0.01
        hand.scroll.wheel(by: hand.axis.vector(-100 * speed), time: hand.time)
      default: hand.frame()
      }
    }
  }

  @Test(arguments: Axis.both, Story.allCases) func itLeavesEveryOffsetAsItWas(_ axis: Axis, _ story: Story) {
    func offsets(layouts: Bool) -> [Double] {
      let hand = Hand(scroller(story.chain(axis)), axis)
      story.begin(hand)
      return (0..<90).map { frame in
        story.goOn(hand, frame)
        if layouts { hand.scroll.invalidateLayout() }
        return hand.offset
      }
    }
    let plain = offsets(layouts: false)
    #expect(offsets(layouts: true) == plain && Set(plain).count > 9)
  }
}
