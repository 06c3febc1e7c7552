import Seeds
import StoryEngine
import Testing

/// Who is saved and restored at rest goes on as if nothing had happened, whatever layouts come.
///
/// `SCROLL_HOMECOMINGS` says how many stories are told; `SCROLL_HOMECOMING` tells just the one with that seed, and prints it.
@Suite struct HomecomingStories {
  private static let usual: UInt64 = perBuild(debug: 100, release: 2_000)

  @Test func aScrollerThatWasRestoredAtRestGoesOnTheSame() {
    if let seed = variable("SCROLL_HOMECOMING") {
      #expect(HomecomingStory(seed: seed) { print($0) }.problems == [])
      return
    }
    let count = variable("SCROLL_HOMECOMINGS") ?? Self.usual
    var told = 0
    let failures = failures(of: 0..<count) { seed in
      let story = HomecomingStory(seed: seed)
      if story.isTold { told += 1 }
      return story.problems.first
    }
    #expect(failures > 0 || told > Int(count) / 3)
  }
}
