import Hands
import ScrollTesting
import Testing

/// Pulls, loads and ends of loading in any order, also in callbacks. The callbacks keep their order, the content
/// rests at its destination, and every number is finite.
struct RefreshStories {
  private static let stories: UInt64 = perBuild(debug: 60, release: 1_000)

  private final class Story {
    let axis: Axis
    var random: SeededGenerator
    let commands = CommandCount()
    let first: CallbackChecker
    let delegate: CallbackChecker
    let indicators = Indicators()
    var ends: [PullToRefresh] = []
    let scroll: ScrollController
    var now = 0.0
    var finger: Double?
    var loads = 0
    /// The number of calls of `refresh` for each end since that load began.
    var calls: [Int] = [0, 0]

    init(_ axis: Axis, seed: UInt64) {
      self.axis = axis
      random = SeededGenerator(seed: seed)
      let first = CallbackChecker("link", joinsLate: false, commands: commands)
      self.first = first
      delegate = CallbackChecker("delegate", joinsLate: true, commands: commands)
      let threshold = Double.random(in: 1...120, using: &random)
      let hold = Double.random(in: 0...threshold, using: &random)
      var told: [() -> Void] = [{}, {}]
      var tell: (Int) -> Void = { _ in }
      for (index, side) in [Side.lower, .upper].enumerated() {
        told[index] = { tell(index) }
        let call = told[index]
        ends.append(
          PullToRefresh(
            axis: axis, at: side, threshold: threshold, hold: hold,
            trigger: Bool.random(using: &random) ? .release : .threshold
          ) { _ in call() })
      }
      var chain: [any ScrollBehavior] = [first]
      if Bool.random(using: &random) { chain.append(Paging(axis: axis)) }
      chain += ends
      chain.append(Bool.random(using: &random) ? Bouncing(always: .all) : Bouncing())
      chain.append(indicators)
      scroll = scroller(chain, delegate: delegate)
      tell = { [unowned self] in begun($0) }
      for end in ends {
        end.didPull = { #expect($0.isFinite && $0 >= 0 && end.axis == axis) }
      }
    }

    /// A pull asks for new items. Sometimes they load at once.
    private func begun(_ index: Int) {
      loads += 1
      #expect(ends[index].state == .loading)
      if Int.random(in: 0..<4, using: &random) == 0 {
        commands.commandInCallback()
        ends[index].endRefreshing()
      }
      if Int.random(in: 0..<6, using: &random) == 0 {
        commands.commandInCallback()
        scroll.contentSize = axis.size(2_500, across: 2_000)
      }
    }

    private func number(_ limit: Double) -> Double { .random(in: -limit...limit, using: &random) }

    private func touch(_ place: Double) -> Point { axis.point(place, across: 200) }

    func act() {
      now += .random(in: 0...0.03, using: &random)
      let time = Timestamp.seconds(now)
      let action = Int.random(in: 0..<20, using: &random)
      commands.beginCall(isCommand: action >= 14)
      switch action {
      case 0, 1:
        if finger == nil {
          finger = 200
          scroll.touchBegan(at: touch(200), time: time)
        }
      case 2...6:
        if let place = finger {
          finger = place + number(240)
          scroll.touchMoved(to: touch(finger ?? 0), time: time)
        }
      case 7, 8:
        if let place = finger {
          scroll.touchEnded(at: touch(place), time: time)
          finger = nil
        }
      case 9:
        if finger == nil {
          scroll.wheel(by: axis.vector(number(90)), time: time)
        }
      case 10: indicators.flash(at: time)
      case 11...13: frames(.random(in: 1...80, using: &random))
      case 14, 15: end.endRefreshing()
      case 16: end.beginRefreshing(reveals: Bool.random(using: &random))
      case 17:
        scroll.setContentOffset(axis.point(number(2_000)), animated: Bool.random(using: &random))
      case 18:
        let inset = Double.random(in: 0...600, using: &random)
        scroll.contentInset = Int.random(in: 0..<3, using: &random) == 0 ? Insets(all: inset) : .zero
      default:
        let length = 1_000 * Double(Int.random(in: 0...2, using: &random))
        scroll.contentSize = Size(width: length, height: length)
      }
      check()
    }

    private var end: PullToRefresh { ends[Int.random(in: 0...1, using: &random)] }

    private func frames(_ count: Int) {
      for _ in 0..<count {
        now += 1.0 / 60
        scroll.advance(to: .seconds(now))
        check()
      }
    }

    private func check() {
      for checker in [first, delegate] { checker.endCall(scroll) }
      for end in ends {
        #expect(end.pull.isFinite && end.pull >= 0 && end.fraction.isFinite)
        if end.state == .ending { #expect(end.pull > 0 || scroll.phase != .idle) }
      }
      for axis in Axis.both {
        guard let thumb = indicators.thumb(on: axis, at: .seconds(now)) else { continue }
        #expect(thumb.rect.isFinite && thumb.opacity >= 0 && thumb.opacity <= 1)
      }
    }

    /// Lifts, ends the loading, and waits for rest.
    func finish() {
      // A run of deltas that ends later would be another pull with a release.
      scroll.cancelAllTouches(time: .seconds(now))
      for end in ends {
        commands.beginCall(isCommand: true)
        end.endRefreshing()
      }
      commands.beginCall(isCommand: false)
      var demand = FrameDemand.needsFrame
      let patience = now + 120
      while demand != .idle, now < patience {
        now += 1.0 / 60
        demand = scroll.advance(to: .seconds(now))
        check()
      }
      #expect(demand == .idle && scroll.phase == .idle)
      for end in ends { #expect(end.state == .idle) }
      for axis in Axis.both {
        let thumb = indicators.thumb(on: axis, at: .seconds(now))
        #expect(thumb?.opacity ?? 0 == 0)
      }
      #expect(scroll.diagnostics.count(of: .answer) == 0 && scroll.diagnostics.count(of: .command) == 0)
      for checker in [first, delegate] {
        #expect(checker.violations.isEmpty, "\(checker.violations.first ?? "")")
      }
    }
  }

  @Test(arguments: Axis.both) func pullsAndLoadsInAnyOrderKeepTheirDestinations(_ axis: Axis) {
    var (loads, kept) = (0, 0)
    for seed in 0..<Self.stories {
      let story = Story(axis, seed: seed)
      for _ in 0..<80 { story.act() }
      story.finish()
      loads += story.loads
      kept += story.first.keptPromises
    }
    #expect(loads > 20 && kept > 20, "\(loads) loads, \(kept) kept")
  }
}
