import AllocationCounter
import Hands
import Testing

/// Behaviours that break a rule are caught, each by the rule that it breaks.
@Suite struct BrokenBehaviorTests {
  @Test(arguments: BrokenBehaviors.all.indices) func brokenBehaviorIsCaughtByItsRule(_ index: Int) {
    let (name, rule, make) = BrokenBehaviors.all[index]
    let violations = checkBehavior(make)
    #expect(violations.map(\.rule).contains(rule), "\(name): \(violations)")
  }

  /// These break their rule and no other one.
  @Test(arguments: [4, 5, 6, 8]) func noOtherRuleIsBroken(_ index: Int) {
    let (_, rule, make) = BrokenBehaviors.all[index]
    let violations = checkBehavior(make)
    #expect(violations.map(\.rule) == [rule], "\(violations)")
  }

  @Test(arguments: BrokenBehaviors.all.indices) func violationIsReproducedByItsSeed(_ index: Int) throws {
    let (_, rule, make) = BrokenBehaviors.all[index]
    let first = try #require(checkBehavior(rules: [rule], make).first)
    let again = checkBehavior(seeds: first.seed..<first.seed + 1, rules: [rule], make)
    #expect(again.map(\.description) == [first.description])
    #expect(first.description.contains("rules: [.\(rule.rawValue)]"))
    #expect(first.script.count < 12, "\(first)")
  }

  @Test func scriptOfAViolationIsSwift() throws {
    let violation = try #require(checkBehavior(rules: [.rebases]) { BrokenBehaviors.RoundsOffsets() }.first)
    let script = violation.script.filter { !$0.hasPrefix("//") }
    #expect(script.first?.hasPrefix("let scroll = ScrollController(viewport: Size(width: ") == true)
    #expect(script.dropFirst(2).allSatisfy { $0.hasPrefix("host.") || $0.hasPrefix("scroll.") }, "\(script)")
  }

  @Test(.enabled(if: allocation_counting_is_on())) func allocationsAreCountedInReleaseBuilds() {
    let violations = checkBehavior(rules: [.allocations], allocationCount: allocation_count) {
      BrokenBehaviors.Allocates()
    }
    #if DEBUG
      #expect(violations.isEmpty)
    #else
      #expect(violations.map(\.rule) == [.allocations])
    #endif
    #expect(checkBehavior(rules: [.allocations]) { BrokenBehaviors.Allocates() }.isEmpty)
  }
}
