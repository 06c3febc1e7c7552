import Hands
import Testing

/// Browsers round the deltas of a trackpad to whole numbers: a swipe turns a page with them as it does without.
struct RoundedSwipeTests {
  private static let count = perBuild(debug: 150, release: 3_000)

  @Test(arguments: Axis.both) func wholeDeltasTurnPagesAsExactOnesDo(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let (peak, decay) = (
        Double.random(in: 9...30, using: &random), Double.random(in: 0.93...0.97, using: &random)
      )
      let rate = Double.random(in: 60...120, using: &random)
      func pages(_ round: (Double) -> Double) -> Int {
        let pages = Paging(.viewport, axis: axis)
        let hand = Hand(scroller([pages, Bouncing()], viewport: 600, content: 18_000), axis)
        hand.frames(2)
        var delta = 0.3 * peak
        var isRising = true
        while isRising || delta >= 0.5 {
          let sent = round(delta)
          if sent >= 1 || sent == delta {
            hand.scroll.wheel(by: axis.vector(sent), time: hand.time)
            hand.now += 1 / rate
            hand.scroll.advance(to: hand.time)
          }
          if isRising, delta < peak {
            delta = min(peak, delta + 0.3 * peak)
          } else {
            (isRising, delta) = (false, delta * decay)
          }
        }
        hand.rest()
        return pages.page
      }
      let (exact, whole) = (pages { $0 }, pages { $0.rounded() })
      try #require(
        exact == 1 && whole == 1, "seed \(seed): \(exact) and \(whole), \(peak) · \(decay) at \(rate) Hz")
    }
  }
}
