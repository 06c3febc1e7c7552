import Hands
import Testing

/// A bar of 44 to 100 points that collapses as the content scrolls.
struct CollapsingBarTests {
  private func hand(
    _ axis: Axis, and others: [any ScrollBehavior] = [Bouncing()], at offset: Double? = nil
  ) -> (bar: CollapsingBar, hand: Hand) {
    let bar = CollapsingBar(maximum: 100, minimum: 44, axis: axis)
    let scroll = scroller(others + [bar.link()])
    scroll.safeArea = bar.inset
    return (bar, Hand(scroll, axis, at: offset, frames: 1))
  }

  @Test(arguments: Axis.both) func theBarCollapsesAndExpandsPointByPoint(_ axis: Axis) {
    let (bar, hand) = hand(axis)
    #expect(hand.offset == -100 && bar.height == 100 && bar.fraction == 1)
    hand.down()
    hand.drag(by: 20)
    #expect(bar.height == 80)
    hand.move(by: 20)
    #expect(bar.height == 60 && hand.offset == -60, "the content stays where the bar ends")
    hand.move(by: 500)
    #expect(bar.height == 44 && bar.fraction == 0)
    hand.move(by: -16)
    #expect(bar.height == 60)
    hand.move(by: 6)
    #expect(bar.height == 54)
    hand.move(by: -300)
    #expect(bar.height == 100)
    hand.move(by: 10)
    #expect(bar.height == 90, "and hides at once when I turn round")
  }

  @Test(arguments: Axis.both, [(20.0, 100.0), (35, 44)])
  func atRestTheBarExpandsOrCollapsesByItsHalf(_ axis: Axis, _ what: (hidden: Double, rest: Double)) {
    let (bar, hand) = hand(axis, at: 500)
    bar.show(animated: false)
    hand.pull(by: what.hidden, for: 0.2)
    #expect(bar.height == 100 - what.hidden)
    var heights = [bar.height]
    hand.rest { heights.append(bar.height) }
    let way = zip(heights, heights.dropFirst()).map { $1 - $0 }
    #expect(bar.height == what.rest && heights.count > 8)
    #expect(way.allSatisfy { what.rest == 100 ? $0 >= 0 : $0 <= 0 }, "straight there")
    #expect(hand.offset == 500 + what.hidden, "the content stays")
    #expect(hand.frame() == .idle)
  }

  @Test(arguments: Axis.both) func theBarExpandsNearTheBeginning(_ axis: Axis) {
    let (bar, hand) = hand(axis)
    hand.pull(by: 50, for: 0.2)
    #expect(bar.height == 50)
    hand.rest()
    #expect(bar.height == 100 && hand.offset == -50, "shut, it would leave a gap above the content")
  }

  @Test(arguments: Axis.both) func aBounceAtEitherEndDoesNotMoveTheBar(_ axis: Axis) {
    let (bar, hand) = hand(axis)
    hand.fling(at: -3_000)
    hand.rest { #expect(bar.height == 100) }
    hand.scroll.contentOffset[axis] = 1_500
    hand.rest()
    bar.hide(animated: false)
    hand.fling(at: 4_000)
    hand.rest { #expect(bar.height == 44) }
    #expect(hand.offset == 1_600)
  }

  @Test(arguments: Axis.both) func aTouchDoesNotStopTheExpandingBar(_ axis: Axis) {
    let (bar, hand) = hand(axis, at: 500)
    bar.show(animated: false)
    hand.pull(by: 20, for: 0.2)
    hand.frames(5)
    let height = bar.height
    #expect(height > 80 && height < 100)
    hand.down()
    hand.drag(by: 10)
    #expect(bar.height < height + 5 && bar.height > height - 10.1, "and moves on from where it was")
    let held = bar.height
    hand.move(by: 4)
    #expect(bar.height.isNear(held - 4))
  }

  /// Two scrollers move the bar, one after the other.
  @Test(arguments: Axis.both) func twoScrollersMoveOneBar(_ axis: Axis) {
    let bar = CollapsingBar(maximum: 100, axis: axis)
    let hands = (0..<2).map { _ in Hand(scroller([bar.link(), Bouncing()]), axis, at: 400, frames: 1) }
    bar.show(animated: false)
    hands[0].pull(by: 30)
    #expect(bar.height == 70)
    hands[1].pull(by: 30)
    #expect(bar.height == 40)
    hands[0].lift(after: 1)
    hands[0].rest()
    #expect(bar.height == 40, "the other one is still held")
    hands[1].move(by: -5)
    hands[1].lift(after: 1)
    hands[1].rest()
    #expect(bar.height == 0)
  }

  @Test(arguments: Axis.both) func aMoveByALayoutDoesNotMoveTheBar(_ axis: Axis) {
    let (bar, hand) = hand(axis, at: 1_500)
    bar.show(animated: false)
    hand.scroll.contentSize = axis.size(1_000, across: 2_000)
    #expect(hand.offset == 600 && bar.height == 100)
    let tiles = Tiling<Int>(.uniform(length: 100, items: 0..<40), axis: axis)
    let (feedBar, feed) = self.hand(axis, and: [tiles, KeepAnchor(tiles), Bouncing()], at: 1_000)
    feedBar.hide(animated: false)
    #expect(throws: Never.self) { try tiles.change(.insertRun(count: 5, at: 0)) }
    #expect(feed.offset == 1_500 && feedBar.height == 44)
  }

  @Test(arguments: Axis.both) func theBarFollowsThroughRebases(_ axis: Axis) {
    let (bar, hand) = hand(axis, and: [Infinite(axis: axis)])
    var height = 100.0
    for step in 0..<40 {
      let way = step % 3 == 2 ? -30.0 : 7_000
      hand.scroll.contentOffset[axis] += way
      height = min(100, max(44, height - way))
      #expect(bar.height.isNear(height))
    }
    #expect(hand.scroll.contentOrigin[axis] != 0)
  }

  @Test(arguments: Axis.both) func reducedMotionMovesTheBarAtOnce(_ axis: Axis) {
    let (bar, hand) = hand(axis, at: 500)
    hand.scroll.settings.reducesMotion = true
    bar.show(animated: false)
    hand.pull(by: 50, for: 0.2)
    #expect(bar.height == 44)
  }

  @Test(arguments: Axis.both) func aSnapshotKeepsTheBarAndItsMotion(_ axis: Axis) throws {
    let (first, second) = (hand(axis, at: 500), hand(axis))
    first.bar.show(animated: false)
    first.hand.pull(by: 20, for: 0.2)
    first.hand.frames(4)
    try second.hand.scroll.restore(#require(first.hand.scroll.snapshot()))
    second.hand.now = first.hand.now
    #expect(second.bar.height == first.bar.height && second.bar.height < 100)
    for _ in 0..<40 {
      let demands = [first.hand.frame(), second.hand.frame()]
      #expect(demands[0] == demands[1] && second.bar.height == first.bar.height)
    }
    #expect(second.bar.height == 100)
  }

  /// Random fingers, seen by hosts with other frame rates. The drawing at a time does not depend on earlier frames.
  @Test(arguments: Axis.both) func theBarDoesNotDependOnTheFrameRate(_ axis: Axis) {
    for seed in 0..<UInt64(40) {
      let heights = [1, 2, 4].map { every in
        var random = SeededGenerator(seed: seed)
        let (bar, hand) = hand(axis, at: .random(in: 0...1_000, using: &random))
        var heights: [Double] = []
        for _ in 0..<6 {
          hand.down()
          hand.swipe(at: .random(in: -3_000...3_000, using: &random).rounded())
          hand.lift()
          // All hosts draw at the times of the host with the fewest frames.
          let start = hand.now
          for step in 1...(240 / every) {
            hand.now = start + Double(step * every) / 64
            hand.frame(after: 0)
            if step * every % 4 == 0 { heights.append(bar.height) }
            #expect(bar.height >= 44 && bar.height <= 100)
            #expect(bar.height >= 100 - max(0, hand.offset + 100) - 1e-9, "no gap above the content")
          }
        }
        return heights
      }
      for other in heights.dropFirst() {
        // The bar's own motion begins with the frame in which the content comes to rest: up to four frames later.
        let far = zip(other, heights[0]).filter { !$0.isNear($1) }
        #expect(far.count <= 6 * 12 && other.last == heights[0].last, "seed \(seed)")
      }
    }
  }
}
