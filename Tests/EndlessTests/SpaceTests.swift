import Hands
import Testing

/// The viewport as a coordinate space.
struct SpaceTests {
  /// A strip of cards without end in a list, the strip's corner at (20, 300) of the list's content. What the tree says
  /// of a card is where the strip shows it, whatever the strip's origin and both offsets are.
  @Test(arguments: [0.0, 480, 1e7, -3e9]) func aTreeOfScrollersFindsACard(_ way: Double) throws {
    let tiles = Tiling<Int>(.uniform(length: 100), axis: .horizontal)
    let strip = ScrollController(Size(width: 350, height: 80), [tiles, Infinite(axis: .horizontal)])
    let list = ScrollController(
      viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 2_000),
      behaviors: [Clamping()])
    var spaces = SpaceTree(root: Space(frame: Rect(x: 0, y: 0, width: 400, height: 900), clips: true))
    let outer = spaces.add(list.space, to: spaces.root)
    let inner = spaces.add(strip.space, to: outer)
    list.contentOffset.y = 250
    strip.contentOffset.x += way
    (spaces[outer], spaces[inner]) = (list.space, strip.space)
    spaces[outer].frame.origin = Point(x: 5, y: 20)
    spaces[inner].frame.origin = Point(x: 20, y: 300)

    for index in tiles.tiled {
      let card = try #require(tiles.frame(of: index))
      let there = spaces.convert(card, from: inner, to: spaces.root)
      let seen = strip.space.mapToParent.convert(card)
      #expect(there == seen.offset(by: Vector(x: 5 + 20, y: 20 + 300 - 250)))
      let corner = spaces.convert(there.origin, from: spaces.root, to: inner)
      #expect(tiles.item(at: strip.space.mapToParent.convert(corner) + Vector(x: 1, y: 1))?.index == index)
    }
    #expect(tiles.tiled.count >= 4)
    #expect(spaces.visiblePart(of: Rect(x: -1e12, y: 0, width: 2e12, height: 80), in: inner).width == 350)
  }

  @Test func theSpaceShowsContentAtItsCorner() {
    let scroll = ScrollController(
      viewport: Size(width: 390, height: 844), content: Size(width: 390, height: 5_000),
      behaviors: [Bouncing()])
    #expect(scroll.space == Space(frame: Rect(x: 0, y: 0, width: 390, height: 844), clips: true))
    scroll.contentOffset.y = 1_200
    #expect(scroll.space.bounds == Rect(x: 0, y: 1_200, width: 390, height: 844))
    #expect(scroll.space.mapToParent.convert(Point(x: 7, y: 1_210)) == Point(x: 7, y: 10))
  }
}
