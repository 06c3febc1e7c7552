import Hands
import Testing

/// Layouts after which nothing, or a link's answers, are other.
struct LayoutAnswersTests {
  // MARK: A layout that changes nothing moves nothing, to the last bit, however often it comes

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
      case .keepsSpeed:
        probe.onTarget = { proposal, _ in
          if proposal.cause[axis] == .release { proposal.offset[axis] += 33 }
        }
      case .springs:
        probe.onTarget = { proposal, _ in
          proposal.offset[axis] = 1_555
          proposal.arrival[axis] = .spring(response: 0.3)
        }
      case .ownGlide: probe.onMotion = { proposal, _ in proposal.glide[axis] = .custom(Swing()) }
      case .ownWall:
        let wall = Probe(\.onEdge) { proposal, _ in proposal.response = .custom(resistance: 0.5, Swing()) }
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

  @Test(arguments: Axis.both, Story.allCases)
  func aLayoutThatChangesNothingLeavesEveryOffset(_ axis: Axis, _ story: Story) {
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

  // MARK: A link's answers change, and `invalidateLayout()` says so

  @Test(arguments: Axis.both) func aFlingMeetsTheNewEdge(_ axis: Axis) {
    let wall = Probe(\.onEdge) { proposal, _ in proposal.response = .rigid }
    let hand = Hand(scroller([wall]), axis, at: 800).flung(at: 3_000, frames: 3)
    wall.onEdge = { proposal, _ in proposal.response = .elastic(resistance: 0.55, response: 0.575) }
    hand.scroll.invalidateLayout()
    #expect(hand.rest().contains { $0 > 1_620 } && hand.offset == 1_600)
  }

  @Test(arguments: Axis.both) func aDragMeetsTheNewEdgeWithoutAJump(_ axis: Axis) {
    let wall = Probe()
    wall.onEdge = { proposal, _ in proposal.response = .elastic(resistance: 0.55, response: 0.575) }
    let hand = Hand(scroller([wall]), axis).pulled(by: -100)
    let offset = hand.offset
    #expect(offset < -20)
    wall.onEdge = { proposal, _ in proposal.response = .rigid }
    hand.scroll.invalidateLayout()
    #expect(hand.offset == offset)
    hand.move(by: -50)
    #expect(hand.offset == offset)
    hand.move(by: 0.5)
    #expect((hand.offset - offset - 0.5).magnitude < 1e-9)
  }

  @Test(arguments: Axis.both) func anAnimationTakesTheNewArrival(_ axis: Axis) throws {
    let rows = Probe()
    let hand = Hand(scroller([rows, Clamping()]), axis).travelling(to: 600, frames: 4)
    let (offset, speed, start) = (hand.offset, hand.speed, hand.now)
    rows.onTarget = { proposal, _ in
      proposal.offset[axis] = 700
      proposal.arrival[axis] = .spring(response: 1.2)
    }
    hand.scroll.invalidateLayout()
    hand.frames(8)
    let spring = CriticalSpring(displacement: offset - 700, velocity: speed, response: 1.2)
    #expect((hand.offset - 700 - spring.displacement(at: hand.now - start)).magnitude < 1e-6)
  }

  @Test(arguments: Axis.both) func theProgramsAnimationIsAskedAsTheProgram(_ axis: Axis) {
    let probe = Probe()
    let hand = Hand(scroller([probe, Clamping()]), axis).travelling(to: 600, frames: 2)
    var causes: [Cause?] = []
    probe.onTarget = { proposal, _ in causes.append(proposal.cause[axis]) }
    hand.scroll.contentSize = axis.size(3_000, across: 2_000)
    hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    hand.scroll.invalidateLayout()
    #expect(causes == [.program, .step, .layout])
  }
}
