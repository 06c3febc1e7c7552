import Foundation
import Seeds
import Testing

/// Items that are edited in any way, wherever the scroller rests or goes: what it stands on stands where it stood.
///
/// `SCROLL_EDITS` says how many stories are told, from the seed `SCROLL_SEED` on; `SCROLL_EDIT` tells just the one with that
/// seed, and prints it.
@Suite struct EditStories {
  private static let usual: UInt64 = perBuild(debug: 1_500, release: 15_000)

  private static func variable(_ name: String) -> UInt64? {
    ProcessInfo.processInfo.environment[name].flatMap { UInt64($0) }
  }

  @Test func whatIsStoodOnStandsWhereItStood() {
    if let seed = Self.variable("SCROLL_EDIT") {
      let story = EditStory(seed: seed)
      print(story.text)
      #expect(story.problems == [])
      return
    }
    var (told, failures) = (0, 0)
    let count = Self.variable("SCROLL_EDITS") ?? Self.usual
    let first = Self.variable("SCROLL_SEED") ?? 0
    for seed in first..<first + count where failures < 8 {
      let story = EditStory(seed: seed)
      if story.isTold { told += 1 }
      guard let problem = story.problems.first else { continue }
      failures += 1
      Issue.record("SCROLL_EDIT=\(seed): \(story.text): \(problem)")
    }
    #expect(failures > 0 || told > Int(count) / 3)
  }
}
