import Hands
import Testing

/// Scrollers that follow each other.
struct LinkedTests {
  private func pair(
    _ axis: Axis, _ links: LinkedScrollers, _ first: LinkedMember? = nil, _ second: LinkedMember? = nil,
    contents: (Double, Double) = (2_000, 2_000)
  ) -> (Hand, Hand) {
    let one = scroller([Bouncing(), first ?? links.member()], content: contents.0)
    let other = scroller([Bouncing(), second ?? links.member()], content: contents.1)
    return (Hand(one, axis), Hand(other, axis))
  }

  @Test(arguments: Axis.both) func eachScrollerFollowsTheOtherAtOnce(_ axis: Axis) {
    let (one, other) = pair(axis, LinkedScrollers(axis))
    var seen: [Double] = []
    let log = Log()
    other.scroll.delegate = log
    one.pull(by: 60)
    #expect(one.offset == 60 && other.offset == 60)
    one.lift(after: 1)
    one.fling(at: 900)
    while one.scroll.phase != .idle {
      one.frame()
      seen.append(one.offset - other.offset)
    }
    #expect(seen.allSatisfy { $0 == 0 } && one.offset > 200)
    other.now = one.now
    other.scroll.setContentOffset(axis.point(300), animated: true)
    other.rest()
    #expect(one.offset == 300 && other.offset == 300)
    #expect(log.events.contains("didScroll"))
  }

  @Test(arguments: Axis.both) func theOtherAxisIsIndependent(_ axis: Axis) {
    let (one, other) = pair(axis, LinkedScrollers(axis))
    one.scroll.contentOffset = axis.point(70, across: 50)
    #expect(other.scroll.contentOffset == axis.point(70, across: 0))
    let (left, right) = pair(axis, LinkedScrollers())
    left.scroll.contentOffset = axis.point(70, across: 50)
    #expect(right.scroll.contentOffset == axis.point(70, across: 50))
  }

  @Test(arguments: Axis.both) func aMinimapFollowsByScaleAndAProgressBarByRoom(_ axis: Axis) {
    let links = LinkedScrollers(axis)
    let (map, mini) = pair(
      axis, links, links.member(), links.member(scale: PerAxis(0.25)), contents: (2_000, 800))
    map.scroll.contentOffset[axis] = 400
    #expect(mini.offset == 100)
    mini.scroll.contentOffset[axis] = 200
    #expect(map.offset == 800)
    let (long, short) = pair(axis, LinkedScrollers(axis, by: .progress), contents: (2_000, 800))
    long.scroll.contentOffset[axis] = 1_200
    #expect(short.offset == 300)
    short.pull(by: -400)
    #expect((long.offset / 1_600 - short.offset / 400).magnitude < 1e-12 && long.offset < 0)
  }

  @Test(arguments: Axis.both) func aFollowerDoesNotMoveTheOthers(_ axis: Axis) {
    let links = LinkedScrollers(axis)
    let (leader, follower) = pair(
      axis, links, links.member(follows: false), links.member(leads: false))
    follower.pull(by: 80)
    #expect(leader.offset == 0 && follower.offset == 80)
    leader.pull(by: 50)
    #expect(leader.offset == 50 && follower.offset == 50)
  }

  @Test(arguments: Axis.both) func aFingerOnOneScrollerStopsTheOther(_ axis: Axis) {
    let (one, other) = pair(axis, LinkedScrollers(axis))
    one.fling(at: 1_500, frames: 4)
    other.now = one.now
    let caught = one.offset
    other.down()
    #expect(one.scroll.phase == .idle)
    other.drag(by: 30)
    #expect(one.offset == caught + 30 && other.offset == caught + 30)
  }

  @Test(arguments: Axis.both) func rebasesAndNewMembersKeepTheSamePosition(_ axis: Axis) {
    let links = LinkedScrollers(axis)
    let strip = scroller([Infinite(axis: axis), links.member()])
    let pane = scroller([Infinite(axis: axis, length: 1_000), links.member()])
    for _ in 0..<40 {
      strip.contentOffset[axis] += 170.25
      #expect(pane.contentPosition[axis] == strip.contentPosition[axis])
    }
    #expect(pane.contentOrigin != strip.contentOrigin)
    let late = scroller([Infinite(axis: axis), links.member()])
    #expect(late.contentPosition[axis] == strip.contentPosition[axis])
  }

  /// A strip without ends beside a ring: a lap of the ring is a distance in the strip.
  @Test(arguments: Axis.both, [-1.0, 1]) func followersCountTheLapsOfARing(_ axis: Axis, _ sign: Double) {
    let links = LinkedScrollers(axis)
    let ring = scroller([Circular(axis: axis), Bouncing(), links.member()], content: 1_000)
    let strip = scroller([Infinite(axis: axis), links.member()])
    let (start, other) = (ring.contentPosition[axis], strip.contentPosition[axis])
    #expect(start == other)
    for lap in 1...12 {
      for _ in 0..<8 { ring.contentOffset[axis] += sign * 125 }
      #expect(ring.contentPosition[axis] == start + sign * Double(lap) * 1_000)
      #expect(strip.contentPosition[axis] == ring.contentPosition[axis])
    }
    strip.contentOffset[axis] -= sign * 3_250
    #expect(ring.contentPosition[axis] == start + sign * 8_750)
    let hand = Hand(ring, axis).flung(at: sign * 2_500)
    hand.rest()
    #expect(strip.contentPosition[axis] == ring.contentPosition[axis])
    #expect(ring.diagnostics.total == 0 && strip.diagnostics.total == 0)
  }

  /// Rows above the view are inserted and removed. One offset changes, and both scrollers show the same content as
  /// before.
  @Test(arguments: Axis.both) func editsOfItemsKeepPositionsEqual(_ axis: Axis) throws {
    let links = LinkedScrollers(axis)
    let rows = (0..<2).map { _ in ItemRow(count: 60, length: 50) }
    let scrolls = rows.map { row -> ScrollController in
      let tiles = Tiling<Int>(row, axis: axis)
      return scroller([tiles, KeepAnchor(tiles), Bouncing(), links.member()])
    }
    for scroll in scrolls { scroll.advance(to: .zero) }
    scrolls[0].contentOffset[axis] = 1_000
    #expect(scrolls[1].contentPosition[axis] == 1_000)
    var random = SeededGenerator(seed: 3)
    for round in 0..<60 {
      let place = Int64.random(in: 0..<8, using: &random)
      let isInsertion = Bool.random(using: &random) || rows[0].items.upperBound < 50
      // Every second round uses the other order.
      for index in round % 2 == 0 ? [0, 1] : [1, 0] {
        if isInsertion {
          try rows[index].insert(2, at: place)
        } else {
          try rows[index].remove(place..<place + 2)
        }
      }
      #expect(scrolls[0].contentPosition[axis] == scrolls[1].contentPosition[axis], "round \(round)")
      scrolls[round % 2].contentOffset[axis] += Double(Int.random(in: -640...640, using: &random)) / 64
      #expect(scrolls[0].contentPosition[axis] == scrolls[1].contentPosition[axis], "round \(round)")
    }
    #expect(scrolls.allSatisfy { $0.diagnostics.total == 0 })
  }

  @Test(arguments: Axis.both) func contradictingGroupsComeToRest(_ axis: Axis) {
    let (a, b) = (LinkedScrollers(axis), LinkedScrollers(axis, by: .progress))
    let one = scroller([Bouncing(), a.member(), b.member()])
    let two = scroller([Bouncing(), a.member(), b.member()], content: 1_000)
    one.contentOffset[axis] = 300
    #expect(one.diagnostics.total == 0 && two.diagnostics.total == 0)
    #expect(one.contentOffset[axis] == 300 && two.contentOffset[axis] == 112.5, "the last link decides")
  }

  @Test(arguments: Axis.both) func aMovePassesThroughSeveralGroups(_ axis: Axis) {
    let (a, b) = (LinkedScrollers(axis), LinkedScrollers(axis))
    let ends = [scroller([Clamping(), a.member()]), scroller([Clamping(), b.member()])]
    let middle = scroller([Clamping(), a.member(), b.member()])
    ends[0].contentOffset[axis] = 120
    #expect(middle.contentOffset[axis] == 120 && ends[1].contentOffset[axis] == 120)
    ends[1].contentOffset[axis] = 50
    #expect(middle.contentOffset[axis] == 50 && ends[0].contentOffset[axis] == 50)
  }

  @Test(arguments: Axis.both) func aMemberWithLateRoomTakesTheSharedPosition(_ axis: Axis) {
    let links = LinkedScrollers(axis, by: .progress)
    let one = scroller([Bouncing(), links.member()])
    one.contentOffset[axis] = 400
    let other = scroller([Bouncing(), links.member()], content: 800)
    #expect(one.contentOffset[axis] == 400 && other.contentOffset[axis] == 100)
    let late = scroller([Bouncing(), links.member()], content: 0)
    late.contentSize = Size(width: 1_200, height: 1_200)
    #expect(one.contentOffset[axis] == 400 && late.contentOffset[axis] == 200)
  }

  @Test(arguments: Axis.both) func theLatestCommandLeads(_ axis: Axis) {
    let links = LinkedScrollers(axis)
    let hands = (0..<3).map { _ in Hand(scroller([Bouncing(), links.member()]), axis) }
    for (index, hand) in hands.enumerated() { hand.travel(to: 300 + Double(index) * 100, frames: 2) }
    #expect(hands.map { $0.scroll.phase } == [.idle, .idle, .animating])
    #expect(hands[2].resting() == 500)
    #expect(hands.allSatisfy { $0.offset == 500 })
  }

  @Test(arguments: Axis.both) func linkingTwoMovingScrollersStopsTheFirst(_ axis: Axis) {
    let (a, b) = (LinkedScrollers(axis), LinkedScrollers(axis))
    let hands = [a, b].map { Hand(scroller([Bouncing(), $0.member()]), axis) }
    for (index, hand) in hands.enumerated() { hand.travel(to: 300 + Double(index) * 100, frames: 2) }
    let link = scroller([Bouncing()])
    for group in [a, b] { link.behaviors.append(group.member()) }
    #expect(hands.map { $0.scroll.phase } == [.idle, .animating])
    #expect(hands[1].resting() == 400 && hands[0].offset == 400 && link.contentOffset[axis] == 400)
  }

  @Test(arguments: Axis.both) func aMemberThatJoinsDuringAMotionRestsWithTheLeader(_ axis: Axis) {
    let links = LinkedScrollers(axis)
    let leader = Hand(scroller([Bouncing(), links.member()]), axis)
    let late = Hand(scroller([Bouncing()]), axis)
    leader.travel(to: 300, frames: 5)
    late.travel(to: 500, frames: 5)
    late.scroll.behaviors.append(links.member())
    #expect(late.scroll.phase == .idle && late.offset == leader.offset)
    #expect(leader.resting() == 300 && late.offset == 300)
  }
}
