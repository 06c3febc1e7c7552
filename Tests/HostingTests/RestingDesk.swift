import Hands
import RandomStory
import ScrollEngine
import ScrollHosting
import ScrollNesting

/// A host of many scrollers, most of which rest, and a log of all that can be seen of them. The last ones are in a
/// nest.
///
/// With an observer each scroller gets each frame, and nothing else differs.
final class RestingDesk {
  private final class Observer: ScrollCallObserver {
    func scroll(_ scroll: ScrollController, willTake call: ScrollCall, from source: ScrollCallSource) {}
    func scrollWillGoAway(_ scroll: ScrollController) {}
  }

  /// Logs each callback with the time of the scroller, and commands others from some of them.
  private final class Delegate: ScrollDelegate {
    unowned let desk: RestingDesk
    let number: Int
    private var calls = 0

    init(_ desk: RestingDesk, _ number: Int) { (self.desk, self.number) = (desk, number) }

    private func note(_ name: String, _ scroll: ScrollController) {
      desk.log.append("\(number) \(name) at \(scroll.context.time), \(scroll.contentOffset)")
      calls += 1
      guard calls % 7 == 3 else { return }
      let others = desk.scrollers
      let other = (number + calls) % others.count
      desk.log.append("\(number) reads \(other): \(others[other].context.time), \(desk.host.acceptsInput)")
      switch calls % 5 {
      case 0: others[other].setContentOffset(Point(0, Double(calls % 11) * 90), animated: true)
      case 1: others[other].contentOffset.y += 40
      case 2: others[other].fling(velocity: Vector(x: 0, y: 900))
      case 3: desk.leave(other)
      default: desk.host.frame(at: desk.time)
      }
    }

    func scrollDidScroll(_ scroll: ScrollController) { note("scrolls", scroll) }
    func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { note("settles", scroll) }
    func scrollDidLayout(_ scroll: ScrollController) { note("lays out", scroll) }
    func scrollDidEndDragging(_ scroll: ScrollController, willDecelerate: Bool) { note("ends", scroll) }
    func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { note("arrives", scroll) }
    func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { note("\(old)", scroll) }
  }

  let host = ScrollHost()
  private(set) var scrollers: [ScrollController] = []
  private var areas: [ScrollArea?] = []
  /// The first scroller of the nest, with the others in it.
  private static let page = 56
  private var nest: ScrollNest?
  private var nested: [NestedScroller?] = []
  private var tellers: [Teller] = []
  private var delegates: [Delegate] = []
  private let observer = Observer()
  private let isObserved: Bool
  private var random: SeededGenerator
  fileprivate(set) var log: [String] = []
  private var now = 1.0
  fileprivate var time: Timestamp { .seconds(now) }

  init(_ seed: UInt64, isObserved: Bool) {
    (random, self.isObserved) = (SeededGenerator(seed: seed), isObserved)
    host.onNeedsFrame = { [unowned self] in log.append("host is called") }
    for number in 0..<70 {
      let chain: [any ScrollBehavior] =
        switch number % 9 {
        case 0: [Paging(axis: .vertical), Bouncing(), Indicators()]
        case 1: [Clamping()]
        case 2: [Paging(axis: .vertical), Bouncing()]
        case 3: [asked(number), Bouncing()]
        default: [Bouncing()]
        }
      let scroll = ScrollController(
        viewport: Size(width: 100, height: 100), content: Size(width: 300, height: 1_000), behaviors: chain)
      scroll.checksChain = false
      scrollers.append(scroll)
      delegates.append(Delegate(self, number))
      scroll.delegate = delegates[number]
      if isObserved { scroll.callObserver = observer }
      tellers.append(Teller(seed: seed &* 100 &+ UInt64(number), of: scroll))
      areas.append(nil)
      nested.append(nil)
      come(number)
    }
  }

  /// Creates a link that is asked when to wake, in each frame, and logs that.
  private func asked(_ number: Int) -> Probe {
    Probe(\.onWake) { [unowned self] context in
      log.append("\(number) is asked at \(context.time)")
      return nil
    }
  }

  private func come(_ number: Int) {
    let place = Point(Double(number % 10) * 100, Double(number / 10) * 100)
    if number > Self.page {
      nested[number] = nest?.root.add(
        scrollers[number], at: Point(Double(number % 3) * 90, Double(number) * 9 - 500))
      return
    }
    if number == Self.page {
      let nest =
        self.nest ?? ScrollNest(NestedScroller(scrollers[number], at: place), policy: NegotiatingPolicy())
      self.nest = nest
      areas[number] = host.add(nest)
      return
    }
    areas[number] = host.add(
      scrollers[number], frame: Rect(origin: place, size: Size(width: 100, height: 100)), z: number % 3)
  }

  fileprivate func leave(_ number: Int) {
    if let node = nested[number] {
      nested[number] = nil
      node.remove()
    } else if let area = areas[number] {
      areas[number] = nil
      host.remove(area)
    } else {
      return
    }
    log.append("\(number) has left at \(scrollers[number].context.time)")
  }

  private func number(_ range: ClosedRange<Double>) -> Double { Double.random(in: range, using: &random) }
  private func below(_ end: Int) -> Int { Int.random(in: 0..<end, using: &random) }

  private func frame(after seconds: Double) {
    now += seconds
    log.append(
      "frame at \(now): \(host.frame(at: time)), then \(String(describing: host.nextWake(from: time)))")
  }

  /// Something happens.
  func act() {
    let one = below(scrollers.count)
    let scroll = scrollers[one]
    switch below(24) {
    case 0...7: frame(after: [1.0 / 60, 1.0 / 240, 0, 0.3][below(4)])
    case 8: for _ in 0...below(7) { frame(after: [2.5, 0.1, 40, -0.01, -1.5, -3][below(6)]) }
    case 9:
      tellers[one].now = now + number(-0.1...0.1)
      tellers[one].next()
    case 10: touch(at: Point(number(-50...1_050), number(-50...750)))
    case 11:
      host.wheel(
        by: Vector(x: 0, y: number(-60...60)), at: Point(number(0...1_000), number(0...700)), time: time)
    case 12: scroll.setContentOffset(Point(0, number(0...900)), animated: below(2) == 0)
    case 13: scroll.fling(velocity: Vector(x: 0, y: number(-2_000...2_000)))
    case 14: scroll.advance(to: .seconds(now + number(-1.5...1.5)))
    case 15: scroll.viewport.height = number(50...150)
    case 16: if areas[one] == nil, nested[one] == nil { come(one) } else { leave(one) }
    case 17: scroll.update { log.append("in an update: \(host.acceptsInput), \(host.frame(at: time))") }
    case 18: scroll.behaviors = below(2) == 0 ? [Bouncing()] : [asked(one), Clamping()]
    case 19: host.schedule(at: time + 0.05) { _ in scroll.setContentOffset(Point(0, 50), animated: true) }
    case 20: scroll.setNeedsFrame()
    case 21: areas[one]?.z = below(4)
    default: read(scroll, one)
    }
  }

  private func touch(at point: Point) {
    host.touchBegan(at: point, time: time)
    for _ in 0..<below(4) { frame(after: 0.01) }
    host.touchMoved(to: point + Vector(x: 0, y: number(-90...90)), time: time)
    if below(2) == 0 { frame(after: 0.01) }
    log.append("\(host.touchEnded(at: point + Vector(x: 0, y: number(-90...90)), time: time))")
  }

  private func read(_ scroll: ScrollController, _ number: Int) {
    switch below(6) {
    case 0: log.append("\(number) is at \(scroll.context.time)")
    case 1: log.append("\(number) is \(scroll.snapshot()?.bytes ?? [])")
    case 2: log.append("\(number) is \(scroll.chainReport), \(scroll.explanation), \(scroll)")
    case 3: log.append("\(host.demand), \(host.acceptsInput), \(host.diagnostics), \(scroll.diagnostics)")
    case 4:
      let found = host.area(at: Point(self.number(0...1_000), self.number(0...700)))
      log.append("\(String(describing: areas.firstIndex { $0 != nil && $0 === found }))")
    default:
      host.forEachScroller { one in log.append("\(one.contentOffset)") }
      host.cancelAllTouches(time: time)
    }
  }

  /// Everything that is left to see.
  func end() {
    for _ in 0..<20 { frame(after: 0.2) }
    for (number, scroll) in scrollers.enumerated() {
      log.append("\(number) ends at \(scroll.context.time), \(scroll.contentOffset), \(scroll.diagnostics)")
      log.append("\(scroll.snapshot()?.bytes ?? [])")
    }
  }
}
