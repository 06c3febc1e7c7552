import ScrollBehaviors
import Seeds
import StoryEngine
import Testing

/// A direction is invisible: a story is the same if scrollers and the input from the screen are reversed.
///
/// `SCROLL_REFLECTED_STORIES` is the number of stories for each choice of axes.
@Suite struct ReflectedStories {
  private static let usual: UInt64 = perBuild(debug: 60, release: 1_500)
  private static let count = variable("SCROLL_REFLECTED_STORIES") ?? usual

  @Test(arguments: [PerAxis(x: true, y: false), PerAxis(x: false, y: true), PerAxis(true)])
  func aReversedScrollerBehavesTheSame(_ axes: PerAxis<Bool>) {
    var moved = 0
    let failures = failures(of: 0..<Self.count) { seed in
      let story = Reflection(seed: seed, isReversed: axes)
      if story.hasMoved { moved += 1 }
      return story.problems.first
    }
    #expect(failures > 0 || moved > Int(Self.count) / 3)
  }
}
