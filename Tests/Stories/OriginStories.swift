import Seeds
import StoryEngine
import Testing

/// A moving origin is invisible: a story of tiles is the same with an origin that always moves and with an origin
/// that never moves.
///
/// `SCROLL_ORIGIN_STORIES` is the number of stories of each kind.
@Suite struct OriginStories {
  private static let usual: UInt64 = perBuild(debug: 40, release: 800)
  private static let count = variable("SCROLL_ORIGIN_STORIES") ?? usual

  @Test(arguments: [false, true]) func aMovingOriginIsInvisible(_ isExact: Bool) {
    var (rebased, exact) = (0, 0)
    let failures = failures(of: 0..<Self.count) { seed in
      let story = OriginStory(seed: seed, isExact: isExact)
      if story.isRebased { rebased += 1 }
      if story.isExact { exact += 1 }
      return story.problems.first
    }
    #expect(failures > 0 || rebased > Int(Self.count) / 4 && (exact > Int(Self.count) / 8) == isExact)
  }
}
