import Hands
import ScrollHosting
import Testing

/// Tiles on device pixels.
struct PixelTests {
  @Test(arguments: [1.0, 1.25, 1.5, 2, 3], 0..<20 as Range<UInt64>)
  func tilesThatTouchInTheContentTouchOnTheScreenAndKeepTheirLength(_ pixels: Double, _ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let lengths = (0..<60).map { _ in Double.random(in: 3...60, using: &random) }
    let tiles = Tiling<Int>(
      .lengths(try! ItemLengths(lengths)), axis: .vertical, make: { 0 }, show: { _, _, _ in })
    let scroll = ScrollController(viewport: Size(width: 200, height: 300), behaviors: [tiles, Clamping()])
    var known: [Int64: Int] = [:]
    let frame = Rect(x: 7.3, y: 11.7, width: 200, height: 300)
    for _ in 0..<60 {
      scroll.contentOffset.y = Double.random(in: 0...1_000, using: &random)
      let grid = PixelGrid(scroll, frame: frame, pixelsPerPoint: pixels)
      var end: Int?
      tiles.forEachTile { _, index, frame in
        let rect = grid.pixels(of: frame)
        if let end { #expect(rect.y == end) }
        end = rect.y + rect.height
        #expect(rect.height == known[index, default: rect.height])
        known[index] = rect.height
        #expect((Double(rect.y) - (frame.minY + 11.7) * pixels).magnitude <= 1.51)
      }
    }
  }

  @Test func allEdgesMoveTogetherByWholePixels() {
    let scroll = scroller([Clamping()])
    var edges: [[Int]] = []
    for step in 0..<100 {
      scroll.contentOffset.y = 100 + Double(step) * 0.07
      let grid = PixelGrid(scroll, frame: Rect(x: 0, y: 0, width: 400, height: 400), pixelsPerPoint: 2)
      edges.append(
        [100, 133.3, 166.75, 200.5].map {
          grid.pixels(of: Rect(x: 0, y: $0 - scroll.contentOffset.y, width: 1, height: 1)).y
        })
    }
    for list in edges { #expect(zip(list, edges[0]).allSatisfy { $0 - $1 == list[0] - edges[0][0] }) }
    #expect(edges.last![0] - edges[0][0] == -14)
  }

  @Test(arguments: [1.0, 1.5, 2.25])
  func aShiftOfTheOriginChangesNoPixel(_ pixels: Double) {
    let tiles = Tiling<Int>(.uniform(length: 33.4), axis: .vertical, make: { 0 }, show: { _, _, _ in })
    let scroll = ScrollController(
      viewport: Size(width: 200, height: 300), behaviors: [tiles, Infinite(axis: .vertical)])
    var lengths: [Int64: Int] = [:]
    for _ in 0..<3_000 {
      scroll.contentOffset.y += 61.3
      let grid = PixelGrid(scroll, frame: Rect(x: 0, y: 0, width: 200, height: 300), pixelsPerPoint: pixels)
      var end: Int?
      tiles.forEachTile { _, index, frame in
        let rect = grid.pixels(of: frame)
        if let end { #expect(rect.y == end) }
        end = rect.y + rect.height
        #expect(rect.height == lengths[index, default: rect.height])
        lengths[index] = rect.height
      }
    }
    #expect(scroll.contentOrigin[.vertical] != 0)
  }

  @Test(arguments: [false, true])
  func contentThatRunsTheOtherWayHasNoSeamEither(_ isReversed: Bool) {
    let tiles = Tiling<Int>(
      .uniform(length: 10.4, items: 0..<100), axis: .horizontal, make: { 0 }, show: { _, _, _ in })
    let scroll = ScrollController(
      viewport: Size(width: 201, height: 50), isReversed: PerAxis(x: isReversed, y: false),
      behaviors: [tiles, Clamping()])
    var known: [Int64: Int] = [:]
    for step in 0..<200 {
      scroll.contentOffset.x = Double(step) * 1.37
      let grid = PixelGrid(scroll, frame: Rect(x: 0, y: 0, width: 201, height: 50), pixelsPerPoint: 1)
      var rects: [PixelRect] = []
      tiles.forEachTile { _, index, frame in
        let rect = grid.pixels(of: frame)
        rects.append(rect)
        #expect(rect.width == known[index, default: rect.width])
        known[index] = rect.width
      }
      rects.sort { $0.x < $1.x }
      for (one, next) in zip(rects, rects.dropFirst()) { #expect(one.x + one.width == next.x) }
    }
  }

  @Test func areasInAreasHaveWholePixelsOfTheWindow() {
    let host = ScrollHost()
    let outer = scroller([Clamping()])
    let area = host.add(outer, frame: Rect(x: 10.4, y: 20.4, width: 400, height: 400))
    let inner = scroller([Clamping()])
    let box = host.add(inner, frame: Rect(x: 5.3, y: 100.3, width: 50, height: 60), in: area)
    outer.contentOffset.y = 50.2
    let grid = host.pixelGrid(of: box, pixelsPerPoint: 1)
    let around = host.pixelGrid(of: area, pixelsPerPoint: 1)
    #expect(around.viewport == PixelRect(x: 10, y: 20, width: 400, height: 400))
    #expect(grid.viewport == PixelRect(x: 15, y: 70, width: 50, height: 60))
    #expect(
      grid.pixels(of: Rect(x: 0, y: 0, width: 10, height: 10))
        == PixelRect(x: 15, y: 70, width: 10, height: 10))
    #expect("\(grid.viewport)" == "(15, 70) 50 × 60" && !grid.viewport.isEmpty)
  }

  @Test func aRectThatIsNotFiniteOrFarAwayHasNoHarm() {
    let grid = PixelGrid(frame: Rect(x: 0, y: 0, width: 10, height: 10), pixelsPerPoint: 2)
    #expect(grid.pixels(of: Rect(x: .nan, y: 0, width: 1, height: 1)).isEmpty)
    #expect(grid.pixels(of: Rect(x: 1e300, y: 0, width: 1, height: 1)).isEmpty)
  }
}
