/// What a behaviour does against a rule.
public struct BehaviorViolation: Sendable, CustomStringConvertible {
  /// The rule.
  public let rule: BehaviorRule
  /// What happens, with the values.
  public let problem: String
  /// The inputs that are enough for that, as lines of Swift. The first lines make the scroller and its host.
  public let script: [String]
  /// The seed of the inputs, for `checkBehavior(seeds: seed..<seed + 1)`.
  public let seed: UInt64

  /// The problem, the inputs, and how to see it again.
  public var description: String {
    """
    \(rule.rawValue): \(problem)
    \(script.map { "  " + $0 }.joined(separator: "\n"))
    To reproduce: checkBehavior(seeds: \(seed)..<\(seed + 1), rules: [.\(rule.rawValue)]) { … }

    """
  }
}
