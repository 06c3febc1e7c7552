import Hands
import ScrollAccessories
import ScrollHosting
import ScrollNesting
import ScrollTesting
import ScrollTiling
import Testing

/// The result of each call that returns a point or a rect is what the others take.
extension GesturePlaceTests {
  private func isNear(_ one: Point, _ other: Point) -> Bool {
    max((one.x - other.x).magnitude, (one.y - other.y).magnitude) < 1e-6
  }

  private func isNear(_ one: Rect, _ other: Rect) -> Bool {
    isNear(one.origin, other.origin)
      && isNear(Point(x: one.maxX, y: one.maxY), Point(x: other.maxX, y: other.maxY))
  }

  /// True if a rect lies in another one, but for rounding.
  private func lies(_ rect: Rect, in other: Rect) -> Bool {
    rect.minX >= other.minX - 1e-6 && rect.minY >= other.minY - 1e-6 && rect.maxX <= other.maxX + 1e-6
      && rect.maxY <= other.maxY + 1e-6
  }

  private func middle(of rect: Rect) -> Point { Point(x: rect.midX, y: rect.midY) }

  /// From the window to the viewport, the offset and the content, and back: each step has both directions, for points
  /// and rects, and both ways round lead to the same place.
  @Test func eachConversionHasAnInverse() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let window = Window(&random)
      let (host, area, list) = (window.host, window.area, window.list)
      let point = Point(x: .random(in: -50...600, using: &random), y: .random(in: -50...900, using: &random))
      let rect = Rect(
        x: point.x, y: point.y, width: .random(in: 0...90, using: &random),
        height: .random(in: 0...90, using: &random))

      let corner = host.convert(point, toCornerOf: area)
      let offset = list.converted(fromViewport: corner)
      let content = list.converted(toContent: offset)
      try #require(isNear(content, host.convert(point, to: area)), "seed \(seed)")
      try #require(isNear(list.converted(fromContent: content), offset), "seed \(seed)")
      try #require(isNear(list.converted(toViewport: offset), corner), "seed \(seed)")
      try #require(isNear(host.convert(corner, fromCornerOf: area), point), "seed \(seed)")
      try #require(isNear(host.convert(content, from: area), point), "seed \(seed)")

      let cornerRect = host.convert(rect, toCornerOf: area)
      let offsetRect = list.converted(fromViewport: cornerRect)
      let contentRect = list.converted(toContent: offsetRect)
      try #require(isNear(contentRect, host.convert(rect, to: area)), "seed \(seed)")
      try #require(isNear(list.converted(fromContent: contentRect), offsetRect), "seed \(seed)")
      try #require(isNear(list.converted(toViewport: offsetRect), cornerRect), "seed \(seed)")
      try #require(isNear(host.convert(cornerRect, fromCornerOf: area), rect), "seed \(seed)")
      try #require(isNear(host.convert(contentRect, from: area), rect), "seed \(seed)")
    }
  }

  /// The rect to which a view zooms is the frame of an item. What is then visible of the item lies in the window where
  /// the viewport is.
  @Test func aFrameIsZoomedToAndItsVisiblePartIsInTheWindow() throws {
    var seen = 0
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let window = Window(&random)
      let (host, list) = (window.host, window.list)
      list.settings.maximumZoomScale = 4
      let frame = try #require(window.tiles.frame(of: .random(in: 5..<900, using: &random)))
      let goal = Rect(x: frame.minX, y: frame.minY, width: .random(in: 20...200, using: &random), height: 60)
      list.zoom(to: goal, animated: false)
      let view = Rect(origin: list.contentOffset, size: list.viewport)
      let shown = list.converted(fromContent: goal)
      try #require(lies(shown, in: view), "seed \(seed): \(shown) in \(view)")
      try #require(list.visibleFraction(of: shown) > 1 - 1e-6, "seed \(seed)")
      let place = list.converted(toViewport: shown)
      try #require(window.tiles.item(at: middle(of: place))?.index == Int64(frame.minY / 60), "seed \(seed)")
      let part = host.visiblePart(of: goal, in: window.area)
      guard part.width > 1, part.height > 1 else { continue }
      seen += 1
      try #require(lies(part, in: goal), "seed \(seed)")
      let port = host.convert(Rect(origin: .zero, size: list.viewport), fromCornerOf: window.area)
      let inWindow = host.convert(part, from: window.area)
      try #require(lies(inWindow, in: port), "seed \(seed): \(inWindow) in \(port)")
      try #require(
        isNear(
          inWindow,
          host.convert(
            list.converted(toViewport: list.converted(fromContent: part)), fromCornerOf: window.area)))
      try #require(host.area(at: middle(of: inWindow)) === window.area, "seed \(seed)")
      list.scrollRectToVisible(part, animated: false)
      try #require(
        lies(list.converted(fromContent: part), in: Rect(origin: list.contentOffset, size: list.viewport)))
    }
    #expect(seen > Self.count / 4)
  }

  /// The position of a drag is a point of the viewport: the items, the scrolling near an edge and the zooms take it.
  @Test func aDragsPositionIsAPointOfTheViewport() throws {
    var steps = 0
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let window = Window(&random)
      let (host, area, list) = (window.host, window.area, window.list)
      var drags: [DragGesture] = []
      area.gestures.drag = { drags.append($0) }
      let way = Vector(x: .random(in: -90...90, using: &random), y: .random(in: -200...200, using: &random))
      let start = Point(x: .random(in: 0...600, using: &random), y: .random(in: 0...800, using: &random))
      TestHost(host).perform(.drag(by: way, from: start))
      for drag in drags {
        steps += 1
        try #require(
          isNear(host.convert(drag.windowPosition, toCornerOf: area), drag.position), "seed \(seed)")
        try #require(
          isNear(host.convert(drag.windowPosition, to: area), drag.contentPosition), "seed \(seed)")
        try #require(
          isNear(host.convert(drag.position, fromCornerOf: area), drag.windowPosition), "seed \(seed)")
        try #require(
          isNear(
            list.converted(toContent: list.converted(fromViewport: drag.position)), drag.contentPosition),
          "seed \(seed)")
        if Rect(origin: .zero, size: list.viewport).contains(drag.position) {
          let index = try #require(window.tiles.item(at: drag.position)?.index, "seed \(seed)")
          let frame = try #require(window.tiles.frame(of: index), "seed \(seed)")
          try #require(
            drag.contentPosition.y >= frame.minY - 1e-6 && drag.contentPosition.y <= frame.maxY + 1e-6,
            "seed \(seed)")
        }
        let edges = EdgeAutoScroll(list)
        edges.drag(to: drag.position, time: drag.time)
        // A fifth of the viewport's 300 points at each end.
        let zone = drag.position.y < 60 ? -1.0 : drag.position.y > 240 ? 1 : 0
        try #require((edges.velocity.y < 0 ? -1 : edges.velocity.y > 0 ? 1 : 0) == zone, "seed \(seed)")
        edges.end(time: drag.time)
      }
    }
    #expect(steps > Self.count)
  }

  /// The areas of indicators are rects of the viewport: a point of the window there is one of the indicator.
  @Test func theAreasOfIndicatorsArePlacesInTheViewport() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let window = Window(&random)
      let (host, area, list) = (window.host, window.area, window.list)
      let indicators = Indicators()
      list.behaviors.append(indicators)
      let track = try #require(indicators.track(on: .vertical), "seed \(seed)")
      let target = try #require(indicators.hitArea(on: .vertical), "seed \(seed)")
      try #require(lies(track, in: Rect(origin: .zero, size: list.viewport)), "seed \(seed)")
      let place = host.convert(target, fromCornerOf: area)
      try #require(isNear(host.convert(place, toCornerOf: area), target), "seed \(seed)")
      for part in stride(from: 0.05, to: 1, by: 0.1) {
        let point = Point(x: place.midX, y: place.minY + part * place.height)
        let found = try #require(indicators.part(at: host.convert(point, toCornerOf: area)), "seed \(seed)")
        guard case .track(.vertical, let side) = found else { continue }
        // On a reversed axis, higher offsets are nearer to the top.
        let shown = list.contentOffset.y / (list.geometry.extent.y.room ?? 1)
        let isAfter = (list.isReversed.y ? 1 - part : part) > shown
        try #require(isAfter == (side == .upper) || (part - shown).magnitude < 0.3, "seed \(seed)")
      }
      let outside = Point(x: place.minX - 30, y: place.midY)
      try #require(indicators.part(at: host.convert(outside, toCornerOf: area)) == nil, "seed \(seed)")
    }
  }

  /// What is converted between nested scrollers agrees with the window, and the outer scroller brings it into view.
  @Test func nestedScrollersAgreeWithTheWindow() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      func number(_ range: ClosedRange<Double>) -> Double { .random(in: range, using: &random) }
      let row = ItemRow(count: 1_000, length: 60, axis: .vertical)
      let list = ScrollController(
        viewport: Size(width: 200, height: 300),
        behaviors: [Tiling(row, make: { Tile() }, show: { _, _, _ in }), Clamping()])
      let page = ScrollController(
        viewport: Size(width: 400, height: 800), content: Size(width: 400, height: 4_000),
        behaviors: [Clamping()])
      let outer = NestedScroller(page, at: Point(x: number(0...300), y: number(0...80)))
      let inner = NestedScroller(list, at: Point(x: number(0...150), y: number(100...3_000)))
      outer.add(inner)
      let host = ScrollHost()
      let area = host.add(ScrollNest(outer, policy: NegotiatingPolicy()))
      let innerArea = host.add(inner, in: area)
      page.settings.maximumZoomScale = 4
      page.setZoomScale(number(1...2.5), about: .zero, animated: false)
      list.isReversed.y = Bool.random(using: &random)
      list.contentOffset.y = number(0...9_000)
      page.contentOffset.y = number(0...3_000)

      let item = Int64(list.contentPosition.y / 60) + 2
      let frame = Rect(x: 0, y: Double(item) * 60, width: 200, height: 60)
      let onPage = inner.convert(frame, to: outer)
      try #require(
        isNear(onPage, host.convert(host.convert(frame, from: innerArea), to: area)), "seed \(seed)")
      try #require(isNear(inner.convert(middle(of: frame), to: outer), middle(of: onPage)), "seed \(seed)")
      try #require(isNear(outer.convert(onPage, to: inner), frame), "seed \(seed)")
      try #require(
        isNear(inner.mapToHost.convert(frame), host.convert(frame, from: innerArea)), "seed \(seed)")
      page.scrollRectToVisible(onPage, animated: false)
      let view = Rect(origin: page.contentOffset, size: page.viewport)
      let shown = page.converted(fromContent: inner.convert(frame, to: outer))
      // The page scrolls up and down only as far as it goes, and not sideways beyond its content.
      try #require(shown.minY >= view.minY - 1e-6 && shown.maxY <= view.maxY + 1e-6, "seed \(seed)")
      let place = host.convert(page.converted(toViewport: shown), fromCornerOf: area)
      try #require(isNear(place, host.convert(frame, from: innerArea)), "seed \(seed)")
    }
  }

  /// The frame of a cell is brought into view, and a point of the viewport in its middle finds the cell again.
  @Test func aFrameOfAPlaneIsShownAndFoundAgain() throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let plane = TilingPlane(
        .grid(
          columns: ItemRow(count: 40, length: 90, axis: .horizontal),
          rows: ItemRow(count: 200, length: 50, axis: .vertical)),
        make: { _ in Tile() }, show: { _, _, _ in })
      let scroll = ScrollController(
        viewport: Size(width: 320, height: 240), behaviors: [plane, Clamping()])
      let host = ScrollHost()
      let area = host.add(scroll, frame: Rect(x: 33, y: 44, width: 320, height: 240))
      scroll.isReversed.x = Bool.random(using: &random)
      scroll.settings.maximumZoomScale = 4
      scroll.setZoomScale(.random(in: 1...2, using: &random), about: .zero, animated: false)
      let cell = ItemGrid.Cell(
        x: .random(in: 0..<40, using: &random), y: .random(in: 0..<200, using: &random))
      let frame = try #require(plane.frame(of: cell), "seed \(seed)")
      scroll.scrollRectToVisible(frame, animated: false)
      let shown = scroll.converted(fromContent: frame)
      try #require(lies(shown, in: Rect(origin: scroll.contentOffset, size: scroll.viewport)), "seed \(seed)")
      let place = middle(of: scroll.converted(toViewport: shown))
      try #require(plane.item(at: place) == cell, "seed \(seed)")
      let point = host.convert(middle(of: frame), from: area)
      try #require(isNear(host.convert(point, toCornerOf: area), place), "seed \(seed)")
      scroll.zoom(to: frame, animated: false)
      let zoomed = scroll.converted(toViewport: scroll.converted(fromContent: frame))
      try #require(plane.item(at: middle(of: zoomed)) == cell, "seed \(seed)")
    }
  }
}
