#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import Testing

  /// Pages that have been laid out once ask for no memory, however many there are. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct PagingAllocationTests {
    @Test(arguments: [10, 100_000], [false, true]) func scrolling(_ count: Int, _ isRing: Bool) {
      let kinds: [PageKind] = [
        .items(count: count, length: 280, spacing: 16),
        .items(lengths: (0..<count).map { 200 + Double($0 % 9) * 10 }, spacing: 16),
      ]
      for kind in kinds {
        let paging = Paging(kind, axis: .vertical, align: .center)
        let scroll = ScrollController(
          viewport: Size(width: 390, height: 844),
          behaviors: [paging, isRing ? Circular(axis: .vertical) : Bouncing()])
        var (told, time) = (0, 0.0)
        paging.pageDidChange = { _ in told += 1 }
        func glide() {
          for frame in 0..<5_000 {
            scroll.contentOffset.y += frame % 1_000 < 500 ? 67 : -66
            time += 1.0 / 120
            scroll.advance(to: .seconds(time))
          }
        }
        glide()
        scroll.contentOffset = .zero
        told = 0
        let allocated = allocations { glide() }
        #expect(allocated == 0 && told > 5)
      }
    }
  }
#endif
