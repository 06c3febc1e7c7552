import Foundation
import Seeds
import StoryEngine
import Testing

/// Random stories about scrollers and their links. Nothing traps or leaks. Every number, callback, destination,
/// completion and tile is right. A snapshot continues to the last bit, and the scrollers work afterwards.
///
/// `SCROLL_STORIES` is the number of stories, from the seed `SCROLL_SEED` on. Without a number, only the story with
/// that seed is played, and printed.
@Suite struct RandomStories {
  private static let usual: UInt64 = perBuild(debug: 300, release: 8_000)

  private static func replay(_ seed: UInt64) {
    let story = Story(Script(seed: seed)) { print($0) }
    #expect(story.problems == [])
    guard let violation = Violation(seed: seed) else { return }
    print("\(violation)\nThe shortest of it again:")
    violation.replay { print($0) }
  }

  /// A story that is seldom made at random.
  @Test func aTwinContinuesTheSameIfLinksLeaveOrLead() {
    #expect(Story(.lawWithoutMaker).problems == [])
    for salt: UInt64 in 0..<16 {
      let story = Story(.ledWhileRestored(salt: salt))
      #expect(story.problems == [] && story.tally.twins == 1, "\(story.problems)")
    }
  }

  /// Another story that is seldom made at random.
  @Test func aKeptItemIsKeptThroughASnapshot() {
    let story = Story(.keptOnFromSnapshot)
    #expect(story.problems == [] && story.tally.twins == 1 && story.tally.keptInPlace == 1)
  }

  /// Another story that is seldom made at random.
  @Test func anItemBroughtIntoViewStaysWhileTheOtherAxisMoves() {
    #expect(Story(.broughtWhileTheOtherAxisMoves).problems == [])
  }

  @Test func randomStoriesLeaveEachScrollerValid() async {
    let first = variable("SCROLL_SEED")
    let wanted = variable("SCROLL_STORIES")
    if let first, wanted == nil { return Self.replay(first) }
    let (start, count) = (first ?? 0, wanted ?? Self.usual)
    let season = Season(
      seeds: start..<start + count, stages: ProcessInfo.processInfo.activeProcessorCount)
    let (tally, violations) = await season.play { played in
      if played % 20_000 == 0, count > 20_000 { print("\(played) of \(count) stories") }
    }
    for violation in violations { Issue.record("\(violation)") }
    guard violations.isEmpty else { return }
    #expect(tally.stories == Int(count))
    if first != nil || wanted != nil { print(tally) }
    let few = Int(count) / 20
    #expect(min(tally.keptPromises, tally.completions, tally.twins, tally.changes) > few, "\(tally)")
    #expect(min(tally.rewound, tally.keptInPlace) > few / 5, "\(tally)")
    #expect(tally.bounded > 0 || count < 10_000, "\(tally)")
    #expect(min(tally.compared, tally.tiles) > 2 * Int(count) && tally.phases.count == 6, "\(tally)")
  }
}
