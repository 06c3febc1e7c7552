import Hands
import Testing

/// Random flings through several scrollers. Their speed has no jump between two scrollers, and all scrollers come to
/// rest at their destinations at the lift.
struct SeamTests {
  private static let count = perBuild(debug: 300, release: 30_000)

  /// Three scrollers, each in the content of the one before, at random offsets.
  private static func nested(_ axis: Axis, _ random: inout SeededGenerator) -> [NestedScroller] {
    var scrollers: [NestedScroller] = []
    for level in 0..<3 {
      let viewport = 400.0 - Double(level) * 100
      let content = viewport + Double(Int.random(in: 0...600, using: &random))
      let chain: [any ScrollBehavior] =
        switch Int.random(in: 0..<4, using: &random) {
        case 0: [Clamping()]
        case 1: [Paging(axis: axis), Bouncing()]
        default: [Bouncing()]
        }
      let scroll = scroller(chain, viewport: viewport, content: content)
      if Bool.random(using: &random) { scroll.isReversed[axis] = true }
      let room = scroll.geometry.extent[axis].room ?? 0
      scroll.contentOffset[axis] = Double.random(in: 0...1, using: &random) * room
      let next = NestedScroller(scroll)
      if let outer = scrollers.last {
        next.origin = outer.scroll.contentPosition + Vector(x: 50, y: 50)
        outer.add(next)
      }
      if Int.random(in: 0..<4, using: &random) == 0 { next.scrollsFirst = Edges(axis, .upper) }
      scrollers.append(next)
    }
    return scrollers
  }

  /// Returns the speed of all scrollers together, on the screen.
  private func speed(_ scrollers: [NestedScroller], _ axis: Axis, at time: Timestamp) -> Double {
    scrollers.reduce(0) { sum, one in
      guard let motion = one.scroll.motion else { return sum }
      let own = motion.velocity(at: time)[axis]
      return sum + (one.scroll.isReversed[axis] ? 0 - own : own)
    }
  }

  @Test(arguments: Axis.both) func aFlingHasNoJumpBetweenTwoScrollers(_ axis: Axis) throws {
    var random = SeededGenerator(seed: 14)
    var seams = 0
    for round in 0..<Self.count {
      let scrollers = Self.nested(axis, &random)
      let pulling: NegotiatingPolicy.Pulling = Bool.random(using: &random) ? .innermost : .outermost
      let nest = ScrollNest(scrollers[0], policy: NegotiatingPolicy(pulling: pulling))
      var (place, time) = (200.0, 0.0)
      nest.touchBegan(at: axis.point(place, across: 150), time: .seconds(0))
      let way = Double.random(in: -25...25, using: &random)
      for _ in 0..<8 {
        time += 1.0 / 120
        place -= way
        nest.touchMoved(to: axis.point(place, across: 150), time: .seconds(time))
      }
      let mayTake = scrollers.map { $0.canTake(axis.vector(way))[axis] }
      nest.touchEnded(at: axis.point(place, across: 150), time: .seconds(time))
      let ends = scrollers.map { $0.scroll.destination[axis] }
      for giver in scrollers {
        guard let motion = giver.scroll.motion, let edge = motion.axes[axis].edge,
          case .rest = edge.stage.law
        else { continue }
        let crossing = motion.start + (motion.axes[axis].begins + edge.time)
        // A scroller that starts at its wall passes the finger's own speed on.
        if crossing <= .seconds(time) { continue }
        let before = speed(scrollers, axis, at: crossing + -1e-7)
        let after = speed(scrollers, axis, at: crossing + 1e-7)
        // Once all scrollers with room have reached their walls, the last wall answers. A page that rests on a page
        // ends a fling, too.
        let isSpent = zip(scrollers, mayTake).allSatisfy { one, mayTake in
          let way = (before < 0) != one.scroll.isReversed[axis]
          let wall =
            (way ? one.scroll.geometry.extent[axis].lower : one.scroll.geometry.extent[axis].upper) ?? 0
          let end = one.scroll.destination[axis]
          return !mayTake || (end - wall).magnitude <= 0.5
            || (end - one.scroll.contentOffset[axis]).magnitude <= 0.5
        }
        if isSpent { continue }
        seams += 1
        try #require((after - before).magnitude <= 1, "round \(round): from \(before) to \(after)")
      }
      var frames = 0
      while frames < 3_000 {
        frames += 1
        time += 1.0 / 60
        if nest.advance(to: .seconds(time)) == .idle { break }
      }
      let rests = scrollers.map { $0.scroll.contentOffset[axis] }
      try #require(rests == ends, "round \(round)")
    }
    #expect(seams > Self.count / 20)
  }
}
