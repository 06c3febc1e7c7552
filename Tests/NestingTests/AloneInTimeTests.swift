import Hands
import Testing

/// A nest of one scroller treats absurd times as the scroller treats them by itself, to the last bit.
struct AloneInTimeTests {
  private static let seeds = perBuild(debug: 100, release: 2_000)

  @Test(arguments: AloneTests.policies.indices)
  func aNestTreatsAbsurdTimesAsAScrollerDoes(_ policy: Int) throws {
    var (resets, moved) = (0, 0)
    for seed in 0..<UInt64(Self.seeds) {
      var pair = Pair(AloneTests.policies[policy], seed: seed)
      var acts: [String] = []
      for event in 0..<120 {
        let act = pair.act()
        acts.append(act)
        try #require(
          pair.isEqual,
          "seed \(seed), event \(event), \(act): \(pair)\n\(acts.suffix(12).joined(separator: "\n"))")
      }
      resets += pair.nest.diagnostics.count(of: .clockReset)
      if pair.other.contentOffset.y != 800 { moved += 1 }
    }
    #expect(resets > Self.seeds && moved > Self.seeds / 2)
  }
}

/// A scroller, and an equal one in a nest. Both receive the same events. All places are multiples of 1/8, so that sums
/// are exact.
private struct Pair: CustomStringConvertible {
  let one = scroller([Bouncing()])
  let other = scroller([Bouncing()])
  let nest: ScrollNest
  private var random: SeededGenerator
  private var now = 100.0
  /// The fingers that are down, and their places.
  private var fingers: [(id: Int, place: Point)] = []
  /// The place from which the slop counts.
  private var start = Point.zero

  init(_ policy: any NestingPolicy, seed: UInt64) {
    random = SeededGenerator(seed: seed)
    for scroll in [one, other] { scroll.contentOffset.y = 800 }
    nest = ScrollNest(NestedScroller(other), policy: policy)
  }

  var isEqual: Bool {
    one.contentOffset == other.contentOffset && one.phase == other.phase
      && one.destination == other.destination
      && (one.isTracking || one.velocity == other.velocity) && one.context.time == other.context.time
  }

  var description: String {
    "\(one.phase) at \(one.contentOffset), \(one.velocity), \(one.context.time), to \(one.destination); in a nest "
      + "\(other.phase) at \(other.contentOffset), \(other.velocity), \(other.context.time), to \(other.destination)"
  }

  private mutating func eighth(_ most: Int) -> Double {
    Double(Int.random(in: (-8 * most)...(8 * most), using: &random)) / 8
  }

  /// Returns the time of the next event, which may be absurd.
  private mutating func stamp() -> Timestamp {
    now += [0, 0.004, 0.008, 0.016].randomElement(using: &random)!
    guard Int.random(in: 0..<8, using: &random) == 0 else { return .seconds(now) }
    let ahead = [1e12, 1e6, 2, 0.9, 0.3, -0.01, -0.7, -3, -50, .nan, .infinity]
    return .seconds(now + ahead.randomElement(using: &random)!)
  }

  /// Sends an event to both, and returns its description.
  mutating func act() -> String {
    let time = stamp()
    let isUsable = time.seconds.isFinite
    var way = Vector(x: 0, y: eighth(40))
    if way.y == 0 { way.y = 1 }
    let kind = Int.random(in: 0..<16, using: &random)
    switch kind {
    case 0...1 where fingers.count < 2:
      let id = fingers.first?.id == 0 ? 1 : 0
      let place = Point(x: 200, y: 200 + eighth(50))
      let slop = fingers.isEmpty && Bool.random(using: &random) ? 0.0 : 8
      one.touchBegan(at: place, time: time, id: id, slop: slop)
      nest.touchBegan(at: place, time: time, id: id, slop: slop)
      if isUsable { (start, fingers) = (place, fingers + [(id, place)]) }
      hadSeveral = fingers.count > 1 || hadSeveral
      return "touch \(id) began at \(place), \(time), slop \(slop)"
    case 2 where !fingers.isEmpty:
      let index = Int.random(in: fingers.indices, using: &random)
      let finger = fingers[index]
      // With several fingers, a nest and a scroller measure different samples.
      let velocity = Bool.random(using: &random) || hadSeveral ? Vector(x: 0, y: eighth(900)) : nil
      let outcomes = (
        one.touchEnded(at: finger.place, time: time, id: finger.id, velocity: velocity),
        nest.touchEnded(at: finger.place, time: time, id: finger.id, velocity: velocity)
      )
      if isUsable { leave(index) }
      return "touch \(finger.id) ended at \(time) with \(velocity, default: "samples"): \(outcomes)"
    case 3 where !fingers.isEmpty:
      let index = Int.random(in: fingers.indices, using: &random)
      let id = fingers[index].id
      one.touchCancelled(time: time, id: id)
      nest.touchCancelled(time: time, id: id)
      if isUsable { leave(index) }
      return "touch \(id) cancelled at \(time)"
    case 4..<11 where !fingers.isEmpty:
      let index = Int.random(in: fingers.indices, using: &random)
      let id = fingers[index].id
      if one.phase == .tracking, index == fingers.count - 1 {
        // Within the slop, or so far that the part after it is exact.
        fingers[index].place = start
        fingers[index].place.y += [0, 4, -4, 16, -16, 32, -32].randomElement(using: &random)!
      } else {
        fingers[index].place.y += way.y
      }
      one.touchMoved(to: fingers[index].place, time: time, id: id)
      nest.touchMoved(to: fingers[index].place, time: time, id: id)
      return "touch \(id) moved to \(fingers[index].place), \(time)"
    case 11 where fingers.isEmpty:
      one.wheel(by: way, time: time)
      nest.wheel(by: way, at: Point(x: 200, y: 200), time: time)
      return "wheel \(way), \(time)"
    case 12:
      one.step(by: .points(way), time: time)
      nest.step(by: .points(way), from: nest.root, time: time)
      return "step \(way), \(time)"
    case 13 where fingers.isEmpty:
      one.move(at: way * 8, time: time)
      nest.move(at: way * 8, from: nest.root, time: time)
      return "speed \(way * 8), \(time)"
    default:
      let demands = (one.advance(to: time), nest.advance(to: time))
      return "frame \(time): \(demands)"
    }
  }

  private var hadSeveral = false

  private mutating func leave(_ index: Int) {
    fingers.remove(at: index)
    hadSeveral = hadSeveral && !fingers.isEmpty
    start = fingers.last?.place ?? .zero
  }
}
