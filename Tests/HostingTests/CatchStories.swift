import Hands
import ScrollHosting
import Testing

/// Touches and fingers on trackpads over random trees of areas, some of whose scrollers are in motion.
struct CatchStories {
  fileprivate final class Forest {
    let host = ScrollHost()
    var random: SeededGenerator
    var now = 1.0
    var scrollers: [ScrollController] = []
    var taps = 0

    init(_ seed: UInt64) {
      random = SeededGenerator(seed: seed)
      for column in 0..<2 {
        grow(Rect(x: Double(column) * 400, y: 0, width: 400, height: 400), in: nil, depth: 0)
      }
      _ = settle()
    }

    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func chance(_ part: Double) -> Bool { number(0...1) < part }
    func part(of size: Size) -> Rect {
      let inner = Size(width: size.width * number(0.6...1), height: size.height * number(0.6...1))
      return Rect(
        x: number(0...(size.width - inner.width)), y: number(0...(size.height - inner.height)),
        width: inner.width, height: inner.height)
    }

    func make(_ size: Size) -> ScrollController {
      let (wide, tall) = (chance(0.6), chance(0.8))
      let scroll = ScrollController(
        viewport: size,
        content: Size(width: size.width * (wide ? 8 : 1), height: size.height * (tall ? 8 : 1)),
        behaviors: [Clamping()])
      if chance(0.2) {
        scroll.settings.maximumZoomScale = 4
        scroll.setZoomScale(2, animated: false)
      }
      scrollers.append(scroll)
      return scroll
    }

    func grow(_ frame: Rect, in parent: ScrollArea?, depth: Int) {
      guard depth < 3 else { return }
      switch Int.random(in: 0..<8, using: &random) {
      case 0, 1:
        let plain = host.add(frame: frame, in: parent)
        plain.gestures.tap = { [unowned self] _ in taps += 1 }
        grow(part(of: frame.size), in: plain, depth: depth + 1)
      case 2:
        let page = NestedScroller(make(frame.size), at: frame.origin)
        let place = part(of: frame.size)
        let inner = page.add(make(place.size), at: place.origin)
        let policies: [any NestingPolicy] = [
          LatchingPolicy.browser, LatchingPolicy.uiKit, NegotiatingPolicy(),
        ]
        let nest = ScrollNest(page, policy: policies[Int.random(in: 0..<3, using: &random)])
        let area = host.add(inner, in: host.add(nest, in: parent))
        grow(part(of: place.size), in: area, depth: depth + 1)
      default:
        let area = host.add(make(frame.size), frame: frame, in: parent)
        area.gestures.tap = { [unowned self] _ in taps += 1 }
        for _ in 0..<2 { grow(part(of: frame.size), in: area, depth: depth + 1) }
      }
    }

    var time: Timestamp { .seconds(now) }

    func frames(_ count: Int) {
      for _ in 0..<count {
        now += 1 / 60.0
        host.frame(at: time)
      }
    }

    func settle() -> Bool {
      for _ in 0..<6_000 where host.demand != .idle { frames(1) }
      return host.demand == .idle
    }

    /// Sets some scrollers in motion, each in its own way.
    func stir() {
      for scroll in scrollers where chance(0.4) {
        let way = Vector(x: number(-3_000...3_000), y: number(-3_000...3_000))
        if chance(0.5) {
          scroll.fling(velocity: way)
        } else {
          scroll.setContentOffset(scroll.contentOffset + way, animated: true)
        }
      }
      frames(Int.random(in: 1...12, using: &random))
    }

    /// A place, and the scrollers under it, the inner ones first, in groups that a touch is passed to.
    func place() -> (point: Point, groups: [[ScrollController]], hasNest: Bool) {
      let point = Point(number(0...800), number(0...400))
      let path = host.area(at: point)?.path ?? []
      let groups = path.filter { $0.scroll != nil }.compactMap { area -> [ScrollController]? in
        guard let nest = area.nest else { return isMember(area) ? nil : area.scroll.map { [$0] } }
        let around = area.parent.map { host.convert(point, to: $0) } ?? point
        return nest.scroller(at: around)?.path.map { $0.scroll }
      }
      return (point, groups, path.contains { $0.nest != nil })
    }

    /// Whether an area is a scroller of a nest, but not its outermost one.
    private func isMember(_ area: ScrollArea) -> Bool {
      area.parent?.nest?.root.children.contains { $0.scroll === area.scroll } ?? false
    }
  }

  @Test(arguments: 0..<perBuild(debug: 30, release: 300) as Range<UInt64>)
  func aTouchStopsEveryScrollerUnderItAndIsNoTapThen(_ seed: UInt64) {
    let forest = Forest(seed)
    for _ in 0..<10 {
      forest.stir()
      let (point, groups, _) = forest.place()
      let movers = groups.joined().filter { $0.phase.isMotion }
      forest.taps = 0
      forest.host.touchBegan(at: point, time: forest.time)
      for scroll in groups.joined() { #expect(scroll.phase == .tracking) }
      let offsets = groups.joined().map { $0.contentOffset }
      forest.frames(3)
      #expect(groups.joined().map { $0.contentOffset } == offsets)
      let outcome = forest.host.touchEnded(at: point, time: forest.time)
      #expect(outcome == (movers.isEmpty ? .tap : .caught))
      #expect(movers.isEmpty || forest.taps == 0)
      for scroll in groups.joined() { #expect(scroll.phase == .idle) }
      #expect(groups.joined().map { $0.contentOffset } == offsets)
      #expect(forest.settle())
    }
    #expect(forest.host.diagnostics.total == 0 && forest.scrollers.allSatisfy { $0.diagnostics.total == 0 })
  }

  @Test(arguments: 0..<perBuild(debug: 30, release: 300) as Range<UInt64>)
  func oneScrollerFollowsATouchAndAllOthersRest(_ seed: UInt64) {
    let forest = Forest(seed)
    for _ in 0..<10 {
      forest.stir()
      let (point, groups, hasNest) = forest.place()
      guard !groups.isEmpty else { continue }
      let way = Vector(x: forest.number(-60...60), y: forest.number(-60...60))
      let isHorizontal = way.x.magnitude > way.y.magnitude
      let along = isHorizontal ? Vector(x: 0 - way.x, y: 0) : Vector(x: 0, y: 0 - way.y)
      let moving = groups.first { $0.contains { $0.phase.isMotion } }
      forest.host.touchBegan(at: point, time: forest.time)
      let free = groups.first { $0[0].canScroll(by: along) != PerAxis(false) }
      forest.frames(1)
      forest.host.touchMoved(to: point + way, time: forest.time)
      forest.frames(1)
      let isLong = (way.x * way.x + way.y * way.y).squareRoot() > 10
      if isLong {
        let takers = groups.filter { $0.contains { $0.isTracking } }
        #expect(takers.count <= 1)
        if let moving { #expect(takers.allSatisfy { $0 == moving }) }
        if moving == nil, !hasNest {
          let taker = free ?? groups[0]
          #expect(takers.count == 1 && takers[0] == taker)
          #expect(taker[0].phase == .dragging || taker[0].canScroll(by: along) == PerAxis(false))
          // The content stays under the finger, as far as there is any.
          let (start, scale) = (taker[0].contentOffset, forest.scale(around: taker[0]))
          let step = Vector(x: forest.number(-20...20), y: forest.number(-20...20))
          forest.host.touchMoved(to: point + way + step, time: forest.time)
          forest.frames(1)
          for axis in Axis.both {
            let end = taker[0].geometry.extent[axis].upper ?? 0
            let expected = min(max(start[axis] - step[axis] / scale, 0), end)
            let isAtWall = expected == 0 || expected == end || start[axis] == 0 || start[axis] == end
            #expect(isAtWall || (taker[0].contentOffset[axis] - expected).magnitude < 1e-6)
          }
        }
        let others = groups.filter { $0 != takers.first }.joined()
        for scroll in others { #expect(scroll.phase == .idle) }
      }
      #expect(forest.host.touchEnded(at: point + way, time: forest.time) != .tap || !isLong)
      #expect(forest.settle())
    }
    #expect(forest.host.diagnostics.total == 0 && forest.scrollers.allSatisfy { $0.diagnostics.total == 0 })
  }

  @Test(arguments: 0..<perBuild(debug: 30, release: 300) as Range<UInt64>)
  func fingersOnATrackpadHoldEveryScrollerUnderThemUntilTheyMove(_ seed: UInt64) {
    let forest = Forest(seed)
    for _ in 0..<10 {
      forest.stir()
      let (point, groups, hasNest) = forest.place()
      let start: WheelPhase = forest.chance(0.5) ? .mayBegin : .began
      forest.host.wheel(by: .zero, phase: start, at: point, time: forest.time)
      for scroll in groups.joined() { #expect(!scroll.phase.isMotion || scroll.phase == .wheeling) }
      let offsets = groups.joined().map { $0.contentOffset }
      forest.frames(3)
      #expect(groups.joined().map { $0.contentOffset } == offsets)
      if forest.chance(0.5) {
        let delta = Vector(x: forest.number(-30...30), y: forest.number(-30...30))
        forest.host.wheel(by: delta, phase: .changed, at: point, time: forest.time)
        let moved = groups.filter { $0.contains { $0.phase == .wheeling } }
        #expect(moved.count <= 1)
        let canMove = groups.contains {
          $0.contains { $0.canScroll(by: delta, isWheel: true) != PerAxis(false) }
        }
        if !hasNest, canMove { #expect(moved.count == 1) }
      }
      forest.host.wheel(
        by: .zero, phase: forest.chance(0.5) ? .ended : .cancelled, at: point, time: forest.time)
      for scroll in groups.joined() { #expect(scroll.phase != .wheeling) }
      #expect(forest.settle())
    }
    #expect(forest.host.diagnostics.total == 0 && forest.scrollers.allSatisfy { $0.diagnostics.total == 0 })
  }
}

extension CatchStories.Forest {
  /// The number of points of the window for a point in the viewport of a scroller.
  fileprivate func scale(around scroll: ScrollController) -> Double {
    func find(_ areas: [ScrollArea]) -> ScrollArea? {
      for area in areas {
        if area.scroll === scroll { return area }
        if let found = find(area.children) { return found }
      }
      return nil
    }
    return find(host.areas)?.parent.map { host.mapToWindow(from: $0).scale.x } ?? 1
  }
}

extension Phase {
  /// True if content moves by itself.
  fileprivate var isMotion: Bool { self == .decelerating || self == .animating || self == .wheeling }
}

private func == (one: [ScrollController], other: [ScrollController]) -> Bool {
  one.count == other.count && zip(one, other).allSatisfy { $0 === $1 }
}

private func != (one: [ScrollController], other: [ScrollController]?) -> Bool {
  other.map { !(one == $0) } ?? true
}
