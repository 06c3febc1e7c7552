/// The result of ``checkBehavior(seeds:rules:allocationCount:_:)``: the violations, and the rules that were checked.
///
/// ```swift
/// let report = checkBehavior { SnapToRows() }
/// #expect(report.violations.isEmpty)
/// print(report)                        // not checked: allocations: no counter was given; …
/// ```
public struct BehaviorReport: Sendable, CustomStringConvertible {
  /// A rule that was asked for, and that could not be checked.
  public struct SkippedRule: Sendable, CustomStringConvertible {
    /// The rule.
    public let rule: BehaviorRule
    /// The reason, and the way to have the rule checked.
    public let reason: String

    /// The rule and the reason.
    public var description: String { "\(rule.rawValue): \(reason)" }
  }

  /// The first violation of each rule; empty if there are none.
  public let violations: [BehaviorViolation]
  /// The rules that were checked.
  public let checked: [BehaviorRule]
  /// The rules that were asked for and not checked, each with the reason.
  public let skipped: [SkippedRule]

  /// The violations, the rules that were checked, and those that were not.
  public var description: String {
    (violations.map(\.description)
      + ["checked: " + checked.map(\.rawValue).joined(separator: ", ")]
      + skipped.map { "not checked: \($0)" }).joined(separator: "\n")
  }
}
