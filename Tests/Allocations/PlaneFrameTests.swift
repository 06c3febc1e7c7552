#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollTiling
  import Testing

  /// Tiles on a plane whose pool is warm ask for no memory, whatever comes and goes. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct PlaneAllocationTests {
    private final class Label {
      var frame = Rect.zero
    }

    private func tiling<Index>(_ items: PlaneItems<Index>) -> TilingPlane<Index, Label> {
      TilingPlane(
        items, overscan: TileOverscan(Overscan(.points(100)), ahead: 0.05, linger: 10), poolCap: 2_000,
        make: { Label() }, show: { label, _, frame in label.frame = frame })
    }

    /// A fling along a diagonal, and all its frames, each of them drawn; what these asked for.
    private func fling<Index>(
      _ scroll: ScrollController, _ tiles: TilingPlane<Index, Label>, _ speed: Vector, from start: Double
    ) -> (UInt64, end: Double) {
      var now = start
      var place = Point(x: 200, y: 400)
      scroll.touchBegan(at: place, time: .seconds(now))
      for _ in 0..<10 {
        now += 0.008
        place -= Vector(x: speed.x * 0.008, y: speed.y * 0.008)
        scroll.touchMoved(to: place, time: .seconds(now))
      }
      scroll.touchEnded(at: place, time: .seconds(now))
      let asked = allocations {
        repeat {
          now += 1.0 / 120
          tiles.forEachTile { label, _, frame in label.frame = frame }
          _ = tiles.item(at: place)
        } while scroll.advance(to: .seconds(now)) == .needsFrame
      }
      return (asked, now)
    }

    /// The frames of some flings ask for nothing, once the same ones have been flung before.
    private func askForNothing<Index>(_ tiles: TilingPlane<Index, Label>, _ links: [any ScrollBehavior]) {
      let scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: [tiles] + links)
      var now = 0.0
      var asked: UInt64 = 0
      for round in 0..<4 {
        scroll.contentOffset = .zero
        for speed in [Vector(x: 2_500, y: 7_000), Vector(x: -2_500, y: -7_000), Vector(x: 5_000, y: 100)] {
          let (more, end) = fling(scroll, tiles, speed, from: now)
          now = end
          if round >= 2 { asked += more }
        }
      }
      #expect(asked == 0)
      #expect(tiles.reused > tiles.made)
    }

    @Test func anEndlessGrid() {
      let tiles = tiling(.grid(columns: .uniform(length: 64), rows: .uniform(length: 44)))
      askForNothing(tiles, [Infinite()])
    }

    /// Two links each choose on an axis where it lands: on areas, or on pages.
    @Test(arguments: [false, true], [false, true])
    func aGridThatLands(_ onPages: Bool, _ isUniform: Bool) throws {
      func line(_ length: Double, _ axis: Axis) throws -> ItemRow {
        if isUniform { return .uniform(length: length, items: 0..<2_000, axis: axis) }
        return try ItemRow(lengths: (0..<2_000).map { length + Double($0 % 7) * 5 }, axis: axis)
      }
      let (columns, rows) = (try line(64, .horizontal), try line(44, .vertical))
      let tiles = tiling(.grid(columns: columns, rows: rows))
      let links: [any ScrollBehavior] =
        onPages ? [Paging(columns), Paging(rows)] : [Snapping(columns), Snapping(rows)]
      askForNothing(tiles, links + [Bouncing()])
    }

    @Test func aGridOfAnyLengths() throws {
      let columns = try ItemLengths((0..<10_000).map { 30 + Double($0 % 7) * 5 })
      let rows = try ItemLengths((0..<10_000).map { 20 + Double($0 % 5) * 8 })
      let tiles = tiling(.grid(columns: .lengths(columns), rows: .lengths(rows)))
      askForNothing(tiles, [Bouncing()])
    }

    @Test func lanes() throws {
      let items = try Masonry(lanes: 4, spacing: 8)
      try items.append(contentsOf: (0..<20_000).map { 60 + Double($0 * 7 % 11) * 13 })
      let tiles = tiling(.lanes(items, spacing: 8))
      askForNothing(tiles, [Bouncing()])
    }

    @Test func scatteredItems() throws {
      let items = try ScatteredItems()
      for index in 0..<40_000 {
        let (x, y) = (Double(index % 200) * 53, Double(index / 200) * 61)
        try items.append(Rect(x: x + y * 0.1, y: y, width: 30 + Double(index % 5) * 9, height: 40))
      }
      let tiles = tiling(.scattered(items))
      askForNothing(tiles, [Bouncing()])
    }
  }
#endif
