#if !DEBUG
  import AllocationCounter
  import ScrollAccessories
  import ScrollBehaviors
  import Testing

  /// Bars, loading in time, drags at an edge, held thumbs and items on their way ask for no memory in a frame. Counted
  /// in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct NearAllocationTests {
    private let row = ItemRow(count: 400, length: 60)

    @Test func framesOfAnEdgeAreFree() {
      var time = 0.0
      let (bar, indicators) = (CollapsingBar(maximum: 96, minimum: 44), Indicators())
      let more = LoadNearEnd(row) { _ in }
      let tiles = Tiling<Int>(row, axis: .vertical, make: { 0 }, show: { _, _, _ in })
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), safeArea: bar.inset,
        behaviors: [tiles, more, Bouncing(), bar.link(), indicators])
      let edges = EdgeAutoScroll(scroll)
      var heights = 0.0
      var way = 0.0
      func drag() {
        for _ in 0..<4 {
          for place in [830.0, 400, 110, 400] {
            edges.drag(to: Point(x: 200, y: place), time: .seconds(time))
            let offset = scroll.contentOffset.y
            for _ in 0..<60 {
              time += 1.0 / 120
              scroll.advance(to: .seconds(time))
              heights += bar.height + bar.fraction
            }
            way += (scroll.contentOffset.y - offset).magnitude
          }
        }
        edges.end(time: .seconds(time))
      }
      drag()
      (heights, way) = (0, 0)
      let allocated = allocations { drag() }
      // A run of its own each time the content is let go, of which there are eight.
      #expect(allocated <= 8 * 3 && heights > 10_000 && way > 2_000, "\(allocated) allocations")
    }

    @Test func framesOfItemsOnTheirWayAreFree() throws {
      var time = 0.0
      let tiles = Tiling<Int>(row, axis: .vertical, make: { 0 }, show: { _, _, _ in })
      let changes = ItemTransitions(row)
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), behaviors: [tiles, changes, Clamping()])
      scroll.advance(to: .seconds(time))
      try row.change(.remove(3..<5), .insertRun(count: 2, at: 1))
      var (ways, left) = (0.0, 0)
      func frames() {
        for _ in 0..<20 {
          time += 1.0 / 120
          scroll.advance(to: .seconds(time))
          for index in Int64(0)..<14 {
            ways += changes.displacement(of: index, at: .seconds(time)).magnitude
            ways += changes.presence(of: index, at: .seconds(time))
          }
          changes.forEachLeaving(at: .seconds(time)) { left += $0.presence > 0 ? 1 : 0 }
        }
      }
      let allocated = allocations { frames() }
      #expect(allocated == 0 && ways > 1_000 && left > 20)
    }

    @Test func aThumbThatIsHeldIsFree() {
      var time = 0.0
      let indicators = Indicators()
      indicators.style.hold = .infinity
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 90_000),
        behaviors: [Clamping(), indicators])
      scroll.advance(to: .seconds(time))
      indicators.flash(at: .seconds(time))
      #expect(indicators.pressBegan(at: Point(x: 386, y: 10), time: .seconds(time)))
      var way = 0.0
      func drag() {
        for place in 0..<200 {
          indicators.pressMoved(to: Point(x: 386, y: 10 + Double(place)), time: .seconds(time))
          time += 1.0 / 120
          scroll.advance(to: .seconds(time))
          way += scroll.contentOffset.y
        }
      }
      drag()
      way = 0
      #expect(allocations { drag() } == 0 && way > 10_000)
    }
  }
#endif
