#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollTrace
  import Testing

  /// A recorder with a ring asks for no memory in a frame, however often its halves take turns amid a motion.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct RecorderFrameTests {
    @Test func frames() {
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1e12),
        behaviors: [Bouncing()])
      scroll.decelerationRate = DecelerationRate(rawValue: 0.999_999_9)
      let recorder = ScrollRecorder(scroll, ring: 4_096)
      for step in 0...4 {
        let position = Point(x: 195, y: 800 - Double(step * step) * 16)
        if step == 0 { scroll.touchBegan(at: position, time: .seconds(0)) }
        scroll.touchMoved(to: position, time: .seconds(Double(step) * 0.008))
        if step == 4 { scroll.touchEnded(at: position, time: .seconds(Double(step) * 0.008)) }
      }
      var time = 0.032
      func glide() {
        for _ in 0..<2_000 {
          time += 1.0 / 120
          scroll.advance(to: .seconds(time))
        }
      }
      glide()
      let allocated = allocations { glide() }
      #expect(allocated == 0 && recorder.trace.eventCount > 100)
    }
  }
#endif
