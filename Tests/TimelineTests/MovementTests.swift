import Hands
import ScrollTimelines
import Testing

/// Crossings of a movement as a value.
struct MovementTests {
  /// A motion of a scroller, after a fling or an animation.
  private func anyMotion(_ random: inout SeededGenerator) -> Motion? {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 600), content: Size(width: 2_000, height: 3_000),
      behaviors: [Bouncing()])
    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    scroll.setContentOffset(Point(x: number(0...1_600), y: number(0...2_400)), arrival: .jump)
    scroll.advance(to: .seconds(number(0...5)))
    if Bool.random(using: &random) {
      scroll.fling(velocity: Vector(x: number(-2_000...2_000), y: number(-4_000...4_000)))
    } else {
      scroll.setContentOffset(Point(x: number(0...1_600), y: number(0...2_400)), animated: true)
    }
    return scroll.motion
  }

  private func crossings(_ movement: Movement, of lines: TickLines, on axis: Axis) -> [LineCrossing] {
    var found: [LineCrossing] = []
    movement.forEachCrossing(of: lines, on: axis) { found.append($0) }
    return found
  }

  @Test func partsOfAMotionHaveTheCrossingsOfTheWhole() throws {
    var count = 0
    for seed in 1...150 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let motion = try #require(anyMotion(&random))
      let end = motion.start + motion.settlingTime
      let lines = TickLines.every(Double.random(in: 3...200, using: &random), from: 1)
      for axis in Axis.both {
        let whole = crossings(Movement(motion, from: motion.start, through: end + 1), of: lines, on: axis)
        var (parts, time) = ([LineCrossing](), motion.start)
        while time <= end {
          let next = time + Double.random(in: 0.0001...0.3, using: &random)
          parts += crossings(Movement(motion, from: time, through: next), of: lines, on: axis)
          time = next
        }
        #expect(parts == whole, "seed \(seed)")
        count += whole.count
      }
    }
    #expect(count > 1_000, "\(count)")
  }

  @Test func aCrossingIsTheFirstMomentAtTheLine() throws {
    for seed in 1...100 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let motion = try #require(anyMotion(&random))
      let movement = Movement(motion, from: motion.start, through: motion.start + motion.settlingTime + 1)
      for crossing in crossings(movement, of: .every(37), on: .vertical) {
        let before = Timestamp(seconds: crossing.time.seconds.nextDown)
        let (now, then) = (motion.offset(at: crossing.time).y, motion.offset(at: before).y)
        #expect(
          crossing.isForward
            ? now >= crossing.position && then < crossing.position
            : now <= crossing.position && then > crossing.position)
        #expect(crossing.velocity == motion.velocity(at: crossing.time).y)
      }
    }
  }

  @Test func everyLineBetweenSamplesOfAMotionIsCrossed() throws {
    for seed in 1...60 as ClosedRange<UInt64> {
      var random = SeededGenerator(seed: seed)
      let motion = try #require(anyMotion(&random))
      let (distance, steps) = (23.0, 20_000)
      var (expected, last) = ([Int](), motion.offset(at: motion.start).y)
      for step in 1...steps {
        let time = motion.start + (motion.settlingTime + 0.1) * Double(step) / Double(steps)
        let next = motion.offset(at: time).y
        let (low, high) = (min(last, next), max(last, next))
        var between: [Int] = []
        var line = Int((low / distance).rounded(.down)) - 1
        while Double(line) * distance <= high {
          let place = Double(line) * distance
          if next > last ? place > last : place < last, place >= low { between.append(line) }
          line += 1
        }
        expected += next > last ? between : between.reversed()
        last = next
      }
      let movement = Movement(motion, from: motion.start, through: motion.start + motion.settlingTime + 1)
      let found = crossings(movement, of: .every(distance), on: .vertical).map { Int($0.number) }
      #expect(found == expected, "seed \(seed)")
    }
  }

  @Test func aSteadyMovementCrossesAtTimesInProportion() {
    let movement = Movement(
      from: .zero, at: .seconds(1), to: Point(x: 0, y: 100), at: .seconds(2))
    let found = crossings(movement, of: .at([25, 50, 100, 300]), on: .vertical)
    #expect(found.map(\.time) == [.seconds(1.25), .seconds(1.5), .seconds(2)])
    #expect(found.allSatisfy { $0.velocity == 100 && $0.isForward })
  }

  @Test func aLineAtWhichAMovementBeginsIsNotCrossed() {
    let there = Movement(from: .zero, at: .zero, to: Point(x: 50, y: 0), at: .seconds(1))
    let back = Movement(from: Point(x: 50, y: 0), at: .seconds(1), to: .zero, at: .seconds(2))
    #expect(crossings(there, of: .at([0, 50]), on: .horizontal).map(\.number) == [1])
    #expect(crossings(back, of: .at([0, 50]), on: .horizontal).map(\.number) == [0])
  }

  @Test func aJumpCrossesAllLinesAtOneTime() {
    let jump = Movement(jumpFrom: Point(x: 0, y: 90), to: Point(x: 0, y: -10), at: .seconds(3))
    let found = crossings(jump, of: .every(40), on: .vertical)
    #expect(found.map(\.number) == [2, 1, 0])
    #expect(found.allSatisfy { $0.time == .seconds(3) && $0.velocity == 0 && !$0.isForward })
  }

  @Test func unusableNumbersMakeAMovementThatGoesNowhere() {
    let wrong = [
      Movement(jumpFrom: .zero, to: Point(x: .nan, y: 0), at: .zero),
      Movement(from: .zero, at: .seconds(2), to: Point(x: 9, y: 9), at: .seconds(1)),
      Movement(from: .zero, at: .zero, to: Point(x: 9, y: 9), at: .seconds(.infinity)),
    ]
    for movement in wrong {
      #expect(movement.from == movement.to)
      #expect(crossings(movement, of: .every(1), on: .horizontal).isEmpty)
    }
    let movement = Movement(jumpFrom: .zero, to: Point(x: 9, y: 9), at: .zero)
    #expect(crossings(movement, of: .every(0), on: .horizontal).isEmpty)
    #expect(crossings(movement, of: .at([.nan, 3, 3, .infinity]), on: .horizontal).count == 1)
  }
}
