/// Something that must not be: what, in which story, and the shortest list of deeds that was found to lead there.
public struct Violation: Sendable, CustomStringConvertible {
  /// Of which story.
  public let seed: UInt64
  /// What went wrong.
  public let problem: String
  /// The deeds that are enough for something to go wrong.
  public let actions: [Action]
  /// How many there were in the whole story.
  public let length: Int

  /// Plays the story with this seed. Nil if all is well; else it is made as short as can be.
  public init?(seed: UInt64) { self.init(Story(Script(seed: seed)), Script(seed: seed)) }

  init?(_ story: Story, _ script: Script) {
    guard let problem = story.problems.first else { return nil }
    (seed, length) = (script.seed, script.actions.count)
    var shortest = script.with(Array(script.actions.prefix(story.done)))
    var found = problem
    var size = max(1, shortest.actions.count / 2)
    // Without some deeds, as many as half of them and as few as one, as long as something goes wrong still.
    while true {
      var start = 0
      while start < shortest.actions.count {
        var actions = shortest.actions
        actions.removeSubrange(start..<min(start + size, actions.count))
        let shorter = shortest.with(actions)
        if let problem = Story(shorter).problems.first {
          (shortest, found) = (shorter, problem)
        } else {
          start += size
        }
      }
      if size == 1 { break }
      size /= 2
    }
    (self.problem, actions) = (found, shortest.actions)
  }

  /// Plays the shortest story again, and tells each deed before it is done, those in callbacks too.
  public func replay(_ tell: @escaping (String) -> Void) {
    _ = Story(Script(seed: seed).with(actions), tell: tell)
  }

  /// What went wrong, and how to see it again.
  public var description: String {
    """
    SCROLL_SEED=\(seed) replays this: \(problem)
    \(actions.count) of \(length) deeds are enough, to \(Script(seed: seed).plan):
    \(actions.map { "  \($0)" }.joined(separator: "\n"))
    """
  }
}
