#if DEBUG
  import Hands
  @testable import ScrollBehaviors
  import Testing

  /// Between two pages nothing is looked up, and the result has the same bits as if it were.
  struct PageSpanTests {
    @Test func offsetBetweenTwoPagesReadsAsIfLookedUp() {
      var random = SeededGenerator(seed: 21)
      var (between, wrong) = (0, 0)
      for number in 0..<600 {
        let world = RandomPaging(UInt64(number))
        let (paging, scroll) = (world.paging, world.scroll)
        // Laps and origins other than the first.
        for _ in 0..<Int.random(in: 0...4, using: &random) {
          scroll.contentOffset.x += Double.random(in: -2_500...2_500, using: &random)
        }
        guard let here = paging.here(scroll.geometry, scroll.contentOrigin) else { continue }
        for _ in 0..<30 {
          let near = scroll.contentOffset.x + Double.random(in: -3_000...3_000, using: &random)
          let page = here.nearest(to: near)
          let (start, end) = (here.offset(of: page), here.offset(of: page + 1))
          let span = PageSpan(here, at: Bool.random(using: &random) ? near : (start + end) / 2)
          var offsets = [
            near, start, end, here.head, here.head.nextDown, here.head - 40, here.tail, here.tail + 40,
            start.nextUp, end.nextDown, (start + end) / 2, (start + end).nextUp / 2,
          ]
          for power in [-40, -30, -20, -12, -1] {
            let part = Double(sign: .plus, exponent: power, significand: .random(in: 1...2, using: &random))
            offsets += [start + part * (end - start), end - part * (end - start), start - part, end + part]
          }
          for offset in offsets {
            guard let reading = span.reading(at: offset) else { continue }
            between += 1
            let (fraction, lap) = here.lapped(offset)
            let isSame =
              reading.fraction.bitPattern == fraction.bitPattern
              && reading.page == here.number(of: here.nearest(to: offset))
              && span.lap == wholeNumber(lap) &+ here.near.lap
            if !isSame { wrong += 1 }
          }
        }
      }
      #expect(wrong == 0 && between > 50_000)
    }
  }
#endif
