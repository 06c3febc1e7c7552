import Hands
import Testing

/// Items that come and go on a ring: every appearance stays with its item and its lap.
struct CircularEditTests {
  let circle = Circular(axis: .vertical)

  typealias Seen = CircularTilingTests.Seen

  struct Scene {
    let wall = Wall()
    let row: ItemLengths
    let tiles: Tiling<Slate>
    let circle: Circular
    let scroll: ScrollController

    init(_ lengths: [Double], spacing: Double = 8, keeps anchor: KeepAnchor.Anchor? = nil) throws {
      row = try ItemLengths(lengths, spacing: spacing)
      let tiles = Tiling(.lengths(row), axis: .vertical, source: wall)
      let keeper = anchor.map { [KeepAnchor(tiles, $0)] } ?? []
      (self.tiles, circle) = (tiles, Circular(axis: .vertical))
      scroll = ScrollController(
        viewport: Size(width: 100, height: 400), behaviors: [tiles, circle] + keeper as [any ScrollBehavior])
    }

    var seen: [Seen] { CircularTilingTests.seen(wall, tiles, scroll) }

    /// What a ring of these items shows at this position.
    var wanted: [Seen] {
      CircularTilingTests.expected(
        (try? row.lengths(of: 0..<row.count)) ?? [], spacing: row.spacing, period: row.total + row.spacing,
        at: circle.position, 400)
    }
  }

  @Test(arguments: [-3.0, 0, 5]) func editsRenumberEveryAppearance(_ lap: Double) throws {
    let scene = try Scene([50, 60, 70])
    scene.scroll.contentOffset.y = lap * 204 + 30
    let cards = scene.wall.shown.filter { $0.index == 2 }
    #expect(cards.count == 2, "it is seen twice")
    try scene.tiles.change(.insert([20], at: 1))
    #expect(cards.allSatisfy { $0.index == 3 && scene.tiles.tiled.count == scene.tiles.alive })
    #expect(scene.seen == scene.wanted)
    #expect(
      scene.circle.lap == Int64(lap) && scene.circle.wrappedPosition == 30,
      "the lap in view stays where it was")
    try scene.tiles.change(.remove(0..<1), .move(0..<1, to: 2), .resize(from: 1, to: [90]))
    #expect(scene.seen == scene.wanted)
  }

  @Test func theRingEndsWithItsLastItemAndComesBack() throws {
    let scene = try Scene([50, 60, 70])
    scene.scroll.contentOffset.y = 12_345.25
    for _ in 0..<3 {
      try scene.tiles.change(.remove(0..<1))
      if scene.row.count > 0 { #expect(scene.seen == scene.wanted) }
    }
    #expect(scene.circle.ring == nil && scene.wall.shown.isEmpty && scene.tiles.alive == 0)
    #expect(scene.scroll.contentSize.height == 0)
    try scene.tiles.change(.insert([33, 44], at: 0))
    #expect(scene.circle.ring?.period == 93 && scene.seen == scene.wanted)
  }

  /// KeepAnchor's promise on a ring: the anchor's appearance does not move by a bit, in whatever lap.
  @Test(arguments: [-4.0, -1, 0, 1, 6], [KeepAnchor.Anchor.leading, .center, .item(2)])
  func anAnchorIsKeptInItsLap(_ lap: Double, _ anchor: KeepAnchor.Anchor) throws {
    let scene = try Scene([150, 260, 170, 90], keeps: anchor)
    scene.scroll.contentOffset.y = lap * 702 + 200.25
    let index: Int64 = anchor == .item(2) ? 2 : 1
    let card = try #require(scene.wall.shown.first { $0.index == index })
    func place() -> Double { scene.tiles.origin + card.frame.minY - scene.scroll.contentOffset.y }
    let before = place()
    try scene.tiles.change(.insert([100], at: 0))
    #expect(place() == before && card.index == index + 1 && scene.seen == scene.wanted)
    try scene.tiles.change(.resize(from: 0, to: [45.5]), .insert([31, 77], at: 5))
    #expect(place() == before && scene.seen == scene.wanted)
    try scene.tiles.change(.remove(0..<1))
    #expect(place() == before && card.index == index && scene.seen == scene.wanted)
    #expect(scene.circle.lap == Int64(lap))
  }

  @Test func uniformItemsOnARingAreEdited() throws {
    let wall = Wall()
    let tiles = Tiling(.uniform(length: 90, spacing: 10, items: 2..<5), axis: .vertical, source: wall)
    let scroll = ScrollController(viewport: Size(width: 100, height: 400), behaviors: [tiles, circle])
    #expect(circle.ring?.period == 300)
    // Item 2 is at 200, from where indices count.
    #expect(CircularTilingTests.seen(wall, tiles, scroll).map(\.index) == [3, 4, 2, 3])
    try tiles.change(.insertRun(count: 1, at: 3))
    #expect(circle.ring?.period == 400 && tiles.items == 2..<6)
    #expect(Set(wall.shown.map(\.index)) == [2, 3, 4, 5])
    try tiles.change(.remove(2..<6))
    #expect(circle.ring == nil && wall.shown.isEmpty)
  }

  @Test func tilesFollowARingThatBeginsAndEnds() throws {
    let scene = try Scene([150, 260, 170, 90])
    scene.scroll.contentOffset.y = 702 * 3 + 100
    scene.scroll.behaviors = [scene.tiles, Clamping()]
    #expect(scene.scroll.contentOffset.y == 294)
    #expect(scene.seen.map(\.index) == [1, 2, 3] && scene.seen.first?.start == 158 - 294)
    scene.scroll.behaviors = [scene.tiles, scene.circle]
    #expect(scene.seen == scene.wanted && scene.circle.position == 294)
    // A ring created before the tiles: the tiles follow it in the chain.
    scene.scroll.behaviors = [Circular(axis: .vertical, gap: 1_000), scene.tiles]
    #expect(scene.scroll.geometry.extent.y.period == nil, "no content before it, so no ring")
    scene.scroll.contentSize = Size(width: 100, height: 800)
    scene.scroll.behaviors = [Circular(axis: .vertical), scene.tiles]
    #expect(scene.scroll.geometry.extent.y.period == 800)
    scene.scroll.contentOffset.y = 8_000 - 100
    #expect(scene.seen.map(\.start) == [100, 258] && scene.seen.map(\.index) == [0, 1])
    // One that is too short for them: they do not repeat.
    scene.scroll.contentSize = Size(width: 100, height: 500)
    scene.scroll.contentOffset.y = scene.scroll.contentOrigin[.vertical] + 500
    #expect(scene.seen.map(\.index) == [2, 3])
  }

  /// Pages keep theirs in any lap, and the ring adds nothing to that.
  @Test(arguments: [-2.0, -1, 0, 3]) func pagesKeepTheirLap(_ lap: Double) {
    let (pages, scroll) = Paging(.items(lengths: [100, 200, 300]), axis: .vertical).shown(and: [circle])
    scroll.contentOffset.y = lap * 600 + 100
    #expect(pages.page == 1 && pages.lap == Int64(lap))
    pages.setPages(.items(lengths: [50, 100, 200, 300])) { $0 + 1 }
    #expect(pages.page == 2 && pages.lap == Int64(lap) && circle.position == lap * 650 + 150)
  }

  /// Any edits, anywhere on the ring, with and without an anchor.
  @Test(arguments: [false, true]) func anyEditsShowWhatARingShows(_ isAnchored: Bool) throws {
    var random = SeededGenerator(seed: isAnchored ? 3 : 4)
    let scene = try Scene([50, 60, 70], keeps: isAnchored ? .center : nil)
    for step in 0..<600 {
      let count = scene.row.count
      let at = Int64.random(in: 0...count, using: &random)
      let end = Int64.random(in: at...count, using: &random)
      switch Int.random(in: 0..<6, using: &random) {
      case 0: scene.scroll.contentOffset.y += Double(Int.random(in: -90_000...90_000, using: &random)) / 64
      case 1:
        if count < 12 {
          let lengths = (0..<Int.random(in: 1...3, using: &random)).map { _ in
            Double(Int.random(in: 64...9_000, using: &random)) / 64
          }
          try scene.tiles.change(.insert(lengths, at: at))
        }
      case 2: try scene.tiles.change(.remove(at..<min(end, at + 2)))
      case 3:
        try scene.tiles.change(.move(at..<end, to: Int64.random(in: 0...count - (end - at), using: &random)))
      case 4: if at < count { try scene.tiles.change(.resize(from: at, to: [Double(step % 7) * 20 + 1])) }
      default: try scene.tiles.change(.reload(at..<end))
      }
      if scene.row.count == 0 { try scene.tiles.change(.insert([50], at: 0)) }
      #expect(scene.seen == scene.wanted, "step \(step)")
      #expect(scene.tiles.entered - scene.tiles.left == scene.tiles.alive)
    }
    #expect(scene.scroll.diagnostics.total == 0)
  }
}
