#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollMotion
  import Testing

  /// A call of a warm scroller asks for no memory: the value of the call is made for an observer alone.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct CallAllocationTests {
    enum Call: CaseIterable {
      case resize, inset, settings, zoom, show, goToPage, place, animate, fling, stop, layout, update, step
    }

    private let paging = Paging(axis: .horizontal)
    private let scroll: ScrollController

    init() {
      scroll = ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 1e5, height: 1e6),
        behaviors: [paging, Bouncing()])
      (scroll.settings.minimumZoomScale, scroll.settings.maximumZoomScale) = (1, 4)
    }

    /// Calls once, with numbers that differ from round to round.
    private func make(_ call: Call, _ round: Int) {
      let part = Double(round % 8)
      switch call {
      case .resize:
        scroll.resize(
          viewport: Size(width: 390, height: 844 - part), content: Size(width: 1e5, height: 1e6 + part))
      case .inset: scroll.resize(inset: Insets(top: part), safeArea: Insets(top: 20 + part, bottom: part))
      case .settings: scroll.settings.slop = 4 + part
      case .zoom: scroll.setZoomScale(1 + part / 8, about: Point(x: part, y: 10), animated: false)
      case .show:
        let rect = Rect(x: 3_000 * part, y: 5_000 * part, width: 10, height: 10)
        scroll.scrollRectToVisible(rect, padding: Insets(top: part), animated: false)
      case .goToPage: paging.scroll(toPage: round % 8, animated: false)
      case .place: scroll.setContentOffset(Point(x: 390 * part, y: 100 * part), animated: false)
      case .animate: scroll.setContentOffset(Point(x: 390, y: 100 * (1 + part)), animated: true)
      case .fling: scroll.fling(velocity: Vector(x: 100 * part, y: 1_000))
      case .stop:
        scroll.fling(velocity: Vector(x: 0, y: 1_000 + part))
        scroll.stop()
      case .layout: scroll.invalidateLayout()
      case .update: scroll.update { scroll.contentSize.height = 1e6 + part }
      case .step: scroll.step(by: .lines(Vector(x: 0, y: 1)), time: .seconds(Double(round) / 8))
      }
    }

    @Test(arguments: Call.allCases) func aCallAllocatesNothing(_ call: Call) {
      for round in 0..<32 { make(call, round) }
      let count = allocations {
        for round in 32..<1_032 { make(call, round) }
      }
      #expect(count == 0)
    }
  }
#endif
