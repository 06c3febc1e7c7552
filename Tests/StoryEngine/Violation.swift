/// A fault: the problem, the story, and the shortest list of actions that was found to lead to it.
public struct Violation: Sendable, CustomStringConvertible {
  /// The seed of the story.
  public let seed: UInt64
  /// The fault.
  public let problem: String
  /// The actions that suffice for a fault.
  public let actions: [Action]
  /// The number of actions in the whole story.
  public let length: Int

  /// Plays the story of a seed. Nil if there is no fault; otherwise the story is shortened as far as possible.
  public init?(seed: UInt64) { self.init(Story(Script(seed: seed)), Script(seed: seed)) }

  init?(_ story: Story, _ script: Script) {
    guard let problem = story.problems.first else { return nil }
    (seed, length) = (script.seed, script.actions.count)
    var shortest = script.with(Array(script.actions.prefix(story.done)))
    var found = problem
    var size = max(1, shortest.actions.count / 2)
    // Removes actions, at first half of them and at last single ones, as long as a fault remains.
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

  /// Plays the shortest story again. `tell` receives each action before it is performed, also those in callbacks.
  public func replay(_ tell: @escaping (String) -> Void) {
    _ = Story(Script(seed: seed).with(actions), tell: tell)
  }

  /// The fault, and the way to reproduce it.
  public var description: String {
    """
    SCROLL_SEED=\(seed) replays this: \(problem)
    \(actions.count) of \(length) actions are enough, in \(Script(seed: seed).plan):
    \(actions.map { "  \($0)" }.joined(separator: "\n"))
    """
  }
}
