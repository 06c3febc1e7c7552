import ScrollMotion
import ScrollSpace
import Seeds
import Testing

@Suite struct AxisMotionTests {
  /// A glide into a wall, and the spring back: as a plan with an elastic edge makes it.
  static func bounce(_ seed: Int) -> AxisMotion {
    var random = Seeded(seed)
    let side = random.one(of: [Side.lower, .upper])
    let sign = side == .upper ? 1.0 : -1.0
    let start = random.one(of: [0, random.number(-3000...3000)])
    let velocity = sign * random.number(200...8000)
    let free = Stage.decay(
      Decay(velocity: velocity, rate: random.one(of: [.normal, .fast])), from: start, within: 0.25)
    let wall = start + free.destination.distance(to: start) * -random.number(0...0.98)
    let time = free.crossing(of: wall, up: side == .upper)!
    let edge = Stage.spring(
      from: wall, velocity: free.velocity(at: time), to: wall, response: random.number(0.2...0.9),
      within: 0.25)
    return AxisMotion(free: free, edge: .init(side: side, time: time, stage: edge))
  }

  @Test(arguments: 0..<200) func aMotionRunsIntoTheEdgeWithoutAJump(seed: Int) throws {
    let motion = Self.bounce(seed)
    let edge = try #require(motion.edge)
    let wall = edge.stage.start
    let scale = max(wall.magnitude, motion.free.start.magnitude, 1)
    #expect(agree(motion.free.offset(at: edge.time), wall, part: 1e-12, floor: scale))
    #expect(motion.offset(at: edge.time) == wall)
    let speed = motion.free.velocity(at: edge.time)
    // A spring that would not leave the wall by the threshold has landed as it begins.
    let arrival = edge.stage.duration > 0 ? speed : 0
    #expect(motion.velocity(at: edge.time) == arrival)
    let before = edge.time.nextDown
    if before >= 0 {
      #expect(agree(motion.offset(at: before), wall, part: 1e-12, floor: scale))
      #expect(agree(motion.velocity(at: before), speed, part: 1e-12))
    }
    #expect(motion.isAtEdge(at: edge.time))
    #expect(!motion.isAtEdge(at: before))
    #expect(motion.stages.count == 2)
  }

  @Test(arguments: 0..<200) func aMotionStaysInsideUntilTheCrossing(seed: Int) throws {
    let motion = Self.bounce(seed)
    let edge = try #require(motion.edge)
    var times = (0..<100).map { edge.time * Double($0) / 100 }
    var t = edge.time
    for _ in 0..<20 {
      t = t.nextDown
      times.append(t)
    }
    for t in times where t >= 0 {
      let past = motion.offset(at: t) - edge.stage.start
      #expect(edge.side == .upper ? past <= 0 : past >= 0)
    }
  }

  @Test(arguments: 0..<200) func aMotionRestsOnItsDestinationToTheLastBit(seed: Int) {
    let motion = Self.bounce(seed)
    let settled = motion.settlingTime
    #expect(settled >= 0)
    for t in [settled, settled.nextUp, settled + 1e-3, settled + 1e6] {
      #expect(motion.offset(at: t) == motion.destination)
      #expect(motion.velocity(at: t) == 0)
    }
    #expect(motion.offset(at: settled * (1 - 1e-6)) != motion.destination)
  }

  @Test(arguments: 0..<100) func timeSeesBothStages(seed: Int) throws {
    let motion = Self.bounce(seed)
    let edge = try #require(motion.edge)
    var random = Seeded(seed &+ 31)
    for t in [edge.time * random.number(0...1), edge.time + edge.stage.duration * random.number(0...0.9)] {
      let level = motion.offset(at: t)
      let time = try #require(motion.time(to: level))
      #expect(time <= t + 1e-6)
      #expect(agree(motion.offset(at: time), level, part: 1e-7))
    }
    let beyond = motion.destination + (edge.side == .upper ? 1e5 : -1e5)
    #expect(motion.time(to: beyond) == nil)
    #expect(motion.time(to: motion.free.start) == 0)
  }

  /// However little a glide would end past a wall, it is answered and rests on it.
  @Test(arguments: 0..<200) func aMotionNeverRestsBeyondAWall(seed: Int) {
    var random = Seeded(seed)
    let velocity = random.one(of: [random.number(-4000...4000), random.number(-1...1)])
    let start = random.number(-2000...2000)
    let free = Stage.decay(Decay(velocity: velocity, rate: .normal), from: start, within: 0.25)
    let side: Side = velocity > 0 ? .upper : .lower
    let sign = velocity > 0 ? 1.0 : -1.0
    for nearness in [0, 1e-12, 1e-6, 0.1, 0.2499, 0.25, 0.2501, 1] {
      let inside = free.destination - sign * nearness
      let wall = side == .upper ? max(start, inside) : min(start, inside)
      guard let time = free.crossing(of: wall, up: side == .upper) else {
        #expect(free.destination == wall)
        continue
      }
      let back = Stage.spring(
        from: wall, velocity: free.velocity(at: time), to: wall, response: 0.575, within: 0.25)
      let motion = AxisMotion(free: free, edge: .init(side: side, time: time, stage: back))
      #expect(motion.offset(at: motion.settlingTime) == wall)
      #expect((motion.offset(at: time.nextDown) - wall) * sign <= 0)
    }
  }

  /// Motions that begin late in a longer one, where the clock's grain is coarser than their own.
  @Test(arguments: 0..<200, [0.1, 7.3, 86_400.7]) func aMotionBeginsAtItsGivenTime(seed: Int, begins: Double)
  {
    let early = Self.bounce(seed)
    let plain = AxisMotion(free: StageTests.random(seed))
    for motion in [early, plain] {
      let late = AxisMotion(free: motion.free, edge: motion.edge, begins: begins)
      #expect(late.offset(at: begins) == motion.offset(at: 0))
      #expect(late.offset(at: begins - 1) == motion.offset(at: 0))
      #expect(agree(late.settlingTime, begins + motion.settlingTime, part: 1e-15))
      for part in [0.1, 0.5, 0.9] {
        let t = motion.settlingTime * part
        #expect(agree(late.offset(at: begins + t), motion.offset(at: t), part: 1e-6))
      }
      var t = late.settlingTime
      for _ in 0..<4 {
        #expect(late.offset(at: t) == late.destination)
        #expect(late.velocity(at: t) == 0)
        #expect(late.isAtEdge(at: t) == (late.edge != nil))
        t = t.nextUp
      }
      let level = motion.offset(at: motion.settlingTime * 0.01)
      if let time = motion.time(to: level), let later = late.time(to: level) {
        #expect(agree(later, begins + time, part: 1e-15))
      } else {
        #expect(motion.time(to: level) == nil && late.time(to: level) == nil)
      }
    }
  }

  @Test(arguments: [Side.lower, .upper]) func aCurveMayStartOutsideTheWallItLaterRunsInto(side: Side) throws {
    let sign = side == .upper ? 1.0 : -1.0
    // Starts 50 outside the wall at 0, is inside by 0.25, and passes the wall outward at 0.5 seconds.
    let swing = Formula(distance: 0, duration: 1, amplitude: -300 * sign, swings: 1)
    let free = try #require(Stage.curve(swing, from: 50 * sign))
    let inward = try #require(free.crossing(of: 0, up: side == .lower))
    let outward = try #require(free.crossing(of: 0, up: side == .upper, after: inward))
    let edge = Stage.spring(
      from: 0, velocity: free.velocity(at: outward), to: 0, response: 0.5, within: 0.25)
    let motion = AxisMotion(free: free, edge: .init(side: side, time: outward, stage: edge))
    #expect(motion.offset(at: 0) == 50 * sign)
    #expect(motion.offset(at: inward / 2) * sign > 0)
    #expect(motion.offset(at: outward) == 0)
    #expect(motion.destination == 0)
  }

  @Test func withoutAnEdgeItIsItsFreeStage() {
    let free = Stage.decay(Decay(velocity: 300, rate: .normal), from: 5, within: 0.25)
    let motion = AxisMotion(free: free)
    #expect(motion.stages.count == 1)
    #expect(motion.settlingTime == free.duration)
    #expect(motion.destination == free.destination)
    #expect(motion.offset(at: 0.3) == free.offset(at: 0.3))
    #expect(motion.velocity(at: 0.3) == free.velocity(at: 0.3))
    #expect(motion.time(to: 20) == free.time(to: 20))
    #expect(!motion.isAtEdge(at: 1e9))
    #expect(AxisMotion.rest(at: 4).offset(at: 0) == 4)
  }

  @Test(arguments: 0..<20) func anyTimeGivesAFiniteAnswer(seed: Int) {
    let motion = Self.bounce(seed)
    for t in extremes + [.infinity, -.infinity, .nan] {
      #expect(motion.offset(at: t).isFinite)
      #expect(motion.velocity(at: t).isFinite)
      #expect(motion.time(to: t)?.isFinite != false)
    }
  }
}

@Suite struct MotionTests {
  @Test(arguments: 0..<100) func eachAxisMovesByItselfAndAShiftMovesOffsetsAlone(seed: Int) {
    let x = AxisMotionTests.bounce(seed)
    let y = AxisMotion(free: StageTests.random(seed))
    var motion = Motion(start: .seconds(64), axes: PerAxis(x: x, y: y))
    let shift = Vector(x: 4_096, y: -64)
    let moved = motion.shifted(by: shift)
    for part in [0, 0.01, 0.05, 0.2, 0.5, 0.9, 1, 3] {
      let t = (motion.settlingTime * part * 1_024).rounded() / 1_024
      let now = Timestamp.seconds(64 + t)
      let place = motion.advance(to: now)
      #expect(place.offset == motion.offset(at: now) && place.isSettled == motion.isSettled(at: now))
      #expect(motion.offset(at: now) == Point(x: x.offset(at: t), y: y.offset(at: t)))
      #expect(motion.velocity(at: now) == Vector(x: x.velocity(at: t), y: y.velocity(at: t)))
      for axis in Axis.both {
        let offset = motion.offset(at: now)[axis] + shift[axis]
        #expect(agree(moved.offset(at: now)[axis], offset, part: 1e-15, floor: 8_000))
      }
      #expect(moved.velocity(at: now) == motion.velocity(at: now))
    }
    #expect(motion.offset(at: .seconds(-9)) == motion.offset(at: motion.start))
    #expect(motion.settlingTime == max(x.settlingTime, y.settlingTime))
    #expect(motion.destination == Point(x: x.destination, y: y.destination))
    let end = Timestamp.seconds(64 + motion.settlingTime + 1e-9)
    #expect(motion.isSettled(at: end))
    #expect(motion.offset(at: end) == motion.destination)
    #expect(!motion.isSettled(at: .seconds(64 + motion.settlingTime / 2)))
    #expect(moved.destination == motion.destination + shift && moved.start == motion.start)
    #expect(moved.settlingTime == motion.settlingTime && moved.axes.x.edge?.side == x.edge?.side)
  }

  @Test(arguments: 0..<200) func aMotionIsSettledExactlyWhenItRestsForGood(seed: Int) {
    let motion = Motion(
      start: .seconds(12_345.678), axes: PerAxis(x: AxisMotionTests.bounce(seed), y: .rest(at: 0)))
    var now = motion.start + motion.settlingTime
    now.seconds = now.seconds.nextDown.nextDown
    for _ in 0..<5 {
      if motion.isSettled(at: now) {
        #expect(motion.offset(at: now) == motion.destination)
        #expect(motion.velocity(at: now) == .zero)
      }
      now.seconds = now.seconds.nextUp
    }
    #expect(motion.isSettled(at: now))
  }

  @Test func aRestIsSettledFromItsStart() {
    let rest = Motion.rest(at: Point(x: 3, y: 4), from: .seconds(9))
    #expect(rest.isSettled(at: .seconds(9)))
    #expect(rest.offset(at: .zero) == Point(x: 3, y: 4))
  }
}
