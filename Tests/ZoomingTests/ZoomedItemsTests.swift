import Hands
import Testing

/// Content at a scale of 2 equals content at a scale of 1 in half of the view. The same items are in view. Their
/// places are equal to the last bit, because 2 is a power of 2.
struct ZoomedItemsTests {
  /// A scroller over some items, zoomed or in a smaller view instead.
  private struct Seen {
    let scroll: ScrollController
    let tiles: () -> [(Int64, Rect)]
    let show: (Int64, Bool) -> Void
    let scale: Double

    init(
      isZoomed: Bool,
      _ links: (ScrollController) -> ([any ScrollBehavior], () -> [(Int64, Rect)], (Int64, Bool) -> Void)
    ) {
      scale = isZoomed ? 2 : 1
      let size = Size(width: 400, height: 600)
      scroll = ScrollController(
        viewport: isZoomed ? size : Size(width: size.width / 2, height: size.height / 2), content: .zero)
      let (chain, tiles, show) = links(scroll)
      (self.tiles, self.show) = (tiles, show)
      scroll.behaviors = chain
      scroll.settings.maximumZoomScale = 8
      scroll.setZoomScale(scale, about: .zero, animated: false)
      scroll.advance(to: .zero)
    }

    /// The visible items and their frames, at a scale of 1. The items of a row are as wide as the view at that scale.
    func drawn(_ kind: Kind) -> [String] {
      tiles().map { index, frame in
        let (origin, size) = (frame.origin, frame.size)
        let width = kind == .uniform || kind == .lengths ? 0 : size.width / scale
        return "\(index) at \(origin.x / scale), \(origin.y / scale): \(width) × \(size.height / scale)"
      }
    }
  }

  enum Kind: CaseIterable { case uniform, lengths, grid, scattered, lanes }

  private static func links(
    _ kind: Kind, _ lengths: [Double]
  ) -> ([any ScrollBehavior], () -> [(Int64, Rect)], (Int64, Bool) -> Void) {
    func drawn<Index>(_ tiles: Tiles<Index, Int>, _ number: @escaping (Index) -> Int64) -> () -> [(
      Int64, Rect
    )] {
      {
        var list: [(Int64, Rect)] = []
        tiles.forEachTile { _, index, frame in list.append((number(index), frame)) }
        return list
      }
    }
    func row(_ row: ItemRow) -> ([any ScrollBehavior], () -> [(Int64, Rect)], (Int64, Bool) -> Void) {
      let tiling = Tiling<Int>(row, axis: .vertical)
      return (
        [tiling, Bouncing()], drawn(tiling) { $0 },
        { tiling.scroll(to: $0, align: .center, animated: $1) }
      )
    }
    switch kind {
    case .uniform: return row(ItemRow(count: Int64(lengths.count), length: 44, spacing: 4, axis: .vertical))
    case .lengths: return row(try! ItemRow(lengths: lengths, spacing: 3, axis: .vertical))
    case .grid:
      let plane = TilingPlane<PerAxis<Int64>, Int>(
        .grid(
          columns: ItemRow(count: 40, length: 60, spacing: 2),
          rows: try! ItemRow(lengths: lengths, axis: .vertical)))
      return (
        [plane, Bouncing()], drawn(plane) { $0.x * 10_000 + $0.y },
        { plane.scroll(to: PerAxis(x: $0 % 40, y: $0), animated: $1) }
      )
    case .scattered:
      let items = try! ScatteredItems()
      for (index, length) in lengths.enumerated() {
        try! items.append(
          Rect(x: Double(index % 7) * 130, y: Double(index) * 40, width: length, height: length))
      }
      let plane = TilingPlane<Int64, Int>(.scattered(items))
      return ([plane, Bouncing()], drawn(plane) { $0 }, { plane.scroll(to: $0, animated: $1) })
    case .lanes:
      let plane = TilingPlane<Int64, Int>(
        .lanes(Masonry(lanes: 3, spacing: 4, holding: lengths), axis: .vertical, width: 90, spacing: 4))
      return ([plane, Bouncing()], drawn(plane) { $0 }, { plane.scroll(to: $0, animated: $1) })
    }
  }

  @Test(arguments: Kind.allCases)
  func zoomedItemsEqualTheItemsOfASmallerView(_ kind: Kind) {
    var generator = SeededGenerator(seed: 5)
    for _ in 0..<20 {
      let lengths = (0..<200).map { _ in Double(Int.random(in: 10...90, using: &generator)) }
      let zoomed = Seen(isZoomed: true) { _ in Self.links(kind, lengths) }
      let plain = Seen(isZoomed: false) { _ in Self.links(kind, lengths) }
      #expect(zoomed.scroll.contentSize.height == plain.scroll.contentSize.height * 2)
      for step in 0..<30 {
        let goal = Int64.random(in: 0..<200, using: &generator)
        let place = Point(
          x: Double.random(in: 0...600, using: &generator), y: Double.random(in: 0...4_000, using: &generator)
        )
        for seen in [zoomed, plain] {
          switch step % 3 {
          case 0: seen.show(goal, false)
          case 1: seen.scroll.contentPosition = place
          default:
            seen.show(goal, true)
            // The speed grows with the scale, so an animation takes about as long.
            for frame in 1...200 { seen.scroll.advance(to: .seconds(Double(step) * 10 + Double(frame) / 60)) }
          }
          seen.scroll.advance(to: .seconds(Double(step) * 10 + 9))
        }
        #expect(zoomed.scroll.contentPosition == plain.scroll.contentPosition)
        #expect(zoomed.drawn(kind) == plain.drawn(kind))
      }
    }
  }

  @Test func measuredContentIsZoomedAsAWhole() {
    let stack = Stack(count: 100) { index, _ in Double(20 + index % 30) }
    let arranging = Arranging(stack)
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 600), behaviors: [arranging, Bouncing()])
    scroll.settings.maximumZoomScale = 4
    let length = scroll.contentSize.height
    scroll.zoomScale = 4
    #expect(scroll.contentSize.height == 4 * length)
    #expect(arranging.frame(of: 0)?.width == 400)
    scroll.scrollRectToVisible(Rect(x: 0, y: 800, width: 10, height: 10), animated: false)
    let shown = scroll.space.mapToParent.convert(Rect(x: 0, y: 800, width: 10, height: 10))
    #expect(shown.minY >= 0 && shown.maxY <= 600)
  }
}
