import ScrollBehaviors

/// Finds the first violation of each rule, and shortens its script.
struct BehaviorChecker {
  let maker: ChainMaker
  let rules: Set<BehaviorRule>
  let allocationCount: (() -> UInt64)?

  func report(seeds: Range<UInt64>) -> BehaviorReport {
    let asked = BehaviorRule.allCases.filter(rules.contains)
    let check = RuleCheck(maker: maker, allocationCount: allocationCount)
    var skipped = asked.compactMap { rule in
      check.reasonToSkip(rule).map { BehaviorReport.SkippedRule(rule: rule, reason: $0) }
    }
    func areChecked(_ rule: BehaviorRule) -> Bool { !skipped.contains { $0.rule == rule } }
    var violations = violations(of: asked.filter(areChecked), seeds)
    // Lengths of both kinds in one link look like a mistake, unless the chain says which of them are on screen.
    if !maker.knowsLengthsOnScreen, let index = violations.firstIndex(where: { $0.rule == .zooms }) {
      let reason = """
        the behaviour confuses lengths, or has lengths of the content and lengths on screen; pass a CheckedChain with \
        scaledOnScreen to know which. \(violations.remove(at: index).problem)
        """
      skipped.append(BehaviorReport.SkippedRule(rule: .zooms, reason: reason))
    }
    return BehaviorReport(violations: violations, checked: asked.filter(areChecked), skipped: skipped)
  }

  private func violations(of checked: [BehaviorRule], _ seeds: Range<UInt64>) -> [BehaviorViolation] {
    checked.compactMap { rule in
      for seed in seeds {
        var maker = maker
        // Every second chain has elastic edges if its own links do not decide about edges.
        maker.bounces = seed % 2 == 1
        if let violation = violation(of: rule, maker, seed) { return violation }
      }
      return nil
    }
  }

  private func violation(of rule: BehaviorRule, _ maker: ChainMaker, _ seed: UInt64) -> BehaviorViolation? {
    let check = RuleCheck(maker: maker, allocationCount: allocationCount)
    let kind = rule.kind(seed, zooms: check.zoomMistake == nil)
    var script = CheckScript(kind, seed: seed)
    if rule == .axisSymmetric { script = script.withoutMomentum }
    if rule == .zooms { script.scales = nil }
    guard var finding = check.finding(rule, script) else { return nil }
    var shortest = script
    var left = 300
    /// Accepts a script if it still violates the rule.
    func takes(_ shorter: CheckScript) -> Bool {
      left -= 1
      guard left > 0, let found = check.finding(rule, shorter) else { return false }
      (finding, shortest) = (found, shorter)
      return true
    }
    var size = max(1, script.steps.count / 2)
    while left > 0 {
      var start = 0
      while start < shortest.steps.count, left > 0 {
        var shorter = shortest
        shorter.steps.removeSubrange(start..<min(start + size, shorter.steps.count))
        if !takes(shorter) { start += size }
      }
      if size == 1 { break }
      size /= 2
    }
    for index in shortest.steps.indices {
      for simpler in shortest.steps[index].simpler {
        var script = shortest
        script.steps[index] = simpler
        if takes(script) { break }
      }
    }
    let first = maker.bounces ? ["// behaviors: Bouncing(), and then the chain that is checked"] : []
    return BehaviorViolation(
      rule: rule, problem: finding.problem,
      script: first + shortest.lines(showing: finding, isNested: maker.chain().nest != nil), seed: seed,
      plot: FailurePlot.folder == nil ? nil : FailurePlot(of: rule, shortest, maker).write(), call: maker.call
    )
  }
}

extension BehaviorRule {
  /// What the script of a seed does by which the rule is checked. Two of four seeds pinch, unless the content is not
  /// made for zooming.
  fileprivate func kind(_ seed: UInt64, zooms: Bool) -> CheckScript.Kind {
    switch self {
    case .emptyContent: .empties
    case .edits, .snapshots: .edits
    case .zooms: [.inputs, .edits, .zooms, .zooms][Int(seed / 2 % 4)]
    default: seed % 4 > 1 && zooms ? .zooms : .inputs
    }
  }
}

extension CheckStep {
  /// The same step with rounder numbers, the roundest first.
  fileprivate var simpler: [CheckStep] {
    func simpler(_ vector: Vector, to length: Double) -> [Vector] {
      [
        Vector(x: 0, y: length), Vector(x: length, y: 0), Vector(x: 0, y: vector.y),
        Vector(x: vector.x, y: 0),
      ]
      .filter { $0 != vector && $0 != .zero }
    }
    switch self {
    case .drag(let way): return simpler(way, to: 100).map { .drag($0) }
    case .fling(let velocity): return simpler(velocity, to: 1_000).map { .fling($0) }
    case .flicks(let velocity): return [.fling(velocity)]
    case .swipe(let velocity, let hasMomentum):
      return simpler(velocity, to: 1_000).map { .swipe($0, hasMomentum: hasMomentum) }
    case .move(let way): return simpler(way, to: 50).map { .move($0) }
    case .wheel(let delta, let count): return count > 1 ? [.wheel(delta, times: 1)] : []
    case .step(let step, let count): return count > 1 ? [.step(step, times: 1)] : []
    case .place(let place) where place != Point(x: 0, y: 100): return [.place(Point(x: 0, y: 100))]
    case .run(let seconds) where seconds != 1: return [.run(1)]
    default: return []
    }
  }
}
