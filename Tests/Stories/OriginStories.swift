import Foundation
import Seeds
import StoryEngine
import Testing

/// Moving the origin must not be seen: a story of tiles is the same with an origin that moves all the time and with one that
/// never does.
///
/// `SCROLL_ORIGIN_STORIES` says how many are told of each kind.
@Suite struct OriginStories {
  private static let usual: UInt64 = perBuild(debug: 40, release: 1_500)
  private static let count =
    ProcessInfo.processInfo.environment["SCROLL_ORIGIN_STORIES"].flatMap { UInt64($0) } ?? usual

  @Test(arguments: [false, true]) func aMovingOriginIsNotSeen(_ isExact: Bool) {
    var (rebased, exact, failures) = (0, 0, 0)
    for seed in 0..<Self.count where failures < 3 {
      let story = OriginStory(seed: seed, isExact: isExact)
      if story.isRebased { rebased += 1 }
      if story.isExact { exact += 1 }
      guard let problem = story.problems.first else { continue }
      failures += 1
      Issue.record("seed \(seed): \(problem)")
    }
    #expect(failures > 0 || rebased > Int(Self.count) / 4 && (exact > Int(Self.count) / 8) == isExact)
  }
}
