import Foundation
import StoryEngine
import Testing

/// Random stories: whatever happens to scrollers and their links, nothing traps or leaks, and no number, grammar, promise,
/// completion or tile is lost; a snapshot goes on to the last bit the same; and it all works afterwards.
///
/// `SCROLL_STORIES` says how many are played; `SCROLL_SEED` plays just the one with that seed, and prints it.
@Suite struct RandomStories {
  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  #if DEBUG
    private static let usual: UInt64 = 600
  #else
    private static let usual: UInt64 = 3_000
  #endif

  @Test func nothingBreaksAScroller() async {
    if let seed = Self.variable("SCROLL_SEED") {
      let story = Story(Script(seed: seed)) { print($0) }
      #expect(story.problems == [])
      if let violation = Violation(seed: seed) { print(violation) }
      return
    }
    let count = Self.variable("SCROLL_STORIES") ?? Self.usual
    let season = Season(seeds: 0..<count, stages: ProcessInfo.processInfo.activeProcessorCount)
    let (tally, violations) = await season.play { played in
      if played % 20_000 == 0, count > 20_000 { print("\(played) of \(count) stories") }
    }
    for violation in violations { Issue.record("\(violation)") }
    guard violations.isEmpty else { return }
    #expect(tally.stories == Int(count))
    let few = Int(count) / 20
    #expect(min(tally.keptPromises, tally.completions, tally.twins, tally.changes) > few, "\(tally)")
    #expect(min(tally.rewound, tally.keptInPlace) > few / 5, "\(tally)")
    #expect(min(tally.compared, tally.tiles) > 2 * Int(count) && tally.phases.count == 6, "\(tally)")
  }
}
