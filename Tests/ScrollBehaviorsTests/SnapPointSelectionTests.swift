import ScrollBehaviors
import Seeds
import Testing

/// Points are areas without size, in view everywhere, and are chosen alike.
struct SnapPointSelectionTests {
  @Test(arguments: Axis.both, [nil, 1_900.0]) func agreesWithAreasOfNoSize(_ axis: Axis, _ period: Double?) {
    var random = SeededGenerator(seed: 9)
    for round in 0..<200 {
      // Whole numbers; it goes to eighths, so that no two are equally far.
      let points = (0..<Int.random(in: 1...8, using: &random)).map { _ in
        Double(Int.random(in: 0...1_899, using: &random))
      }
      var port = SnapSelectionTests.port(period: period)
      port.isMandatory = round % 2 == 0
      if !port.isMandatory { port.reach = PerAxis(100) }
      let areas = SnapSelection(
        SnapSelectionTests.areas(axis, points.sorted().map { ($0, 0) }), port: port)
      var sides = PerAxis<SnapPoints?>(nil)
      sides[axis] = SnapPoints(points)
      let selection = SnapSelection(SnapAreas(), port: port, points: sides)
      let from = Double(Int.random(in: 0...1_800, using: &random)) + 0.25
      let way = Double(Int.random(in: 1...900, using: &random)) * (round % 3 == 0 ? -1 : 1) + 0.125
      for move in [
        SnapMove.end(from), .direction(from: from, step: way), .endAndDirection(from: from, by: way),
      ] {
        let moves = SnapSelectionTests.moves(axis, move)
        #expect(
          selection.select(moves).places[axis]?.offset == areas.select(moves).places[axis]?.offset, "\(move)")
      }
    }
  }
}
