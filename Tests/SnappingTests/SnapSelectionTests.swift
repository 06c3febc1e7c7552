import Hands
import Testing

/// The choice by itself: a viewport of 200 onto content of 2,000, on both axes.
struct SnapSelectionTests {
  static func port(
    _ length: Double = 200, room: Double = 1_800, isMandatory: Bool = true, period: Double? = nil
  ) -> SnapPort {
    let extent = period.map { Extent(period: $0) } ?? Extent(lower: 0, upper: room)
    return SnapPort(
      lower: PerAxis(0), upper: PerAxis(length), extent: PerAxis(extent), isMandatory: isMandatory)
  }

  /// Areas along an axis that are in view wherever the other axis is.
  static func areas(
    _ axis: Axis, _ stretches: [(Double, Double)], stops: [Int] = []
  ) -> SnapAreas {
    SnapAreas(
      stretches.enumerated().map { index, stretch in
        SnapArea(
          id: Int64(index), axis, from: stretch.0, length: stretch.1, mustStop: stops.contains(index))
      })
  }

  static func moves(_ axis: Axis, _ move: SnapMove) -> PerAxis<SnapMove> {
    PerAxis(move, on: axis, else: .stay(at: 0))
  }

  static func select(_ areas: SnapAreas, _ axis: Axis, _ move: SnapMove, port: SnapPort = port())
    -> SnapChoice?
  {
    SnapSelection(areas, port: port).select(moves(axis, move)).choices[axis]
  }

  @Test(arguments: Axis.both, [(Alignment.start, 480.0), (.center, 450), (.end, 420)])
  func anAreaIsAlignedInThePortWithItsMargin(_ axis: Axis, _ play: (align: Alignment, offset: Double)) {
    // From 490 to 610 with its margin; the port lies from 10 to 190 in the viewport.
    var area = SnapArea(id: 7, axis, from: 500, length: 100, align: play.align, reach: 500...600)
    area.margin = Insets(all: 10)
    var port = Self.port()
    port = SnapPort(lower: PerAxis(10), upper: PerAxis(190), extent: port.extent)
    let moves = PerAxis(SnapMove.end(300), on: axis, else: .stay(at: 500))
    let place = SnapSelection(SnapAreas([area]), port: port).select(moves).choices[axis]
    #expect(place?.id == 7 && place?.offset == play.offset && place?.covered == nil)
  }

  @Test(arguments: Axis.both) func endDirectionAndBothChooseDifferently(_ axis: Axis) {
    let areas = Self.areas(axis, [(0, 50), (300, 50), (600, 50), (900, 50)], stops: [2])
    let offset = { (move: SnapMove) in Self.select(areas, axis, move)?.offset }
    #expect(offset(.end(440)) == 300 && offset(.end(460)) == 600)
    #expect(offset(.direction(from: 300, step: 10)) == 600 && offset(.direction(from: 300, step: -10)) == 0)
    #expect(
      offset(.endAndDirection(from: 310, by: 20)) == 600 && offset(.endAndDirection(from: 290, by: -20)) == 0)
    // A fling does not pass one that must stop; the program and a step do.
    #expect(offset(.endAndDirection(from: 300, by: 700)) == 600 && offset(.end(1_000)) == 900)
    #expect(offset(.direction(from: 600, step: 10)) == 900)
    // Where nothing lies ahead, what is nearest to where it is.
    #expect(
      offset(.direction(from: 900, step: 10)) == 900 && offset(.endAndDirection(from: 1_000, by: 90)) == 900)
    #expect(offset(.stay(at: 440)) == nil && offset(.direction(from: 440, step: 0)) == nil)
  }

  @Test(arguments: Axis.both) func proximityTakesOnlyWhatIsInReach(_ axis: Axis) {
    let areas = Self.areas(axis, [(300, 50)])
    var port = Self.port(isMandatory: false)
    port.reach = PerAxis(60)
    #expect(Self.select(areas, axis, .end(240), port: port)?.offset == 300)
    #expect(Self.select(areas, axis, .end(239), port: port) == nil)
    #expect(Self.select(areas, axis, .endAndDirection(from: 300, by: 20), port: port) == nil)
  }

  @Test(arguments: Axis.both) func thePreferredThenTheInnerOfEqualAreasIsTaken(_ axis: Axis) {
    let areas = Self.areas(axis, [(300, 90), (300, 50), (300, 50), (400, 10)])
    var selection = SnapSelection(areas, port: Self.port())
    let pick = { selection.select(Self.moves(axis, .end(310))).choices[axis]?.id }
    #expect(pick() == 1)
    selection.preferred = [2, 0]
    #expect(pick() == 2)
    // Equally far on both sides: the first.
    #expect(selection.select(Self.moves(axis, .end(350))).choices[axis]?.offset == 300)
  }

  @Test(arguments: Axis.both) func wholePixelsRoundHalvesUpAndLookAPixelAhead(_ axis: Axis) {
    let areas = Self.areas(axis, [(300.5, 50), (301.4, 50), (500.25, 50)])
    var port = Self.port()
    port.pixel = 1
    #expect(Self.select(areas, axis, .end(290), port: port)?.offset == 301)
    #expect(Self.select(areas, axis, .direction(from: 301, step: 10), port: port)?.offset == 500)
    port.pixel = nil
    #expect(Self.select(areas, axis, .direction(from: 301, step: 10), port: port)?.offset == 301.4)
  }

  @Test(arguments: Axis.both) func aRingRepeatsItsAreas(_ axis: Axis) {
    let areas = Self.areas(axis, [(0, 50), (300, 50), (600, 50)], stops: [0])
    let port = Self.port(period: 900)
    for (move, offset, id) in [
      (SnapMove.end(880), 900.0, 0), (.end(-290), -300, 2), (.end(9_310), 9_300, 1),
      (.direction(from: 600, step: 10), 900, 0), (.direction(from: 0, step: -10), -300, 2),
      (.endAndDirection(from: 610, by: 900), 900, 0), (.endAndDirection(from: 300, by: -1_200), 0, 0),
      (.resnap(at: 890, id: 1), 1_200, 1), (.resnap(at: 10, id: 2), -300, 2),
    ] {
      let place = Self.select(areas, axis, move, port: port)
      #expect(place?.offset == offset && place?.id == Int64(id), "\(move)")
    }
  }

  /// A ring across shows it in each of its laps, whichever lap it is given in, and an area beside the view nowhere.
  @Test(arguments: Axis.both, [0.0, 2_700, -900])
  func anAreaIsInViewInEveryLapAcross(_ axis: Axis, _ lap: Double) {
    for home in [0.0, 2_700, -2_700] {
      let areas = SnapAreas([SnapArea(id: 1, axis, from: 300, length: 50, reach: home...home + 50)])
      let selection = SnapSelection(areas, port: Self.port(period: 900))
      for (across, offset) in [(lap + 20, 300.0), (lap + 450, nil)] {
        let moves = PerAxis(SnapMove.end(290), on: axis, else: .stay(at: across))
        #expect(selection.select(moves).choices[axis]?.offset == offset, "given at \(home)")
      }
    }
  }

  @Test(arguments: Axis.both) func anAreaCoversThePortWhereNothingIntrudes(_ axis: Axis) {
    let areas = Self.areas(axis, [(0, 1_000), (400, 100), (1_200, 50)])
    let place = { (move: SnapMove) in Self.select(areas, axis, move) }
    #expect(place(.end(150))?.offset == 150 && place(.end(150))?.covered == 0...200)
    // Half into the one inside: the free stretch ends where that begins.
    #expect(place(.end(230))?.offset == 200 && place(.end(230))?.id == 0)
    #expect(place(.end(301))?.id == 1)
    #expect(place(.end(480))?.offset == 500 && place(.end(700))?.covered == 500...800)
    #expect(place(.resnap(at: 650, id: 0))?.offset == 650 && place(.resnap(at: 900, id: 0))?.offset == 800)
  }

  @Test func bothAxesAgreeOnAnAreaInView() {
    // In a column and a row of their own; taken together they hide each other.
    let areas = SnapAreas([
      SnapArea(id: 0, frame: Rect(x: 0, y: 0, width: 50, height: 50)),
      SnapArea(id: 1, frame: Rect(x: 600, y: 0, width: 50, height: 50)),
      SnapArea(id: 2, frame: Rect(x: 0, y: 600, width: 50, height: 50)),
      SnapArea(id: 3, frame: Rect(x: 1_400, y: 1_300, width: 50, height: 50)),
    ])
    let selection = SnapSelection(areas, port: Self.port())
    let goes = { (x: Double, y: Double) in
      selection.select(PerAxis(x: .end(x), y: .end(y)))
    }
    #expect(goes(550, 40).offset == PerAxis(x: 600, y: 0))
    // Nothing is in view there: the one that lies the least outside, by the vertical distance first.
    let far = goes(1_000, 1_000)
    #expect(far.choices.x?.id == 3 && far.choices.y?.id == 3 && far.offset == PerAxis(x: 1_400, y: 1_300))
    // Whatever it goes to, it ends on an area in view.
    for x in stride(from: 0.0, through: 1_800, by: 90) {
      for y in stride(from: 0.0, through: 1_800, by: 90) {
        let result = goes(x, y)
        #expect(result.choices.x != nil && result.choices.x?.id == result.choices.y?.id)
      }
    }
  }

  @Test func dataThatMakesNoSenseIsLeftOutAndCounted() {
    let good = SnapArea(id: 1, frame: Rect(x: 100, y: 100, width: 0, height: 0))
    var areas: [SnapArea] = [good, good]
    for value in [Double.nan, .infinity, -.infinity, 1e200] {
      areas.append(SnapArea(id: 2, frame: Rect(x: value, y: 0, width: 1, height: 1)))
      areas.append(SnapArea(id: 3, frame: Rect(x: 0, y: 0, width: 1, height: value)))
      areas.append(SnapArea(id: 4, frame: .zero, margin: Insets(left: value)))
    }
    areas.append(SnapArea(id: 5, frame: Rect(x: 0, y: 0, width: -1, height: 1)))
    areas.append(SnapArea(id: 6, frame: .zero, align: PerAxis(nil)))
    let store = SnapAreas(areas)
    #expect(store.count == 2 && store.refused == 13)
    let selection = SnapSelection(store, port: Self.port())
    #expect(selection.select(PerAxis(.end(0))).offset == PerAxis(x: 100, y: 100))
    for value in [Double.nan, .infinity, -.infinity] {
      #expect(selection.select(PerAxis(.end(value))).offset == PerAxis(nil))
      #expect(
        selection.select(PerAxis(x: .end(0), y: .direction(from: value, step: 1))).offset == PerAxis(nil))
    }
    #expect(SnapSelection(SnapAreas(), port: Self.port()).select(PerAxis(.end(0))).choices == PerAxis(nil))
    // A margin that leaves less than nothing leaves the middle.
    let thin = SnapArea(id: 1, frame: Rect(x: 100, y: 100, width: 20, height: 20), margin: Insets(all: -40))
    #expect(SnapSelection(SnapAreas([thin]), port: Self.port()).select(PerAxis(.end(0))).offset.x == 110)
  }
}
