import Hands
import ScrollAccessories
import ScrollTesting
import Testing

/// A clock that is set back stops nothing: what links have begun goes on, as the scroller's own motions do.
struct ClockSetBackTests {
  private final class Listener: ScrollBehavior {
    var seconds: [Double] = []
    func clockWasSetBack(by seconds: Double) { self.seconds.append(seconds) }
  }

  /// A list with a bar, transitions and indicators, and pages that turn by themselves.
  private final class Screen {
    let bar = CollapsingBar(maximum: 96, minimum: 44)
    let row = ItemRow(count: 50, length: 60, axis: .vertical)
    let pages = Paging(axis: .horizontal)
    let transitions: ItemTransitions
    let play: AutoPlay
    let indicators = Indicators()
    let listener = Listener()
    let scroll: ScrollController
    var time = 1_000.0

    init() {
      transitions = ItemTransitions(row)
      play = AutoPlay(pages, every: 3)
      let content = Size(width: 1_500, height: 3_000)
      scroll = ScrollController(
        viewport: Size(width: 300, height: 400), content: content,
        behaviors: [pages, play, transitions, indicators, bar.link(), Bouncing(), listener])
      scroll.checksChain = false
      scroll.advance(to: .seconds(time))
    }

    func frame() {
      time += 1.0 / 64
      scroll.advance(to: .seconds(time))
    }

    /// What a program draws.
    var shown: [Double] {
      let now = scroll.context.time
      return [bar.height, scroll.contentOffset.x, scroll.contentOffset.y]
        + Axis.both.map { indicators.thumb(on: $0, at: now)?.opacity ?? -1 }
        + (0..<8).map { transitions.displacement(of: $0, at: now) }
    }
  }

  @Test func whatLinksHaveBegunGoesOn() throws {
    for seed in 0..<UInt64(perBuild(debug: 100, release: 4_000)) {
      var random = SeededGenerator(seed: seed)
      let (steady, jumping) = (Screen(), Screen())
      let both = [steady, jumping]
      let jumps = Set((0..<2).map { _ in Int.random(in: 0..<400, using: &random) })
      for frame in 0..<500 {
        if Int.random(in: 0..<40, using: &random) == 0 {
          let place = Point(
            x: 300 * .random(in: 0...4, using: &random), y: .random(in: 0...900, using: &random))
          let kind = Int.random(in: 0..<4, using: &random)
          for screen in both {
            switch kind {
            case 0: screen.scroll.setContentOffset(place, on: .vertical, animated: true)
            case 1: screen.scroll.contentOffset.y = place.y
            case 2: try screen.row.insert(1, at: 2)
            default: screen.indicators.flash(at: screen.scroll.context.time)
            }
          }
        }
        if jumps.contains(frame) {
          // The first time far behind is refused, the second in a row sets the clock back.
          let before = jumping.time
          jumping.time -= Double.random(in: 2...900, using: &random).rounded()
          for _ in 0..<2 { jumping.scroll.advance(to: .seconds(jumping.time)) }
          // It is a frame, too, at which motions begin.
          steady.scroll.advance(to: .seconds(steady.time))
          try #require(jumping.listener.seconds.last == before - jumping.time, "seed \(seed)")
        }
        for screen in both { screen.frame() }
        try #require(
          zip(steady.shown, jumping.shown).allSatisfy { ($0 - $1).magnitude < 1e-6 },
          "seed \(seed), frame \(frame): \(steady.shown) and \(jumping.shown)")
      }
      try #require(jumping.listener.seconds.count == jumps.count)
    }
  }
}
