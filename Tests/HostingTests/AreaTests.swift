import Hands
import ScrollHosting
import Testing

/// Which area is at a point.
struct AreaTests {
  private let host = ScrollHost()
  private let list = ScrollController(
    viewport: Size(width: 400, height: 600), content: Size(width: 400, height: 6_000), behaviors: [Clamping()]
  )

  @Test func theTopmostAreaIsTheLastOneAddedAmongThoseOfTheHighestZ() {
    let frame = Rect(x: 0, y: 0, width: 10, height: 10)
    let first = host.add(frame: frame)
    let second = host.add(frame: frame)
    let third = host.add(frame: frame, z: -1)
    #expect(host.area(at: Point(5, 5)) === second)
    first.z = 1
    #expect(host.area(at: Point(5, 5)) === first)
    (first.isEnabled, second.isEnabled) = (false, false)
    #expect(host.area(at: Point(5, 5)) === third)
    host.remove(third)
    #expect(host.area(at: Point(5, 5)) == nil)
  }

  @Test func aHostCountsTheScrollersOfAreasAndOfNests() {
    let (root, inner, other) = (NestedScroller(scroller()), scroller(), scroller())
    let area = host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let nest = host.add(ScrollNest(root, policy: LatchingPolicy.browser), in: area)
    root.add(inner, at: .zero)
    host.add(root.children[0], in: nest)
    host.add(other, frame: Rect(x: 500, y: 0, width: 10, height: 10))
    func all(in area: ScrollArea? = nil) -> Set<ObjectIdentifier> {
      var (found, count): (Set<ObjectIdentifier>, Int) = ([], 0)
      host.forEachScroller(in: area) { (_, count) = (found.insert(ObjectIdentifier($0)), count + 1) }
      #expect(found.count == count)
      return found
    }
    func these(_ scrollers: ScrollController...) -> Set<ObjectIdentifier> {
      Set(scrollers.map { ObjectIdentifier($0) })
    }
    #expect(all() == these(list, root.scroll, inner, other))
    #expect(all(in: area) == these(list, root.scroll, inner) && all(in: nest) == these(root.scroll, inner))
    host.remove(nest)
    #expect(all(in: area) == these(list) && all() == these(list, other))
  }

  private func scroller() -> ScrollController {
    ScrollController(viewport: Size(width: 10, height: 10), behaviors: [Clamping()])
  }

  @Test func areasInAScrollerMoveWithItsContentAndAreCutOffAtItsViewport() {
    let area = host.add(list, frame: Rect(x: 100, y: 50, width: 400, height: 600))
    let row = host.add(frame: Rect(x: 0, y: 1_000, width: 400, height: 44), in: area)
    #expect(host.area(at: Point(150, 60)) === area && host.area(at: Point(50, 60)) == nil)
    list.contentOffset.y = 980
    #expect(host.area(at: Point(150, 80)) === row && host.area(at: Point(150, 69)) === area)
    list.contentOffset.y = 1_020
    #expect(host.area(at: Point(150, 60)) === row && host.area(at: Point(150, 49)) == nil)
    #expect(host.mapToWindow(from: row).convert(Point.zero) == Point(100, 30))
    #expect(host.convert(Point(103, 54), to: row) == Point(3, 24))
    #expect(host.visiblePart(of: Rect(x: 0, y: 0, width: 400, height: 44), in: row).minY == 20)
  }

  @Test func aPlainAreaClipsItsContentOnlyIfConfigured() {
    let group = host.add(frame: Rect(x: 0, y: 0, width: 50, height: 50))
    let wide = host.add(frame: Rect(x: 20, y: 20, width: 100, height: 10), in: group)
    #expect(host.area(at: Point(90, 25)) === wide)
    group.clips = true
    #expect(host.area(at: Point(90, 25)) == nil && host.area(at: Point(40, 25)) === wide)
  }

  @Test(arguments: [1.0, 2, 0.5], [false, true])
  func zoomedAndReversedContentIsFoundWhereItIsShown(_ scale: Double, _ isReversed: Bool) {
    let map = ScrollController(
      viewport: Size(width: 400, height: 400), content: Size(width: 4_000, height: 4_000),
      isReversed: PerAxis(x: isReversed, y: false), behaviors: [Clamping()])
    map.settings.minimumZoomScale = 0.25
    map.settings.maximumZoomScale = 4
    map.setZoomScale(scale, animated: false)
    map.contentOffset = Point(300, 200)
    let area = host.add(map, frame: Rect(x: 10, y: 20, width: 400, height: 400))
    let pin = host.add(frame: Rect(x: 500 / scale, y: 350 / scale, width: 8, height: 8), in: area)
    let shown = host.mapToWindow(from: area).convert(pin.frame)
    let center = Point(shown.minX + shown.width / 2, shown.minY + shown.height / 2)
    #expect(host.area(at: center) === pin)
    let place = host.convert(center, to: area)
    #expect(pin.frame.contains(place))
    #expect(shown.width == 8 * scale)
  }

  @Test func aFrameBecomesTheViewportAndAnUnusableOneIsRefused() {
    let area = host.add(list, frame: Rect(x: 0, y: 0, width: 300, height: 200))
    #expect(list.viewport == Size(width: 300, height: 200))
    area.frame = Rect(x: 5, y: 5, width: 200, height: 100)
    #expect(list.viewport == Size(width: 200, height: 100) && area.frame.minX == 5)
    area.frame = Rect(x: .nan, y: 0, width: 1, height: 1)
    area.frame = Rect(x: 0, y: 0, width: -1, height: 1)
    #expect(area.frame == Rect(x: 5, y: 5, width: 200, height: 100))
    #expect(host.diagnostics.count(of: .unusableNumbers) == 2)
  }

  @Test func anAreaThatLeavesTakesAllInItAlong() {
    let area = host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    let row = host.add(frame: Rect(x: 0, y: 0, width: 400, height: 44), in: area)
    host.focus = row
    host.remove(area)
    #expect(host.area(at: Point(5, 5)) == nil && host.focus == nil)
    host.focus = row
    #expect(host.focus == nil && host.diagnostics.count(of: .unknownScroller) == 1)
    #expect(list.onNeedsFrame == nil)
    host.add(list, frame: Rect(x: 0, y: 0, width: 400, height: 600))
    #expect(list.onNeedsFrame != nil)
  }
}
