#if !DEBUG
  import AllocationCounter
  import ScrollBehaviors
  import ScrollTiling
  import Testing

  /// A tiling whose pool is warm asks for no memory, whatever comes and goes. Counted in release builds only.
  @Suite(.serialized, .enabled(if: allocation_counting_is_on())) struct TilingAllocationTests {
    private final class Label {
      var index: Int64 = 0
      var frame = Rect.zero
    }

    private static func tiling(_ items: ItemRow) -> Tiling<Label> {
      Tiling<Label>(
        items, axis: .vertical, overscan: TileOverscan(Overscan(.points(100)), ahead: 0.05),
        make: { Label() },
        show: { label, index, frame in (label.index, label.frame) = (index, frame) })
    }

    /// Two passes over the same way, drawn in every frame: the first one warms up.
    private func allocated(_ scroll: ScrollController, _ tiles: Tiling<Label>, by step: Double) -> UInt64 {
      var time = 0.0
      func glide() {
        for frame in 0..<10_000 {
          scroll.contentOffset.y += frame % 1_000 < 500 ? step : 0 - step
          time += 1.0 / 120
          scroll.advance(to: .seconds(time))
          tiles.forEachTile { label, _, frame in label.frame = frame }
          _ = tiles.item(at: Point(x: 100, y: 100))
        }
      }
      glide()
      return allocations { glide() }
    }

    @Test(arguments: [0.25, 17, 66.7, 900]) func uniform(_ step: Double) {
      let tiles = Self.tiling(.uniform(length: 44))
      let scroll = ScrollController(
        viewport: Size(width: 390, height: 844), behaviors: [Infinite(axis: .vertical), tiles])
      #expect(allocated(scroll, tiles, by: step) == 0)
      #expect(tiles.reused > tiles.made && tiles.made < 50)
    }

    /// On a ring that is seen round one and a half times, and on a large one: laps go by, rebases too.
    @Test(arguments: [Int64(5), 1_000_000], [0.25, 17, 66.7, 900])
    func circular(_ count: Int64, _ step: Double) throws {
      let rows: [ItemRow] = [
        .uniform(length: 100, spacing: 12, items: 0..<count),
        .lengths(try ItemLengths(count: count, length: 100, spacing: 12)),
      ]
      for items in rows {
        let tiles = Self.tiling(items)
        let circle = Circular(axis: .vertical)
        let scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: [tiles, circle])
        #expect(allocated(scroll, tiles, by: step) == 0)
        #expect(tiles.reused > tiles.made && tiles.made < 50)
      }
    }

    @Test(arguments: [0.25, 17, 66.7, 900]) func lengths(_ step: Double) throws {
      let tiles = Self.tiling(.lengths(try ItemLengths((0..<100_000).map { 30 + Double($0 % 7) * 5 })))
      let scroll = ScrollController(viewport: Size(width: 390, height: 844), behaviors: [tiles, Clamping()])
      #expect(allocated(scroll, tiles, by: step) == 0)
      #expect(tiles.reused > tiles.made && tiles.made < 50)
    }
  }
#endif
