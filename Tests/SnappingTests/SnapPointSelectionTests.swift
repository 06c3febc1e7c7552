import Hands
import Testing

/// Points are areas without size, in view everywhere, and are chosen alike.
struct SnapPointSelectionTests {
  /// At random, on a line and on a ring, where points may be of later laps.
  @Test(arguments: Axis.both, [(8, 1_899, nil), (8, 1_899, 1_900.0), (6, 9_000, 1_900), (60, 9_000, 1_900)])
  func pointsAgreeWithAreasOfNoSize(_ axis: Axis, _ what: (most: Int, far: Int, period: Double?)) {
    var random = SeededGenerator(seed: 9)
    func some(_ range: ClosedRange<Int>) -> Double { Double(Int.random(in: range, using: &random)) }
    let nearest = what.far > 1_900 ? -what.far : 0
    for round in 0..<200 {
      // Whole numbers; it goes to eighths, so that no two are equally far.
      let points = (0..<(nearest < 0 ? what.most : Int(some(1...what.most)))).map { _ in
        some(nearest...what.far)
      }
      var port = SnapSelectionTests.port(period: what.period)
      port.isMandatory = round % 2 == 0
      if !port.isMandatory { port.reach = PerAxis(100) }
      let from = some(nearest / 2...1_800) + 0.25
      expectAreasAgree(points, axis, port, from: from, some(1...900) * (round % 3 == 0 ? -1 : 1) + 0.125)
    }
  }

  private static func selection(_ points: [Double], _ axis: Axis, _ port: SnapPort) -> SnapSelection {
    SnapSelection(SnapAreas(), port: port, points: PerAxis(SnapPoints(points), on: axis, else: nil))
  }

  /// Areas without size where the points are choose the same, however they are asked.
  private func expectAreasAgree(
    _ points: [Double], _ axis: Axis, _ port: SnapPort, from: Double, _ way: Double
  ) {
    let selection = Self.selection(points, axis, port)
    let areas = SnapSelection(SnapSelectionTests.areas(axis, points.sorted().map { ($0, 0) }), port: port)
    for move in [
      SnapMove.end(from), .direction(from: from, step: way), .endAndDirection(from: from, by: way),
    ] {
      let moves = SnapSelectionTests.moves(axis, move)
      #expect(
        selection.select(moves).choices[axis]?.offset == areas.select(moves).choices[axis]?.offset, "\(move)")
    }
  }

  static func offset(_ points: [Double], _ axis: Axis, _ move: SnapMove) -> Double? {
    selection(points, axis, SnapSelectionTests.port(period: 1_000))
      .select(SnapSelectionTests.moves(axis, move)).choices[axis]?.offset
  }

  @Test(arguments: Axis.both) func aPointOfALaterLapCountsOnEveryLap(_ axis: Axis) {
    #expect(Self.offset([200, 3_500], axis, .end(550)) == 500)
    #expect(Self.offset([200, 3_500], axis, .end(-450)) == -500)
    #expect(Self.offset([200, 3_500], axis, .direction(from: 250, step: 10)) == 500)
    #expect(Self.offset([200, 3_500], axis, .direction(from: 450, step: -10)) == 200)
  }

  @Test(arguments: Axis.both) func theHigherOfTwoEquallyNearPointsIsTakenOnARing(_ axis: Axis) {
    #expect(Self.offset([0], axis, .end(500)) == 1_000)
    #expect(Self.offset([100, 300], axis, .end(700)) == 1_100)
    #expect(Self.offset([100, 300, 400, 500, 550, 600, 2_300, 2_400], axis, .end(850)) == 1_100)
  }
}
