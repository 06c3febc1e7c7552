import ScrollBehaviors

/// Finds the first violation of each rule, and shortens its script.
struct BehaviorChecker {
  let maker: ChainMaker
  let rules: Set<BehaviorRule>
  let allocationCount: (() -> UInt64)?

  func violations(seeds: Range<UInt64>) -> [BehaviorViolation] {
    BehaviorRule.allCases.filter(rules.contains).compactMap { rule in
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
    var script = CheckScript(rule.kind(seed), seed: seed)
    if rule == .axisSymmetric { script = script.withoutMomentum }
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
      rule: rule, problem: finding.problem, script: first + shortest.lines(showing: finding), seed: seed,
      call: maker.call)
  }
}

extension BehaviorRule {
  /// What the script of a seed does by which the rule is checked. Two of four seeds pinch if numbers and callbacks alone are
  /// looked at.
  fileprivate func kind(_ seed: UInt64) -> CheckScript.Kind {
    switch self {
    case .finite, .callbackOrder, .settles: seed % 4 > 1 ? .zooms : .inputs
    case .emptyContent: .empties
    case .edits, .snapshots: .edits
    default: .inputs
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
