import Hands
import Testing

/// The same story in two worlds that should not differ: see ``Twin``. Every built-in moves in both alike, to the last
/// bit, or to what rounds a sum.
struct TwinTests {
  private static let count = perBuild(debug: 6, release: 150)

  private enum Failure: Error { case apart }

  @Test(arguments: Catalogue.allCases, Twin.allCases)
  func twinsMoveAlike(_ links: Catalogue, _ twin: Twin) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      var copy = random
      let pinches = twin.pinches && seed % 2 == 1
      let acts = TwinAct.story(&random, pinches: pinches, turned: false)
      let others = TwinAct.story(&copy, pinches: pinches, turned: twin == .swapped)
      var one = TwinWorld(links, twin, isAlone: true, zooms: pinches)
      var other = TwinWorld(links, twin, isAlone: false, zooms: pinches)
      func compare(_ act: TwinAct?) throws {
        let place = one.seen.indices.first {
          !one.seen[$0].isAlike(other.seen[$0], within: twin.tolerance)
        }
        guard let place else { return }
        Issue.record(
          "seed \(seed), \(act.map { "\($0)" } ?? "rest"): \(one.seen[place]), \(other.seen[place])")
        throw Failure.apart
      }
      for number in acts.indices {
        one.play(acts[number])
        other.play(others[number])
        try compare(acts[number])
      }
      for _ in 0..<200 {
        one.frame()
        other.frame()
      }
      try compare(nil)
    }
  }
}
