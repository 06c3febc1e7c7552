import ScrollSpace
import Seeds
import Testing

struct SpaceTreeConvertTests {
  /// A random tree and its ids. Exact: frames and offsets are multiples of 1/64, scales 1.
  static func tree(exact: Bool, _ random: inout SeededGenerator, count: Int = 30) -> (SpaceTree, [SpaceID]) {
    func space() -> Space {
      if exact {
        return Space(
          frame: random.exactRect(), boundsOrigin: Point(x: random.sixtyFourth(), y: random.sixtyFourth()),
          clips: Bool.random(using: &random))
      }
      return Space(
        frame: random.rect(), boundsOrigin: Point(x: random.number(), y: random.number()),
        scale: random.scale(),
        clips: Bool.random(using: &random))
    }
    var tree = SpaceTree(root: space())
    var ids = [tree.root]
    for _ in 1..<count {
      let parent = random.pick(Array(ids.suffix(6)))
      ids.append(tree.add(space(), to: parent))
    }
    return (tree, ids)
  }

  /// The way up, from the space to the root, both included.
  static func ancestors(of id: SpaceID, in tree: SpaceTree) -> [SpaceID] {
    var way = [id]
    while let parent = way.last.flatMap(tree.parent) { way.append(parent) }
    return way
  }

  /// By UIView's rule, one level after the other.
  static func stepwise(_ point: Point, from source: SpaceID, to target: SpaceID, in tree: SpaceTree) -> Point
  {
    let (up, down) = (ancestors(of: source, in: tree), ancestors(of: target, in: tree))
    let common = up.first(where: down.contains) ?? tree.root
    var point = point
    for id in up.prefix(while: { $0 != common }) {
      let space = tree[id]
      for axis in Axis.both {
        let corner = space.frame.edge(axis, space.scale[axis] < 0 ? .upper : .lower)
        point[axis] = corner + (point[axis] - space.boundsOrigin[axis]) * space.scale[axis]
      }
    }
    for id in down.prefix(while: { $0 != common }).reversed() {
      let space = tree[id]
      for axis in Axis.both {
        let corner = space.frame.edge(axis, space.scale[axis] < 0 ? .upper : .lower)
        point[axis] = (point[axis] - corner) / space.scale[axis] + space.boundsOrigin[axis]
      }
    }
    return point
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func translationsAreExact(_ seed: UInt64) {
    var random = SeededGenerator(seed: seed)
    let (tree, ids) = Self.tree(exact: true, &random)
    for _ in 0..<30 {
      let (a, b) = random.pair(of: ids)
      let rect = random.exactRect()
      let there = tree.convert(rect.origin, from: a, to: b)
      #expect(there == Self.stepwise(rect.origin, from: a, to: b, in: tree))
      #expect(tree.convert(there, from: b, to: a) == rect.origin)
      #expect(tree.convert(rect, from: a, to: b) == Rect(origin: there, size: rect.size))
    }
  }

  @Test(arguments: 0..<20 as Range<UInt64>)
  func scalesAgreeWithTheStepsAndReturnWithinTheBound(_ seed: UInt64) {
    var random = SeededGenerator(seed: 100 + seed)
    let (tree, ids) = Self.tree(exact: false, &random)
    for _ in 0..<30 {
      let (a, b) = random.pair(of: ids)
      let point = Point(x: random.number(), y: random.number())
      let map = tree.map(from: a, to: b)
      let there = map.convert(point)
      let back = tree.convert(there, from: b, to: a)
      let steps = Self.stepwise(point, from: a, to: b, in: tree)
      for axis in Axis.both {
        let reach = point[axis].magnitude + (map.offset[axis] / map.scale[axis]).magnitude
        #expect((back[axis] - point[axis]).magnitude <= 8 * 0x1p-53 * reach)
        // The steps round at every level, at coordinates as large as the largest on the way.
        let size = largest(from: a, to: b, in: tree)[axis] * max(map.scale[axis].magnitude, 1) + reach
        #expect((steps[axis] - there[axis]).magnitude <= 1e-11 * size, "\(steps) against \(there)")
      }
    }
  }

  /// How large coordinates may get on the way, in the units of the target.
  private func largest(from a: SpaceID, to b: SpaceID, in tree: SpaceTree) -> PerAxis<Double> {
    var result = PerAxis(1_000.0)
    for end in [a, b] {
      for id in Self.ancestors(of: end, in: tree) {
        let map = tree.map(from: id, to: b)
        for axis in Axis.both {
          result[axis] = max(result[axis], map.offset[axis].magnitude + 5_000 * map.scale[axis].magnitude)
        }
      }
    }
    return result
  }

  @Test func scrollingMovesWhatIsInside() {
    var tree = SpaceTree(root: Space(frame: Rect(x: 0, y: 0, width: 100, height: 100)))
    let list = tree.add(Space(frame: Rect(x: 10, y: 10, width: 80, height: 80)), to: tree.root)
    let row = tree.add(Space(frame: Rect(x: 0, y: 500, width: 80, height: 20)), to: list)
    tree[list].boundsOrigin.y = 480
    #expect(tree.convert(Point.zero, from: row, to: tree.root) == Point(x: 10, y: 30))
    tree[list].boundsOrigin.y = -1e6
    #expect(tree.convert(Point.zero, from: row, to: tree.root) == Point(x: 10, y: 1_000_510), "no clamp")
  }

  @Test func aVectorIsScaledAndNotShifted() {
    var tree = SpaceTree(root: Space(frame: .zero))
    let zoomed = tree.add(
      Space(frame: Rect(x: 9, y: 9, width: 8, height: 8), scale: PerAxis(x: 2, y: -1)), to: tree.root)
    #expect(tree.convert(Vector(x: 3, y: 4), from: zoomed, to: tree.root) == Vector(x: 6, y: -4))
  }

  @Test func theRootsOwnPlaceDoesNotEnter() {
    var tree = SpaceTree(
      root: Space(
        frame: Rect(x: 7, y: 7, width: 9, height: 9), boundsOrigin: Point(x: 3, y: 3), scale: PerAxis(5)))
    let child = tree.add(Space(frame: Rect(x: 1, y: 2, width: 9, height: 9)), to: tree.root)
    #expect(tree.convert(Point.zero, from: child, to: tree.root) == Point(x: 1, y: 2))
    #expect(tree.map(from: tree.root, to: tree.root) == .identity)
  }

  @Test func aHundredThousandLevelsAreConverted() {
    var tree = SpaceTree(root: Space(frame: Rect(x: 0, y: 0, width: 9, height: 9)))
    var deepest = tree.root
    var first = tree.root
    for level in 0..<100_000 {
      deepest = tree.add(Space(frame: Rect(x: 1, y: 0.5, width: 9, height: 9)), to: deepest)
      if level == 0 { first = deepest }
    }
    #expect(tree.convert(Point.zero, from: deepest, to: tree.root) == Point(x: 100_000, y: 50_000))
    #expect(tree.convert(Point.zero, from: tree.root, to: deepest) == Point(x: -100_000, y: -50_000))
    #expect(tree.contains(deepest, inside: first))
    tree.remove(first)
    #expect(!tree.contains(deepest) && tree.contains(tree.root))
  }

  @Test func scalesBeyondTheRangeHaveNoWayBack() {
    var tree = SpaceTree(root: Space(frame: .zero, clips: true))
    var deepest = tree.root
    for _ in 0..<3 {
      deepest = tree.add(
        Space(frame: Rect(x: 0, y: 0, width: 1, height: 1), scale: PerAxis(1e200)), to: deepest)
    }
    #expect(tree.map(from: deepest, to: tree.root).inverted == nil)
    #expect(tree.map(from: tree.root, to: deepest).inverted == nil)
    #expect(tree.visiblePart(of: Rect(x: 0, y: 0, width: 1, height: 1), in: deepest) == .zero)
  }
}
