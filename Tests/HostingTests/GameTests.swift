import Hands
import Testing

/// What the article about games promises: a scroller that is drawn between fixed steps, in a pause, in slow motion, and
/// after a rollback.
struct GameTests {
  private static let count = perBuild(debug: 20, release: 500)
  private static let step = 1.0 / 50

  /// The input of a game at its steps: a stick's speed, a finger, a key, a command.
  private static func inputs(_ random: inout SeededGenerator, steps: Int) -> [[ScrollCall]] {
    var (isDown, place) = (false, Point(x: 100, y: 200))
    return (1...steps).map { number in
      let time = Timestamp.seconds(Double(number) * step)
      let way = Vector(x: 0, y: .random(in: -40...40, using: &random))
      switch Int.random(in: 0..<8, using: &random) {
      case 0 where !isDown: return [.move(at: way * 20, time: time)]
      case 1 where !isDown: return [.step(by: .arrows(way / 40), time: time)]
      case 2 where !isDown: return [.fling(velocity: way * 60, at: time)]
      case 3, 4:
        if isDown {
          isDown = false
          return [.touchEnded(at: place, time: time)]
        }
        (isDown, place) = (true, Point(x: 100, y: 200))
        return [.touchBegan(at: place, time: time)]
      default:
        guard isDown else { return [] }
        place = place + way
        return [.touchMoved(to: place, time: time)]
      }
    }
  }

  /// A list of rows, with the part of the view that its tiles leave empty.
  private final class World {
    let tiles = Tiling<Int>(ItemRow(count: 200, length: 37, axis: .vertical))
    let scroll: ScrollController

    init() {
      scroll = ScrollController(
        viewport: Size(width: 300, height: 400), behaviors: [tiles, Bouncing(.vertical)])
      scroll.contentOffset.y = 3_000
    }

    var hasSeam: Bool {
      let offset = scroll.contentOffset.y
      return tiles.tiled.isEmpty || Double(tiles.tiled.lowerBound) * 37 > max(0, offset)
        || Double(tiles.tiled.upperBound) * 37 < min(7_400, offset + 400)
    }
  }

  /// The times within a step at which a display draws, ascending. Without random numbers there are none.
  private static func drawings(before end: Double, _ random: inout SeededGenerator?) -> [Double] {
    guard var generator = random else { return [] }
    defer { random = generator }
    let count = Int.random(in: 0...3, using: &generator)
    return (0..<count).map { _ in end - .random(in: 0.0001..<step, using: &generator) }.sorted()
  }

  /// Plays inputs at fixed steps and draws at the times of a display. Returns the offset at the end of each step.
  private static func play(
    _ inputs: [[ScrollCall]], on world: World, drawing random: inout SeededGenerator?, seed: UInt64
  ) throws -> [Point] {
    var offsets: [Point] = []
    for (number, calls) in inputs.enumerated() {
      let end = Double(number + 1) * step
      for time in drawings(before: end, &random) {
        world.scroll.advance(to: .seconds(time))
        try #require(!world.hasSeam, "seed \(seed), step \(number)")
      }
      for call in calls { world.scroll.perform(call) }
      world.scroll.advance(to: .seconds(end))
      offsets.append(world.scroll.contentOffset)
    }
    return offsets
  }

  @Test func drawingBetweenStepsChangesNothingAndShowsNoSeam() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let inputs = Self.inputs(&random, steps: 100)
      var display: SeededGenerator?
      let plain = try Self.play(inputs, on: World(), drawing: &display, seed: seed)
      display = random
      let drawn = try Self.play(inputs, on: World(), drawing: &display, seed: seed)
      try #require(plain == drawn, "seed \(seed)")
    }
  }

  /// A game goes back some steps again and again, and plays the same inputs again.
  @Test func aRollbackComesToTheSameBits() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let inputs = Self.inputs(&random, steps: 100)
      var none: SeededGenerator?
      let plain = try Self.play(inputs, on: World(), drawing: &none, seed: seed)
      let world = World()
      var saved: [(step: Int, snapshot: ScrollSnapshot)] = []
      var step = 0
      var next = 10
      while step < inputs.count {
        saved.append((step, try #require(world.scroll.snapshot())))
        for call in inputs[step] { world.scroll.perform(call) }
        world.scroll.advance(to: .seconds(Double(step + 1) * Self.step))
        try #require(world.scroll.contentOffset == plain[step], "seed \(seed), step \(step)")
        step += 1
        if step == next {
          next += 10
          let state = saved[saved.count - Int.random(in: 1...8, using: &random)]
          try world.scroll.restore(state.snapshot)
          step = state.step
          saved.removeAll { $0.step >= step }
        }
      }
    }
  }

  /// In a pause no time passes, and in slow motion less: at the same time of the game, the content is at the same place.
  @Test func pausesAndSlowMotionMoveNothingElsewhere() throws {
    for pace in [1.0, 0.25] {
      let (one, other) = (World(), World())
      for world in [one, other] { world.scroll.fling(velocity: Vector(x: 0, y: 2_000), at: .zero) }
      var now = 0.0
      for frame in 0..<240 {
        let isPaused = (60..<120).contains(frame)
        if !isPaused { now += pace / 60 }
        one.scroll.advance(to: .seconds(now))
        if isPaused { #expect(one.scroll.velocity.y > 0) }
      }
      other.scroll.advance(to: .seconds(now))
      #expect(one.scroll.contentOffset == other.scroll.contentOffset)
    }
  }

  /// Fingers and sticks are devices: a cancel ends them, and a script passes its speed again.
  @Test func aCancelEndsASteadySpeedUntilItIsPassedAgain() {
    let world = World()
    world.scroll.move(at: Vector(x: 0, y: 600), time: .zero)
    world.scroll.advance(to: .seconds(0.5))
    #expect(world.scroll.contentOffset.y == 3_300)
    world.scroll.cancelAllTouches(time: .seconds(0.5))
    world.scroll.advance(to: .seconds(1))
    #expect(world.scroll.contentOffset.y == 3_300 && world.scroll.phase == .idle)
    world.scroll.move(at: Vector(x: 0, y: 600), time: .seconds(1))
    world.scroll.advance(to: .seconds(1.5))
    #expect(world.scroll.contentOffset.y == 3_600)
  }
}
