import Seeds
import StoryEngine
import Testing

/// A scroller that was saved and restored at rest continues as before, through any layouts.
///
/// `SCROLL_HOMECOMINGS` is the number of stories. `SCROLL_HOMECOMING` plays only the story with that seed, and prints
/// it.
@Suite struct HomecomingStories {
  private static let usual: UInt64 = perBuild(debug: 40, release: 2_000)

  @Test func aScrollerRestoredAtRestContinuesTheSame() {
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
