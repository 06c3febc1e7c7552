import Hands
import Testing

/// The rows of the tutorial: the first class, and the class that treats the end of the content as a row.
@Suite struct TutorialRowsTests {
  private static let seeds: Range<UInt64> = 0..<perBuild(debug: 4, release: 16)

  private final class FirstRows: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      proposal.position.y = (proposal.position.y / 44).rounded() * 44
    }
  }

  private final class RowsWithAnEnd: ScrollBehavior {
    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      let (place, end) = (proposal.position.y, context.geometry.extent.y.upper ?? .infinity)
      let (row, last) = ((place / 44).rounded() * 44, proposal.origin.position(of: end, on: .vertical))
      proposal.position.y = place > last || last - place < (row - place).magnitude ? last : row
    }
  }

  @Test func rowsThatMissTheEndKeepTheRulesAtSizesThatStay() {
    let violations = checkBehavior(seeds: Self.seeds, rules: .all.subtracting([.edits])) { FirstRows() }
      .violations
    #expect(violations.isEmpty, "\(violations)")
  }

  @Test func rowsWithAnEndKeepTheRules() {
    #expect(checkBehavior(seeds: Self.seeds) { RowsWithAnEnd() }.violations.isEmpty)
  }
}
