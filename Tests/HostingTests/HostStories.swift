import Hands
import ScrollHosting
import Testing

/// Random orders of events, balanced or not, into a window of many scrollers.
struct HostStories {
  private final class Cast {
    let host = ScrollHost()
    var now = 1.0
    var areas: [ScrollArea] = []
    var removed: [ScrollController] = []
    var timers: [HostTimer] = []
    var random: SeededGenerator
    /// The demands of all scrollers and timers, as the last frame left them.
    var frames = 0

    init(_ seed: UInt64) {
      random = SeededGenerator(seed: seed)
      let list = add(list: [Clamping()], Rect(x: 0, y: 0, width: 400, height: 600))
      let inner = host.add(make([Bouncing()]), frame: Rect(x: 50, y: 100, width: 300, height: 200), in: list)
      areas.append(inner)
      _ = add(
        list: [Paging(axis: .vertical), Bouncing(), Indicators()], Rect(x: 400, y: 0, width: 400, height: 600)
      )
      let page = NestedScroller(make([Bouncing()]), at: Point(0, 600))
      let strip = page.add(make([Bouncing()]), at: Point(20, 50))
      strip.scroll.viewport = Size(width: 200, height: 100)
      let nest = host.add(ScrollNest(page, policy: LatchingPolicy.browser))
      areas += [nest, host.add(strip, in: nest)]
      let map = add(list: [Bouncing()], Rect(x: 400, y: 600, width: 300, height: 300))
      map.scroll?.settings.maximumZoomScale = 4
      let button = host.add(frame: Rect(x: 10, y: 10, width: 100, height: 100), in: map)
      button.gestures.tap = { _ in }
      button.gestures.doubleTap = { _ in }
      button.gestures.waitsForDoubleTap = true
      button.gestures.longPress = { _ in }
      button.gestures.drag = { _ in }
      button.gestures.dragStart = .horizontally
      areas.append(button)
    }

    func make(_ behaviors: [any ScrollBehavior]) -> ScrollController {
      ScrollController(
        viewport: Size(width: 400, height: 300), content: Size(width: 900, height: 3_000),
        behaviors: behaviors)
    }

    func add(list behaviors: [any ScrollBehavior], _ frame: Rect) -> ScrollArea {
      let area = host.add(make(behaviors), frame: frame)
      areas.append(area)
      return area
    }

    var scrollers: [ScrollController] { areas.compactMap { $0.scroll } }

    func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
    func point() -> Point { Point(number(-50...850), number(-50...950)) }
    func vector(_ reach: Double) -> Vector { Vector(x: number(-reach...reach), y: number(-reach...reach)) }
    var time: Timestamp { .seconds(now) }

    func frame() {
      frames += 1
      let answer = host.frame(at: time)
      // As urgent as any scroller or timer says, and not more.
      var earliest = FrameDemand.idle
      for scroll in scrollers { earliest = earliest.merged(with: scroll.advance(to: time)) }
      #expect(answer <= earliest)
    }

    func act() {
      let id = Int.random(in: 0...2, using: &random)
      now += number(0...0.03)
      switch Int.random(in: 0..<22, using: &random) {
      case 0, 1:
        host.touchBegan(
          at: point(), time: time, id: id, device: Bool.random(using: &random) ? .mouse : .finger)
      case 2, 3, 4, 5: host.touchMoved(to: point(), time: time, id: id)
      case 6: host.touchEnded(at: point(), time: time, id: id)
      case 7: host.touchCancelled(time: time, id: id)
      case 8: host.wheel(by: vector(200), at: point(), time: time)
      case 9:
        let phase = WheelPhase(rawValue: .random(in: 0...8, using: &random)) ?? .unknown
        host.wheel(by: vector(100), phase: phase, at: point(), time: time)
      case 10: host.step(by: .notches(vector(2)), at: point(), time: time)
      case 11:
        let key = ScrollKey(rawValue: .random(in: 0...9, using: &random)) ?? .down
        host.keyPressed(key, isRepeat: Bool.random(using: &random), time: time)
      case 12:
        let key = ScrollKey(rawValue: .random(in: 0...3, using: &random)) ?? .down
        host.keyReleased(key, time: time)
      case 13: host.focus = Bool.random(using: &random) ? areas.randomElement(using: &random) : nil
      case 14: host.cancelAllTouches(time: time)
      case 15: areas.randomElement(using: &random)?.scroll?.setContentOffset(point(), animated: true)
      case 16:
        timers.append(
          host.schedule(at: time + number(0...1), every: Bool.random(using: &random) ? 0.3 : nil) { _ in })
      case 17: if let timer = timers.popLast() { host.cancel(timer) }
      case 18:
        if let area = areas.randomElement(using: &random) { area.frame = area.frame.offset(by: vector(3)) }
      case 19: host.touchBegan(at: Point(.nan, 0), time: time, id: id)
      case 20:
        // One with areas in it leaves, and comes again elsewhere.
        guard let area = areas.first(where: { $0.parent == nil && $0.nest == nil }), let scroll = area.scroll,
          area.children.isEmpty
        else { return }
        host.remove(area)
        areas.removeAll { $0 === area }
        areas.append(host.add(scroll, frame: area.frame))
      default: frame()
      }
      if let wake = host.nextWake(from: time), wake <= time, Int.random(in: 0..<3, using: &random) > 0 {
        frame()
      }
    }

    /// All is let go. Frames come as the host says, until it wants none.
    func settle() -> Bool {
      now += 1
      host.cancelAllTouches(time: time)
      timers.forEach(host.cancel)
      let end = now + 120
      while let wake = host.nextWake(from: time) {
        guard wake.seconds < end else { return false }
        now = max(now, wake.seconds)
        host.frame(at: time)
      }
      return true
    }
  }

  @Test(arguments: 0..<perBuild(debug: 40, release: 400) as Range<UInt64>)
  func nobodyIsLostAndNothingIsWantedAtRest(_ seed: UInt64) {
    let cast = Cast(seed)
    for _ in 0..<400 { cast.act() }
    #expect(cast.settle())
    for scroll in cast.scrollers {
      #expect(scroll.phase == .idle && !scroll.isTracking && scroll.contentOffset.isFinite)
      for axis in Axis.both {
        let extent = scroll.geometry.extent[axis]
        #expect(scroll.contentOffset[axis] >= (extent.lower ?? -.infinity))
        #expect(scroll.contentOffset[axis] <= (extent.upper ?? .infinity))
      }
    }
    #expect(cast.host.wait(from: .seconds(cast.now + 1_000)) == nil)
    // Each of them still answers.
    for area in cast.areas {
      guard let scroll = area.scroll else { continue }
      let start = scroll.contentOffset.y
      let end = start > 100 ? 0.0 : 150
      scroll.setContentOffset(Point(0, end), animated: true)
      #expect(cast.host.wait(from: .seconds(cast.now + 1_000)) == 0)
      #expect(cast.settle())
      #expect(scroll.phase == .idle && scroll.contentOffset.y != start)
    }
  }

  @Test(arguments: 0..<perBuild(debug: 40, release: 400) as Range<UInt64>)
  func theSameEventsLeadToTheSameOffsetsBesideOtherAreas(_ seed: UInt64) {
    let (one, other) = (Cast(seed), Cast(seed))
    let stranger = other.host.add(
      other.make([Bouncing()]), frame: Rect(x: 5_000, y: 5_000, width: 300, height: 300))
    for _ in 0..<200 {
      one.act()
      other.act()
    }
    #expect(one.settle() && other.settle() && stranger.scroll?.contentOffset == .zero)
    #expect(one.scrollers.map { $0.contentOffset } == other.scrollers.map { $0.contentOffset })
  }
}
