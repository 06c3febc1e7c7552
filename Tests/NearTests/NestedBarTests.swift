import Hands
import Testing

/// A bar over a page that contains a list, moved by random fingers and flings.
struct NestedBarTests {
  private final class Stage {
    let bar = CollapsingBar(maximum: 90, minimum: 20)
    let page, list: ScrollController
    let nest: ScrollNest
    var now = 0.0

    init(pageFirst: Bool) {
      let screen = Size(width: 390, height: 480)
      page = ScrollController(
        viewport: screen, content: Size(width: 390, height: 780), safeArea: bar.inset,
        behaviors: [Bouncing(), bar.link(holdsAtStart: true)])
      list = ScrollController(
        viewport: screen, content: Size(width: 390, height: 2_400), behaviors: [Bouncing(), bar.link()])
      let outer = NestedScroller(page)
      if pageFirst { outer.scrollsFirst = .bottom }
      outer.add(list, at: Point(x: 0, y: 300))
      nest = ScrollNest(outer, policy: NegotiatingPolicy())
      nest.advance(to: .zero)
    }

    /// The scrolled distance of both, without bounces.
    var place: Double {
      [page, list].reduce(0) { $0 + $1.geometry.extent.y.clamp($1.contentOffset.y) }
    }
    /// The distance of the page from its beginning.
    var distance: Double { max(0, page.contentOffset.y + 90) }
  }

  @Test(arguments: [false, true]) func theBarFollowsTheMovingScrollerWithoutAGap(_ pageFirst: Bool) {
    var (seams, shut) = (0, 0)
    for seed in 0..<UInt64(60) {
      var random = SeededGenerator(seed: seed)
      let stage = Stage(pageFirst: pageFirst)
      let (bar, nest) = (stage.bar, stage.nest)
      var (height, place) = (bar.height, stage.place)
      func check(_ what: String) {
        #expect(bar.height >= 20 && bar.height <= 90, "seed \(seed), \(what)")
        #expect(bar.height >= 90 - stage.distance - 1e-9, "seed \(seed), \(what): a gap")
        let isMoving = stage.page.phase != .idle || stage.list.phase != .idle
        let way = stage.place - place
        if isMoving, way != 0 {
          // While scrolling down, the bar never collapses by more than the content moves. While scrolling up, it
          // never expands by more.
          let change = bar.height - height
          #expect(way > 0 ? change >= -way - 1e-6 : change <= -way + 1e-6, "seed \(seed), \(what)")
        }
        (height, place) = (bar.height, stage.place)
      }
      for _ in 0..<8 {
        let (speed, across) = (
          Double.random(in: -3_500...3_500, using: &random), Double.random(in: 20...360, using: &random)
        )
        var y = 240.0
        nest.touchBegan(at: Point(x: across, y: y), time: .seconds(stage.now))
        for _ in 0..<10 {
          stage.now += 0.008
          y += speed * 0.008
          nest.touchMoved(to: Point(x: across, y: y), time: .seconds(stage.now))
          check("drag")
        }
        nest.touchEnded(at: Point(x: across, y: y), time: .seconds(stage.now))
        var moved: Set<Int> = []
        for _ in 0..<Int.random(in: 5...300, using: &random) {
          let before = [stage.page.contentOffset.y, stage.list.contentOffset.y]
          stage.now += 1.0 / 60
          nest.advance(to: .seconds(stage.now))
          if stage.page.contentOffset.y != before[0] { moved.insert(0) }
          if stage.list.contentOffset.y != before[1] { moved.insert(1) }
          check("frame")
        }
        seams += moved.count == 2 ? 1 : 0
        shut += bar.height == 20 ? 1 : 0
      }
      for _ in 0..<1_200 {
        stage.now += 1.0 / 60
        nest.advance(to: .seconds(stage.now))
      }
      #expect(bar.height == 20 || bar.height == 90, "seed \(seed): it rests open or shut")
    }
    #expect(seams > 20 && shut > 50, "\(seams) seams, \(shut) times shut")
  }
}
