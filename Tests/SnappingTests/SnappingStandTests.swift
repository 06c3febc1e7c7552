import Hands
import Testing

/// The rest targets of axes: areas of one axis and of both, and items of a row.
struct SnappingStandTests {
  /// Two areas that hide each other once the viewport is smaller, and a third one beside both.
  @Test(arguments: [([], 20), ([20], 20), ([10], 10), ([10, 20], 10)] as [([Int64], Int64)])
  func oneOfTwoAreasThatHideEachOtherIsKept(_ preferred: [Int64], _ kept: Int64) {
    let areas = SnapBrowserTests.apart
    let rooms = Snapping(areas)
    rooms.preferred = preferred
    let scroll = scroller([rooms, Clamping()], viewport: 600)
    scroll.setContentOffset(Point(x: 100, y: 100), arrival: .jump)
    #expect(rooms.snapped == PerAxis(x: 10, y: 20))
    rooms.setAreas(areas.moved(by: Vector(x: 1, y: 1)), viewport: Size(width: 300, height: 300))
    #expect(rooms.snapped == PerAxis(x: kept == 10 ? 10 : 30, y: kept == 20 ? 20 : 30))
    let rest = scroll.contentOffset
    scroll.invalidateLayout()
    #expect(scroll.contentOffset == rest)
  }

  @Test(arguments: Axis.both) func anAreaThatAppearsNearbyDoesNotPull(_ axis: Axis) {
    let (rows, hand) = Snapping([snapRows(axis)[0]], .proximity(100)).inHand(axis)
    hand.flingToRest(at: 900)
    let offset = hand.offset
    #expect(rows.snapped[axis] == nil && offset > 300)
    rows.setAreas([SnapArea(id: 99, axis, from: offset + 20, length: 100)])
    #expect(hand.offset == offset && rows.snapped[axis] == nil)
    hand.pullToRest(by: 1, for: 0.3)
    #expect(hand.offset == offset + 20 && rows.snapped[axis] == 99)
  }

  /// A drag along one axis leaves the other one on its area, which is followed from then on too.
  /// So does one that nobody was asked about, because `contentOffset` was set.
  @Test(arguments: Axis.both, [true, false])
  func anAxisThatIsNotMovedKeepsItsArea(_ axis: Axis, _ asksLinks: Bool) {
    let (rows, hand) = Snapping(snapRows(axis)).inHand(axis, at: asksLinks ? nil : 600)
    if asksLinks { hand.scroll.setContentOffset(axis.point(600), arrival: .jump) }
    Hand(hand.scroll, axis.cross).flingToRest(at: 700)
    #expect(hand.offset == 600 && hand.scroll.contentOffset[axis.cross] > 0)
    rows.setAreas(snapRows(axis).moved(by: axis.vector(240)))
    #expect(hand.offset == 840 && rows.snapped[axis] == 12)
  }

  /// Two areas lie at one offset, and a command moves nothing.
  @Test(arguments: Axis.both) func aCommandThatMovesNothingNamesItsArea(_ axis: Axis) {
    let (rows, hand) = Snapping(snapRows(axis)).inHand(axis, and: [Clamping()], content: 300)
    #expect(rows.snapped[axis] == 10 && rows.scroll(toArea: 11, animated: false))
    #expect(rows.snapped[axis] == 11 && hand.offset == 0)
    hand.scroll.contentSize = axis.size(2_000, across: 300)
    #expect(hand.offset == 300)
  }

  /// The last rows go while a fling comes back to the wall that they make, and then there is room for one more row.
  @Test(arguments: Axis.both, [false, true])
  func aWallThatMovesDuringTheReturnTakesTheRowAlong(_ axis: Axis, _ isInset: Bool) throws {
    for frames in 0..<40 {
      let row = ItemRow(count: 20, length: 100, axis: axis)
      let chain: [any ScrollBehavior] = [Tiling<Int>(row), Snapping(row), Bouncing()]
      let hand = Hand(scroller(chain, viewport: 350), axis, at: 1_300).flung(at: 1_500, frames: frames)
      try row.remove(18..<20)
      hand.frames(12)
      if isInset {
        hand.scroll.contentInset = axis.inset(.upper, 50)
      } else {
        hand.scroll.viewport = Size(width: 300, height: 300)
      }
      let rest = hand.resting()
      hand.scroll.invalidateLayout()
      #expect(hand.offset == rest && rest == hand.scroll.geometry.extent[axis].upper, "\(frames) frames")
    }
  }

  enum Kind: CaseIterable { case uniform, lengths, openAtOneEnd }

  private func row(_ kind: Kind, _ axis: Axis) throws -> ItemRow {
    switch kind {
    case .uniform: return .uniform(length: 130, spacing: 20, axis: axis)
    case .openAtOneEnd: return .uniform(length: 130, spacing: 20, items: 0..<1 << 62, axis: axis)
    case .lengths:
      let lengths = try ItemLengths(endlessOfLength: 150, spacing: 10)
      try lengths.setLengths(from: -40, to: (0..<80).map { 60 + 30 * Double($0 % 7) })
      return .lengths(lengths, axis: axis)
    }
  }

  /// No other link has to say how long they are.
  @Test(arguments: Axis.both) func theItemsOfARowAreTheContent(_ axis: Axis) throws {
    let row = try ItemRow(lengths: (0..<9).map { 100 + 20 * Double($0) }, spacing: 10, axis: axis)
    let hand = Hand(scroller([Snapping(row), Bouncing()], content: 0), axis)
    #expect(hand.scroll.contentSize[axis] == 9 * 180 + 8 * 10 && hand.scroll.chainReport.isEmpty)
    #expect(hand.flingToRest(at: 900) == 560)
    try row.insert(2, length: 50, at: 0)
    #expect(hand.offset == row.place(of: 6, origin: hand.scroll.contentOrigin)?.start)
  }

  @Test(arguments: Axis.both, Kind.allCases)
  func rowsWithoutEndsHaveAreasEverywhere(_ axis: Axis, _ kind: Kind) throws {
    let row = try row(kind, axis)
    let snapping = Snapping(row)
    let hand = Hand(scroller([Infinite(axis: axis), snapping, Bouncing()]), axis)
    func check() {
      let place = snapping.snapped[axis].flatMap { row.place(of: $0, origin: hand.scroll.contentOrigin) }
      #expect(place?.start == hand.offset)
    }
    for speed in [900.0, 3_000, -400, 6_000, -200, -5_000] {
      hand.flingToRest(at: speed)
      check()
      let index = try #require(snapping.snapped[axis])
      if kind == .lengths {
        try row.change(.resize(from: index - 1, to: [77.25, 390, 12.5]))
      } else {
        try row.insert(2, at: max(0, index - 3))
        #expect(snapping.snapped[axis] == index + (index < max(0, index - 3) ? 0 : 2))
      }
      check()
    }
    hand.scroll.step(by: .lines(axis.vector(1)), time: hand.time)
    hand.rest()
    check()
    for index in [Int64(3), 40, 5_000_000] + (kind == .openAtOneEnd ? [] : [-7, -3_000]) {
      #expect(snapping.scroll(toArea: index, animated: false) && snapping.snapped[axis] == index)
      check()
    }
    #expect(snapping.scroll(toArea: -1, animated: false) == (kind != .openAtOneEnd))
  }

  /// The items of a ring are areas in every lap.
  @Test(arguments: Axis.both) func itemsRepeatOnARing(_ axis: Axis) throws {
    let row = try ItemRow(lengths: (0..<9).map { 100 + 20 * Double($0) }, spacing: 10, axis: axis)
    let snapping = Snapping(row, align: .center)
    let hand = Hand(scroller([Tiling<Int>(row), snapping, Circular(axis: axis)], viewport: 300), axis)
    for speed in [2_000.0, 3_000, -900, -6_000, -6_000, 300] {
      hand.flingToRest(at: speed)
      let item = try #require(snapping.snapped[axis])
      let lap = (0..<200).map { Int64($0) - 100 }.contains { lap in
        let place = row.place(
          of: row.position(of: Appearance(index: item, lap: lap)), origin: hand.scroll.contentOrigin)
        return place.map { ($0.start + $0.length / 2 - hand.offset - 150).magnitude < 1e-6 } ?? false
      }
      #expect(lap, "on \(item)")
    }
  }

  /// Insets that cover all of the viewport leave a port of no length: an item rests on that anywhere, on a ring too.
  @Test(arguments: Axis.both, [false, true])
  func aPortOfNoLengthRestsOnTheItemThere(_ axis: Axis, _ isRing: Bool) {
    let snapping = Snapping(ItemRow(count: 21, length: 40, axis: axis), align: .center)
    let others: [any ScrollBehavior] = isRing ? [Circular(axis: axis)] : []
    let hand = Hand(scroller([snapping] + others, viewport: 200), axis)
    hand.scroll.obscured = axis.inset(.upper, 200)
    for (offset, item) in [(370.0, Int64(9)), (390, 9), (410, 10), (610, 15)] {
      hand.scroll.contentOffset = axis.point(offset)
      #expect(snapping.snapped[axis] == item, "at \(offset)")
    }
  }
}
