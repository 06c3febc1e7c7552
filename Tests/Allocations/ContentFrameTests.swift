#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import Testing

  /// Content that has been measured asks for no memory while it scrolls, however many items there are. Counted in
  /// release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct ContentAllocationTests {
    @Test(arguments: [Int64(1_000), 1_000_000], [false, true]) func scrolling(_ count: Int64, _ isRing: Bool)
    {
      let stack = Stack(count: count, spacing: 8, estimate: 44) { index, _ in 30 + Double(index % 29) }
      let content = Arranging(stack)
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844),
        behaviors: [content, isRing ? Circular(axis: .vertical) : Bouncing()])
      let headers = StickyHeaders((0..<count / 10).map { $0 * 10 })
      var (seen, time) = (0.0, 0.0)
      func glide() {
        for frame in 0..<2_000 {
          scroll.contentOffset.y += frame % 1_000 < 500 ? 17 : -17
          time += 1.0 / 120
          scroll.advance(to: .seconds(time))
          headers.forEachPlace(of: content, on: scroll) { seen += $0.length }
        }
      }
      glide()
      seen = 0
      let allocated = allocations { glide() }
      #expect(allocated == 0 && seen > 0)
    }
  }
#endif
