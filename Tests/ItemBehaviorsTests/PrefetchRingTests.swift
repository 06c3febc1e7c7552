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

  /// An item behind all that is seen is measured, and the ring is longer by that: what is expected is so still.
  @Test(arguments: Axis.both) func anotherLengthOfTheRingCancelsNothing(_ axis: Axis) throws {
    var log: [String] = []
    let tiles = Tiling<Int>(
      .lengths(try ItemLengths(count: 200, length: 100)), axis: axis, make: { 0 }, show: { _, _, _ in })
    tiles.prefetch = TilePrefetch(begin: { log.append("+\($0)") }, cancel: { log.append("-\($0)") })
    let hand = Hand(scroller([tiles, Circular(axis)]), axis)
    hand.fling(at: 3_000)
    hand.frame()
    let (begun, period) = (log, hand.scroll.geometry.extent[axis].period)
    try tiles.change(.resize(from: 150, to: [130]))
    hand.rest()
    #expect(log == begun && begun.count > 3 && hand.scroll.geometry.extent[axis].period != period)
  }
}
