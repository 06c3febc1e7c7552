import ScrollBehaviors
import ScrollTesting
import Testing

/// A layout without changes leaves content in its place where a fling has ended.
struct LayoutAtRestRuleTests {
  /// Chooses another target after a layout than at the lift.
  private final class AfterLayout: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      guard proposal.cause.y == .layout else { return }
      proposal.position.y = (proposal.position.y / 37).rounded() * 37
    }
  }

  @Test func aFlingThatALayoutMovesOnceIsFound() {
    let report = checkBehavior(seeds: 0..<40, rules: [.idempotentAtRest]) { AfterLayout() }
    #expect(report.violations.map(\.rule) == [.idempotentAtRest])
    #expect(report.violations.allSatisfy { $0.problem.contains("a layout at rest moved the content") })
  }
}
