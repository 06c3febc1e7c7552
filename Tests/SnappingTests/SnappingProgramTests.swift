import Hands
import Testing

/// Commands of the program, and their callbacks.
struct SnappingProgramTests {
  /// What was placed at once is no target that is exact: an animation to there snaps as any other.
  @Test(arguments: Axis.both) func aPlacementAtOnceIsNoTarget(_ axis: Axis) {
    let (rows, hand) = Snapping(snapRows(axis), .proximity(100)).inHand(axis, at: 300)
    hand.down()
    rows.scroll(by: axis.vector(-100), animated: false)
    #expect(hand.offset == 200)
    hand.scroll.setContentOffset(axis.point(200), animated: true)
    #expect(hand.destination == 300)
  }

  @Test(arguments: Axis.both) func aCommandArrivesAsItAskedTo(_ axis: Axis) {
    let (rows, scroll) = Snapping(snapRows(axis)).shown()
    scroll.setContentOffset(axis.point(700), arrival: .timed(0.4))
    #expect(scroll.motion?.settlingTime == 0.4 && scroll.destination[axis] == 600)
    scroll.setContentOffset(axis.point(1_000), arrival: .jump)
    #expect(scroll.contentOffset[axis] == 900 && rows.snapped[axis] == 13)
    // Setting it asks nobody.
    scroll.contentOffset = axis.point(1_000)
    #expect(scroll.contentOffset[axis] == 1_000 && rows.snapped[axis] == nil)
    scroll.invalidateLayout()
    #expect(scroll.contentOffset[axis] == 900 && rows.snapped[axis] == 13)
  }

  @Test(arguments: Axis.both) func commandsGoByADistanceAndToAnArea(_ axis: Axis) {
    let (rows, hand) = Snapping(snapRows(axis, stops: [4])).inHand(axis)
    for (way, rest) in [(40.0, 300.0), (-40, 0), (1_500, 1_200), (0, 1_200)] {
      rows.scroll(by: axis.vector(way), animated: true)
      #expect(hand.resting() == rest)
    }
    #expect(rows.scroll(toArea: 12, animated: false) && hand.offset == 600)
    #expect(rows.scroll(toArea: 15, animated: true) && hand.destination == 1_500)
    #expect(!rows.scroll(toArea: 77, animated: true) && hand.destination == 1_500)
    rows.scroll(by: axis.vector(.nan), animated: true)
    #expect(hand.destination == 1_500)
    let loose = Snapping(snapRows(axis))
    #expect(!loose.scroll(toArea: 12, animated: false))
  }

  @Test(arguments: Axis.both) func snappingReportsItsTargetAndItsArea(_ axis: Axis) {
    let rows = Snapping(snapRows(axis))
    var told: [String] = []
    rows.willSnap = { told.append("will \($0.snapTarget[axis] ?? -1)") }
    rows.didSnap = { told.append("did \($0.snapped[axis] ?? -1)") }
    let hand = Hand(scroller([rows, Bouncing()]), axis)
    #expect(told == ["will 10", "did 10"] && rows.snapped[axis.cross] == nil)
    hand.fling(at: 900)
    #expect(rows.snapped[axis] == 10 && told.last == "will \(rows.snapTarget[axis] ?? -1)")
    hand.rest()
    #expect(told.count == 4 && told.last == "did \(rows.snapped[axis] ?? -1)")
    hand.scroll.behaviors = [Bouncing()]
    #expect(rows.snapped == PerAxis(nil) && rows.snapTarget == PerAxis(nil))
  }
}
