import ScrollSpace
import ScrollTiling
import Testing

@Suite struct ItemLengthsShowingTests {
  @Test func staysWithinTheScrollableRange() throws {
    let lengths = try ItemLengths(count: 10, length: 10, leading: 5, trailing: 5)
    #expect(try lengths.extent(viewport: 50) == Extent(lower: 0, upper: 60))
    #expect(try lengths.offset(showing: 9, .start, viewport: 50, from: 0) == 60)
    #expect(try lengths.offset(showing: 0, .end, viewport: 50, from: 60) == 0)
    #expect(try lengths.offset(showing: 0, .center, viewport: 50, from: 60) == 0)
    #expect(try lengths.offset(showing: 3, .nearest, viewport: 500, from: 60) == 0)
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
