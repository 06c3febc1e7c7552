import Hands
import Testing

/// An item is brought into view by its index, whether it has a tile or not.
struct TilingShowingTests {
  /// A thousand items of 50 points with a space of 10, in a view of 400.
  private func row(_ axis: Axis) throws -> (Tiling<Int>, Hand) {
    let tiles = Tiling<Int>(
      .lengths(try ItemLengths(Array(repeating: 50, count: 1_000), spacing: 10)), axis: axis)
    return (tiles, Hand(scroller([tiles, Clamping()]), axis))
  }

  @Test(
    arguments: Axis.both,
    [
      (Optional<Alignment>.nearest, 30_000.0 - 350), (.start, 30_000), (.center, 30_000 - 175),
      (.end, 30_000 - 350),
    ])
  func anItemWithoutATileComesToItsPlace(_ axis: Axis, _ expected: (Alignment?, Double)) throws {
    let (tiles, hand) = try row(axis)
    #expect(tiles.tile(of: 500) == nil)
    #expect(tiles.scroll(to: 500, align: expected.0, animated: false))
    #expect(hand.offset == expected.1 && tiles.tile(of: 500) != nil)
    // From behind, the nearest place is at the start.
    hand.scroll.contentOffset[axis] = 50_000
    tiles.scroll(to: 500, align: expected.0, animated: true)
    #expect(hand.resting() == (expected.0 == .nearest ? 30_000 : expected.1))
  }

  @Test(arguments: Axis.both) func anItemInViewStays(_ axis: Axis) throws {
    let (tiles, hand) = try row(axis)
    hand.scroll.contentOffset[axis] = 1_215
    let log = Log()
    hand.scroll.delegate = log
    #expect(tiles.scroll(to: 21, animated: true) && tiles.scroll(to: 24, animated: false))
    #expect(hand.offset == 1_215 && log.events.isEmpty)
    tiles.scroll(to: 20, animated: false)
    #expect(hand.offset == 1_200, "cut off at its start by 15 points")
  }

  @Test(arguments: Axis.both) func insetsAndPaddingAreKeptFree(_ axis: Axis) throws {
    let (tiles, hand) = try row(axis)
    hand.scroll.contentInset = axis.inset(.lower, 40)
    hand.scroll.obscured = axis.inset(.upper, 100)
    let padding = Insets(all: 8)
    tiles.scroll(to: 500, align: .start, padding: padding, animated: false)
    #expect(hand.offset == 30_000 - 48)
    tiles.scroll(to: 500, align: .end, padding: padding, animated: false)
    #expect(hand.offset == 30_050 - 400 + 108)
    tiles.scroll(to: 500, align: .center, padding: padding, animated: false)
    #expect(hand.offset == 30_025 - 170)
    tiles.scroll(to: 0, align: .end, animated: false)
    #expect(hand.offset == -40, "walls are respected")
    #expect(tiles.scroll(to: 500, padding: Insets(all: .nan), animated: false))
    #expect(hand.offset == -40)
  }

  @Test(arguments: Axis.both) func theOtherAxisGoesOn(_ axis: Axis) throws {
    let (tiles, hand) = try row(axis)
    let other = Hand(hand.scroll, axis.cross).flung(at: 1_000)
    let destination = other.destination
    tiles.scroll(to: 70, align: .start, animated: false)
    #expect(hand.offset == 4_200 && hand.scroll.phase == .decelerating && other.destination == destination)
    tiles.scroll(to: 90, align: .start, animated: true)
    #expect(hand.destination == 5_400 && other.destination == destination)
  }

  @Test(arguments: Axis.both) func aCompletionReceivesTheOutcome(_ axis: Axis) throws {
    let (tiles, hand) = try row(axis)
    let outcomes = Outcomes()
    #expect(tiles.scroll(to: 300, align: .start, arrival: .timed(0.3), completion: outcomes.add))
    hand.frames(5)
    #expect(tiles.scroll(to: 40, align: .center, arrival: .spring(response: 0.2), completion: outcomes.add))
    hand.rest()
    #expect(tiles.scroll(to: 40, arrival: .timed(0.3), completion: outcomes.add), "it is in view")
    #expect(outcomes.all == [.replaced, .finished, .finished] && hand.offset == 2_400 - 175)
  }

  @Test(arguments: Axis.both, [Int64.min, -1, 1_000, Int64.max])
  func aMissingItemMovesNothing(_ axis: Axis, _ index: Int64) throws {
    let (tiles, hand) = try row(axis)
    let outcomes = Outcomes()
    #expect(!tiles.scroll(to: index, animated: true) && tiles.contentOffset(showing: index) == nil)
    #expect(!tiles.scroll(to: index, arrival: .jump, completion: outcomes.add))
    #expect(hand.offset == 0 && outcomes.all.isEmpty)
    hand.scroll.behaviors = []
    #expect(!tiles.scroll(to: 4, animated: true), "there is no scroller any more")
  }

  @Test(arguments: Axis.both) func anItemOfARowWithoutEndsComesToItsPlace(_ axis: Axis) {
    let tiles = Tiling<Int>(.uniform(length: 100, spacing: 20), axis: axis)
    let hand = Hand(scroller([tiles, Infinite(axis: axis)]), axis)
    for index: Int64 in [1_000, -40, 1 << 40] {
      tiles.scroll(to: index, align: .center, animated: false)
      let place = tiles.place(of: index, origin: hand.scroll.contentOrigin)
      #expect(place.map { $0.start - hand.offset } == 150 && tiles.tiled.contains(index))
    }
  }

  /// Of all the places of an item the nearest is taken, which trying every one of them finds as well.
  @Test(arguments: Axis.both) func anItemOnARingComesTheShortestWay(_ axis: Axis) {
    var random = SeededGenerator(seed: 3)
    let period = 7 * 110.0
    for _ in 0..<300 {
      let tiles = Tiling<Int>(.uniform(length: 100, spacing: 10, items: 0..<7), axis: axis)
      let hand = Hand(
        scroller([tiles, Circular(axis: axis)], viewport: .random(in: 60...900, using: &random)), axis)
      hand.scroll.contentOffset[axis] = (Double.random(in: -4_000...4_000, using: &random) * 4).rounded() / 4
      let index = Int64.random(in: -7..<14, using: &random)
      let align = [Optional<Alignment>.nearest, .start, .center, .end].randomElement(using: &random)!
      let padding = Insets(all: Double.random(in: 0...20, using: &random).rounded())
      let origin = hand.scroll.contentOrigin[axis]
      let ways = (-14...14).map { lap in
        let start = origin + 110 * Double(index) + Double(lap) * period
        let rect = Rect(origin: axis.point(start), size: axis.size(100, across: 0))
        return hand.scroll.contentOffset(showing: rect, align: PerAxis(align), padding: padding)[axis]
          - hand.offset
      }
      let least = ways.map(\.magnitude).min()!
      let found = tiles.contentOffset(showing: index, align: align, padding: padding)![axis] - hand.offset
      #expect((found.magnitude - least).magnitude < 1e-9)
      if ways.contains(least), ways.contains(-least) { #expect(found >= 0, "forward where both are as far") }
    }
    let tiles = Tiling<Int>(.uniform(length: 100, spacing: 10, items: 0..<7), axis: axis)
    let hand = Hand(scroller([tiles, Circular(axis: axis)], viewport: 100), axis)
    tiles.scroll(to: -1, align: .start, animated: true)
    hand.rest()
    #expect(hand.offset - hand.scroll.contentOrigin[axis] == -110, "the last one is behind the first")
  }

  @Test(arguments: Axis.both) func aCellOfAPlaneComesToItsPlace(_ axis: Axis) throws {
    let grid = TilingPlane<ItemGrid.Cell, Int>(
      .grid(columns: .uniform(length: 80), rows: .uniform(length: 80)))
    let hand = Hand(scroller([grid, Infinite()]), axis)
    let cell = ItemGrid.Cell(5_000, on: axis, else: 2)
    let before = hand.scroll.contentPosition[axis.cross]
    #expect(grid.scroll(to: cell, align: PerAxis(.center, on: axis, else: .nearest), animated: false))
    #expect(hand.scroll.contentPosition[axis] == 400_000 + 40 - 200)
    #expect(hand.scroll.contentPosition[axis.cross] == min(before, 160), "no further than it must")
    #expect(grid.tile(of: cell) != nil)
  }

  @Test(arguments: Axis.both) func itemsInLanesAndScatteredComeToTheirPlaces(_ axis: Axis) throws {
    let masonry = Masonry(lanes: 2, holding: Array(repeating: 70, count: 400))
    let (lanes, hand) = TilingPlane<Int64, Int>(.lanes(masonry, axis: axis)).inHand(axis, and: [Clamping()])
    let outcomes = Outcomes()
    #expect(lanes.scroll(to: 101, align: .start, arrival: .timed(0.2), completion: outcomes.add))
    #expect(hand.resting() == 3_500 && lanes.tile(of: 101) != nil && outcomes.all == [.finished])
    #expect(!lanes.scroll(to: 400, animated: false) && lanes.contentOffset(showing: -1) == nil)
    let items = try ScatteredItems()
    try items.append(Rect(origin: axis.point(5_000, across: 3_000), size: Size(width: 90, height: 90)))
    let (scattered, scroll) = TilingPlane<Int64, Int>(.scattered(items)).shown(and: [Clamping()])
    #expect(scattered.scroll(to: 0, animated: false))
    #expect(scroll.contentOffset == axis.point(5_090 - 400, across: 3_090 - 400))
    #expect(scattered.tile(of: 0) != nil)
  }
}
