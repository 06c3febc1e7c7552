import Foundation
import Seeds
import StoryEngine
import Testing

/// Who is saved and restored at rest goes on as if nothing had happened, whatever layouts come.
///
/// `SCROLL_HOMECOMINGS` says how many stories are told; `SCROLL_HOMECOMING` tells just the one with that seed, and prints it.
@Suite struct HomecomingStories {
  private static let usual: UInt64 = perBuild(debug: 100, release: 2_000)

  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test func aScrollerThatWasRestoredAtRestGoesOnTheSame() {
    if let seed = Self.variable("SCROLL_HOMECOMING") {
      #expect(HomecomingStory(seed: seed) { print($0) }.problems == [])
      return
    }
    let count = Self.variable("SCROLL_HOMECOMINGS") ?? Self.usual
    var (told, failures) = (0, 0)
    for seed in 0..<count where failures < 8 {
      let story = HomecomingStory(seed: seed)
      if story.isTold { told += 1 }
      guard let problem = story.problems.first else { continue }
      failures += 1
      Issue.record("seed \(seed): \(problem)")
    }
    #expect(failures > 0 || told > Int(count) / 3)
  }
}
