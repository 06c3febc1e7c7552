import ScrollSpace
import ScrollTiling
import Testing

@Suite struct ItemAlignmentTests {
  /// An item at 100..<120 in a viewport of 50.
  @Test(
    arguments: [
      (.start, 0.0, 100.0), (.center, 0, 85), (.end, 0, 70), (.nearest, 0, 70), (.nearest, 70, 70),
      (.nearest, 85.5, 85.5), (.nearest, 100, 100), (.nearest, 300, 100), (.centerUnlessVisible, 0, 85),
      (.centerUnlessVisible, 70, 70), (.centerUnlessVisible, 100, 100), (.centerUnlessVisible, 101, 85),
    ] as [(ItemAlignment, Double, Double)])
  func aligns(alignment: ItemAlignment, current: Double, expected: Double) {
    let item = ItemPlace(index: 4, start: 100, length: 20)
    #expect(alignment.offset(showing: item, viewport: 50, from: current) == expected)
  }

  /// An item at 100..<220 in a viewport of 50: nearest fills the viewport by the shortest way.
  @Test(arguments: [(0.0, 100.0), (100, 100), (130, 130), (170, 170), (171, 170), (400, 170)])
  func longerThanTheViewport(current: Double, expected: Double) {
    let item = ItemPlace(index: 4, start: 100, length: 120)
    #expect(ItemAlignment.nearest.offset(showing: item, viewport: 50, from: current) == expected)
  }

  @Test func staysWithinTheScrollableRange() throws {
    let lengths = try ItemLengths(count: 10, length: 10, leading: 5, trailing: 5)
    #expect(try lengths.extent(viewport: 50) == Extent(lower: 0, upper: 60))
    #expect(try lengths.offset(showing: 9, .start, viewport: 50, from: 0) == 60)
    #expect(try lengths.offset(showing: 0, .end, viewport: 50, from: 60) == 0)
    #expect(try lengths.offset(showing: 0, .center, viewport: 50, from: 60) == 0)
    #expect(try lengths.offset(showing: 3, .nearest, viewport: 500, from: 60) == 0)
    #expect(try lengths.offset(showing: 7, .centerUnlessVisible, viewport: 50, from: 61) == 55)
  }

  @Test func refusesWhatIsNoViewport() throws {
    let lengths = try ItemLengths(count: 10, length: 10)
    #expect(throws: TilingError.length(-1)) {
      try lengths.offset(showing: 0, .start, viewport: -1, from: 0)
    }
    #expect(throws: TilingError.length(.infinity)) { try lengths.extent(viewport: .infinity) }
    #expect(throws: TilingError.offset(.infinity)) {
      try lengths.offset(showing: 0, .nearest, viewport: 1, from: .infinity)
    }
    #expect(throws: TilingError.index(10, count: 10)) {
      try lengths.offset(showing: 10, .start, viewport: 1, from: 0)
    }
  }
}
