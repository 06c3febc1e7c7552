import Hands
import Testing

/// A steady speed on content past a wall.
extension SteadySpeedTests {
  @Test(arguments: Axis.both) func onlyAnInwardSpeedMovesContentPastAWall(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis, at: 1_500).flung(at: 4_000)
    repeat { hand.frame() } while hand.offset < 1_700
    for _ in 0..<64 {
      move(hand, at: 640)
      hand.frame()
    }
    #expect(
      hand.offset == 1_600 && hand.scroll.phase == .wheeling,
      "the content goes back to the wall, and is held there")
    hand.fling(at: 4_000, frames: 4)
    let offset = hand.offset
    #expect(offset > 1_610)
    move(hand, at: -64)
    hand.frame()
    #expect((hand.offset - offset + 1).magnitude < 1e-9)
    move(hand, at: 64)
    #expect(hand.scroll.phase == .decelerating && hand.resting() == 1_600)
  }

  /// A hand whose content was flung or pulled past a wall, with the speed that it has there.
  private func past(_ axis: Axis, isPulled: Bool, _ content: Double = 2_000) -> Hand {
    let hand = Hand(scroller([Bouncing()], content: content), axis, at: content - 500)
    if isPulled {
      for _ in 0..<10 {
        hand.now += 0.008
        hand.scroll.wheel(by: axis.vector(30), time: hand.time)
      }
    } else {
      hand.fling(at: 4_000)
      repeat { hand.frame() } while hand.offset < content - 340
    }
    #expect(hand.offset > content - 350)
    return hand
  }

  /// Content that was flung or pulled past a wall returns as without a speed, and the speed moves it across at
  /// once.
  @Test(arguments: Axis.both, [false, true])
  func aSpeedAcrossMovesTheContentWhileTheOtherAxisReturns(_ axis: Axis, _ isPulled: Bool) {
    let (hand, alone) = (past(axis, isPulled: isPulled), past(axis, isPulled: isPulled))
    hand.scroll.move(at: axis.vector(640, across: 64), time: hand.time)
    #expect(hand.scroll.phase == .wheeling && (isPulled || hand.speed == alone.speed))
    if isPulled { alone.scroll.cancelAllTouches(time: alone.time) }
    for frame in 1...100 {
      hand.frame()
      alone.frame()
      #expect((hand.offset - alone.offset).magnitude < 1e-9)
      #expect((hand.scroll.contentOffset[axis.cross] - Double(frame)).magnitude < 1e-9)
      if frame == 30 { hand.scroll.move(at: axis.vector(0, across: 64), time: hand.time) }
    }
    #expect(hand.offset == 1_600 && alone.offset == 1_600 && hand.scroll.phase == .wheeling)
    hand.scroll.move(at: .zero, time: hand.time)
    #expect(hand.scroll.phase == .idle && hand.offset == 1_600)
  }

  /// Interruptions of a return beside a speed: the offset makes no jump, and the content returns.
  @Test(arguments: Axis.both, 0..<6)
  func anInterruptedReturnBesideASpeedMakesNoJump(_ axis: Axis, _ number: Int) throws {
    var hand = past(axis, isPulled: false)
    hand.scroll.move(at: axis.vector(0, across: 64), time: hand.time)
    hand.frames(4)
    var (offset, home) = (hand.offset, 1_600.0)
    let speed = hand.speed
    #expect(offset > 1_600)
    switch number {
    case 0: hand.scroll.move(at: .zero, time: hand.time)
    case 1:
      home = 1_580
      hand.scroll.contentSize = axis.size(1_980, across: 2_000)
    case 2:
      hand.scroll.contentOffset[axis] += 20
      offset += 20
    case 3:
      let twin = try hand.twin([Bouncing()])
      for _ in 0..<20 {
        hand.frame()
        twin.frame()
        #expect(hand.offset == twin.offset && hand.speed == twin.speed)
      }
      hand = twin
      offset = hand.offset
    case 4:
      hand.down()
      #expect(hand.offset == offset)
      hand.lift()
    default: hand.scroll.move(at: axis.vector(-64, across: 64), time: hand.time)
    }
    if number != 1 { #expect(hand.offset == offset) }
    if number == 0 { #expect((hand.speed - speed).magnitude < 1e-9 && hand.scroll.phase == .decelerating) }
    hand.frames(100)
    if number == 5 {
      #expect((hand.offset - offset + 100).magnitude < 1e-9, "the speed points inwards")
    } else {
      #expect(hand.offset == home && hand.scroll.diagnostics.total == 0)
    }
  }

  /// A command that places an axis stops that axis alone: its return, or its speed.
  @Test(arguments: Axis.both) func aPlacementBesideASpeedStopsItsAxisAlone(_ axis: Axis) {
    for stopped in [axis, axis.cross] {
      let hand = past(axis, isPulled: false)
      hand.scroll.move(at: axis.vector(0, across: 64), time: hand.time)
      hand.frames(4)
      let place = hand.scroll.contentOffset
      hand.scroll.setContentOffset(place, on: stopped, animated: false)
      #expect(hand.scroll.contentOffset == place)
      hand.frames(100)
      #expect(hand.scroll.contentOffset[stopped] == place[stopped])
      if stopped == axis {
        #expect((hand.scroll.contentOffset[axis.cross] - place[axis.cross] - 100).magnitude < 1e-9)
      } else {
        #expect(hand.offset == 1_600 && hand.scroll.phase == .idle)
      }
    }
  }

  @Test(arguments: Axis.both) func contentThatRestsPastAWallIsMovedAlongIt(_ axis: Axis) {
    let hand = Hand(scroller([Bouncing()]), axis, at: 1_650)
    for _ in 0..<64 {
      hand.scroll.move(at: axis.vector(0, across: 64), time: hand.time)
      hand.frame()
    }
    #expect(hand.scroll.contentOffset == axis.point(1_650, across: 64))
  }
}
