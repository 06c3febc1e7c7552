import ScrollSpace
import ScrollTiling
import Seeds
import Testing

@Suite struct ItemGridTests {
  private let grid: ItemGrid

  init() throws {
    grid = ItemGrid(
      columns: try ItemLengths([40, 60, 80], spacing: 2, leading: 10),
      rows: try ItemLengths(count: 1_000_000, length: 20))
  }

  @Test func aGridHasTheFramesOfItsCells() throws {
    #expect(grid.size == Size(width: 194, height: 2e7))
    #expect(try grid.frame(of: .init(x: 1, y: 999_999)) == Rect(x: 52, y: 19_999_980, width: 60, height: 20))
    #expect(try grid.cell(at: Point(x: 52, y: 19_999_980)) == .init(x: 1, y: 999_999))
    #expect(try grid.cell(at: Point(x: 51, y: 5)) == nil)
    #expect(try grid.cell(at: Point(x: 52, y: 2e7)) == nil)
    #expect(throws: TilingError.index(3, count: 3)) { try grid.frame(of: .init(x: 3, y: 0)) }
  }

  @Test func aGridSeesWhatAFilterSees() throws {
    let small = ItemGrid(
      columns: try ItemLengths([40, 0, 60, 80], spacing: 2), rows: try ItemLengths([5, 10, 15, 20, 25]))
    var random = SeededGenerator(seed: 5)
    for _ in 0..<200 {
      let rect = Rect(
        x: Double(random.below(240)) - 20, y: Double(random.below(100)) - 10,
        width: Double(random.below(90)) + 1, height: Double(random.below(40)) + 1)
      var seen: [Rect] = []
      try small.visible(in: rect).forEach { cell in
        guard let frame = try? small.frame(of: cell) else { return }
        if !frame.isEmpty { seen.append(frame) }
      }
      var expected: [Rect] = []
      for y in Int64(0)..<5 {
        for x in Int64(0)..<4 {
          let frame = try small.frame(of: .init(x: x, y: y))
          if frame.intersects(rect) { expected.append(frame) }
        }
      }
      #expect(seen == expected)
    }
  }

  @Test func overscanWidensEachAxis() throws {
    let rect = Rect(x: 60, y: 100, width: 10, height: 40)
    #expect(try grid.visible(in: rect) == PerAxis(x: 1..<2, y: 5..<7))
    let overscan = PerAxis(x: Overscan(after: .items(1)), y: Overscan(.points(20)))
    let wide = try grid.visible(in: rect, overscan: overscan)
    #expect(wide == PerAxis(x: 1..<3, y: 4..<8))
    let inverted = Rect(x: 0, y: 0, width: 5, height: -5)
    #expect(throws: TilingError.rect(inverted)) { try grid.visible(in: inverted) }
  }

  @Test func aCellIsShownOnEachAxis() throws {
    let offset = try grid.offset(
      showing: .init(x: 2, y: 500), PerAxis(x: .nearest, y: .center), viewport: Size(width: 100, height: 100),
      from: .zero)
    #expect(offset == Point(x: 94, y: 9_960))
  }
}
