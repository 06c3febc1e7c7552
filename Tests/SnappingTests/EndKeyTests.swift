import Hands
import Testing

/// Home and End go to the ends: an area that a fling must not pass does not stop them.
struct EndKeyTests {
  private static let count = perBuild(debug: 100, release: 3_000)

  @Test(arguments: Axis.both) func areasThatMustStopDoNotStopAKeyToAnEnd(_ axis: Axis) throws {
    var stopped = 0
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let start = Double.random(in: 0...5_000, using: &random)
      let way = Bool.random(using: &random) ? 1.0 : -1.0
      let stops = (0..<40).map { _ in Int.random(in: 0..<3, using: &random) == 0 }
      let length = Double.random(in: 60...400, using: &random)
      func end(_ mayStop: Bool, _ step: ScrollStep) -> Double {
        let areas = stops.enumerated().map { index, stops in
          SnapArea(
            id: Int64(index), axis, from: Double(index) * length, length: length - 10,
            mustStop: stops && mayStop)
        }
        let hand = Hand(scroller([Snapping(areas), Clamping()], content: 6_000), axis, at: start)
        hand.frames(2)
        hand.scroll.step(by: step, time: hand.time)
        return hand.resting()
      }
      let keys = [true, false].map { end($0, .ends(axis.vector(way))) }
      try #require(keys[0] == keys[1], "seed \(seed)")
      let pages = [true, false].map { end($0, .pages(axis.vector(way * 4))) }
      if pages[0] != pages[1] { stopped += 1 }
    }
    #expect(stopped > Self.count / 20, "a key without an end is stopped")
  }
}
