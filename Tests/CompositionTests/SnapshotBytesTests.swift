import Hands
import Testing

/// The article on the bytes of a snapshot is held true: its lines read every snapshot to the last byte.
struct SnapshotBytesTests {
  /// Reads all of a snapshot by the article, and answers which links it has read.
  private func read(_ snapshot: ScrollSnapshot) throws -> Set<String> {
    let grammar = try SnapshotGrammar()
    #expect(Array(snapshot.bytes[..<8]) == Array("scrl".utf8) + [UInt8(ScrollSnapshot.version), 0, 0, 0])
    var archive = ArchiveWalk(reading: Array(snapshot.bytes[8..<snapshot.bytes.count - 8]))
    var links: Set<String> = []
    for _ in 0..<(try archive.count(0)) {
      let name = String(decoding: try archive.value([UInt8]()), as: UTF8.self)
      var part = ArchiveWalk(reading: try archive.value([]))
      if grammar.knows(name) {
        try grammar.read(name[...], &part)
        links.insert(name)
      }
      #expect(part.isAtEnd, "\(name) has \(part.bytes.count) bytes, and the article knows \(part.position)")
    }
    try grammar.read("State", &archive)
    #expect(archive.isAtEnd, "the article ends at \(archive.position) of \(archive.bytes.count) bytes")
    return links
  }

  @Test func theArticleReadsEverySnapshotToItsEnd() throws {
    let stack = Stack(count: 40, spacing: 4, estimate: 50) { index, _ in Double(30 + index) }
    let content = Arranging(stack)
    let plane = TilingPlane<ItemGrid.Cell, Int>(
      .grid(columns: .uniform(length: 100, items: 0..<50), rows: .uniform(length: 100, items: 0..<50)))
    let tiles = Tiling<Int>(.arranged(content), axis: .vertical)
    let paging = Paging(axis: .horizontal)
    let indicators = Indicators()
    indicators.style.hold = .infinity
    let chains: [[any ScrollBehavior]] = [
      [
        content, tiles, KeepAnchor(content), AxisLock(.sticky), PullToRefresh { _ in }, indicators,
        Bouncing(),
      ],
      [plane, Snapping(points: [0, 300, 600], axis: .vertical), LoadNearEnd { _ in }, Clamping()],
      [
        ThreePages(count: 5) { _, _ in }, paging, Clamping(), AutoPlay(paging, every: 0.2),
        CollapsingBar(maximum: 96).link(),
      ],
    ]
    var links: Set<String> = []
    for chain in chains {
      let scroll = ScrollController(
        viewport: Size(width: 320, height: 480), content: Size(width: 900, height: 2_000), behaviors: chain)
      var time = 0.0
      func keep() throws { links.formUnion(try read(try #require(scroll.snapshot()))) }
      func frames(_ count: Int) throws {
        for _ in 0..<count {
          time += 1.0 / 60
          scroll.advance(to: .seconds(time))
          try keep()
        }
      }
      try frames(2)
      indicators.flash(at: .seconds(time))
      if indicators.pressBegan(at: Point(x: 318, y: 8), time: .seconds(time)) {
        #expect(indicators.pressedAxis == .vertical)
        try keep()
        indicators.pressMoved(to: Point(x: 318, y: -9), time: .seconds(time))
        try keep()
        indicators.pressEnded(time: .seconds(time))
      }
      tiles.scroll(to: 30, arrival: .timed(0.5))
      try frames(3)
      scroll.contentOffset = Point(x: .nan, y: 0)
      for axis in Axis.both {
        scroll.touchBegan(at: Point(x: 200, y: 300), time: .seconds(time))
        try keep()
        for step in 1...5 {
          time += 1.0 / 120
          let place = Point(x: 200, y: 300) - axis.vector(30 * Double(step))
          scroll.touchMoved(to: place, time: .seconds(time))
          try keep()
        }
        scroll.touchEnded(at: Point(x: 0, y: 0), time: .seconds(time))
        try frames(6)
      }
      scroll.wheel(by: Vector(x: 0, y: 20), time: .seconds(time))
      try frames(40)
      scroll.setContentOffset(Point(x: 0, y: 100), arrival: .timed(0.2))
      try frames(20)
      scroll.setContentOffset(Point(x: 0, y: 50), animated: true)
      try frames(5)
      scroll.settings.maximumZoomScale = 3
      scroll.setZoomScale(2, animated: true)
      try frames(5)
      scroll.pinchBegan(at: Point(x: 90, y: 90), time: .seconds(time))
      scroll.pinchMoved(to: Point(x: 80, y: 90), scale: 3, time: .seconds(time))
      try keep()
      scroll.pinchEnded(time: .seconds(time))
      try frames(60)
      scroll.zoomScale = 1
    }
    let remembering: Set = [
      "Arranging", "Tiling", "KeepAnchor", "AxisLock", "PullToRefresh", "Indicators", "TilingPlane",
      "Snapping", "ThreePages", "Paging", "AutoPlay", "CollapsingBar", "LoadNearEnd",
    ]
    #expect(links == remembering)
  }

  @Test func theExampleInTheArticleIsRight() throws {
    let article = try SnapshotGrammar().article
    let example = article.split(separator: "## An example").last?.split(separator: "```")[1] ?? ""
    let bytes = example.split(separator: "\n").flatMap { line in
      line.split(separator: " ").prefix { $0.count == 2 }.compactMap { UInt8($0, radix: 16) }
    }
    let scroll = ScrollController(
      viewport: Size(width: 320, height: 480), content: Size(width: 320, height: 900),
      behaviors: [Clamping(), AxisLock(.sticky)])
    scroll.contentOffset.y = 100
    let snapshot = try #require(scroll.snapshot())
    #expect(bytes.count == 81 && Array(snapshot.bytes.prefix(bytes.count)) == bytes)
    #expect(try read(snapshot) == ["AxisLock"])
  }
}
