import Hands
import ScrollBehaviors
import Testing

/// Who wins, pair by pair.
struct CompositionPairsTests {
  private func rests(_ links: [any ScrollBehavior], _ axis: Axis, from start: Double, at speed: Double)
    -> Double
  {
    let hand = Hand(scroller(links), axis)
    hand.scroll.contentOffset[axis] = start
    hand.fling(at: speed)
    let told = hand.destination
    hand.rest()
    #expect(hand.offset == told)
    return hand.offset
  }

  /// Walls on pages leave whole pages; walls between them leave those, and the walls themselves.
  @Test(arguments: Axis.both, [-4_000.0, -600, 600, 4_000])
  func pagingBetweenInnerWalls(_ axis: Axis, _ speed: Double) {
    for page in 1...3 {
      let start = Double(page) * 400
      let aligned = rests(
        [Paging(axis: axis), Clamping(axis, to: 400...1_200)], axis, from: start, at: speed)
      #expect(aligned == min(1_200, max(400, start + (speed < 0 ? -400 : 400))))
      let between: [any ScrollBehavior] = [Clamping(axis, to: 500...1_100), Paging(axis: axis)]
      let rest = rests(between, axis, from: min(1_100, max(500, start)), at: speed)
      #expect([500, 800, 1_100].contains(rest))
    }
    let hand = Hand(scroller([Paging(axis: axis), Clamping(axis, to: 400...1_200)]), axis)
    hand.scroll.setContentOffset(axis.point(1_500), animated: true)
    hand.rest()
    #expect(hand.offset == 1_200, "walls outrank the program's wish, too")
  }

  /// Pages along one axis, a free glide along the other: neither notices the other.
  @Test(arguments: Axis.both) func pagesAlongOneAxisFreeAlongTheOther(_ axis: Axis) {
    func fling(_ links: [any ScrollBehavior]) -> Point {
      let finger = Finger(scroller(links, content: 9_000))
      finger.scroll.contentOffset = Point(x: 800, y: 800)
      finger.down()
      for _ in 0..<10 { finger.move(by: Vector(x: 9, y: 7)) }
      finger.lift()
      finger.rest()
      return finger.offset
    }
    let paged = fling([Paging(axis: axis), Bouncing()])
    let free = fling([Bouncing()])
    #expect(paged[axis] == 1_200 && paged[axis.cross] == free[axis.cross])
    #expect(free[axis] != 1_200 && free[axis.cross] > 1_000)
    let both = fling([Paging(axis: .horizontal), Paging(axis: .vertical), Bouncing()])
    #expect(both == Point(x: 1_200, y: 1_200))
    #expect(fling([Paging(axis: .vertical), Paging(axis: .horizontal), Bouncing()]) == both)
  }

  /// The delegate is asked last: it outranks pages, and walls outrank it.
  @Test(arguments: Axis.both, [(250.0, 250.0), (-300, 0), (5_000, 1_600)])
  func theDelegateEditsLast(_ axis: Axis, _ place: (edit: Double, rest: Double)) {
    for edges in [Clamping(), Bouncing()] as [any ScrollBehavior] {
      let log = Log()
      log.wish = axis.point(place.edit)
      let hand = Hand(scroller([Paging(axis: axis), edges, AxisLock(.dominant)], delegate: log), axis)
      hand.scroll.contentOffset[axis] = 800
      hand.fling(at: 700)
      #expect(hand.destination == place.rest)
      hand.rest()
      #expect(hand.offset == place.rest)
    }
  }

  /// Off both follow; with a lock a drag that leans to one axis turns that one's page and leaves the other's.
  @Test(arguments: Axis.both, [AxisLock.Mode.off, .dominant, .sticky])
  func aLockOverPages(_ axis: Axis, _ mode: AxisLock.Mode) {
    let chains: [[any ScrollBehavior]] = [
      [AxisLock(mode), Paging(axis: axis), Paging(axis: axis.cross), Bouncing()],
      [Clamping(), Paging(axis: axis.cross), Paging(axis: axis), AxisLock(mode)],
    ]
    for chain in chains {
      let finger = Finger(scroller(chain, content: 9_000))
      finger.scroll.contentOffset = Point(x: 800, y: 800)
      finger.down()
      for _ in 0..<10 { finger.move(by: axis.vector(9, across: 6)) }
      #expect((finger.offset[axis.cross] == 800) == (mode != .off))
      finger.lift()
      finger.rest()
      #expect(finger.offset == axis.point(1_200, across: mode == .off ? 1_200 : 800))
    }
  }

  /// The last link that answers for an edge owns it, for finger and fling.
  @Test(arguments: Axis.both) func theLastAnswerForAnEdge(_ axis: Axis) {
    func overshoot(_ links: [any ScrollBehavior]) -> Double {
      let hand = Hand(scroller(links), axis)
      hand.down()
      hand.drag(by: -90)
      return 0 - hand.offset
    }
    #expect(overshoot([Clamping(), Bouncing()]) > 0)
    #expect(overshoot([Bouncing(), Clamping()]) == 0)
    #expect(overshoot([Clamping(), Bouncing(Edges(axis, .upper))]) == 0)
    #expect(overshoot([Clamping(), Bouncing(Edges(axis, .lower))]) > 0)
    #expect(overshoot([Paging(axis: axis), AxisLock(.sticky)]) == 90, "where nobody answers it is open")
  }

  /// The last wish wins, on the axis it is about.
  @Test(arguments: Axis.both) func theLastWishForALanding(_ axis: Axis) {
    func rows(_ height: Double) -> Probe {
      let rows = Probe("rows")
      rows.onTarget = { proposal, _ in
        proposal.offset[axis] = (proposal.offset[axis] / height).rounded() * height
      }
      return rows
    }
    let last = rests([Paging(axis: axis), rows(150), Bouncing()], axis, from: 450, at: 600)
    #expect(last == 750, "the page at 800, in rows of 150")
    #expect(rests([rows(150), Paging(axis: axis), Bouncing()], axis, from: 450, at: 600) == 800)
  }
}
