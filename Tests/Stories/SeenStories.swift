import Hands
import ScrollTesting
import Testing

/// Visible parts besides the content: thumbs, appearing items, and the gap of a pull.
struct SeenStories {
  private let checker = CallbackChecker("delegate")
  private let indicators = Indicators()

  private func hand(_ axis: Axis, _ behaviors: [any ScrollBehavior] = [Bouncing()]) -> Hand {
    Hand(scroller(behaviors + [indicators], delegate: checker), axis, frames: 1)
  }

  private func thumb(_ hand: Hand) -> IndicatorThumb? { indicators.thumb(on: hand.axis, at: hand.time) }

  @Test(arguments: Axis.both) func theThumbShrinksDuringABounceAndGrowsAgain(_ axis: Axis) throws {
    let hand = hand(axis)
    let whole = try #require(thumb(hand)).rect.length(axis)
    hand.fling(at: -2_500)
    var least = whole
    while hand.frame() == .needsFrame {
      let thumb = try #require(self.thumb(hand))
      #expect(thumb.rect.lower(axis) == 3, "it stays at its end")
      #expect((thumb.rect.length(axis) - max(8, whole + min(0, hand.offset))).magnitude < 1e-9)
      least = min(least, thumb.rect.length(axis))
    }
    #expect(least < whole - 20 && thumb(hand)?.rect.length(axis) == whole && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func theThumbIsShorterDuringARefresh(_ axis: Axis) throws {
    var calls = 0
    let refresh = PullToRefresh(axis: axis, trigger: .threshold) { _ in calls += 1 }
    let hand = hand(axis, [refresh, Bouncing()])
    hand.down()
    while calls == 0, hand.now < 5 { hand.move(by: -5) }
    let pulled = try #require(thumb(hand))
    #expect(pulled.opacity == 1 && refresh.fraction >= 1 && refresh.state == .loading)
    #expect(hand.liftToRest(after: 0.2) == -60 && refresh.fraction == 0.6)
    let held = try #require(thumb(hand))
    #expect(held.rect.length(axis) > pulled.rect.length(axis), "in the gap it is past no wall")
    refresh.endRefreshing()
    #expect(hand.resting() == 0 && refresh.state == .idle && calls == 1 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func aRingHasNoThumbButEachCardHasAProgress(_ axis: Axis) throws {
    let content = Arranging(Stack(count: 12, spacing: 8) { _, _ in 92 }, axis: axis)
    let hand = hand(axis, [content, Circular(axis: axis)])
    for _ in 0..<8 { hand.fling(at: 7_000) }
    while hand.frame() == .needsFrame {
      #expect(thumb(hand) == nil)
      let scroll = hand.scroll
      let seen = content.items(from: hand.offset, length: 400, origin: scroll.contentOrigin)
      for position in seen {
        let start = try #require(content.place(of: position, origin: scroll.contentOrigin)).start
        let progress = (hand.offset + 200 - start - 46) / 246
        #expect((try #require(content.progress(of: position)) - progress).magnitude < 1e-9)
      }
    }
    #expect(hand.scroll.contentOrigin[axis] != 0 && checker.violations.isEmpty)
  }
}
