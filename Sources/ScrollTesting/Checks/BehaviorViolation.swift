/// A violation of a rule by a behaviour.
public struct BehaviorViolation: Sendable, CustomStringConvertible {
  /// The rule.
  public let rule: BehaviorRule
  /// The problem, with the values.
  public let problem: String
  /// The inputs that lead to the problem, as lines of Swift. The first lines create the scroller and its host.
  public let script: [String]
  /// The seed of the inputs, for `checkBehavior(seeds: seed..<seed + 1)`.
  public let seed: UInt64

  /// The problem, the inputs, and how to reproduce the problem.
  public var description: String {
    """
    \(rule.rawValue): \(problem)
    \(script.map { "  " + $0 }.joined(separator: "\n"))
    To reproduce: checkBehavior(seeds: \(seed)..<\(seed + 1), rules: [.\(rule.rawValue)]) { … }

    """
  }
}
