import Hands
import Testing

/// What happens to one axis leaves the other its walls, its top and its part of the story.
struct AxesApartTests {
  let log = Log()

  /// A fling continues across while the axis is placed past a wall, returns, and the rest is placed.
  @Test(arguments: Axis.both) func placingWhatFlingsEndsNoAnimation(_ axis: Axis) {
    let finger = Finger(scroller([Bouncing()], delegate: log))
    let scroll = finger.scroll
    finger.fling(Vector(x: 1_500, y: 1_500))
    #expect(scroll.phase == .decelerating)
    scroll.setContentOffset(axis.point(-50), on: axis, animated: false)
    scroll.invalidateLayout()
    scroll.setContentOffset(axis.point(0, across: 100), on: axis.cross, animated: false)
    #expect(scroll.phase == .decelerating && scroll.destination == axis.point(0, across: 100))
    finger.rest()
    #expect(!log.events.contains("didEndScrollingAnimation"))
    #expect(log.events.filter { $0 == "didEndDecelerating" }.count == 1)
    #expect(scroll.contentOffset == axis.point(0, across: 100))
  }

  /// It got to the top before what was commanded across was interrupted.
  @Test(arguments: Axis.both) func theTopIsReportedThoughTheOtherAxisIsInterrupted(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis, at: 100)
    hand.scroll.scrollToTop(of: axis)
    hand.scroll.setContentOffset(
      axis.point(0, across: 1_500), on: axis.cross, arrival: .timed(3, .linear))
    hand.frames(120)
    #expect(hand.offset == 0 && hand.scroll.phase == .animating)
    #expect(!log.events.contains("didScrollToTop"))
    hand.scroll.stop()
    #expect(log.events.filter { $0 == "didScrollToTop" }.count == 1)
  }

  /// Who is sent elsewhere by a link is not at the top.
  @Test(arguments: Axis.both) func anAxisThatALinkStopsShortIsNotAtTheTop(_ axis: Axis) {
    let probe = Probe()
    probe.onTarget = { proposal, _ in if proposal.cause[axis] == .program { proposal.offset[axis] = 30 } }
    let hand = Hand(scroller([probe, Clamping()], delegate: log), axis, at: 400)
    hand.scroll.scrollToTop(of: axis)
    #expect(hand.resting() == 30 && !log.events.contains("didScrollToTop"))
  }

  /// What was put past a wall stays there while the other axis travels.
  @Test(arguments: Axis.both, [true, false]) func contentAtRestPastAWallStays(_ axis: Axis, _ steps: Bool) {
    let hand = Hand(scroller([Bouncing()]), axis)
    hand.scroll.contentOffset = axis.point(0, across: -50)
    if steps {
      hand.scroll.step(by: .lines(axis.vector(3)), time: hand.time)
    } else {
      hand.scroll.setContentOffset(axis.point(500), on: axis, animated: true)
    }
    #expect(hand.scroll.destination[axis.cross] == -50)
    hand.rest()
    #expect(hand.offset > 40 && hand.scroll.contentOffset[axis.cross] == -50)
  }

  /// A layout in which a link moves the offset along one axis, and that or another one sends the other axis elsewhere.
  @Test(arguments: Axis.both, [true, false])
  func aLayoutMovesOneAxisAndSendsTheOther(_ axis: Axis, _ isOneLink: Bool) {
    let (mover, sender) = (Probe(), Probe())
    let scroll = scroller([mover, sender, Clamping()])
    scroll.setContentOffset(Point(x: 800, y: 800), animated: true)
    for frame in 1...5 { scroll.advance(to: .seconds(Double(frame) / 64)) }
    let offset = scroll.contentOffset[axis]
    mover.onLayout = { change, _ in
      change.offset[axis] += 100
      if isOneLink { change.destination[axis.cross] = 300 }
    }
    sender.onLayout = { change, _ in if !isOneLink { change.destination[axis.cross] = 300 } }
    scroll.invalidateLayout()
    #expect(scroll.contentOffset[axis] == offset + 100)
    #expect(scroll.destination == axis.point(900, across: 300))
    for axis in Axis.both {
      #expect(scroll.explanation[axis].steps.last?.offset == scroll.destination[axis])
    }
  }
}
