import Hands
import Testing

/// A finger that touches a nest while other fingers pinch.
struct PinchAndFingerTests {
  /// A point in the list, whose corner is at (100, 100).
  private let middle = Point(x: 250, y: 250)

  private func nested(_ axis: Axis, _ policy: Int) -> Nested {
    let nested = Nested(axis, policy: Nested.policies[policy])
    nested.list.scroll.settings.maximumZoomScale = 4
    nested.pinch(to: 2)
    return nested
  }

  /// A finger on the list, or on the page beside the list.
  private static let cases: [(policy: Int, place: Double)] = [
    (0, 250), (1, 250), (2, 250), (0, 50), (1, 50), (2, 50),
  ]

  private func move(_ nested: Nested, from place: Double, by way: Double, across: Double) {
    for step in 1...10 {
      nested.move(to: nested.axis.point(place - way * Double(step) / 10, across: across), after: 0.008)
    }
  }

  @Test(arguments: Axis.both, cases)
  func aFingerMovesNothingUntilThePinchEnds(_ axis: Axis, _ what: (policy: Int, place: Double)) {
    let (policy, place) = what
    let nested = nested(axis, policy)
    let offsets = nested.offsets
    nested.nest.touchBegan(at: axis.point(place, across: place), time: nested.time)
    move(nested, from: place, by: 45, across: place)
    #expect(nested.offsets == offsets, "neither the list nor the page around it")
    nested.nest.pinchMoved(to: middle, scale: 2.5, time: nested.time)
    #expect((nested.list.scroll.zoomScale - 2.5).magnitude < 1e-9 && nested.offsets[0] == 0)
    nested.nest.touchEnded(at: axis.point(place - 45, across: place), time: nested.time)
    nested.endPinch(after: 0.5)
    let ends = nested.destinations
    nested.frames()
    #expect(nested.offsets == ends && ends[0] == 0)
    #expect(nested.nest.diagnostics.total == 0)
  }

  @Test(arguments: Axis.both, cases)
  func aFingerDragsFromItsPositionWhenThePinchEnds(_ axis: Axis, _ what: (policy: Int, place: Double)) {
    let (policy, place) = what
    let nested = nested(axis, policy)
    nested.nest.touchBegan(at: axis.point(place, across: place), time: nested.time)
    move(nested, from: place, by: 20, across: place)
    nested.endPinch(after: 0.5)
    let before = nested.offsets
    #expect(before[0] == 0)
    move(nested, from: place - 20, by: 9, across: place)
    #expect(nested.offsets == before, "within the slop")
    move(nested, from: place - 29, by: 21, across: place)
    let mover = place == 250 ? 1 : 0
    #expect((nested.offsets[mover] - before[mover] - 20).magnitude < 1e-9)
    #expect(nested.offsets[1 - mover] == before[1 - mover])
    nested.now += 0.5
    nested.nest.touchEnded(at: axis.point(place - 50, across: place), time: nested.time)
    nested.frames()
    #expect(nested.nest.diagnostics.total == 0 && !nested.list.scroll.isTracking)
  }

  @Test(arguments: 0..<3) func aFingerDragsBesideAPinchOutsideOfAllScrollers(_ policy: Int) {
    let nested = Nested(.vertical, policy: Nested.policies[policy])
    nested.nest.pinchBegan(at: Point(x: 900, y: 900), time: nested.time)
    nested.pull(by: 40)
    #expect(nested.offsets == [0, 40])
  }
}
