import ScrollTesting
import Testing

final class SnapToRows: ScrollBehavior {
  func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
    let (place, end) = (proposal.position.y, context.geometry.extent.y.upper ?? .infinity)
    let (row, last) = ((place / 44).rounded() * 44, proposal.origin.position(of: end, on: .vertical))
    proposal.position.y = place > last || last - place < (row - place).magnitude ? last : row
  }
}

@Test func rowsKeepTheRules() { #expect(checkBehavior { SnapToRows() }.violations.isEmpty) }

@Test func flingLandsOnARow() throws {
  let (screen, list) = (Size(width: 390, height: 844), Size(width: 390, height: 20_000))
  let scroll = ScrollController(viewport: screen, content: list, behaviors: [SnapToRows(), Bouncing()])
  let host = TestHost(scroll)
  host.perform(.fling(velocity: Vector(x: 0, y: 1_280)))
  try host.settle()
  #expect(host.timeline.difference(from: "idle ▏drag▕ decel… settled@748") == nil)
}
