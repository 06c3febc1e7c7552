import Hands
import Testing

/// Rows of 100 points that begin every 300, on both axes: 0, 300, … 1500, and the wall at 1600.
func snapRows(_ axis: Axis, reach: ClosedRange<Double> = 0...2_000, stops: [Int] = []) -> [SnapArea] {
  (0..<6).map { index in
    SnapArea(
      id: Int64(10 + index), axis, from: Double(index) * 300, length: 100, reach: reach,
      mustStop: stops.contains(index))
  }
}

struct SnappingTests {
  @Test(arguments: Axis.both, [900.0, -900, 2_500, -2_500, 300, -300])
  func aFlingLandsOnAnAreaAheadAndReportsIt(_ axis: Axis, _ speed: Double) {
    let log = Log()
    let (rows, hand) = Snapping(snapRows(axis)).inHand(axis, delegate: log)
    hand.scroll.setContentOffset(axis.point(600), animated: false)
    hand.fling(at: speed)
    let told = hand.destination
    #expect(log.endTarget[axis] == told && told.truncatingRemainder(dividingBy: 300) == 0)
    #expect(speed > 0 ? told > 600 : told < 600)
    #expect(rows.snapTarget[axis] == Int64(10 + told / 300))
    #expect(hand.resting() == told && rows.snapped[axis] == rows.snapTarget[axis])
  }

  @Test(arguments: Axis.both) func theOtherAxisIsFree(_ axis: Axis) {
    let rows = Snapping(snapRows(axis), axes: PerAxis(true, on: axis, else: false))
    let free = scroller([Bouncing()])
    let scroll = scroller([rows, Bouncing()])
    for scroll in [scroll, free] { Hand(scroll, axis.cross).fling(at: 700) }
    #expect(scroll.destination[axis.cross] == free.destination[axis.cross] && scroll.destination[axis] == 0)
  }

  /// Areas that align on one axis only leave the other one free, also where both may snap.
  @Test(arguments: Axis.both) func anAxisOnWhichNothingAlignsIsFree(_ axis: Axis) {
    func destination(_ links: [any ScrollBehavior]) -> Point {
      let finger = Finger(scroller(links, content: 9_000))
      finger.pull(by: Vector(x: 8, y: 8), times: 10)
      finger.lift()
      return finger.scroll.destination
    }
    let snapped = destination([Snapping(snapRows(axis, reach: 0...9_000)), Bouncing()])
    let free = destination([Bouncing()])
    #expect(snapped[axis] == 600 && snapped[axis.cross] == free[axis.cross])
    #expect(free[axis.cross] > 300)
  }

  /// Anywhere inside an area larger than the port it glides as it would without any.
  @Test(arguments: Axis.both) func aFlingInsideALargeAreaGlidesFreely(_ axis: Axis) throws {
    let large = SnapArea(id: 1, axis, from: 0, length: 5_000, reach: 0...400)
    let snapped = Hand(scroller([Snapping([large]), Bouncing()], content: 5_000), axis)
    let free = Hand(scroller([Bouncing()], content: 5_000), axis)
    for hand in [snapped, free] { hand.fling(at: 2_000) }
    #expect(snapped.rest() == free.rest() && snapped.offset == free.offset && free.offset > 900)
    // The last target wins, and so does its arrival.
    let paged = Hand(scroller([Paging(axis: axis), Snapping([large]), Bouncing()], content: 5_000), axis)
    #expect(paged.flingToRest(at: 2_000) == free.offset)
  }

  /// Wherever areas are, a movement along both axes ends on one of them.
  @Test(arguments: 0..<60) func everyMovementRestsOnAnArea(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    func number(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    let sides: [Alignment?] = [.start, .center, .end]
    let areas = (0..<Int(number(1...25))).map { index in
      SnapArea(
        id: Int64(index),
        frame: Rect(
          x: number(-100...2_000), y: number(-100...2_000), width: number(0...900), height: number(0...900)),
        align: PerAxis(x: sides[Int(number(0...2))], y: sides[Int(number(0...2))]),
        mustStop: index % 4 == 0)
    }
    let snapping = Snapping(areas)
    let finger = Finger(scroller([snapping, Bouncing()]))
    for round in 0..<8 {
      finger.down()
      let way = Vector(
        x: number(2...20) * (number(0...1) * 2 - 1), y: number(2...20) * (number(0...1) * 2 - 1))
      for _ in 0..<8 { finger.move(by: way) }
      finger.lift(after: round % 2 == 0 ? 0 : 0.2)
      let (told, heading) = (finger.scroll.destination, snapping.snapTarget)
      finger.rest()
      #expect(finger.offset == told && snapping.snapped != PerAxis(nil) && snapping.snapped == heading)
    }
  }

  @Test(arguments: Axis.both) func theExplanationNamesTheArea(_ axis: Axis) {
    let hand = Hand(scroller([Snapping(snapRows(axis)), Bouncing()]), axis).flung(at: 900)
    let steps = hand.scroll.explanation[axis].steps
    #expect(steps.map(\.name) == ["natural", "Snapping", "edges"])
    #expect(steps[1].note == "area 12" && steps[1].offset == 600)
    #expect(hand.scroll.explanation[axis].description.hasSuffix(" ▸ Snapping 600.0 (area 12) ▸ edges 600.0"))
    hand.rest()
    #expect(hand.scroll.explanation[axis].steps[1].note == "area 12")
  }

  @Test(arguments: Axis.both) func aDragThatEndsAtRestGoesToTheNearestArea(_ axis: Axis) {
    for (way, rest) in [(140.0, 0.0), (160, 300), (-20, 0)] {
      let hand = Hand(scroller([Snapping(snapRows(axis)), Bouncing()]), axis)
      hand.pullToRest(by: way, for: 0.2)
      #expect(hand.offset == rest)
    }
  }

  @Test(arguments: Axis.both) func aFlingWithoutAnAreaInReachStopsByItself(_ axis: Axis) {
    let free = Hand(scroller([Bouncing()]), axis).flung(at: 400)
    let natural = free.destination
    let area = { (distance: Double) in
      SnapArea(
        id: 1, frame: Rect(origin: axis.point(natural + distance), size: axis.size(100, across: 1_900)))
    }
    for (strictness, distance, isTaken) in [
      (SnapStrictness.proximity, 130.0, true), (.proximity, 140, false), (.proximity(50), 49, true),
      (.proximity(50), 51, false), (.mandatory, 500, true), (.proximity(-5), 1, false),
    ] {
      let hand = Hand(scroller([Snapping([area(distance)], strictness), Bouncing()]), axis).flung(at: 400)
      let isSnapped = hand.destination == min(1_600, natural + distance)
      #expect(isSnapped == isTaken && (isTaken || hand.destination == natural), "\(strictness) \(distance)")
    }
  }

  @Test(arguments: Axis.both) func aFlingDoesNotPassAnAreaWithMustStop(_ axis: Axis) {
    let hand = Hand(scroller([Snapping(snapRows(axis, stops: [1, 3])), Bouncing()]), axis)
    for rest in [300.0, 900, 1_500] {
      #expect(hand.flingToRest(at: 1_500) == rest)
    }
  }

  @Test(arguments: Axis.both) func linesGoToTheNextAreaAndPagesAsAFling(_ axis: Axis) {
    let (_, hand) = Snapping(snapRows(axis)).inHand(axis)
    func step(_ step: ScrollStep, _ rest: Double) {
      hand.scroll.step(by: step, time: hand.time)
      #expect(hand.resting() == rest)
    }
    step(.lines(axis.vector(1)), 300)
    step(.lines(axis.vector(3)), 600)
    step(.lines(axis.vector(-1)), 300)
    step(.pages(axis.vector(1)), 600)
    step(.pages(axis.vector(-1)), 300)
    // Two steps in a row count from the target of the first.
    hand.scroll.step(by: .lines(axis.vector(1)), time: hand.time)
    step(.lines(axis.vector(1)), 900)
    for _ in 0..<5 { step(.lines(axis.vector(1)), min(1_500, hand.offset + 300)) }
  }

  /// What finds nothing ahead in reach goes where it goes by itself, also from an area and on whole pixels.
  @Test(arguments: Axis.both, [false, true])
  func stepsAndFlingsByProximityLeaveAnArea(_ axis: Axis, _ isOnPixels: Bool) {
    let rows = Snapping(snapRows(axis), .proximity)
    rows.roundsToPixels = isOnPixels
    let hand = Hand(scroller([rows, Bouncing()]), axis)
    hand.scroll.settings.lineLength = 40
    hand.scroll.contentOffset = axis.point(600)
    for (lines, rest) in [(1.0, 640.0), (1, 680), (-1, 600), (-1, 560)] {
      hand.scroll.step(by: .lines(axis.vector(lines)), time: hand.time)
      #expect(hand.resting() == rest)
    }
    let free = Hand(scroller([Bouncing()]), axis)
    for hand in [hand, free] {
      hand.scroll.settings.slop = 0
      hand.scroll.contentOffset = axis.point(600)
      hand.fling(at: 150)
    }
    #expect(hand.destination == free.destination && hand.destination > 650)
  }

  @Test(arguments: Axis.both) func theEndOfAWheelGoesToTheNearestArea(_ axis: Axis) {
    let hand = Hand(scroller([Snapping(snapRows(axis)), Bouncing()]), axis)
    for _ in 0..<10 {
      hand.now += 0.016
      hand.scroll.wheel(by: axis.vector(17), time: hand.time)
    }
    hand.frames(20)
    #expect(hand.resting() == 300)
    // A step along the other axis ends it there too.
    hand.scroll.wheel(by: axis.vector(170), time: hand.time)
    hand.scroll.step(by: .lines(axis.cross.vector(1)), time: hand.time)
    #expect(hand.resting() == 600 && hand.scroll.contentOffset[axis.cross] > 0)
  }

  @Test(arguments: Axis.both) func pointsMayBeGivenInAnyOrder(_ axis: Axis) {
    let (stops, hand) = Snapping(points: [900, .nan, 0, 450, 450, 5_000], axis: axis).inHand(axis)
    for (speed, rest, index) in [
      (900.0, 450.0, 1), (900, 900, 2), (900, 1_600, 3), (-500, 900, 2), (-200, 450, 1),
    ] {
      hand.fling(at: speed)
      #expect(hand.destination == rest && stops.snapTarget[axis] == Int64(index))
      #expect(hand.resting() == rest && stops.snapped[axis] == Int64(index))
    }
    hand.scroll.step(by: .lines(axis.vector(-1)), time: hand.time)
    #expect(hand.resting() == 0)
    stops.points[axis] = SnapPoints([])
    hand.scroll.invalidateLayout()
    #expect(stops.snapped[axis] == nil)
    hand.fling(at: 400)
    #expect(hand.destination > 0)
  }
}
