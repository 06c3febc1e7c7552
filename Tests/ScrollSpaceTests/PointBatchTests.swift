import ScrollSpace
import Seeds
import Testing

/// Batches of points go through the C core, single points do not: they must agree to the last bit.
struct PointBatchTests {
  @Test(arguments: BatchTests.maps, [0, 1, 2, 3, 64, 1_001])
  func mapsAgree(_ map: Map, _ count: Int) {
    var random = SeededGenerator(seed: 17)
    let points = (0..<count).map { $0 % 3 == 0 ? random.strangeRect().origin : random.rect().origin }
    let singly = points.map { bits(map.convert($0)) }
    var inPlace = points
    map.convert(&inPlace)
    #expect(inPlace.map(bits) == singly)
    var apart = [Point](repeating: Point(x: -1, y: -2), count: count + 1)
    points.withUnsafeBufferPointer { source in
      apart.withUnsafeMutableBufferPointer { map.convert(source, into: $0) }
    }
    #expect(apart.dropLast().map(bits) == singly)
    #expect(apart.last == Point(x: -1, y: -2))
  }

  @Test func aTreeConvertsPointsAsOneByOne() {
    let outer = Space(frame: Rect(x: 10, y: 20, width: 100, height: 100), boundsOrigin: Point(x: 0, y: 640))
    let inner = Space(frame: Rect(x: 5, y: 700, width: 50, height: 50), scale: PerAxis(x: 2, y: -1))
    var tree = SpaceTree(root: Space(frame: Rect(x: 0, y: 0, width: 390, height: 844)))
    let scroller = tree.add(outer, to: tree.root)
    let leaf = tree.add(inner, to: scroller)
    let points = (0..<9).map { Point(x: Double($0) * 1.5, y: Double($0) * -0.25) }
    var batch = points
    tree.convert(&batch, from: leaf, to: tree.root)
    #expect(batch.map(bits) == points.map { bits(tree.convert($0, from: leaf, to: tree.root)) })
  }

  /// All NaNs count as one: their payload is not promised.
  private func bits(_ point: Point) -> [UInt64] {
    [point.x, point.y].map { $0.isNaN ? Double.nan.bitPattern : $0.bitPattern }
  }
}
