import Hands
import ScrollHosting
import Testing

/// The small game, with displays, pauses, slow motion and inputs that come late.
struct ArcadeTests {
  private static let seeds = perBuild(debug: 3, release: 300)

  /// A game on any display comes to the same bits in each step as one that plays the same steps and draws nothing. The
  /// game is paused, slowed down, and corrected meanwhile. Its script's motion goes on after each pause.
  @Test func aGameIsTheSameOnEachDisplayWithPausesAndRollbacks() throws {
    var corrections = 0
    for seed in 0..<UInt64(Self.seeds) {
      var random = SeededGenerator(seed: seed)
      let game = Arcade(lists: 3)
      var stick = 0.0
      while game.sticks.count < 150 {
        switch Int.random(in: 0..<40, using: &random) {
        case 0: game.pace = [0, 0.25, 1, 1].randomElement(using: &random) ?? 1
        case 1, 2: stick = .random(in: -1...1, using: &random)
        case 3 where game.sticks.count > 8:
          let step = game.sticks.count - .random(in: 1...8, using: &random)
          if try game.correct(step, to: .random(in: -1...1, using: &random)) { corrections += 1 }
        default: break
        }
        let isFull = game.frame(after: .random(in: 1.0 / 240...1.0 / 20, using: &random), stick: stick)
        try #require(isFull, "seed \(seed), step \(game.sticks.count): the map has a seam")
      }
      let plain = Arcade(lists: 0)
      for stick in game.sticks { plain.play(stick) }
      try #require(game.offsets == plain.offsets, "seed \(seed)")
      try #require(game.credits.contentOffset.y > 100, "seed \(seed)")
    }
    // Most games have inputs that come late.
    #expect(corrections > Self.seeds / 2)
  }

  /// Nothing moves in a pause, and the script's speed is the same before and after it.
  @Test func aPauseKeepsTheMotionOfTheScript() {
    let game = Arcade(lists: 0)
    func play(_ frames: Int) -> Double {
      let start = game.credits.contentOffset.y
      for _ in 0..<frames { _ = game.frame(after: 1.0 / 60, stick: 0) }
      return game.credits.contentOffset.y - start
    }
    _ = play(6)
    let before = play(30)
    game.pace = 0
    let paused = play(60)
    game.pace = 1
    let after = play(30)
    game.pace = 0.25
    let slow = play(30)
    #expect(paused == 0 && abs(before - 20.5) < 1e-9)
    #expect(abs(after - before) < 1e-9 && abs(slow - before / 4) < 1e-9)
  }

  /// Of a thousand lists three are flung. The host needs frames until they rest, and the others stay.
  @Test func aThousandListsRestAndAFewMove() {
    let game = Arcade(lists: 1_000)
    for _ in 0..<3 { _ = game.frame(after: 1.0 / 60, stick: 0) }
    #expect(game.host.demand == .idle)
    for number in [3, 500, 999] {
      game.lists[number].fling(velocity: Vector(x: 0, y: 800), at: .seconds(game.now))
    }
    var frames = 0
    while game.host.demand == .needsFrame && frames < 1_000 {
      _ = game.frame(after: 1.0 / 60, stick: 0)
      frames += 1
    }
    #expect((20..<1_000).contains(frames))
    #expect(game.lists.enumerated().allSatisfy { ($1.contentOffset.y > 100) == [3, 500, 999].contains($0) })
  }
}
