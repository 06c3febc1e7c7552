import AllocationCounter
import ScrollBehaviors
import Testing

#if !DEBUG
  /// A warm frame asks for no memory. Debug builds allocate for generic code, so this is tested in release.
  @Suite(.enabled(if: allocation_counting_is_on()))
  struct FrameAllocationTests {
    /// Chains to draw frames through.
    enum Chain: CaseIterable {
      case clamping, bouncing, paging, pagingAndBouncing

      func behaviors() -> [any ScrollBehavior] {
        switch self {
        case .clamping: [Clamping()]
        case .bouncing: [Bouncing()]
        case .paging: [Paging()]
        case .pagingAndBouncing: [Paging(), Bouncing()]
        }
      }
    }

    /// Hears every frame, as an application would.
    final class Listener: ScrollDelegate {
      private(set) var scrolls = 0
      func scrollDidScroll(_ scroll: ScrollController) { scrolls += 1 }
    }

    static let frames = 10_000

    let listener = Listener()

    func controller(_ chain: Chain) -> ScrollController {
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1_000_000),
        behaviors: chain.behaviors())
      scroll.delegate = listener
      return scroll
    }

    @Test(arguments: Chain.allCases) func noneWhileDragging(_ chain: Chain) {
      let scroll = controller(chain)
      var now = Timestamp.zero
      scroll.touchBegan(at: .zero, time: now)
      func drag(_ frames: Int) {
        for _ in 0..<frames {
          now += 1 / 120
          scroll.touchMoved(to: Point(x: 0, y: -now.seconds * 600), time: now)
          _ = scroll.advance(to: now)
        }
      }
      drag(100)
      #expect(allocations { drag(Self.frames) } == 0)
      #expect(scroll.isDragging)
      #expect(listener.scrolls >= Self.frames)
    }

    @Test(arguments: Chain.allCases) func noneWhileDecelerating(_ chain: Chain) {
      let scroll = controller(chain)
      flick(scroll)
      var now = Timestamp.milliseconds(40)
      func glide(_ frames: Int) {
        for _ in 0..<frames {
          now += 1 / 40_000
          _ = scroll.advance(to: now)
        }
      }
      glide(100)
      #expect(allocations { glide(Self.frames) } == 0)
      #expect(scroll.isDecelerating)
      #expect(listener.scrolls >= Self.frames)
    }

    /// A quick upward stroke of 40 ms.
    func flick(_ scroll: ScrollController) {
      scroll.touchBegan(at: Point(x: 195, y: 800), time: .zero)
      for step in 1...5 {
        scroll.touchMoved(
          to: Point(x: 195, y: 800 - 30 * Double(step)), time: .milliseconds(8 * Double(step)))
      }
      scroll.touchEnded(at: Point(x: 195, y: 650), time: .milliseconds(40))
    }
  }
#endif
