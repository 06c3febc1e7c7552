import ScrollSpace
import Testing

struct SpaceTests {
  let frame = Rect(x: 100, y: 200, width: 40, height: 60)

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

  @Test func refusesAScaleOfZero() async {
    await #expect(processExitsWith: .failure) {
      _ = SpaceTree(root: Space(frame: .zero, scale: PerAxis(x: 1, y: 0)))
    }
  }

  @Test func refusesAScaleThatIsNotFinite() async {
    await #expect(processExitsWith: .failure) {
      var tree = SpaceTree(root: Space(frame: .zero))
      tree[tree.root].scale.x = .nan
    }
  }

  @Test func refusesAFrameOfNegativeLength() async {
    await #expect(processExitsWith: .failure) {
      var tree = SpaceTree(root: Space(frame: .zero))
      _ = tree.add(Space(frame: Rect(x: 0, y: 0, width: -1, height: 1)), to: tree.root)
    }
  }

  @Test func refusesABoundsOriginThatIsNotFinite() async {
    await #expect(processExitsWith: .failure) {
      var tree = SpaceTree(root: Space(frame: .zero))
      tree[tree.root].boundsOrigin.y = .infinity
    }
  }
}
