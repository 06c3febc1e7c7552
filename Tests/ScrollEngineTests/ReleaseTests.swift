import Hands
import Testing

/// What happens, in which order, when the finger is lifted.
struct ReleaseTests {
  let log = Log()

  @Test func questionsComeInTheirOrder() {
    var asked: [String] = []
    func link(_ name: StaticString) -> Probe {
      let probe = Probe(name, \.onDrag) { proposal, _ in asked.append("\(name) drag \(proposal.cause)") }
      probe.onMotion = { _, _ in asked.append("\(name) motion") }
      probe.onTarget = { _, _ in asked.append("\(name) target") }
      probe.onEdge = { _, _ in asked.append("\(name) edge") }
      probe.once("willEndDragging") { _ in asked.append("\(name) end") }
      return probe
    }
    log.once("willEndDragging") { _ in asked.append("delegate end") }
    let hand = Hand(scroller([link("a"), link("b")], content: 500, delegate: log)).held()
    hand.swipe(at: 500)
    asked = []
    hand.lift(moving: 1)
    #expect(
      asked == [
        "a drag drag", "b drag drag", "a drag release", "b drag release", "a motion", "b motion", "a target",
        "b target", "a edge", "b edge", "a end", "b end", "delegate end",
      ])
  }

  @Test(arguments: Axis.both) func aFlingEndsWhereItsDecayEnds(_ axis: Axis) {
    let hand = Hand(scroller([], delegate: log), axis).flung(at: 800)
    let decay = Decay(velocity: log.endVelocity[axis], rate: .normal)
    #expect((log.endVelocity[axis] - 800).magnitude < 1e-6)
    #expect((log.endTarget[axis] - 54 - decay.distance).magnitude < 1e-9)
    #expect(hand.restingAtDestination() == log.endTarget[axis])
  }

  @Test func theRateComesFromTheControllerOrAnyLink() {
    let link = Probe()
    for (rate, asked) in [(DecelerationRate.fast, false), (DecelerationRate(rawValue: 0.995), true)] {
      let hand = Hand(scroller([link]))
      if asked {
        link.onMotion = { proposal, _ in proposal.glide.y = .decay(rate: rate.rawValue) }
      } else {
        hand.scroll.decelerationRate = rate
      }
      hand.fling(at: 800)
      let distance = Decay(velocity: 800, rate: rate).distance
      #expect((hand.destination - hand.offset - distance).magnitude < 1e-6)
    }
  }

  @Test(arguments: Axis.both) func aRateSetAtTheEndOfADragCountsForThatRelease(_ axis: Axis) {
    var told = Point.zero
    log.once("willEndDragging") { $0.decelerationRate = .fast }
    log.once("didEndDragging(true)") { told = $0.destination }
    let hand = Hand(scroller([Bouncing()], delegate: log), axis).flung(at: 800)
    let distance = Decay(velocity: log.endVelocity[axis], rate: .fast).distance
    #expect((hand.destination - hand.offset - distance).magnitude < 1e-9)
    #expect(log.endTarget[axis] > hand.destination + 200, "the target is that of the former rate")
    hand.rest()
    #expect(hand.scroll.contentOffset == told)
  }

  /// An edited target stays, a link's own rate too, and nothing is planned again for the rate there is.
  @Test func aRateSetAtTheEndOfADragChangesGlidesAlone() {
    let link = Probe()
    let hand = Hand(scroller([link, Bouncing()], delegate: log))
    var asked = 0
    link.onMotion = { _, _ in asked += 1 }
    log.once("willEndDragging") { $0.decelerationRate = .normal }
    hand.fling(at: 800)
    #expect(asked == 1)
    hand.rest()
    log.answeredTarget = Point(x: 0, y: 700)
    log.once("willEndDragging") { $0.decelerationRate = .fast }
    hand.fling(at: 800)
    #expect(hand.destination == 700)
    hand.rest()
    log.answeredTarget = nil
    link.onMotion = { proposal, _ in proposal.glide.y = .decay(rate: 0.995) }
    log.once("willEndDragging") { $0.decelerationRate = .normal }
    hand.fling(at: 800)
    #expect(hand.destination == log.endTarget.y)
  }

  @Test(arguments: [(49.0, 0.0), (51, 51), (7_900, 7_900), (8_100, 8_000), (50_000, 8_000)], [1.0, -1])
  func limitsHoldOnEachAxisByItself(_ speeds: (fed: Double, told: Double), _ sign: Double) {
    for across in [0, 1.0] {
      let log = Log()
      let finger = Finger(scroller([], delegate: log))
      finger.scroll.settings.slop = 0
      finger.fling(Vector(x: speeds.fed * sign, y: speeds.fed * sign * across))
      // A fling at 45° is no shorter than one along the axis.
      #expect((log.endVelocity.x - speeds.told * sign).magnitude < 1e-6)
      #expect((log.endVelocity.y - speeds.told * sign * across).magnitude < 1e-6)
    }
  }

  @Test(arguments: Axis.both) func aLockedAxisDoesNotFling(_ axis: Axis) {
    let lock = Probe(\.onDrag) { proposal, _ in
      proposal.translation[axis.cross] = 0
      proposal.velocity[axis.cross] = 0
    }
    let finger = Finger(scroller([Bouncing(), lock]))
    finger.down()
    for _ in 0..<10 {
      finger.move(by: Vector(x: 6, y: 6))
      #expect(finger.offset[axis.cross] == 0)
    }
    finger.lift()
    let destination = finger.scroll.destination
    #expect(destination[axis.cross] == 0 && destination[axis] > 300)
  }

  @Test(arguments: Axis.both) func aScaledDragFlingsScaled(_ axis: Axis) {
    let scale = Probe(\.onDrag) { proposal, _ in
      proposal.translation = proposal.translation * 0.5
      proposal.velocity = proposal.velocity * 0.5
    }
    let hand = Hand(scroller([scale], delegate: log), axis).flung(at: 800)
    #expect((hand.offset - 27).magnitude < 1e-9)
    #expect((log.endVelocity[axis] - 400).magnitude < 1e-6)
  }

  @Test func theReleaseAsksAboutTheSameTranslationAsTheLastMove() {
    let scale = Probe()
    var asked: [Vector] = []
    scale.onDrag = { proposal, _ in
      asked.append(proposal.translation)
      proposal.translation = proposal.translation * 0.5
    }
    let hand = Hand(scroller([scale])).flung(at: 800)
    #expect(asked.count > 2 && asked.last == asked[asked.count - 2])
  }

  @Test(arguments: Axis.both) func outsideAnElasticWallTheSpeedIsTheContents(_ axis: Axis) throws {
    let hand = Hand(scroller([Bouncing()], delegate: log), axis)
    let band = RubberBand(dimension: 400)
    hand.fling(at: -800)
    let raw = try #require(band.raw(0 - hand.offset))
    #expect((raw - 54).magnitude < 1e-6)
    #expect((log.endVelocity[axis] + 800 * band.slope(raw)).magnitude < 1e-6)
    #expect(log.endTarget[axis] == 0)
  }

  /// Without a jump in speed, if no wall stops it before it turns to where it was sent.
  @Test(
    arguments: Axis.both,
    [(800.0, 500.0), (800, 300), (800, 60), (800, 20), (800, 5_000), (800, -50), (-900, 44)])
  func anEditedTargetIsPlannedAgain(_ axis: Axis, _ fling: (speed: Double, requested: Double)) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    log.answeredTarget = axis.point(fling.requested)
    hand.fling(at: fling.speed)
    let rest = max(0, min(fling.requested, 1_600))
    #expect(hand.destination == rest)
    #expect(hand.speed == (fling.speed < 0 ? 0 : log.endVelocity[axis]))
    #expect(hand.resting() == rest)
  }

  @Test(arguments: Axis.both, [(700.0, 700.0), (30, 0), (20_000, 8_000)])
  func theHostsVelocityReplacesTheMeasuredVelocity(
    _ axis: Axis, _ speeds: (given: Double, taken: Double)
  ) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis).pulled(by: 50)
    hand.scroll.touchEnded(
      at: axis.point(hand.place), time: hand.time, velocity: axis.vector(0 - speeds.given))
    #expect(log.endVelocity[axis] == speeds.taken)
    hand.pull(by: 50)
    hand.scroll.touchEnded(at: axis.point(hand.place), time: hand.time, velocity: axis.vector(.infinity))
    #expect(hand.scroll.diagnostics.count(of: .unusableNumbers) == 1 && hand.scroll.isTracking)
  }

  @Test func eachLinkEditsWhatTheOneBeforeLeft() {
    let (first, second, last) = (Probe(), Probe(), Log())
    let hand = Hand(scroller([first, second], delegate: last))
    first.answeredTarget = Point(x: 0, y: 400)
    second.answeredTarget = Point(x: 0, y: 300)
    last.answeredTarget = Point(x: 0, y: 200)
    hand.fling(at: 800)
    #expect(first.endTarget.y > 440 && second.endTarget.y == 400 && last.endTarget.y == 300)
    #expect(hand.destination == 200)
  }
}
