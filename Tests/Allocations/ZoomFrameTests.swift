#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import Testing

  /// Pinches and frames of content that zooms ask for no memory. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct ZoomAllocationTests {
    @Test func pinchesAndBouncesAreFree() {
      let plane = TilingPlane<PerAxis<Int64>, Int>(
        .grid(
          columns: ItemRow(count: 30, length: 120), rows: ItemRow(count: 30, length: 120, axis: .vertical)),
        make: { 0 }, show: { _, _, _ in })
      let map = ScrollController(
        viewport: Size(width: 400, height: 600), behaviors: [plane, Aligning(.center), Bouncing()])
      map.settings.minimumZoomScale = 0.5
      map.settings.maximumZoomScale = 4
      var (time, scales) = (0.0, 0.0)
      func pinch() -> (moves: UInt64, release: UInt64, frames: UInt64) {
        map.pinchBegan(at: Point(x: 200, y: 300), time: .seconds(time))
        let moves = allocations {
          for step in 1...60 {
            time += 0.008
            let spread = 1 + Double(step % 30) / 5
            map.pinchMoved(to: Point(x: 200 + Double(step), y: 300), scale: spread, time: .seconds(time))
            scales += map.zoomScale
          }
          for step in 1...30 {
            time += 0.008
            map.pinchMoved(
              to: Point(x: 260 - Double(step), y: 300), scale: 6 + Double(step), time: .seconds(time))
          }
        }
        let release = allocations { map.pinchEnded(time: .seconds(time)) }
        let frames = allocations {
          for _ in 0..<120 {
            time += 1.0 / 60
            map.advance(to: .seconds(time))
          }
        }
        map.zoomScale = 1
        return (moves, release, frames)
      }
      _ = (pinch(), pinch())
      let counts = pinch()
      // The first move makes the drag, and the release the way of the scale.
      #expect(counts.moves <= 1 && counts.frames == 0 && counts.release <= 2, "\(counts)")
      #expect(map.zoomScale == 1 && scales > 100)
    }
  }
#endif
