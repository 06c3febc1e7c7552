import Hands
import ScrollBehaviors
import Testing

/// Areas at walls, past them, and where there are none.
struct SnappingWallsTests {
  /// Where nobody answers for the edges they are open, and it lands on areas all the same.
  @Test(arguments: Axis.both, [-9_000.0, -400, 400, 9_000])
  func withoutWallsItLandsOnAreas(_ axis: Axis, _ speed: Double) {
    for start in [0.0, 20, 700, 1_590, 1_600] {
      let hand = Hand(scroller([Snapping(points: [0, 700, 1_600], axis)]), axis)
      hand.scroll.contentOffset = axis.point(start)
      hand.fling(at: speed)
      let told = hand.destination
      hand.rest()
      #expect([0, 700, 1_600].contains(told) && hand.offset == told)
    }
  }

  @Test(arguments: Axis.both, [SnapArrival.automatic, .spring(response: 0.4)])
  func fromAWallItComesBackToTheArea(_ axis: Axis, _ arrival: SnapArrival) {
    for end: any ScrollBehavior in [Bouncing(), Clamping()] {
      for start in [1_450.0, 1_560, 1_600] {
        let hand = Hand(scroller([Snapping(snapRows(axis), arrival: arrival), end]), axis)
        hand.scroll.setContentOffset(axis.point(start), animated: false)
        hand.fling(at: 4_000)
        hand.rest()
        #expect(hand.offset == 1_500)
      }
    }
  }

  @Test(arguments: Axis.both, [0.0, 1]) func aFlingPastTheLastAreaStillBounces(_ axis: Axis, _ end: Double) {
    // The last area lies at the wall, or past it.
    let areas =
      snapRows(axis) + [
        SnapArea(
          id: 99, frame: Rect(origin: axis.point(1_600 + end * 300), size: Size(width: 100, height: 100)),
          align: PerAxis(.start))
      ]
    let rows = Snapping(
      areas.map { area in
        var area = area
        area.align[axis.cross] = nil
        area.frame.origin[axis.cross] = 0
        return area
      })
    let hand = Hand(scroller([rows, Bouncing()]), axis)
    hand.scroll.setContentOffset(axis.point(1_500), animated: false)
    hand.fling(at: 4_000)
    #expect(hand.destination == 1_600)
    let way = hand.rest()
    #expect((way.max() ?? 0) > 1_650 && hand.offset == 1_600 && rows.snapped[axis] == 99)
  }
}
