#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollMotion
  import ScrollNesting
  import Testing

  /// A warm nest asks for no memory in frames, whatever its scrollers do. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct NestAllocationTests {
    private static let policies: [any NestingPolicy & Sendable] = [
      LatchingPolicy.browser, LatchingPolicy.uiKit, NegotiatingPolicy(),
    ]

    /// A page, and scrollers in it.
    private final class Cast {
      let nest: ScrollNest
      let lists: [NestedScroller]
      private(set) var now = 0.0
      private var place = 600.0

      init(_ policy: any NestingPolicy, lists count: Int) {
        func scroll() -> ScrollController {
          let scroll = ScrollController(
            viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 1e9),
            behaviors: [Clamping(), Bouncing()])
          scroll.contentOffset.y = 1e6
          return scroll
        }
        let page = NestedScroller(scroll())
        lists = (0..<count).map { _ in page.add(scroll(), at: Point(x: 0, y: 1e6)) }
        nest = ScrollNest(page, policy: policy)
      }

      func frame() {
        now += 1.0 / 120
        nest.advance(to: .seconds(now))
      }

      func down() {
        place = 600
        nest.touchBegan(at: Point(x: 100, y: place), time: .seconds(now))
      }

      func move() {
        now += 1.0 / 240
        place = place > 100 ? place - 3 : 599
        nest.touchMoved(to: Point(x: 100, y: place), time: .seconds(now))
      }

      func turn(_ phase: WheelPhase = .changed) {
        place = place > 100 ? place - 3 : 599
        let way = place == 599 ? -499.0 : 3
        nest.wheel(
          by: Vector(x: 0, y: way), phase: phase, at: Point(x: 100, y: 300), time: .seconds(now))
        frame()
      }

      func lift() { nest.touchEnded(at: Point(x: 100, y: place), time: .seconds(now)) }
    }

    @Test(arguments: policies.indices, [1, 64]) func framesOfAFlingAndOfRest(_ policy: Int, _ count: Int) {
      let cast = Cast(Self.policies[policy], lists: count)
      let list = cast.lists[count - 1].scroll
      func fling() {
        cast.down()
        for _ in 0..<20 { cast.move() }
        cast.lift()
      }
      fling()
      for _ in 0..<1_000 { cast.frame() }
      list.decelerationRate = DecelerationRate(rawValue: 0.9999)
      fling()
      for _ in 0..<20 { cast.frame() }
      let gliding = allocations { for _ in 0..<500 { cast.frame() } }
      #expect(gliding == 0 && list.isDecelerating)
      list.stop()
      for _ in 0..<20 { cast.frame() }
      let resting = allocations { for _ in 0..<500 { cast.frame() } }
      #expect(resting == 0 && list.phase == .idle)
    }

    /// The fling is planned through a seam, which many frames pass, and the seam itself.
    @Test func framesThroughASeam() {
      let cast = Cast(NegotiatingPolicy(), lists: 1)
      let list = cast.lists[0].scroll
      func fling() {
        list.contentOffset.y = 1e9 - 844 - 300
        cast.down()
        for _ in 0..<20 { cast.move() }
        cast.lift()
      }
      fling()
      for _ in 0..<1_000 { cast.frame() }
      cast.nest.root.scroll.contentOffset.y = 1e6
      fling()
      for _ in 0..<10 { cast.frame() }
      let seam = allocations { for _ in 0..<300 { cast.frame() } }
      #expect(seam == 0)
      #expect(list.phase == .idle && cast.nest.root.scroll.contentOffset.y > 1e6)
    }

    /// With little room a list meets its wall in each stroke, and is pulled back from there.
    @Test(arguments: policies.indices, [100, 1e6]) func movesOfAFinger(_ policy: Int, _ room: Double) {
      let cast = Cast(Self.policies[policy], lists: 1)
      cast.lists[0].scroll.contentOffset.y = 1e9 - 844 - room
      cast.down()
      for _ in 0..<400 {
        cast.move()
        cast.frame()
      }
      let count = allocations {
        for _ in 0..<1_000 {
          cast.move()
          cast.frame()
        }
      }
      #expect(count == 0 && cast.lists[0].scroll.isDragging)
    }

    @Test(arguments: policies.indices, [100, 1e6]) func movesOfATrackpad(_ policy: Int, _ room: Double) {
      let cast = Cast(Self.policies[policy], lists: 1)
      cast.lists[0].scroll.contentOffset.y = 1e9 - 844 - room
      cast.turn(.began)
      for _ in 0..<400 { cast.turn() }
      let count = allocations { for _ in 0..<1_000 { cast.turn() } }
      #expect(count == 0 && cast.lists[0].scroll.phase == .wheeling)
    }

    @Test(arguments: policies.indices) func framesOfASpeed(_ policy: Int) {
      let cast = Cast(Self.policies[policy], lists: 1)
      cast.nest.move(at: Vector(x: 0, y: 500), from: cast.lists[0], time: .seconds(cast.now))
      for _ in 0..<100 { cast.frame() }
      let count = allocations { for _ in 0..<1_000 { cast.frame() } }
      #expect(count == 0 && cast.lists[0].scroll.contentOffset.y > 1e6)
    }
  }
#endif
