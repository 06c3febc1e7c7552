import Hands
import ScrollTimelines
import Testing

/// Places of the content that outlive a layout.
struct ScrollPlaceTests {
  private func list(_ row: ItemRow, viewport: Double = 400) -> ScrollController {
    let scroll = ScrollController(
      viewport: Size(width: viewport, height: viewport), behaviors: [Tiling<Int>(row), Bouncing()])
    scroll.advance(to: .zero)
    return scroll
  }

  @Test(arguments: Axis.both) func endsComeFirst(_ axis: Axis) {
    let row = ItemRow(count: 20, length: 100, axis: axis)
    let scroll = list(row)
    func place() -> ScrollPlace { ScrollPlace(of: scroll, on: axis, in: row) }
    #expect(place() == .edge(.lower))
    scroll.contentOffset[axis] = 1_600.4
    #expect(place() == .edge(.upper), "past the wall, too")
    scroll.contentOffset[axis] = 1_599
    #expect(place() == .item(15, part: 0.99))
    #expect(ScrollPlace(of: scroll, on: axis) == .position(1_599))
    #expect(
      ScrollPlace.edge(.lower).scroll(scroll, on: axis, animated: false) && scroll.contentOffset[axis] == 0)
  }

  @Test(arguments: Axis.both) func aPartOfAnItemStaysWhenItsLengthChanges(_ axis: Axis) throws {
    let row = ItemRow.lengths(try ItemLengths(Array(repeating: 100, count: 20)), axis: axis)
    let scroll = list(row)
    scroll.contentInset[axis, .lower] = 40
    scroll.contentOffset[axis] = 510
    let place = ScrollPlace(of: scroll, on: axis, in: row)
    #expect(place == .item(5, part: 0.5))
    try row.change(.resize(from: 0, to: Array(repeating: 300, count: 20)))
    #expect(place.scroll(scroll, on: axis, in: row, animated: false))
    #expect(scroll.contentOffset[axis] == 5 * 300 + 150 - 40)
    #expect(ScrollPlace(of: scroll, on: axis, in: row) == place)
  }

  @Test func aPlaceFollowsEdits() {
    let place = ScrollPlace.item(5, part: 0.25)
    #expect(place.following(.insert([1, 1], at: 2)) == .item(7, part: 0.25))
    #expect(place.following(.remove(5..<6)) == nil)
    #expect(ScrollPlace.edge(.upper).following(.remove(0..<6)) == .edge(.upper))
  }

  @Test func placesThatDoNotExistAreRefused() {
    let row = ItemRow(count: 5, length: 100, axis: .vertical)
    let scroll = list(row)
    for place in [
      ScrollPlace.item(5, part: 0), .item(-1, part: 0), .item(0, part: .nan), .position(.infinity),
    ] {
      #expect(!place.scroll(scroll, on: .vertical, in: row, animated: false))
    }
    #expect(!ScrollPlace.item(1, part: 0).scroll(scroll, on: .horizontal, in: row, animated: false))
    #expect(!ScrollPlace.item(1, part: 0).scroll(scroll, on: .vertical, animated: false))
    scroll.behaviors = [Tiling<Int>(ItemRow.uniform(length: 50)), Infinite(axis: .horizontal)]
    #expect(
      !ScrollPlace.edge(.lower).scroll(scroll, on: .horizontal, animated: false), "there is no such end")
  }

  @Test func onARingThePlaceIsTheNearestCopy() {
    let row = ItemRow(count: 5, length: 200)
    let scroll = ScrollController(
      viewport: Size(width: 300, height: 300), behaviors: [Tiling<Int>(row), Circular(axis: .horizontal)])
    scroll.advance(to: .zero)
    scroll.contentPosition.x = 3_250
    #expect(ScrollPlace(of: scroll, on: .horizontal, in: row) == .item(1, part: 0.25))
    #expect(ScrollPlace.item(4, part: 0).scroll(scroll, on: .horizontal, in: row, animated: false))
    #expect(scroll.contentPosition.x == 2_800)
  }

  /// Reading a place and going there again moves nothing, whatever the lengths, insets and direction are.
  @Test func aPlaceThatIsReadLeadsBackToTheSameOffset() throws {
    for seed in 0..<perBuild(debug: UInt64(60), release: 2_000) {
      var random = SeededGenerator(seed: seed)
      let axis: Axis = Bool.random(using: &random) ? .horizontal : .vertical
      let lengths = (0..<40).map { _ in Double(max(0, Int.random(in: -100...300, using: &random))) }
      let row = ItemRow.lengths(
        try ItemLengths(lengths, spacing: Double.random(in: 0...20, using: &random)), axis: axis)
      let scroll = list(row, viewport: 300)
      scroll.isReversed[axis] = Bool.random(using: &random)
      scroll.contentInset = Insets(all: Double(Int.random(in: 0...60, using: &random)))
      for _ in 0..<8 {
        let offset = Double.random(in: -100...6_000, using: &random)
        scroll.setContentOffset(axis.point(offset, across: 0), arrival: .jump)
        let (there, place) = (scroll.contentOffset[axis], ScrollPlace(of: scroll, on: axis, in: row))
        let again = try #require(place.offset(on: scroll, axis, in: row))
        #expect((again - there).magnitude <= 0.5, "seed \(seed)")
        if case .item = place { #expect(again.isNear(there), "seed \(seed)") }
      }
    }
  }
}
