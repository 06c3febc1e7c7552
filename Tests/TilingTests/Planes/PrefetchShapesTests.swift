import Hands
import Testing

/// What is loaded ahead on grids and on rings.
struct PrefetchShapesTests {
  private typealias Cell = ItemGrid.Cell

  @Test func expectedItemsAreNamedOnceNearestFirst() {
    let wall = PlaneWall<Cell>()
    let tiles = TilingPlane<Cell, Plate<Cell>>(
      .grid(columns: .uniform(length: 100), rows: .uniform(length: 100)), source: wall)
    var open: Set<Cell> = []
    var order: [Cell] = []
    tiles.prefetch = TilePrefetch(
      begin: { cell in
        #expect(open.insert(cell).inserted)
        order.append(cell)
      }, cancel: { cell in #expect(open.remove(cell) != nil) })
    wall.onShow = { open.remove($0) }
    let finger = Finger(scroller([tiles], viewport: 200))
    for speed in [Vector(x: 3_000, y: -1_000), Vector(x: -2_000, y: 0), Vector(x: 500, y: 4_000)] {
      finger.fling(speed)
      finger.frame()
      order = []
      finger.fling(speed)
      finger.frame()
      let rest = finger.scroll.destination
      let expected = TilingGridTests.cells(100, in: Rect(origin: rest, size: finger.scroll.viewport))
      #expect(open == expected)
      #expect(Set(order).count == order.count && order.count > 4)
      // Along the way each comes into view no sooner than the one before it.
      let start = finger.scroll.contentOffset
      var steps: [Int] = []
      for cell in order {
        let frame = Rect(x: Double(cell.x) * 100, y: Double(cell.y) * 100, width: 100, height: 100)
        let step = (0...1_000).first { step in
          let part = Double(step) / 1_000
          let place = start + Vector(x: (rest.x - start.x) * part, y: (rest.y - start.y) * part)
          return Rect(origin: place, size: Size(width: 200, height: 200)).intersects(frame)
        }
        steps.append(step ?? 1_001)
      }
      #expect(steps == steps.sorted())
      finger.rest()
      #expect(open.isEmpty && Set(wall.frames.keys) == expected, "all came, none was cancelled")
    }
    finger.fling(Vector(x: 3_000, y: 3_000))
    finger.frame()
    #expect(!open.isEmpty)
    finger.scroll.behaviors = []
    #expect(open.isEmpty && wall.faults.isEmpty)
  }

  // MARK: A tiling that looks ahead on a ring whose items were changed in the callback before

  @Test(arguments: Axis.both, [true, false])
  func itemsThatGoAsAFlingBegins(_ axis: Axis, _ allGo: Bool) {
    let loads = Loads()
    let tiles = Tiling<Int>(
      .uniform(length: 100, items: 0..<10), axis: axis, make: { 0 },
      show: { _, index, _ in loads.arrive(index) })
    tiles.prefetch = loads.prefetch { $0 }
    let log = Log()
    let hand = Hand(scroller([tiles, Circular(axis: axis)], delegate: log), axis)
    var isChanged = false
    log.once("didEndDragging(true)") { _ in
      isChanged = (try? tiles.change(.remove(allGo ? 0..<10 : 2..<10))) != nil
    }
    hand.flingToRest(at: 3_000)
    #expect(log.events.contains("didEndDragging(true)") && isChanged && loads.open.isEmpty)
    #expect(hand.scroll.diagnostics.total == 0)
    #expect(tiles.items == 0..<(allGo ? 0 : 2) && (tiles.alive == 0) == allGo)
  }

  /// An item behind all that is seen is measured, and the ring is longer by that: what is expected is so still.
  @Test(arguments: Axis.both) func anotherLengthOfTheRingCancelsNothing(_ axis: Axis) throws {
    let loads = Loads()
    let tiles = Tiling<Int>(.lengths(try ItemLengths(count: 200, length: 100)), axis: axis)
    tiles.prefetch = loads.prefetch { $0 }
    let hand = Hand(scroller([tiles, Circular(axis: axis)]), axis).flung(at: 3_000, frames: 1)
    let (begun, period) = (loads.log, hand.scroll.geometry.extent[axis].period)
    try tiles.change(.resize(from: 150, to: [130]))
    hand.rest()
    #expect(loads.log == begun && begun.count > 3 && hand.scroll.geometry.extent[axis].period != period)
  }
}
