#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollNesting
  import Testing

  /// Scrollers that follow each other ask for no memory in a frame. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct LinkedFrameTests {
    @Test(arguments: [LinkedScrollers.Measure.position, .progress])
    func followersMoveWithoutAllocations(_ measure: LinkedScrollers.Measure) {
      let group = LinkedScrollers(by: measure)
      let scrollers = (0..<3).map { _ in
        ScrollController(
          viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 60_000),
          behaviors: [Bouncing(), group.member()])
      }
      var time = 0.0
      for round in 0..<3 {
        scrollers[0].fling(velocity: Vector(x: 0, y: 3_000), at: .seconds(time))
        let before = scrollers[2].contentOffset
        let count = allocations {
          for _ in 0..<60 {
            time += 1.0 / 60
            for scroll in scrollers { scroll.advance(to: .seconds(time)) }
          }
        }
        #expect(
          scrollers[2].contentOffset != before && scrollers[2].contentOffset == scrollers[0].contentOffset)
        if round > 0 { #expect(count == 0, "\(count) in 60 frames") }
      }
    }
  }
#endif
