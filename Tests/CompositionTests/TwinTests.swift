import Hands
import Testing

/// The same story in two worlds that should not differ. Every built-in moves in both alike, to the last bit,
/// and in a nest to 1e-9 point.
///
/// The other world is content that could zoom and does not, commands in an update each, a reversed scroller with
/// reversed inputs, a nest of the scroller alone or with a scroller that has nothing to scroll, a host, a recorder and
/// its replay, or a new scroller from a snapshot in every pause.
struct TwinTests {
  private static let count = perBuild(debug: 4, release: 60)

  @Test(arguments: Catalogue.allCases, TwinWorld.Way.allCases)
  func twinsMoveAlike(_ links: Catalogue, _ way: TwinWorld.Way) throws {
    for seed in 0..<UInt64(Self.count) {
      let story = TwinStory(seed: seed, hasSpeeds: !way.isNest)
      let one = TwinWorld(links, seed: seed, isElastic: way == .hosted)
      let other = TwinWorld(links, seed: seed, way, isElastic: way == .hosted)
      var pauses = story.pauses[...]
      for (number, call) in story.calls.enumerated() {
        if pauses.first == number {
          pauses.removeFirst()
          try other.pause()
        }
        one.perform(call)
        other.perform(call)
        guard other.isAlike(one, after: call) else {
          Issue.record(
            """
            seed \(seed), call \(number): \(one.state) and \(other.state) after \
            \(story.calls[max(0, number - 4)...number])
            """)
          return
        }
      }
      guard let difference = other.divergence else { continue }
      Issue.record("seed \(seed): \(difference)")
      return
    }
  }
}
