import Hands
import ScrollHosting
import ScrollTesting
import Testing

/// The position of a gesture is what calls of the scroller under it take.
struct GesturePlaceTests {
  static let count = perBuild(debug: 100, release: 3_000)

  /// A list in a page that may be zoomed, both scrolled, zoomed and mirrored at random.
  struct Window {
    let host = ScrollHost()
    let row = ItemRow(count: 1_000, length: 60, axis: .vertical)
    let tiles: Tiling<Tile>
    let list: ScrollController
    let area: ScrollArea
    let page: ScrollController

    init(_ random: inout SeededGenerator) {
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      func zoom(_ scroll: ScrollController) {
        scroll.settings.maximumZoomScale = 4
        scroll.setZoomScale(number(1...2.5), about: .zero, animated: false)
      }
      tiles = Tiling(row, make: { Tile() }, show: { _, _, _ in })
      list = ScrollController(viewport: Size(width: 200, height: 300), behaviors: [tiles, Clamping()])
      page = ScrollController(
        viewport: Size(width: 400, height: 800), content: Size(width: 400, height: 4_000),
        behaviors: [Clamping()])
      let frame = Rect(x: number(0...300), y: number(0...80), width: 400, height: 800)
      let outer = host.add(page, frame: frame)
      area = host.add(
        list, frame: Rect(x: number(0...150), y: number(100...400), width: 200, height: 300), in: outer)
      if Bool.random(using: &random) { zoom(page) }
      if Bool.random(using: &random) { zoom(list) }
      list.isReversed.y = Bool.random(using: &random)
      page.contentOffset.y = number(0...200)
      list.contentOffset = Point(x: 0, y: number(0...9_000))
    }
  }

  final class Tile {}

  @Test func aTapsPositionIsAPointOfTheViewport() throws {
    var taps = 0
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let window = Window(&random)
      let finger = Point(x: .random(in: 0...600, using: &random), y: .random(in: 0...800, using: &random))
      var taken: TapGesture?
      window.area.gestures.tap = { taken = $0 }
      TestHost(window.host).perform(.tap(at: finger))
      guard let tap = taken else { continue }
      taps += 1
      let list = window.list
      let content = list.converted(toContent: list.converted(fromViewport: tap.position))
      let map = window.host.mapToWindow(from: window.area)
      for axis in Axis.both {
        try #require(content[axis].isNear(tap.contentPosition[axis]), "seed \(seed)")
        try #require(map.convert(tap.contentPosition)[axis].isNear(finger[axis]), "seed \(seed)")
      }
      let index = window.tiles.item(at: tap.position)?.index
      try #require(index == Int64(tap.contentPosition.y / 60), "seed \(seed)")
      let frame = Rect(x: 0, y: Double(index ?? 0) * 60, width: 200, height: 60)
      try #require(list.converted(fromContent: frame).minY <= list.converted(fromViewport: tap.position).y)
      let before = tap.contentPosition
      list.setZoomScale(3, about: tap.position, animated: false)
      let after = list.converted(toContent: list.converted(fromViewport: tap.position))
      let ends = list.geometry.extent.y
      let isHeld = [ends.lower, ends.upper].contains(list.contentOffset.y)
      try #require(after.y.isNear(before.y) || isHeld, "seed \(seed)")
    }
    #expect(taps > Self.count / 20)
  }

  /// A frame in content coordinates is brought into view by each call that takes a rect.
  @Test func framesOfItemsAreShownAtAnyScale() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let window = Window(&random)
      let list = window.list
      let frame = Rect(x: 0, y: 60 * Double(Int.random(in: 0..<1_000, using: &random)), width: 60, height: 60)
      let place = list.contentOffset(showing: frame)
      list.scrollRectToVisible(frame, animated: false)
      try #require(list.contentOffset == place, "seed \(seed)")
      let view = Rect(origin: list.contentOffset, size: list.viewport)
      let shown = list.converted(fromContent: frame)
      try #require(
        shown.minY >= view.minY - 1e-6 && shown.maxY <= view.maxY + 1e-6, "seed \(seed): \(shown) in \(view)")
    }
  }
}
