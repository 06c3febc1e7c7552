#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollHosting
  import ScrollNesting
  import Testing

  /// A host asks for no memory in a frame, nor for a touch that moves. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct HostAllocationTests {
    private let host = ScrollHost()
    private let list = ScrollController(
      viewport: Size(width: 400, height: 600), content: Size(width: 400, height: 60_000),
      behaviors: [Bouncing()])

    init() {
      host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 600))
      let page = NestedScroller(
        ScrollController(
          viewport: Size(width: 400, height: 300), content: Size(width: 400, height: 900),
          behaviors: [Clamping()]),
        at: Point(x: 0, y: 600))
      page.add(
        ScrollController(
          viewport: Size(width: 200, height: 100), content: Size(width: 900, height: 100),
          behaviors: [Clamping()]),
        at: .zero)
      host.add(ScrollNest(page, policy: LatchingPolicy.browser))
      host.schedule(at: .seconds(1e6)) { _ in }
      host.frame(at: .seconds(1))
    }

    @Test func framesOfContentThatMoves() {
      var now = 1.0
      func glide() {
        for _ in 0..<60 {
          now += 1.0 / 60
          host.frame(at: .seconds(now))
        }
      }
      list.fling(velocity: Vector(x: 0, y: 5_000))
      glide()
      #expect(list.phase == .decelerating)
      #expect(allocations { glide() } == 0)
    }

    @Test(arguments: [1, 20]) func movesOfATouch(_ moves: Int) {
      var (now, place) = (1.0, 500.0)
      func drag() {
        for _ in 0..<60 {
          for _ in 0..<moves {
            now += 1.0 / 60 / Double(moves)
            place -= 1
            host.touchMoved(to: Point(x: 50, y: place), time: .seconds(now))
          }
          host.frame(at: .seconds(now))
        }
      }
      host.touchBegan(at: Point(x: 50, y: 500), time: .seconds(1))
      drag()
      #expect(list.isDragging)
      #expect(allocations { drag() } == 0)
    }
  }
#endif
