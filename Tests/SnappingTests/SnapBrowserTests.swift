import Hands
import Testing

/// Rules of a browser that were measured, and areas that must stop.
struct SnapBrowserTests {
  // MARK: Rules of a browser that were measured: each case is one of a kind

  private static func selection(
    _ areas: [SnapArea], _ length: Double = 300, room: Double = 800, preferred: [Int64] = []
  ) -> SnapSelection {
    SnapSelection(
      SnapAreas(areas), port: SnapSelectionTests.port(length, room: room), preferred: preferred)
  }

  /// The stretch between two areas is cut by both, though only one of them reaches into the port as intended.
  @Test(arguments: Axis.both) func aStretchShorterThanThePortIsAligned(_ axis: Axis) {
    let areas = SnapSelectionTests.areas(axis, [(100, 300), (500, 300)])
    var all = areas
    all.append(SnapArea(id: 9, axis, from: 0, length: 5_000, align: .end))
    let port = SnapSelectionTests.port(200, room: 4_800)
    let place = { SnapSelectionTests.select(all, axis, .endAndDirection(from: 300, by: $0), port: port) }
    // Inside the first: covered.
    #expect(place(-150)?.offset == 150 && place(-150)?.covered == 100...200)
    // Before it.
    #expect(place(-275)?.offset == 0 && place(-275)?.covered == nil)
    // Between both: 400 to 500 is aligned at its end.
    let between = SnapSelectionTests.select(all, axis, .endAndDirection(from: 200, by: 75), port: port)
    #expect(between?.id == 9 && between?.offset == 300 && between?.covered == nil)
  }

  /// Where the port is intended past the end of an area, what lies in the port there cuts the area too.
  @Test(arguments: Axis.both) func anAreaIsCutByWhatThePortHoldsPastItsEnd(_ axis: Axis) {
    var areas = SnapSelectionTests.areas(axis, [(0, 1_000)])
    areas.append(SnapArea(id: 9, axis, from: 950, length: 600, align: nil, across: .start))
    let place = SnapSelectionTests.select(areas, axis, .end(900))
    // From 0 to 950 is free: the port ends there.
    #expect(place?.id == 0 && place?.offset == 750)
  }

  /// The first two hide each other in a viewport of 300, and the third one is beside both.
  static let apart = [
    SnapArea(id: 10, frame: Rect(x: 100, y: 500, width: 1, height: 1)),
    SnapArea(id: 20, frame: Rect(x: 500, y: 100, width: 1, height: 1)),
    SnapArea(id: 30, frame: Rect(x: 350, y: 350, width: 1, height: 1)),
  ]

  @Test func theAxisThatWasOnAnAreaIsKept() {
    let again = PerAxis(x: SnapMove.resnap(at: 300, id: 10), y: .resnap(at: 0, id: nil))
    let places = Self.selection(Self.apart, preferred: [20]).select(again).choices
    #expect(places.x?.id == 10 && places.y?.id == 30)
  }

  /// An area that lies before the content counts where the content begins, and nowhere else.
  @Test func anAreaPastAWallIsInViewAtTheWall() {
    let area = SnapArea(
      id: 1, frame: Rect(x: 100, y: -400, width: 50, height: 50), align: PerAxis(x: .start, y: nil))
    let selection = Self.selection([area])
    #expect(selection.select(PerAxis(x: .end(40), y: .stay(at: 0))).choices.x?.offset == 100)
    #expect(selection.select(PerAxis(x: .end(40), y: .stay(at: 1))).choices.x == nil)
  }

  /// An area out of view holds a step of the program at its target, but no step of a finger.
  @Test func aProgramStaysWhereAnAreaOutOfViewCoversThePort() {
    let areas = [
      SnapArea(id: 0, frame: Rect(x: 0, y: 0, width: 100, height: 100), align: PerAxis(x: nil, y: .start)),
      SnapArea(
        id: 1, frame: Rect(x: 900, y: 200, width: 100, height: 700), align: PerAxis(x: nil, y: .start)),
    ]
    let rooms = Snapping(areas)
    let scroll = ScrollController(
      viewport: Size(width: 200, height: 200), content: Size(width: 1_000, height: 1_000),
      behaviors: [rooms, Clamping()])
    rooms.scroll(by: Vector(x: 0, y: 300), animated: false)
    #expect(scroll.contentOffset.y == 300 && rooms.snapped.y == nil)
    scroll.setContentOffset(.zero, animated: false)
    let move = PerAxis(x: SnapMove.stay(at: 0), y: .endAndDirection(from: 0, by: 300))
    #expect(rooms.selection(in: scroll.context).select(move).choices.y?.offset == 0)
  }

  // MARK: Areas that must stop: where a fling stops, and where it does not

  /// The fling would end between the areas at 300 and 600, 150 points from both.
  @Test(arguments: Axis.both) func aFlingThatFindsNothingNearPassesAreasThatStop(_ axis: Axis) {
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
