import Hands
import ScrollBehaviors
import Testing

struct TilingGridPrefetchTests {
  private typealias Cell = ItemGrid.Cell

  @Test func whatWillBeSeenIsNamedOnceNearestFirst() {
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
    let palm = Palm(scroller([tiles], viewport: 200))
    for speed in [Vector(x: 3_000, y: -1_000), Vector(x: -2_000, y: 0), Vector(x: 500, y: 4_000)] {
      palm.fling(speed)
      palm.frame()
      order = []
      palm.fling(speed)
      palm.frame()
      let rest = palm.scroll.destination
      let expected = TilingGridTests.cells(
        Int64((rest.x / 100).rounded(.down))..<Int64(((rest.x + 200) / 100).rounded(.up)),
        Int64((rest.y / 100).rounded(.down))..<Int64(((rest.y + 200) / 100).rounded(.up)))
      #expect(open == expected)
      #expect(Set(order).count == order.count && order.count > 4)
      // Along the way each comes into view no sooner than the one before it.
      let start = palm.scroll.contentOffset
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
      palm.rest()
      #expect(open.isEmpty && Set(wall.frames.keys) == expected, "all came, none was cancelled")
    }
    palm.fling(Vector(x: 3_000, y: 3_000))
    palm.frame()
    #expect(!open.isEmpty)
    palm.scroll.behaviors = []
    #expect(open.isEmpty && wall.faults.isEmpty)
  }
}
