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

  /// The path of a picture of the offset over time, or the reason why it cannot be written. Nil unless the environment
  /// variable `SCROLL_PLOTS` names a folder.
  public let plot: String?

  /// The function that found the violation.
  let call: CheckCall

  /// The problem, the inputs, and how to see it again.
  public var description: String {
    """
    \(rule.rawValue): \(problem)
    \(script.map { "  " + $0 }.joined(separator: "\n"))\(plot.map { "\nPlot: " + $0 } ?? "")
    To reproduce: \(call.text(seed, rule))

    """
  }
}

/// A function that checks.
enum CheckCall: Sendable {
  case behavior, chain, chainAlongAxis

  /// The call for one seed and one rule.
  func text(_ seed: UInt64, _ rule: BehaviorRule) -> String {
    let arguments = "seeds: \(seed)..<\(seed + 1), rules: [.\(rule.rawValue)]"
    return switch self {
    case .behavior: "checkBehavior(\(arguments)) { … }"
    case .chain: "checkChain(\(arguments)) { … }"
    case .chainAlongAxis: "checkChain(\(arguments), alongAxis: { axis in … })"
    }
  }
}
