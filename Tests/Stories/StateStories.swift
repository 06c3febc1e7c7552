import Hands
import Testing

/// A scroller that is removed and restored, as a user sees it.
struct StateStories {
  /// The program is killed: only bytes remain. It is started again with the same chain, at first in a window of
  /// another size.
  private func killed(_ hand: Hand, _ behaviors: [any ScrollBehavior]) throws -> Hand {
    let bytes = try #require(hand.scroll.snapshot()).bytes
    let scroll = scroller(behaviors, viewport: 100, content: 300)
    try scroll.restore(try ScrollSnapshot(bytes: bytes))
    return Hand(scroll, hand.axis, now: hand.now)
  }

  @Test(arguments: Axis.both) func aRestoredPagerShowsTheSamePage(_ axis: Axis) throws {
    let first = Paging(.viewport, axis: axis)
    let hand = Hand(scroller([first, Bouncing()], content: 4_000), axis)
    first.scroll(toPage: 6, animated: false)
    let second = Paging(.viewport, axis: axis)
    var told: [Int] = []
    second.pageDidChange = { told.append($0) }
    let other = try killed(hand, [second, Bouncing()])
    #expect(second.page == 6 && second.selected == 6 && second.pageCount == 10 && told == [6])
    #expect(other.offset == 2_400)
    // The page stays when the window gets another size.
    other.scroll.resize(viewport: Size(width: 300, height: 300), content: Size(width: 3_000, height: 3_000))
    #expect(second.page == 6 && other.offset == 1_800)
  }

  @Test(arguments: Axis.both) func restoredMessagesStayWhenNewOnesArrive(_ axis: Axis) throws {
    func chain(_ lengths: [Double]) throws -> (Tiling<Int>, [any ScrollBehavior]) {
      let tiles = Tiling<Int>(.lengths(try ItemLengths(lengths)), axis: axis)
      return (tiles, [tiles, KeepAnchor(tiles), Clamping()])
    }
    let (tiles, links) = try chain(Array(repeating: 60, count: 50))
    let hand = Hand(scroller(links), axis, at: 1_215)
    try tiles.change(.insert([25, 80], at: 0))
    #expect(hand.offset == 1_320)
    let (otherTiles, otherLinks) = try chain([25, 80] + Array(repeating: 60, count: 50))
    let other = try killed(hand, otherLinks)
    #expect(otherTiles.origin == tiles.origin && otherTiles.tiled == tiles.tiled)
    for each in [tiles, otherTiles] { try each.change(.resize(from: 0, to: [40])) }
    #expect(hand.offset == 1_335 && other.offset == 1_335)
    #expect(hand.scroll.snapshot() == other.scroll.snapshot())
  }

  @Test func aSnapshotOfAnotherVersionIsRefused() throws {
    var bytes = try #require(scroller([Bouncing()]).snapshot()).bytes
    bytes[4] += 1
    #expect(throws: ArchiveError.version(ScrollSnapshot.version + 1)) { try ScrollSnapshot(bytes: bytes) }
  }
}
