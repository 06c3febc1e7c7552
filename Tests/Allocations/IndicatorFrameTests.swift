#if !DEBUG
  import AllocationCounter
  import ScrollAccessories
  import ScrollBehaviors
  import Testing

  /// Thumbs, progress and a pull ask for no memory, in motion, at rest and while they fade; a fling makes its two
  /// objects, as always. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct IndicatorAllocationTests {
    @Test func whatIsSeen() {
      let (indicators, refresh) = (Indicators(), PullToRefresh { _ in })
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 800, height: 20_000),
        behaviors: [refresh, Bouncing(), indicators])
      let photo = Rect(x: 0, y: 900, width: 390, height: 300)
      var (time, seen, pulled) = (0.0, 0.0, 0)
      refresh.didPull = { _ in pulled += 1 }
      func fling(_ down: Double) {
        var place = Point(x: 200, y: 400)
        scroll.touchBegan(at: place, time: .seconds(time))
        for _ in 0..<8 {
          time += 1.0 / 120
          place.y += down
          scroll.touchMoved(to: place, time: .seconds(time))
        }
        scroll.touchEnded(at: place, time: .seconds(time))
        for _ in 0..<600 {
          time += 1.0 / 120
          scroll.advance(to: .seconds(time))
          for axis in Axis.both {
            seen += indicators.thumb(on: axis, at: .seconds(time))?.opacity ?? 0
            seen += scroll.progress(of: photo, on: axis) + scroll.visibleFraction(of: photo)
          }
        }
      }
      let flings = 20
      func story() {
        for _ in 0..<flings / 2 {
          fling(-12)
          fling(13)
        }
      }
      story()
      (seen, pulled) = (0, 0)
      let allocated = allocations { story() }
      #expect(allocated <= UInt64(flings) * 2 && seen > 100 && pulled > 100)
    }
  }
#endif
