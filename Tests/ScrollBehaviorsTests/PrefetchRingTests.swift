import Hands
import ScrollBehaviors
import Testing

/// A tiling that looks ahead on a ring whose items were changed in the callback before.
struct PrefetchRingTests {
  @Test(arguments: Axis.both, [true, false])
  func itemsThatGoAsAFlingBegins(_ axis: Axis, _ allGo: Bool) {
    var open: [Int64] = []
    let tiles = Tiling<Int>(
      .uniform(length: 100, items: 0..<10), axis: axis, make: { 0 },
      show: { _, index, _ in open.removeAll { $0 == index } })
    tiles.prefetch = TilePrefetch(
      begin: { open.append($0) }, cancel: { index in open.removeAll { $0 == index } })
    let log = Log()
    let hand = Hand(scroller([tiles, Circular(axis)], delegate: log), axis)
    var isChanged = false
    log.once("didEndDragging(true)") { _ in
      isChanged = (try? tiles.change(.remove(allGo ? 0..<10 : 2..<10))) != nil
    }
    hand.fling(at: 3_000)
    hand.rest()
    #expect(log.events.contains("didEndDragging(true)") && isChanged && open.isEmpty)
    #expect(hand.scroll.diagnostics.total == 0)
    #expect(tiles.items == 0..<(allGo ? 0 : 2) && (tiles.alive == 0) == allGo)
  }
}
