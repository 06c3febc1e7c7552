import Hands
import ScrollBehaviors
import Testing

/// A layout on the way does not begin the arrival anew: what is left of it leads to where the area is now.
struct SnappingArrivalLayoutTests {
  @Test(arguments: Axis.both, [SnapArrival.automatic, .duration(0.6)])
  func arrivesInTheTimeThatIsLeft(_ axis: Axis, _ arrival: SnapArrival) {
    var areas = snapRows(axis)
    let rows = Snapping(areas, arrival: arrival)
    let hand = Hand(scroller([rows, Bouncing()]), axis)
    hand.fling(at: 900)
    #expect(hand.destination == 600)
    let released = hand.now
    var moved = 0.0
    var frames = 0
    while hand.scroll.phase != .idle, frames < 200 {
      hand.frame(after: 0.02)
      frames += 1
      #expect(hand.offset <= hand.destination + 1)
      guard frames % 5 == 0, hand.scroll.phase != .idle else { continue }
      for index in areas.indices { areas[index].frame.origin[axis] += 1 }
      moved += 1
      rows.setAreas(areas)
      #expect(hand.destination == 600 + moved)
    }
    #expect(hand.scroll.phase == .idle && hand.now - released < 1.08)
    #expect(moved > 1 && hand.offset == 600 + moved)
  }

  @Test(arguments: SnappingArrivalTests.velocities, [SnapArrival.automatic, .duration(0.6)])
  func bothAxesStillArriveTogether(_ velocity: Vector, _ arrival: SnapArrival) throws {
    let (scroll, start) = SnappingArrivalTests.fling(velocity, arrival)
    let rows = try #require(scroll.behaviors.first as? Snapping)
    let first = try #require(scroll.motion)
    let ends = start + first.settlingTime
    // Where one axis does not move, or both are there at once, there is nothing to compare.
    let from = scroll.contentOffset
    let isBoth = Axis.both.allSatisfy { scroll.destination[$0] != from[$0] }
    var areas = SnappingArrivalTests.board
    var now = start
    while ends - now > 0.15 {
      now += 0.05
      scroll.advance(to: .seconds(now))
      for index in areas.indices {
        areas[index].frame.origin.x += 1
        areas[index].frame.origin.y += 1
      }
      rows.setAreas(areas)
      let motion = try #require(scroll.motion)
      if isBoth {
        #expect((motion.axes.x.settlingTime - motion.axes.y.settlingTime).magnitude < 1e-6)
      }
    }
  }

  /// A spring whose area goes far away shortly before its end takes the time that the way needs.
  @Test(arguments: Axis.both) func aSpringDoesNotJump(_ axis: Axis) throws {
    var areas = snapRows(axis)
    let rows = Snapping(areas, arrival: .spring(response: 0.4))
    let hand = Hand(scroller([rows, Bouncing()]), axis)
    hand.fling(at: 900)
    #expect(hand.destination == 600)
    let first = try #require(hand.scroll.motion)
    hand.frame(after: first.settlingTime - 0.05)
    #expect(hand.scroll.phase == .decelerating)
    for index in areas.indices { areas[index].frame.origin[axis] += 200 }
    rows.setAreas(areas)
    #expect(hand.destination == 800)
    var last = hand.offset
    var frames = 0
    while hand.scroll.phase != .idle, frames < 500 {
      hand.frame()
      frames += 1
      #expect((hand.offset - last).magnitude < 60)
      last = hand.offset
    }
    #expect(hand.offset == 800)
  }
}
