import ScrollSpace
import Seeds
import Testing

struct SpaceTreeVisibleTests {
  @Test func everyClipOnTheWayUpTakesItsPart() {
    var tree = SpaceTree(root: Space(frame: Rect(x: 0, y: 0, width: 100, height: 100), clips: true))
    let list = tree.add(
      Space(
        frame: Rect(x: 50, y: 0, width: 100, height: 100), boundsOrigin: Point(x: 0, y: 1_000), clips: true),
      to: tree.root)
    let row = tree.add(Space(frame: Rect(x: 0, y: 980, width: 100, height: 40)), to: list)
    let whole = Rect(x: 0, y: 0, width: 100, height: 40)
    // The list hides the upper half, the window the right half.
    #expect(tree.visiblePart(of: whole, in: row) == Rect(x: 0, y: 20, width: 50, height: 20))
    tree[list].clips = false
    #expect(tree.visiblePart(of: whole, in: row) == Rect(x: 0, y: 20, width: 50, height: 20))
    tree[list].frame.origin.y = 20
    #expect(tree.visiblePart(of: whole, in: row) == Rect(x: 0, y: 0, width: 50, height: 40))
    tree[list].clips = true
    #expect(tree.visiblePart(of: whole, in: row) == Rect(x: 0, y: 20, width: 50, height: 20))
    tree[tree.root].clips = false
    #expect(tree.visiblePart(of: whole, in: row) == Rect(x: 0, y: 20, width: 100, height: 20))
    tree[list].boundsOrigin.y = 0
    #expect(tree.visiblePart(of: whole, in: row) == .zero)
  }

  @Test func aTurnedSpaceIsClippedOnItsOtherSide() {
    var tree = SpaceTree(root: Space(frame: Rect(x: 0, y: 0, width: 100, height: 100), clips: true))
    let mirror = tree.add(
      Space(frame: Rect(x: 80, y: 0, width: 40, height: 10), scale: PerAxis(x: -2, y: 1)), to: tree.root)
    #expect(
      tree.visiblePart(of: Rect(x: 0, y: 0, width: 20, height: 10), in: mirror)
        == Rect(x: 10, y: 0, width: 10, height: 10))
  }

  @Test func unclippedRectsKeepTheirBits() {
    var tree = SpaceTree(root: Space(frame: Rect(x: 0, y: 0, width: 100, height: 100), clips: true))
    let inner = tree.add(
      Space(frame: Rect(x: 10, y: 10, width: 50, height: 50), scale: PerAxis(0.3)), to: tree.root)
    let rect = Rect(x: 0.1, y: 0.7, width: 1.0 / 3, height: 77.7)
    #expect(tree.visiblePart(of: rect, in: inner).bits == rect.bits)
  }

  /// A place of the rectangle is visible exactly if every clipping space around it contains it.
  @Test func theVisiblePartAgreesPlaceByPlace() {
    var random = SeededGenerator(seed: 200)
    var (seen, hidden) = (0, 0)
    for _ in 0..<300 {
      let (tree, ids) = SpaceTreeConvertTests.tree(exact: true, &random, count: 4)
      let id = random.pick(ids)
      let rect = random.exactRect()
      let visible = tree.visiblePart(of: rect, in: id)
      let around = SpaceTreeConvertTests.ancestors(of: id, in: tree).filter { tree[$0].clips }
      for _ in 0..<20 {
        // Mostly inside the rectangle, some around it; the products are exact.
        let across = Double(Int.random(in: -16..<80, using: &random)) / 64
        let down = Double(Int.random(in: -16..<80, using: &random)) / 64
        let place = rect.origin + Vector(x: rect.width * across, y: rect.height * down)
        let expected =
          rect.contains(place)
          && around.allSatisfy { tree[$0].bounds.contains(tree.convert(place, from: id, to: $0)) }
        #expect(visible.contains(place) == expected)
        if expected { seen += 1 } else { hidden += 1 }
      }
    }
    #expect(seen > 100 && hidden > 100)
  }
}
