#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import Testing

  /// What a release asks for that looks for its place among points and areas: its law, and a curve for each axis. Its
  /// search and its frames ask for nothing. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct SnapReleaseTests {
    private func counts(_ snapping: Snapping) -> (release: UInt64, frames: UInt64) {
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 20_000, height: 20_000),
        behaviors: [snapping, Bouncing()])
      var (time, counts) = (0.0, (release: UInt64(0), frames: UInt64(0)))
      for _ in 0..<3 {
        scroll.touchBegan(at: Point(x: 300, y: 700), time: .seconds(time))
        for step in 1...10 {
          time += 0.008
          let place = Point(x: 300 - 20 * Double(step), y: 700 - 40 * Double(step))
          scroll.touchMoved(to: place, time: .seconds(time))
        }
        counts.release = allocations { scroll.touchEnded(at: Point(x: 100, y: 300), time: .seconds(time)) }
        #expect(scroll.isDecelerating)
        counts.frames = allocations {
          for _ in 0..<400 {
            time += 1.0 / 120
            scroll.advance(to: .seconds(time))
          }
        }
      }
      return counts
    }

    @Test func amongAreasOnBothAxes() {
      let areas = (0..<400).map { index in
        SnapArea(
          id: Int64(index),
          frame: Rect(x: Double(index % 20) * 400, y: Double(index / 20) * 300, width: 380, height: 280),
          align: .start)
      }
      let (release, frames) = counts(Snapping(areas))
      #expect(release <= 4 && frames == 0, "\(release) a release, \(frames) in frames")
    }

    @Test func amongPoints() {
      let (release, frames) = counts(Snapping(points: (0..<200).map { Double($0) * 100 }, axis: .vertical))
      #expect(release <= 3 && frames == 0, "\(release) a release, \(frames) in frames")
    }
  }
#endif
