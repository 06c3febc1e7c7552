import Hands
import Testing

/// Flicks that begin past an end, flicks at any speed, and what a finger holds.
struct PagingFlickTests {
  // MARK: Flicks that begin past an end, and flicks at any speed

  @Test(arguments: ContentEnd.all) func pulledPastAnEndAndFlickedInwardLandsOnTheEnd(_ end: ContentEnd) {
    let hand = Hand(scroller([Paging(axis: end.axis), Bouncing()]), end).pulled(by: 300 * end.out)
    hand.swipe(at: -1_500 * end.out)
    #expect(hand.past(end) > 40)
    hand.lift()
    #expect(hand.restingAtDestination() == end.wall)
  }

  @Test(arguments: Axis.both, [250.0, 800, 1_500, 3_000, 6_400, 8_000])
  func noFlickOvershootsItsPage(_ axis: Axis, _ speed: Double) {
    for direction in [1.0, -1] {
      let hand = Hand(scroller([Paging(axis: axis), Bouncing()], viewport: 390, content: 3_900), axis)
      hand.scroll.settings.slop = 0
      hand.scroll.contentOffset = axis.point(1_950)
      hand.down()
      for _ in 0..<4 { hand.move(by: speed * direction * 0.008) }
      hand.lift()
      let page = hand.destination
      #expect(page == 1_950 + 390 * direction)
      let farthest = hand.rest(every: 1.0 / 240).map { ($0 - page) * direction }.max() ?? 0
      #expect(farthest < 0.5)
      #expect(hand.offset == page)
    }
  }

  /// A fling over many pages slows down from the speed it was let go with, and is there within a second.
  @Test(arguments: Axis.both, [600.0, 1_500, 4_000, 8_000])
  func aGlideOverPagesOnlySlowsDown(_ axis: Axis, _ speed: Double) {
    for fling in [PageRule.Fling.whereItStops, .beyondStop] {
      let cards = Paging(
        .items(count: 1_000, length: 84, spacing: 16), axis: axis, rule: PageRule(fling, limit: nil))
      let hand = Hand(scroller([cards, Circular(axis: axis)]), axis, at: 50_000).flung(at: speed)
      #expect((hand.destination - hand.offset) / speed > 0.35)
      #expect((hand.scroll.motion?.settlingTime ?? 2) <= 1)
      while hand.frame(after: 1.0 / 240) == .needsFrame { #expect(hand.speed < 1.6 * speed) }
      #expect(cards.fraction == Double(cards.page))
    }
  }

  /// The path to a page half a million points away has no jump. No frame moves further than the speeds at both of its
  /// ends allow, and a layout on the way moves nothing.
  @Test(arguments: Axis.both, [true, false]) func theWayToAFarPageHasNoStep(_ axis: Axis, _ isFling: Bool) {
    let cards = Paging(
      .items(count: 10_000, length: 84, spacing: 16), axis: axis, rule: PageRule(.whereItStops, limit: nil))
    let hand = Hand(scroller([cards, Bouncing()]), axis, at: isFling ? 498_000 : 0)
    if isFling { hand.fling(at: 4_000) } else { cards.scroll(toPage: 5_000, animated: true) }
    let end = hand.destination
    #expect((499_000...502_000).contains(end) && end.truncatingRemainder(dividingBy: 100) == 0)
    var frames = 0
    while hand.scroll.phase != .idle {
      let (offset, speed) = (hand.offset, hand.speed)
      hand.frame(after: 1.0 / 240)
      let way = hand.offset - offset
      #expect(way >= 0 && way <= 1.2 * max(speed, hand.speed) / 240 + 0.5)
      frames += 1
      let place = hand.offset
      if frames % 8 == 0 { hand.scroll.invalidateLayout() }
      #expect(hand.offset == place && hand.destination == end)
    }
    #expect(frames > 100 && hand.offset == end)
  }

  // MARK: Flicks that interrupt a turn

  /// A flick that is caught at 0.4 on the way to a page, and goes on past that page, turns one page more. However fast
  /// it is, it turns no second one.
  @Test(arguments: Axis.both, [PageRule.Fling.toNext, .fromNearest, .whereItStops, .beyondStop])
  func theLimitCountsFromThePageOnTheWay(_ axis: Axis, _ fling: PageRule.Fling) {
    for direction in [1.0, -1] {
      let pages = Paging(axis: axis, rule: PageRule(fling, limit: 1))
      let hand = Hand(scroller([pages, Bouncing()], content: 8_000), axis, at: 4_000)
      hand.scroll.settings.slop = 0
      hand.fling(at: 1_500 * direction)
      #expect(hand.destination == 4_000 + 400 * direction)
      for _ in 0..<400 where (hand.offset - 4_000) * direction < 160 { hand.frame(after: 1.0 / 1_000) }
      #expect((hand.offset - 4_000).magnitude < 200)
      hand.pull(by: 250 * direction)
      hand.swipe(at: 8_000 * direction)
      hand.lift()
      #expect(hand.restingAtDestination() == 4_000 + 800 * direction)
    }
  }

  /// A turn that is caught may also be taken back: the limit counts from the page where the drag began as well.
  @Test(arguments: Axis.both) func aTurnThatIsInterruptedIsTakenBack(_ axis: Axis) {
    let hand = Hand(scroller([Paging(axis: axis), Bouncing()], content: 8_000), axis, at: 4_000)
    hand.fling(at: 1_500)
    for _ in 0..<400 where hand.offset < 4_160 { hand.frame(after: 1.0 / 1_000) }
    hand.fling(at: -1_500)
    #expect(hand.restingAtDestination() == 4_000)
  }

  /// On a ring, the page on the way is the nearest of those with its number.
  @Test(arguments: Axis.both, [1.0, -1])
  func theLimitCountsFromThePageOnTheWayRoundARing(_ axis: Axis, _ direction: Double) {
    let pages = Paging(
      .items(count: 3, length: 400), axis: axis, rule: PageRule(.whereItStops, limit: 1))
    let hand = Hand(scroller([pages, Circular(axis: axis)]), axis)
    let first = hand.offset
    hand.fling(at: 1_500 * direction)
    for _ in 0..<400 where (hand.offset - first).magnitude < 160 { hand.frame(after: 1.0 / 1_000) }
    hand.fling(at: 8_000 * direction)
    hand.rest()
    #expect(pages.page == (direction > 0 ? 2 : 1))
  }

  /// The lift of a trackpad is judged again once its momentum is known. That is the same turn, and no further one.
  @Test(arguments: Axis.both) func theMomentumOfASwipeTurnsNoFurtherPage(_ axis: Axis) {
    let pages = Paging(axis: axis, rule: PageRule(.whereItStops, limit: 1))
    let hand = Hand(scroller([pages, Bouncing()], content: 8_000), axis, at: 4_000)
    func roll(_ delta: Double, _ phase: WheelPhase) {
      hand.now += 0.008
      hand.scroll.wheel(by: axis.vector(delta), phase: phase, time: hand.time)
      hand.frame(after: 0)
    }
    roll(0, .began)
    for _ in 0..<8 { roll(20, .changed) }
    roll(0, .ended)
    #expect(hand.destination == 4_400)
    var delta = 60.0
    roll(delta, .momentumBegan)
    while delta > 1 {
      delta *= 0.97
      roll(delta, .momentumChanged)
      #expect(hand.destination == 4_400)
    }
    roll(0, .momentumEnded)
    #expect(hand.restingAtDestination() == 4_400)
  }

  // MARK: What a finger holds stays in place when pages change their length

  @Test(arguments: [0.25, 0.5, 0.8, -0.125])
  func aResizeKeepsThePlaceBetweenPages(_ part: Double) {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 100), content: Size(width: 4_000, height: 100),
      behaviors: [Probe.open, Paging(axis: .horizontal)])
    scroll.settings.slop = 0
    scroll.touchBegan(at: Point(x: 200, y: 50), time: .zero)
    scroll.touchMoved(to: Point(x: 200 - part * 400, y: 50), time: .milliseconds(8))
    #expect(scroll.contentOffset.x == part * 400)
    scroll.contentInset = Insets(left: 100, right: 100)
    let beyond = min(0, part * 400)
    #expect(scroll.contentOffset.x == -100 + max(0, part) * 200 + beyond)
    #expect(scroll.phase == .dragging)
  }
}
