import CallbackGrammar
import Hands
import ScrollBehaviors
import Testing

/// What is seen besides the content, in a user's words: thumbs, what comes and goes, and the gap of a pull.
struct SeenStories {
  private let checker = CallbackChecker("delegate")
  private let indicators = Indicators()

  private func hand(_ axis: Axis, _ behaviors: [any ScrollBehavior] = [Bouncing()]) -> Hand {
    let hand = Hand(scroller(behaviors + [indicators], delegate: checker), axis)
    hand.frame()
    return hand
  }

  private func thumb(_ hand: Hand) -> IndicatorThumb? { indicators.thumb(on: hand.axis, at: hand.time) }

  private func rect(_ axis: Axis, _ start: Double, _ length: Double) -> Rect {
    Rect(origin: axis.point(start), size: axis.size(length, across: 400))
  }

  @Test(arguments: Axis.both) func theThumbGoesWithMyFlingAndFadesAfterIt(_ axis: Axis) throws {
    let hand = hand(axis)
    #expect(thumb(hand)?.opacity == 0)
    hand.fling(at: 1_500)
    var last = 0.0
    while hand.frame() == .needsFrame, hand.scroll.phase != .idle {
      let thumb = try #require(self.thumb(hand))
      #expect(thumb.opacity == 1 && thumb.rect.lower(axis) >= last)
      #expect(indicators.thumb(on: axis.cross, at: hand.time)?.opacity == 0)
      last = thumb.rect.lower(axis)
    }
    #expect(last > 100)
    hand.frame(after: 1)
    #expect(thumb(hand)?.opacity == 1)
    hand.frame(after: 1)
    #expect(thumb(hand)?.opacity == 0 && hand.frame() == .idle && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func theThumbShrinksAsItBouncesAndGrowsAgain(_ axis: Axis) throws {
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

  @Test(arguments: Axis.both) func thePhotoMovesEvenlyInItsFrameWhileIFling(_ axis: Axis) {
    let hand = hand(axis)
    let photo = rect(axis, 500, 100)
    hand.fling(at: 2_000)
    var (last, offset) = (hand.scroll.progress(of: photo, on: axis), hand.offset)
    while hand.frame() == .needsFrame, hand.offset < 600 {
      let progress = hand.scroll.progress(of: photo, on: axis)
      // Half the view and half the photo are 250 points from the middle to either end.
      if last > -1, progress < 1 {
        #expect((progress - last - (hand.offset - offset) / 250).magnitude < 1e-9)
      }
      #expect(progress >= last)
      (last, offset) = (progress, hand.offset)
    }
    #expect(last > 0.5 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func aCardFadesInAndUnderTheBarItFadesOut(_ axis: Axis) {
    let hand = hand(axis)
    hand.scroll.safeArea = axis.inset(.lower, 50)
    let card = rect(axis, 450, 100)
    var seen: [Double] = []
    hand.scroll.setContentOffset(axis.point(800), arrival: .timed(1, .linear))
    while hand.frame() == .needsFrame { seen.append(hand.scroll.visibleFraction(of: card)) }
    #expect(seen.first == 0 && seen.contains(1) && seen.last == 0)
    let top = seen.firstIndex(of: 1) ?? 0
    #expect(zip(seen[..<top], seen[1...top]).allSatisfy { $0 <= $1 }, "it comes in")
    #expect(zip(seen[top...], seen[(top + 1)...]).allSatisfy { $0 >= $1 }, "and goes below the bar")
    #expect(checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func iPullForNewsAndTheThumbShrinksUntilTheyAreThere(_ axis: Axis) throws {
    var calls = 0
    let refresh = PullToRefresh(axis) { _ in calls += 1 }
    let hand = hand(axis, [refresh, Bouncing()])
    hand.down()
    while calls == 0, hand.now < 5 { hand.move(by: -5) }
    let pulled = try #require(thumb(hand))
    #expect(pulled.opacity == 1 && refresh.fraction >= 1 && refresh.state == .loading)
    hand.lift(after: 0.2)
    hand.rest()
    #expect(hand.offset == -60 && refresh.fraction == 0.6)
    let held = try #require(thumb(hand))
    #expect(held.rect.length(axis) > pulled.rect.length(axis), "in the gap it is past no wall")
    refresh.endRefreshing()
    hand.rest()
    #expect(hand.offset == 0 && refresh.state == .idle && calls == 1 && checker.violations.isEmpty)
  }

  @Test(arguments: Axis.both) func iComeToTheViewAndAllThumbsFlash(_ axis: Axis) {
    let hand = hand(axis)
    indicators.flash(at: hand.time)
    for axis in Axis.both { #expect(indicators.thumb(on: axis, at: hand.time)?.opacity == 1) }
    hand.frame(after: 2)
    for axis in Axis.both { #expect(indicators.thumb(on: axis, at: hand.time)?.opacity == 0) }
  }

  @Test(arguments: Axis.both) func roundTheRingThereIsNoThumbButEachCardKnowsItsWay(_ axis: Axis) throws {
    let content = Arranging(Stack(count: 12, spacing: 8) { _, _ in 92 }, axis: axis)
    let hand = hand(axis, [content, Circular(axis)])
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
