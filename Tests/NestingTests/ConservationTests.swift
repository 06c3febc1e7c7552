import Hands
import Testing

/// Each level of nested scrollers consumes or refuses its offer to the last bit, with any policy.
struct ConservationTests {
  enum Input: CaseIterable {
    case finger, wheel, key
  }

  private static let policies: [any NestingPolicy & Sendable] = [
    LatchingPolicy.browser, LatchingPolicy.uiKit, LatchingPolicy(fallback: .outermost),
    NegotiatingPolicy(pulling: .innermost), NegotiatingPolicy(pulling: .outermost),
  ]

  @Test(arguments: policies.indices, Input.allCases)
  func eachLevelConsumesOrRefusesItsOffer(_ policy: Int, _ input: Input) {
    var random = SeededGenerator(seed: UInt64(policy))
    for round in 0..<120 {
      let tower = Tower(Self.policies[policy], Axis.both[round % 2], [Clamping()], &random)
      if input == .finger { tower.down() }
      for _ in 0..<40 {
        let way = Double(Int.random(in: -9_600...9_600, using: &random)) / 64
        if way == 0 { continue }
        let offers = tower.offers(of: way, by: input)
        let moved = tower.move(by: way, input)
        let rooms = offers.map { $0.room }
        for (level, offer) in offers.enumerated() {
          // A key does not report the part that no scroller can take.
          let refused = input == .key ? offer.part - offer.room : moved[level].refused
          #expect(moved[level].consumed + refused == offer.part, "level \(level), offered \(offers)")
          #expect(moved[level].consumed == offer.room, "level \(level), offered \(offers)")
        }
        let parts = offers.reduce(0) { $0 + $1.part }
        #expect(parts == way || parts == 0 && rooms.allSatisfy { $0 == 0 })
      }
    }
  }

  /// Past an elastic wall, a part of each movement is consumed and a part is refused, in both directions.
  @Test(arguments: policies.indices, [Input.finger, .wheel])
  func elasticWallsConsumeOrRefuseTheirOffer(_ policy: Int, _ input: Input) {
    var random = SeededGenerator(seed: UInt64(policy))
    var pulls = 0
    for round in 0..<120 {
      let tower = Tower(Self.policies[policy], Axis.both[round % 2], [Bouncing()], &random)
      if input == .finger { tower.down() }
      for _ in 0..<40 {
        let way = Double(Int.random(in: -9_600...9_600, using: &random)) / 64
        if way == 0 { continue }
        let before = tower.levels.map { $0.finger }
        let moved = tower.move(by: way, input)
        var sum = 0.0
        for (level, place) in tower.levels.map({ $0.finger }).enumerated() {
          let offered = place - before[level]
          sum += offered
          #expect((moved[level].consumed + moved[level].refused - offered).magnitude < 1e-9)
          if moved[level].refused != 0 { pulls += 1 }
        }
        #expect((sum - (tower.isTaken ? way : 0)).magnitude < 1e-9)
      }
    }
    #expect(pulls > 100 || Self.policies[policy] === LatchingPolicy.browser && pulls > 0)
  }
}

/// Three scrollers, each in the content of the one before, at offsets that are multiples of 1/64.
private final class Tower {
  let levels: [Level]
  let nest: ScrollNest
  private let axis: Axis
  private var place = 200.0
  private var now = 0.0
  /// True if a scroller has taken the movements. A touch without a taker is dropped as a whole.
  private(set) var isTaken = false

  init(
    _ policy: any NestingPolicy, _ axis: Axis, _ chain: @autoclosure () -> [any ScrollBehavior],
    _ random: inout SeededGenerator
  ) {
    var levels: [Level] = []
    for viewport in [400.0, 300, 200] {
      let level = Level(viewport, axis, chain(), &random)
      if let outer = levels.last?.nested {
        level.nested.origin = outer.scroll.contentPosition + Vector(x: 50, y: 50)
        outer.add(level.nested)
      }
      levels.append(level)
    }
    (self.levels, self.axis) = (levels, axis)
    nest = ScrollNest(levels[0].nested, policy: policy)
  }

  func down() { nest.touchBegan(at: axis.point(place, across: 200), time: .seconds(now), slop: 0) }

  /// Returns the offer of a movement to each level, and the room of that level. In the order of the policy, each
  /// level takes the part up to its wall, and the last level takes the rest.
  func offers(of way: Double, by input: ConservationTests.Input) -> [(part: Double, room: Double)] {
    var (left, parts) = (way, levels.map { _ in 0.0 })
    let order = order(of: way, by: input)
    for (number, level) in order.enumerated() {
      let room = levels[level].room(parts[level] + left) - parts[level]
      let part = number == order.count - 1 ? left : room
      parts[level] += part
      left -= part
    }
    return levels.indices.map { (parts[$0], levels[$0].room(parts[$0])) }
  }

  private func order(of way: Double, by input: ConservationTests.Input) -> [Int] {
    if !nest.policy.decidesEachMovement, input != .key, isTaken {
      return levels.indices.filter { levels[$0].isHeld }
    }
    if isLost { return [] }
    let path = levels.reversed().map { $0.nested }
    let device: NestedGesture.Device =
      switch input {
      case .finger: .finger
      case .wheel: .wheel
      case .key: .key
      }
    let takers = nest.policy.takers(
      of: NestedGesture(path: path, movement: axis.vector(way), device: device))
    var order = takers.compactMap { taker in levels.firstIndex { $0.nested === taker } }
    guard input == .key else { return order }
    // A key begins with the first level that has room. If movements are not shared, that level takes the whole key.
    let first = order.firstIndex { levels[$0].nested.canTake(axis.vector(way))[axis] } ?? order.count - 1
    if order.isEmpty { return [] }
    order.removeFirst(first)
    return nest.policy.decidesEachMovement ? order : Array(order.prefix(1))
  }

  /// True if a finger has moved without a taker.
  private var isLost = false

  /// Returns the parts of a movement that each level consumes and refuses.
  func move(by way: Double, _ input: ConservationTests.Input) -> [(consumed: Double, refused: Double)] {
    let before = levels.map { $0.place }
    now += 0.01
    place -= way
    let time = Timestamp.seconds(now)
    switch input {
    case .finger: nest.touchMoved(to: axis.point(place, across: 200), time: time)
    case .wheel: nest.wheel(by: axis.vector(way), phase: .changed, at: Point(x: 200, y: 200), time: time)
    case .key:
      nest.step(by: .points(axis.vector(way)), from: levels[2].nested, time: time)
      nest.advance(to: time)
    }
    isTaken = isTaken || levels.contains { $0.isMoved }
    isLost = input == .finger && !isTaken
    return levels.indices.map { (levels[$0].place - before[$0], levels[$0].refused()) }
  }
}

/// A scroller of the nest, and the listener that receives the refusals of its walls. All numbers have the sign of
/// movements.
private final class Level {
  let nested: NestedScroller
  private let axis: Axis
  private let log = Log()
  /// The distance past its wall at which a finger would now have the content.
  private var past = 0.0

  init(
    _ viewport: Double, _ axis: Axis, _ chain: [any ScrollBehavior], _ random: inout SeededGenerator
  ) {
    let scroll = scroller(chain, viewport: viewport, content: viewport + 500)
    scroll.contentOffset[axis] = Double(Int.random(in: 0...500 * 64, using: &random)) / 64
    scroll.isReversed[axis] = Bool.random(using: &random)
    nested = NestedScroller(scroll)
    self.axis = axis
    if Int.random(in: 0..<4, using: &random) == 0 { nested.overscroll[axis] = .contain }
    if Int.random(in: 0..<3, using: &random) == 0 { nested.scrollsFirst = Edges(axis, .upper) }
    scroll.delegate = log
  }

  private func asMovement(_ way: Double) -> Double { nested.scroll.isReversed[axis] ? 0 - way : way }

  /// The offset of the content, or the offset to which a key has sent it.
  var place: Double {
    let scroll = nested.scroll
    return asMovement((scroll.phase == .animating ? scroll.destination : scroll.contentOffset)[axis])
  }

  /// The offset at which a finger would now have the content.
  var finger: Double { clamp(place) + past }

  private func clamp(_ place: Double) -> Double {
    nested.scroll.isReversed[axis] ? min(max(place, -500), 0) : min(max(place, 0), 500)
  }

  /// Returns the part of a movement up to the wall.
  func room(_ way: Double) -> Double { clamp(place + way) - place }

  var isHeld: Bool { nested.scroll.isTracking || nested.scroll.phase == .wheeling }
  var isMoved: Bool { nested.scroll.phase == .dragging || nested.scroll.phase == .wheeling }

  /// The refused distance since the last call.
  func refused() -> Double {
    defer { log.clear() }
    let pulls = log.pulls.filter { $0.axis == axis }
    if let pull = pulls.last { past = asMovement(pull.side == .lower ? 0 - pull.distance : pull.distance) }
    return asMovement(pulls.reduce(0) { $0 + $1.refused })
  }
}
