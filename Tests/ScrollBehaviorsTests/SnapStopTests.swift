import ScrollBehaviors
import Testing

/// Areas that must stop: where a fling stops, and where it does not.
struct SnapStopTests {
  /// The fling would end between the areas at 300 and 600, 150 points from both.
  @Test(arguments: Axis.both) func byProximityAFlingThatFindsNothingPassesThem(_ axis: Axis) {
    let areas = SnapSelectionTests.areas(axis, [(0, 50), (300, 50), (600, 50)], stops: [1])
    let move = SnapMove.endAndDirection(from: 0, by: 450)
    #expect(SnapSelectionTests.select(areas, axis, move)?.offset == 300)
    var port = SnapSelectionTests.port(isMandatory: false)
    port.reach = PerAxis(100)
    #expect(SnapSelectionTests.select(areas, axis, move, port: port) == nil)
    // One in reach of its end, but the one to stop at is out of reach of where it sets out.
    let further = SnapMove.endAndDirection(from: 0, by: 590)
    #expect(SnapSelectionTests.select(areas, axis, further, port: port)?.offset == 600)
    // In reach of both it stops.
    let near = SnapSelectionTests.areas(axis, [(0, 50), (80, 50), (600, 50)], stops: [1])
    #expect(SnapSelectionTests.select(near, axis, further, port: port)?.offset == 80)
  }
}
