import Hands
import Testing

/// How it gets there: together on both axes, with the speed it has, in time, also past layouts.
struct SnappingArrivalTests {
  static let board = [SnapArea](
    columns: 12, rows: 12, every: Size(width: 300, height: 300), size: Size(width: 280, height: 280))

  static func fling(_ velocity: Vector, _ arrival: SnapArrival) -> (scroll: ScrollController, now: Double) {
    let scroll = scroller([Snapping(board, arrival: arrival), Bouncing()], content: 4_000)
    scroll.setContentOffset(Point(x: 1_800, y: 1_800), animated: false)
    let finger = Finger(scroll)
    finger.fling(velocity)
    return (scroll, finger.now)
  }

  /// From rest: 0.35 s for a short way, and longer the further, but never as long as a second.
  @Test(arguments: Axis.both, [1.0, 100, 2_000, 50_000])
  func theAutomaticArrivalTakes035SecondsAndUp(_ axis: Axis, _ way: Double) throws {
    let (_, hand) = Snapping(points: [0, way], axis: axis).inHand(axis, content: 100_000)
    hand.scroll.settings.pixel = 0.01
    hand.scroll.step(by: .lines(axis.vector(1)), time: hand.time)
    #expect(hand.destination == way)
    let seconds = try #require(hand.scroll.motion?.axes[axis].settlingTime)
    #expect((seconds - (0.35 + 0.65 * way / (way + 2_000))).magnitude < 1e-9)
  }

  static let velocities = [
    Vector(x: 900, y: 300), Vector(x: -700, y: 700), Vector(x: 200, y: -1_500), Vector(x: 2_500, y: -90),
    Vector(x: -170, y: 165),
  ]

  @Test(arguments: velocities, [SnapArrival.automatic, .duration(0.6), .spring(response: 0.4)])
  func bothAxesArriveTogetherWithTheSpeedTheyHad(_ velocity: Vector, _ arrival: SnapArrival) throws {
    let (scroll, now) = Self.fling(velocity, arrival)
    let motion = try #require(scroll.motion)
    let start = scroll.contentOffset
    for axis in Axis.both where motion.destination[axis] != start[axis] {
      #expect(motion.axes[axis].settlingTime == motion.settlingTime)
      #expect((motion.velocity(at: .seconds(now))[axis] - velocity[axis]).magnitude < 1e-6)
    }
    switch arrival {
    case .automatic: #expect(motion.settlingTime <= 1)
    case .duration(let seconds): #expect(motion.settlingTime == seconds)
    case .spring: break
    }
    // It ends on the area, without a jump.
    let before = motion.offset(at: .seconds(now + motion.settlingTime - 1e-6))
    for axis in Axis.both { #expect((before[axis] - motion.destination[axis]).magnitude < 0.6) }
    #expect(motion.destination.x.truncatingRemainder(dividingBy: 300) == 0)
    #expect(motion.destination.y.truncatingRemainder(dividingBy: 300) == 0)
  }

  @Test(arguments: velocities) func theAutomaticArrivalDoesNotPassTheArea(_ velocity: Vector) throws {
    let (scroll, now) = Self.fling(velocity, .automatic)
    let motion = try #require(scroll.motion)
    let start = scroll.contentOffset
    for axis in Axis.both {
      let way = motion.destination[axis] - start[axis]
      guard way * velocity[axis] > 0, motion.settlingTime > 0.1 else { continue }
      for part in 0...100 {
        let offset = motion.offset(at: .seconds(now + motion.settlingTime * Double(part) / 100))[axis]
        #expect((motion.destination[axis] - offset) * way >= -1e-9)
      }
    }
  }

  /// A fling that would come as far by itself only slows down.
  @Test(arguments: Axis.both, [400.0, 1_000, 3_000, 8_000])
  func aFlingDoesNotGetFaster(_ axis: Axis, _ speed: Double) {
    for spacing in [40.0, 100, 180] {
      let points = (0..<2_000).map { Double($0) * spacing }
      let hand = Hand(scroller([Snapping(points: points, axis: axis), Bouncing()], content: 400_000), axis)
      hand.scroll.contentOffset = axis.point(spacing * 40)
      hand.fling(at: speed)
      let way = hand.destination - hand.offset
      #expect(way > 0 && way / speed <= 0.6)
      let isAhead = way / speed <= 0.5
      while hand.frame(after: 1.0 / 240) == .needsFrame {
        #expect(hand.speed <= speed * (isAhead ? 1 + 1e-9 : 2.6))
      }
    }
  }

  @Test(arguments: Axis.both) func anArrivalWithoutTimeIsAtOnce(_ axis: Axis) {
    let hand = Hand(scroller([Snapping(snapRows(axis), arrival: .duration(0)), Bouncing()]), axis)
    hand.fling(at: 900)
    #expect(hand.scroll.phase == .idle && hand.offset == 600)
  }

  /// However far and fast: with the default, a place is reached within a second.
  @Test(arguments: Axis.both, [50.0, 400, 8_000])
  func theAutomaticArrivalTakesASecondAtMost(_ axis: Axis, _ speed: Double) {
    for spacing in [30.0, 700, 20_000] {
      let areas = [SnapArea](20, axis, every: spacing, length: 10, across: .start, reach: 0...500_000)
      let hand = Hand(scroller([Snapping(areas), Bouncing()], content: 500_000), axis)
      hand.scroll.setContentOffset(axis.point(spacing * 10), animated: false)
      hand.fling(at: speed)
      #expect((hand.scroll.motion?.settlingTime ?? 0) <= 1)
      let told = hand.destination
      #expect(hand.resting() == told && (told / spacing).truncatingRemainder(dividingBy: 1) == 0)
    }
  }

  @Test func arrivalsThatMakeNoSenseTrap() async {
    await #expect(processExitsWith: .failure) { _ = Snapping([], arrival: .duration(-1)) }
    await #expect(processExitsWith: .failure) { _ = Snapping([], arrival: .spring(response: 0)) }
  }

  // MARK: A layout on the way does not begin the arrival anew: what is left of it leads to where
  // the area is now

  @Test(arguments: Axis.both, [SnapArrival.automatic, .duration(0.6)])
  func anAreaThatMovesIsReachedInTheTimeThatIsLeft(_ axis: Axis, _ arrival: SnapArrival) {
    var areas = snapRows(axis)
    let (rows, hand) = Snapping(areas, arrival: arrival).inHand(axis)
    hand.fling(at: 900)
    #expect(hand.destination == 600)
    let released = hand.now
    var moved = 0.0
    var frames = 0
    hand.rest(every: 0.02) {
      frames += 1
      #expect(hand.offset <= hand.destination + 1)
      guard frames % 5 == 0 else { return }
      areas = areas.moved(by: axis.vector(1))
      moved += 1
      rows.setAreas(areas)
      #expect(hand.destination == 600 + moved)
    }
    #expect(hand.scroll.phase == .idle && hand.now - released < 1.08)
    #expect(moved > 1 && hand.offset == 600 + moved)
  }

  @Test(arguments: SnappingArrivalTests.velocities, [SnapArrival.automatic, .duration(0.6)])
  func layoutsOnTheWayLetBothAxesArriveTogether(_ velocity: Vector, _ arrival: SnapArrival) throws {
    let (scroll, start) = SnappingArrivalTests.fling(velocity, arrival)
    let rows = try #require(scroll.behaviors.first as? Snapping)
    let first = try #require(scroll.motion)
    let ends = start + first.settlingTime
    // Where one axis does not move, or both are there at once, there is nothing to compare.
    let from = scroll.contentOffset
    let isBoth = Axis.both.allSatisfy { scroll.destination[$0] != from[$0] }
    var areas = SnappingArrivalTests.board
    var now = start
    while ends - now > 0.15 {
      now += 0.05
      scroll.advance(to: .seconds(now))
      areas = areas.moved(by: Vector(x: 1, y: 1))
      rows.setAreas(areas)
      let motion = try #require(scroll.motion)
      if isBoth {
        #expect((motion.axes.x.settlingTime - motion.axes.y.settlingTime).magnitude < 1e-6)
      }
    }
  }

  /// A spring whose area goes far away shortly before its end takes the time that the way needs.
  @Test(arguments: Axis.both) func aSpringToAnAreaThatMovesDoesNotJump(_ axis: Axis) throws {
    let (rows, hand) = Snapping(snapRows(axis), arrival: .spring(response: 0.4)).inHand(axis)
    hand.fling(at: 900)
    #expect(hand.destination == 600)
    let first = try #require(hand.scroll.motion)
    hand.frame(after: first.settlingTime - 0.05)
    #expect(hand.scroll.phase == .decelerating)
    rows.setAreas(snapRows(axis).moved(by: axis.vector(200)))
    #expect(hand.destination == 800)
    let way = [hand.offset] + hand.rest() + [800]
    #expect(zip(way, way.dropFirst()).allSatisfy { ($1 - $0).magnitude < 60 } && hand.offset == 800)
  }
}
