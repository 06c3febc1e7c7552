import ScrollSpace
import Seeds
import Testing

struct SpaceTreeTests {
  let plain = Space(frame: Rect(x: 1, y: 1, width: 10, height: 10))
  let frame = Rect(x: 100, y: 200, width: 40, height: 60)

  @Test func aTreeKeepsWhatItIsGiven() {
    var tree = SpaceTree(root: plain)
    let child = tree.add(Space(frame: .zero, clips: true), to: tree.root)
    tree[child].boundsOrigin = Point(x: 0, y: 120)
    #expect(tree[tree.root] == plain)
    #expect(tree[child] == Space(frame: .zero, boundsOrigin: Point(x: 0, y: 120), clips: true))
    #expect(tree.parent(of: child) == tree.root && tree.parent(of: tree.root) == nil)
  }

  @Test func aCopyGoesItsOwnWay() {
    var tree = SpaceTree(root: plain)
    let child = tree.add(plain, to: tree.root)
    var copy = tree
    copy[child].boundsOrigin.x = 5
    copy.remove(child)
    #expect(tree[child] == plain)
    #expect(!copy.contains(child))
  }

  /// Random adding, moving and removing, beside a plain table of parents.
  @Test(arguments: 0..<20 as Range<UInt64>)
  func aTreeAgreesWithATableOfParents(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    var tree = SpaceTree(root: plain)
    var parents: [SpaceID: SpaceID] = [:]
    var dead: [SpaceID] = []

    func isInside(_ id: SpaceID, _ outer: SpaceID) -> Bool {
      var here: SpaceID? = id
      while let place = here, place != outer { here = parents[place] }
      return here == outer
    }

    for _ in 0..<200 {
      let known = [tree.root] + parents.keys.sorted { $0.description < $1.description }
      let (a, b) = random.pair(of: known)
      #expect(tree.contains(a, inside: b) == isInside(a, b))
      switch Int.random(in: 0..<10, using: &random) {
      case 0..<6:
        let id = tree.add(plain, to: a)
        #expect(parents[id] == nil && !dead.contains(id))
        parents[id] = a
      case 6..<9:
        if a == tree.root || isInside(b, a) { continue }
        tree.move(a, to: b)
        parents[a] = b
      default:
        if a == tree.root { continue }
        let gone = parents.keys.filter { isInside($0, a) }
        tree.remove(a)
        for id in gone { parents[id] = nil }
        dead += gone
      }
      for (id, parent) in parents { #expect(tree.parent(of: id) == parent) }
      #expect(dead.allSatisfy { !tree.contains($0) })
    }
    #expect(!dead.isEmpty && !parents.isEmpty)
  }

  private static let mistakes: [@Sendable (inout SpaceTree) -> Void] = [
    { tree in
      let gone = tree.add(Space(frame: .zero), to: tree.root)
      tree.remove(gone)
      _ = tree.add(Space(frame: .zero), to: tree.root)
      _ = tree[gone]
    },
    { tree in
      let outer = tree.add(Space(frame: .zero), to: tree.root)
      let inner = tree.add(Space(frame: .zero), to: outer)
      tree.move(outer, to: inner)
    },
    { tree in
      let child = tree.add(Space(frame: .zero), to: tree.root)
      tree.move(tree.root, to: child)
    },
    { tree in tree.remove(tree.root) },
    { tree in tree = SpaceTree(root: Space(frame: .zero, scale: PerAxis(x: 1, y: 0))) },
    { tree in tree[tree.root].scale.x = .nan },
    { tree in _ = tree.add(Space(frame: Rect(x: 0, y: 0, width: -1, height: 1)), to: tree.root) },
    { tree in tree[tree.root].boundsOrigin.y = .infinity },
  ]

  /// An id that is gone, moves into itself or of the root, and spaces that cannot be.
  @Test(arguments: mistakes.indices) func aMistakeTraps(_ index: Int) async {
    await #expect(processExitsWith: .failure) { [index] in
      var tree = SpaceTree(root: Space(frame: .zero))
      SpaceTreeTests.mistakes[index](&tree)
    }
  }

  @Test func aRefusalNamesTheProblemAndTheFix() async {
    let result = await #expect(processExitsWith: .failure, observing: [\.standardErrorContent]) {
      var tree = SpaceTree(root: Space(frame: .zero))
      tree[tree.root].scale.y = 0
    }
    #if DEBUG
      let said = String(decoding: result?.standardErrorContent ?? [], as: UTF8.self)
      #expect(said.contains("vertical scale is 0.0: give it a number other than 0"))
    #endif
  }

  @Test func boundsOriginIsShownAtTheCorner() {
    let scroller = Space(frame: frame, boundsOrigin: Point(x: 5, y: 1_000))
    #expect(scroller.mapToParent.convert(Point(x: 5, y: 1_000)) == Point(x: 100, y: 200))
    #expect(scroller.bounds == Rect(x: 5, y: 1_000, width: 40, height: 60))
  }

  @Test(arguments: [PerAxis(1), PerAxis(2), PerAxis(x: -1, y: 1), PerAxis(x: 0.5, y: -4), PerAxis(-2)])
  func theFrameIsTheBoxOfTheBounds(_ scale: PerAxis<Double>) {
    let space = Space(frame: frame, boundsOrigin: Point(x: 7, y: -3), scale: scale)
    #expect(space.mapToParent.convert(space.bounds) == frame)
  }

  @Test func negativeScaleShowsTheBoundsOriginAtTheUpperEdge() {
    let space = Space(frame: frame, boundsOrigin: Point(x: 7, y: 0), scale: PerAxis(x: -2, y: 1))
    #expect(space.mapToParent.convert(Point(x: 7, y: 0)) == Point(x: 140, y: 200))
    #expect(space.mapToParent.convert(Point(x: 27, y: 0)) == Point(x: 100, y: 200))
  }
}
