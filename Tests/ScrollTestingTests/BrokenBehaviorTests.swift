import AllocationCounter
import Hands
import Testing

/// Behaviours that break a rule are caught, each by the rule that it breaks.
@Suite struct BrokenBehaviorTests {
  /// Debug builds check fewer seeds, because 16 seeds take them minutes for all behaviours.
  private static let seeds: Range<UInt64> = 0..<perBuild(debug: 4, release: 16)

  @Test(arguments: BrokenBehaviors.all.indices) func brokenBehaviorIsCaughtByItsRule(_ index: Int) {
    let (name, rule, make) = BrokenBehaviors.all[index]
    let violations = checkChain(
      seeds: Self.seeds, rules: perBuild(debug: [rule], release: .all), make
    ).violations
    #expect(violations.map(\.rule).contains(rule), "\(name): \(violations)")
  }

  /// These break their rule and no other one.
  @Test(arguments: [4, 5, 6, 7, 9]) func noOtherRuleIsBroken(_ index: Int) {
    let (_, rule, make) = BrokenBehaviors.all[index]
    let violations = checkChain(seeds: Self.seeds, make).violations
    #expect(violations.map(\.rule) == [rule], "\(violations)")
  }

  @Test(arguments: BrokenBehaviors.all.indices) func violationIsReproducedByItsSeed(_ index: Int) throws {
    let (_, rule, make) = BrokenBehaviors.all[index]
    let first = try #require(checkChain(rules: [rule], make).violations.first)
    let again = checkChain(seeds: first.seed..<first.seed + 1, rules: [rule], make).violations
    #expect(again.map(\.description) == [first.description])
    #expect(first.description.contains("rules: [.\(rule.rawValue)]"))
    #expect(first.script.count < 12, "\(first)")
  }

  @Test func scriptOfAViolationIsSwift() throws {
    let violation = try #require(
      checkBehavior(rules: [.rebases]) { BrokenBehaviors.RoundsOffsets() }.violations.first)
    let script = violation.script.filter { !$0.hasPrefix("//") }
    #expect(script.first?.hasPrefix("let scroll = ScrollController(viewport: Size(width: ") == true)
    #expect(script.dropFirst(2).allSatisfy { $0.hasPrefix("host.") || $0.hasPrefix("scroll.") }, "\(script)")
  }

  static let allocating: [@Sendable () -> any ScrollBehavior] = [
    { BrokenBehaviors.Allocates() }, { BrokenBehaviors.AllocatesInPulls() },
  ]

  @Test(.enabled(if: allocation_counting_is_on()), arguments: allocating.indices)
  func allocationsAreCountedInReleaseBuilds(_ index: Int) {
    let report = checkBehavior(
      rules: [.allocations], allocationCount: allocation_count, Self.allocating[index])
    #if DEBUG
      #expect(
        report.checked.isEmpty && report.skipped.first?.reason.contains("swift test -c release") == true)
    #else
      #expect(report.violations.map(\.rule) == [.allocations])
      #expect(report.checked == [.allocations] && report.skipped.isEmpty)
    #endif
  }

  @Test func reportNamesRulesThatWereNotChecked() {
    let report = checkBehavior(seeds: 0..<1) { Clamping() }
    #expect(report.violations.isEmpty && report.skipped.map(\.rule) == [.allocations])
    #expect(report.checked == BehaviorRule.allCases.filter { $0 != .allocations })
    #expect(report.description.contains("not checked: allocations: "))
  }

  @Test func counterThatDoesNotCountIsNoticed() {
    let report = checkBehavior(rules: [.allocations], allocationCount: { 7 }) { BrokenBehaviors.Allocates() }
    #expect(report.checked.isEmpty && report.skipped.map(\.rule) == [.allocations])
  }

  @Test func chainThatReportsZoomsIsNotZoomed() throws {
    let report = checkChain(rules: [.zooms]) { [Snapping(points: [0, 100], axis: .vertical)] }
    #expect(report.violations.isEmpty && report.checked.isEmpty)
    #expect(try #require(report.skipped.first).reason.contains("Snapping, link 1"))
  }
}
