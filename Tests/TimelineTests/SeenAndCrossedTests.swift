import Hands
import ScrollTimelines
import Testing

/// The programs of the article, and the order of scroll events.
struct SeenAndCrossedTests {
  @Test func theFeedOfTheArticleReportsItsFirstItems() {
    let feed = ItemRow(count: 200, length: 150, axis: .vertical)
    var log: [Impressions.Impression] = []
    let impressions = Impressions(of: feed, share: 0.5, dwell: 1) { log.append($0) }
    let list = ScrollController(
      viewport: Size(width: 390, height: 600), content: Size(width: 390, height: 30_000),
      behaviors: [impressions, Bouncing(.vertical)])
    let hand = Hand(list)
    hand.frames(90)
    #expect(log.map { $0.item.index } == [0, 1, 2, 3])
    #expect(log.allSatisfy { $0.time == log[0].time })
  }

  @Test func theWheelOfTheArticleClicksInOneFrame() {
    var clicks: [ScrollTicks.Tick] = []
    let ticks = ScrollTicks(PerAxis(x: nil, y: .every(40)), limits: .vertical) { clicks.append($0) }
    let years = ScrollController(
      viewport: Size(width: 200, height: 200), content: Size(width: 200, height: 4_000),
      behaviors: [ticks, Bouncing()])
    years.advance(to: .zero)
    years.fling(velocity: Vector(x: 0, y: 1_000))
    years.advance(to: .zero)
    years.advance(to: .seconds(10))
    #expect(clicks.count == Int(years.contentOffset.y / 40))
    #expect(zip(clicks, clicks.dropFirst()).allSatisfy { $0.time < $1.time && $0.velocity > $1.velocity })
  }

  @Test func aFlingIntoAWallTicksAtTheLimitOnce() {
    var ticks: [ScrollTicks.Tick] = []
    let link = ScrollTicks(PerAxis(nil), limits: .all) { ticks.append($0) }
    let scroll = ScrollController(
      viewport: Size(width: 200, height: 200), content: Size(width: 200, height: 1_000),
      behaviors: [link, Bouncing()])
    scroll.advance(to: .zero)
    scroll.fling(velocity: Vector(x: 0, y: 3_000))
    scroll.advance(to: .zero)
    scroll.advance(to: .seconds(30))
    #expect(ticks.map(\.mark) == [.limit(.upper)])
    #expect(ticks[0].velocity > 500)
  }

  @Test func itemsTickAtTheMiddleOfTheView() {
    var items: [Int64] = []
    let row = ItemRow(count: 50, length: 100, axis: .vertical)
    let link = ScrollTicks(PerAxis(x: nil, y: .items(row))) {
      if case .item(let item) = $0.mark { items.append(item.index) }
    }
    let scroll = ScrollController(
      viewport: Size(width: 200, height: 200), content: Size(width: 200, height: 5_000),
      behaviors: [link])
    scroll.setContentOffset(Point(x: 0, y: 250), animated: true)
    scroll.advance(to: .zero)
    scroll.advance(to: .seconds(9))
    scroll.setContentOffset(Point(x: 0, y: 50), animated: true)
    scroll.advance(to: .seconds(10))
    scroll.advance(to: .seconds(19))
    #expect(items == [2, 3, 2, 1])
  }

  @Test func aSetOffsetTicksOnlyOnRequest() {
    var count = 0
    let link = ScrollTicks(PerAxis(x: nil, y: .every(10))) { _ in count += 1 }
    let scroll = ScrollController(
      viewport: Size(width: 200, height: 200), content: Size(width: 200, height: 5_000), behaviors: [link])
    scroll.contentOffset.y = 100
    #expect(count == 0)
    link.ticksInJumps = true
    scroll.contentOffset.y = 200
    #expect(count == 10)
  }

  @Test func aBounceWithinOneFrameIsNotLost() {
    var logs: [[ScrollTicks.Tick]] = []
    for frames in [1, 600] {
      var log: [ScrollTicks.Tick] = []
      let link = ScrollTicks(PerAxis(x: nil, y: .at([-20, -5]))) { log.append($0) }
      let scroll = ScrollController(
        viewport: Size(width: 200, height: 200), content: Size(width: 200, height: 1_000),
        behaviors: [link, Bouncing()])
      scroll.advance(to: .zero)
      scroll.fling(velocity: Vector(x: 0, y: -2_000))
      scroll.advance(to: .zero)
      for frame in 1...frames { scroll.advance(to: .seconds(10 * Double(frame) / Double(frames))) }
      #expect(scroll.contentOffset == .zero)
      logs.append(log)
    }
    #expect(logs[0].map(\.mark) == [.line(1), .line(0), .line(0), .line(1)])
    #expect(logs[0] == logs[1])
  }

  @Test func bothAxesTickInTheOrderOfTheWay() {
    // Two axes at one time: the horizontal one comes first.
    var axes: [Axis] = []
    let link = ScrollTicks(PerAxis(.at([50]))) { axes.append($0.axis) }
    link.ticksInJumps = true
    let scroll = ScrollController(
      viewport: Size(width: 200, height: 200), content: Size(width: 1_000, height: 1_000), behaviors: [link])
    scroll.contentOffset = Point(x: 100, y: 100)
    #expect(axes == [.horizontal, .vertical])
    scroll.contentOffset = Point(x: 40, y: 0)
    #expect(axes == [.horizontal, .vertical, .vertical, .horizontal])
  }
}
