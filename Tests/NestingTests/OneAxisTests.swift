import Hands
import Testing

/// One hand goes one way: scrollers take a drag of a finger, or a swipe on a trackpad, along its longer axis alone.
struct OneAxisTests {
  private static let count = perBuild(debug: 100, release: 2_000)
  private static let policies: [any NestingPolicy & Sendable] = [
    NegotiatingPolicy(), NegotiatingPolicy(pulling: .outermost), LatchingPolicy.uiKit, LatchingPolicy.browser,
  ]

  enum Device: CaseIterable { case finger, trackpad }

  /// All policies with both devices, but for the wheel of browsers, which has no main axis.
  private static let hands = policies.indices.flatMap { policy in Device.allCases.map { (policy, $0) } }
    .filter { policies[$0.0] !== LatchingPolicy.browser || $0.1 == .finger }

  /// Random towers of scrollers that scroll along one axis each, under strokes at random angles that turn on the way.
  @Test(arguments: hands) func aDragMovesScrollersAlongOneAxis(_ policy: Int, _ device: Device) throws {
    var turned = 0
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let tower = Tower(Self.policies[policy], &random)
      let before = tower.offsets
      let degrees = Double.random(in: 0..<360, using: &random)
      let first = Vector(x: 40 * cosine(degrees), y: 40 * sine(degrees))
      let longer: Axis = first.x.magnitude > first.y.magnitude ? .horizontal : .vertical
      let hasRoom = PerAxis(
        x: tower.canMove(by: Vector(x: first.x, y: 0)), y: tower.canMove(by: Vector(x: 0, y: first.y)))
      // Past the slop the hand may turn.
      let ways = (1...12).map { step in
        step < 6 ? first / 6 : Vector(x: .random(in: -12...12, using: &random), y: 8)
      }
      switch device {
      case .finger: tower.drag(ways)
      case .trackpad: tower.swipe(ways)
      }
      tower.rest()
      let moved = Axis.both.filter { axis in
        zip(before, tower.offsets).contains { $0[axis] != $1[axis] }
      }
      try #require(moved.count <= 1, "seed \(seed): \(moved) at \(degrees)°")
      if let axis = moved.first, axis != longer {
        try #require(!hasRoom[longer], "seed \(seed): \(axis) at \(degrees)°")
        turned += 1
      }
    }
    #expect(turned > 0, "some strokes find room along the shorter axis only")
  }

  /// A map in a list goes every way: it scrolls along both axes itself.
  @Test(arguments: policies.indices) func aMapFollowsTheFingerOnBothAxes(_ policy: Int) {
    let list = NestedScroller(scroller([Clamping()], viewport: 400, content: 400))
    list.scroll.contentSize.height = 4_000
    let map = list.add(scroller([Clamping()], viewport: 300, content: 900), at: .zero)
    map.scroll.contentOffset = Point(x: 300, y: 300)
    let nest = ScrollNest(list, policy: Self.policies[policy])
    nest.touchBegan(at: Point(x: 150, y: 150), time: .seconds(0), slop: 0)
    for step in 1...20 {
      nest.touchMoved(
        to: Point(x: 150 - 3 * Double(step), y: 150 - Double(step)), time: .seconds(Double(step) / 120))
    }
    #expect(map.scroll.contentOffset == Point(x: 360, y: 320) && list.scroll.contentOffset == .zero)
  }

  /// A swipe has no slop: a first delta across does not decide it.
  @Test(arguments: [1.0, -1, 3]) func aFirstDeltaAcrossDoesNotEndASwipe(_ across: Double) {
    let page = NestedScroller(scroller([Clamping()], viewport: 400, content: 400))
    page.scroll.contentSize.height = 4_000
    let list = page.add(scroller([Clamping()], viewport: 300, content: 300), at: .zero)
    list.scroll.contentSize.height = 4_000
    let nest = ScrollNest(page, policy: NegotiatingPolicy())
    nest.wheel(by: Vector(x: across, y: 0), phase: .began, at: Point(x: 100, y: 100), time: .zero)
    for step in 1...10 {
      nest.wheel(
        by: Vector(x: 0, y: 20), phase: .changed, at: Point(x: 100, y: 100),
        time: .seconds(Double(step) / 120))
    }
    #expect(list.scroll.contentOffset.y == 200)
  }

  /// A list at its top can be pulled at a slant, although the pager around it has room across.
  @Test(arguments: [NegotiatingPolicy(), LatchingPolicy.uiKit] as [any NestingPolicy & Sendable])
  func aSlantedPullStretchesTheList(_ policy: any NestingPolicy & Sendable) {
    let pager = NestedScroller(
      ScrollController(shape: Size(width: 1_170, height: 800), [Bouncing(.horizontal)]))
    let list = pager.add(
      ScrollController(shape: Size(width: 390, height: 3_000), [Bouncing(.vertical)]), at: .zero)
    let nest = ScrollNest(pager, policy: policy)
    nest.touchBegan(at: Point(x: 200, y: 200), time: .seconds(0))
    for step in 1...20 {
      nest.touchMoved(
        to: Point(x: 200 - 3 * Double(step), y: 200 + 9 * Double(step)), time: .seconds(Double(step) / 120))
    }
    #expect(list.scroll.contentOffset.y < -20 && pager.scroll.contentOffset.x == 0)
  }
}

/// Up to four scrollers, each in the content of the one before and as large, that scroll along one axis each.
private final class Tower {
  let nest: ScrollNest
  private var levels: [NestedScroller] = []
  private var now = 0.1

  init(_ policy: any NestingPolicy, _ random: inout SeededGenerator) {
    for _ in 0..<Int.random(in: 2...4, using: &random) {
      var content = Size(width: 200, height: 200)
      let axis = Axis.both.randomElement(using: &random)!
      content[axis] = 700
      let scroll = ScrollController(
        viewport: Size(width: 200, height: 200), content: content, behaviors: [Clamping()])
      scroll.contentOffset[axis] = [0, 250, 500].randomElement(using: &random)!
      let level = NestedScroller(scroll)
      if Bool.random(using: &random) { level.scrollsFirst = Edges(axis, .upper) }
      if let outer = levels.last {
        level.origin = outer.scroll.contentPosition
        outer.add(level)
      }
      levels.append(level)
    }
    nest = ScrollNest(levels[0], policy: policy)
  }

  var offsets: [Point] { levels.map { $0.scroll.contentOffset } }

  func canMove(by way: Vector) -> Bool { levels.contains { $0.canTake(way) != PerAxis(false) } }

  func drag(_ ways: [Vector]) {
    var place = Point(x: 100, y: 100)
    nest.touchBegan(at: place, time: .seconds(0))
    for (step, way) in ways.enumerated() {
      place = place - way
      nest.touchMoved(to: place, time: .seconds(Double(step + 1) / 120))
    }
    nest.touchEnded(at: place, time: .seconds(0.1))
  }

  func swipe(_ ways: [Vector]) {
    for (step, way) in ways.enumerated() {
      nest.wheel(
        by: way, phase: step == 0 ? .began : .changed, at: Point(x: 100, y: 100),
        time: .seconds(Double(step) / 120))
    }
    nest.wheel(by: .zero, phase: .ended, at: Point(x: 100, y: 100), time: .seconds(0.1))
  }

  func rest() {
    repeat { now += 1.0 / 60 } while nest.advance(to: .seconds(now)) != .idle
  }
}

private func sine(_ degrees: Double) -> Double { Mathematics.sin(degrees / 180 * .pi) }
private func cosine(_ degrees: Double) -> Double { Mathematics.cos(degrees / 180 * .pi) }
