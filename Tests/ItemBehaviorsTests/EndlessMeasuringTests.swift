import Hands
import ScrollBehaviors
import Testing

/// Items without a length leave room for ever more in view: measuring them comes to an end all the same.
struct EndlessMeasuringTests {
  @Test(arguments: Axis.both) func itemsWithoutALengthAreNotMeasuredWithoutEnd(_ axis: Axis) throws {
    var measured = 0
    let page = Arranging(
      Stack(count: 1 << 30, estimate: 40) { _, _ in
        measured += 1
        return 0
      }, axis: axis)
    let hand = Hand(scroller([page, Clamping()]), axis)
    #expect(measured <= 4 * 65_536)
    // Whatever is measured before the view leaves room for another item before it.
    hand.scroll.contentOffset[axis] = 1e10
    #expect(page.unfinishedMeasurings > 0 && measured <= 10 * 65_536)
    let before = measured
    hand.frames(10)
    #expect(measured == before, "nothing moved, so nothing new is in view")
    #expect(hand.offset.isFinite && hand.scroll.diagnostics.refusedCommands == 0)
    try page.change(.remove(0..<page.layout.count - 10))
    #expect(hand.scroll.contentSize[axis] <= 400 && hand.offset == 0)
  }

  @Test func itemsThatGrowWheneverTheyAreShownAreCutOffAndCounted() throws {
    let row = try ItemLengths(count: 1_000, length: 40)
    var grow: (Int64) -> Void = { _ in }
    let tiles = Tiling<Int>(
      .lengths(row), axis: .vertical, make: { 0 }, show: { _, index, _ in grow(index) },
      move: { _, index, _ in grow(index) })
    let hand = Hand(scroller([tiles, Clamping()]))
    var length = 40.0
    grow = { index in
      length += 1
      try? tiles.change(.resize(from: index, to: [length]))
    }
    hand.fling(at: 900)
    hand.frames(3)
    #expect(hand.scroll.diagnostics.refusedCommands > 0 && length < 1e6)
    #expect(hand.offset.isFinite && tiles.entered - tiles.left == tiles.alive)
    grow = { _ in }
    hand.rest()
    hand.scroll.invalidateLayout()
    #expect(hand.scroll.contentSize.height == row.total)
  }
}
