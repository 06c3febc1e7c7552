import Hands
import Testing

/// A violation contains the decisive lines, and the call that reproduces it.
@Suite struct ViolationTextTests {
  /// Cells of 80 by 44 points.
  private final class Cells: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let place = proposal.position
      proposal.position = Point(x: (place.x / 80).rounded() * 80, y: (place.y / 44).rounded() * 44)
    }
  }

  /// Sets the offset twice a second while the content rests.
  private final class JumpsAtRest: ScrollBehavior {
    private var due: Timestamp?
    func wake(in context: ScrollContext) -> Timestamp? { due }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { due = scroll.context.time + 0.5 }
    func didWake(_ scroll: ScrollController) {
      due = scroll.context.time + 0.5
      scroll.contentOffset.y -= 0.5
    }
  }

  @Test func scriptEndsWithTheLayoutThatMovesTheContent() throws {
    let violation = try #require(
      checkBehavior(rules: [.idempotentAtRest]) { BrokenBehaviors.CreepsInLayouts() }.violations.first)
    let last = try #require(violation.script.last)
    #expect(last == "scroll.invalidateLayout(); host.step(frames: 3)  // moves the content")
  }

  @Test func scriptShowsWhereASnapshotIsRestored() throws {
    let violation = try #require(
      checkBehavior(rules: [.snapshots]) { BrokenBehaviors.Forgets() }.violations.first)
    #expect(violation.script.contains { $0.contains("copy.restore(scroll.snapshot()!)") }, "\(violation)")
    #expect(violation.script.last == "// here scroll and copy differ")
  }

  @Test func offsetThatIsSetAtRestAgainAndAgainIsFound() {
    let violations = checkBehavior(seeds: 0..<3, rules: [.idempotentAtRest]) { JumpsAtRest() }.violations
    #expect(violations.map(\.rule) == [.idempotentAtRest])
  }

  @Test func violationNamesTheFunctionThatWasCalled() throws {
    let texts = [
      checkBehavior(rules: [.settles]) { BrokenBehaviors.NeverRests() },
      checkChain(rules: [.settles]) { [BrokenBehaviors.NeverRests()] },
      checkChain(rules: [.settles], alongAxis: { _ in [BrokenBehaviors.NeverRests()] }),
    ].compactMap { $0.violations.first?.description }
    try #require(texts.count == 3)
    #expect(texts[0].contains("To reproduce: checkBehavior(seeds: "))
    #expect(texts[1].contains("To reproduce: checkChain(seeds: ") && texts[1].contains("{ … }"))
    #expect(texts[2].contains("To reproduce: checkChain(seeds: ") && texts[2].contains("alongAxis: {"))
  }

  @Test func aDifferenceOfAxesContainsTheReplacement() throws {
    let violation = try #require(checkBehavior(rules: [.axisSymmetric]) { Cells() }.violations.first)
    #expect(violation.problem.contains("checkChain(alongAxis:)"))
    #expect(violation.problem.contains(".all.subtracting([.axisSymmetric])"))
  }

  @Test func callbacksInARowAreWrittenOnceWithTheirCount() throws {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 400, height: 4_000))
    let checker = CallbackChecker("list")
    scroll.behaviors.append(checker)
    let host = TestHost(scroll)
    host.perform(.fling(velocity: Vector(x: 0, y: 1_500)))
    host.run(for: 5)
    checker.didAttach(to: scroll)
    let violation = try #require(checker.violations.first)
    #expect(violation.contains("didScroll × "), "\(violation)")
    #expect(violation.contains("didSettle(decelerated)"), "\(violation)")
    #expect(!violation.contains("ScrollEngine."), "\(violation)")
  }
}
