import Hands
import Testing

/// A command changes the axes that it is about, and the other one goes on as it was.
struct TouchedAxesTests {
  let log = Log()

  /// On its way from (900, 900) to both starts, some frames on, with its log cleared.
  private func underWay(_ axis: Axis) -> (Hand, () -> [AnimationOutcome]) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.contentOffset = Point(x: 900, y: 900)
    let told = Outcomes()
    hand.scroll.setContentOffset(.zero, arrival: .timed(0.5)) { [log, scroll = hand.scroll] in
      told.add($0)
      log.note("completion", scroll)
    }
    hand.frames(8)
    log.clear()
    return (hand, { told.all })
  }

  @Test(arguments: Axis.both) func anAxisFinishesThoughTheOtherIsPlaced(_ axis: Axis) {
    let (hand, outcomes) = underWay(axis)
    hand.place(333, on: axis)
    #expect(outcomes() == [] && hand.scroll.phase == .animating)
    hand.rest()
    #expect(outcomes() == [.finished] && hand.scroll.contentOffset == axis.point(333))
    #expect(log.summary == ["didScroll…", "didEndScrollingAnimation", "completion", "didSettle(animated)"])
  }

  @Test(arguments: Axis.both) func placingBothAxesInterruptsTheAnimation(_ axis: Axis) {
    let (hand, outcomes) = underWay(axis)
    hand.place(333, on: axis)
    hand.frames(2)
    hand.place(444, on: axis.cross)
    #expect(outcomes() == [.interrupted(by: .placement)] && hand.scroll.phase == .idle)
    hand.rest()
    #expect(outcomes().count == 1 && hand.scroll.contentOffset == axis.point(333, across: 444))
    #expect(log.summary == ["didScroll…", "didEndScrollingAnimation", "completion", "didSettle(set)"])
  }

  /// A placement of the axis during `scrollToTop` has sent the axis elsewhere.
  @Test(arguments: Axis.both) func anAxisPlacedOnItsWayIsNotAtTheTop(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis, at: 900).flung(at: 800)
    hand.scroll.contentOffset[axis.cross] = 900
    hand.scroll.scrollToTop(of: axis.cross)
    hand.frames(5)
    hand.place(700, on: axis.cross)
    #expect(hand.scroll.phase == .animating)
    // Nor does a layout send it there again.
    hand.scroll.contentInset = axis.cross.inset(.lower, 30)
    hand.rest()
    #expect(hand.scroll.contentOffset[axis.cross] == 700 && !log.events.contains("didScrollToTop"))
  }

  /// What comes five frames after an axis has been sent to its top.
  enum Coming: CaseIterable {
    case placementAcross, stepAcrossAndLayout, stepAlong, finger

    func come(to hand: Hand) -> (rest: Point, tops: Int) {
      let (scroll, axis, time) = (hand.scroll, hand.axis, hand.time)
      switch self {
      case .placementAcross:
        scroll.contentOffset[axis.cross] = 70
        return (axis.point(0, across: 70), 1)
      case .stepAcrossAndLayout:
        scroll.step(by: .lines(axis.vector(0, across: 6)), time: time)
        scroll.contentInset = axis.inset(.lower, 30)
        return (axis.point(-30, across: 100), 1)
      case .stepAlong:
        scroll.step(by: .lines(axis.vector(6)), time: time)
        return (axis.point(100), 0)
      case .finger:
        hand.down()
        hand.lift()
        return (scroll.contentOffset, 0)
      }
    }
  }

  @Test(arguments: Axis.both, Coming.allCases)
  func theTopIsReachedUnlessItsAxisIsSentElsewhere(_ axis: Axis, _ coming: Coming) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis, at: 900)
    hand.scroll.scrollToTop(of: axis)
    hand.frames(5)
    let (rest, tops) = coming.come(to: hand)
    hand.rest()
    #expect(hand.scroll.contentOffset == rest)
    #expect(log.events.filter { $0 == "didScrollToTop" }.count == tops)
  }

  @Test func bothTopsAreReached() {
    let hand = Hand(scroller([Clamping()], delegate: log))
    hand.scroll.contentOffset = Point(x: 900, y: 900)
    hand.scroll.scrollToTop(of: .vertical)
    hand.frames(3)
    hand.scroll.scrollToTop(of: .horizontal)
    hand.scroll.contentInset = Insets(top: 30, left: 20)
    hand.rest()
    #expect(hand.scroll.contentOffset == Point(x: -20, y: -30))
    #expect(log.events.filter { $0 == "didScrollToTop" }.count == 1)
  }

  /// Placed where it happens to be by now, an axis does not travel on.
  @Test(arguments: Axis.both) func anAxisPlacedWhereItIsStops(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis).travelling(to: 900, frames: 6)
    let offset = hand.offset
    let rect = Rect(origin: axis.point(offset), size: Size(width: 400, height: 400))
    hand.scroll.scrollRectToVisible(rect, align: .start, animated: false)
    #expect(hand.resting() == offset)
  }

  /// A fling along the axis after some frames, while the other axis is at 900, and its further offsets without
  /// input.
  private func flung(_ axis: Axis) -> (Hand, [Double]) {
    let hands = (0..<2).map { _ in Hand(scroller([Clamping()], delegate: log), axis) }
    for hand in hands {
      hand.scroll.contentOffset[axis.cross] = 900
      hand.fling(at: 800, frames: 4)
    }
    return (hands[0], hands[1].rest())
  }

  /// The commands that send the other axis elsewhere.
  enum Across: CaseIterable {
    case set, fling, top, rect, rectAtOnce

    func come(to hand: Hand) {
      let (scroll, axis) = (hand.scroll, hand.axis)
      let rect = Rect(origin: axis.point(hand.offset + 50, across: 520), size: Size(width: 20, height: 20))
      switch self {
      case .set: scroll.contentOffset[axis.cross] = 520
      case .fling: scroll.fling(velocity: axis.vector(9, across: 500), on: axis.cross)
      case .top: scroll.scrollToTop(of: axis.cross)
      case .rect, .rectAtOnce: scroll.scrollRectToVisible(rect, animated: self == .rect)
      }
    }
  }

  @Test(arguments: Axis.both, Across.allCases)
  func aFlingGoesOnToTheLastBitWhateverComesAcross(_ axis: Axis, _ across: Across) {
    let (hand, alone) = flung(axis)
    across.come(to: hand)
    let rest = hand.scroll.destination[axis.cross]
    #expect(across == .fling ? rest > 1_100 : rest == (across == .top ? 0 : 520))
    #expect(alone.count > 20 && hand.rest() == alone && hand.scroll.contentOffset[axis.cross] == rest)
  }

  /// A fling along the axis, and the other one sent to 520 by a command of its own.
  private func flingWithTravel(_ axis: Axis) -> (Hand, [Double], () -> [AnimationOutcome]) {
    let (hand, alone) = flung(axis)
    log.clear()
    let told = Outcomes()
    hand.scroll.setContentOffset(Point(x: 520, y: 520), on: axis.cross, arrival: .timed(0.3)) {
      told.add($0)
    }
    return (hand, alone, { told.all })
  }

  @Test(arguments: Axis.both) func aFlingGoesOnBesideACommandAcross(_ axis: Axis) {
    let (hand, alone, outcomes) = flingWithTravel(axis)
    #expect(hand.rest() == alone && hand.scroll.contentOffset[axis.cross] == 520)
    #expect(outcomes() == [.finished])
    #expect(log.summary == ["didEndDecelerating"] + Log.animated)
  }

  /// With its axis placed nothing is left of the command, though something still moves.
  @Test(arguments: Axis.both, [0, 5])
  func aCommandIsInterruptedIfItsAxisIsPlacedBesideAFling(_ axis: Axis, _ frames: Int) {
    let (hand, alone, outcomes) = flingWithTravel(axis)
    hand.frames(frames)
    hand.place(90, on: axis.cross)
    #expect(outcomes() == [.interrupted(by: .placement)] && hand.scroll.phase == .animating)
    #expect(hand.rest() == Array(alone.dropFirst(frames)) && hand.scroll.contentOffset[axis.cross] == 90)
    #expect(outcomes().count == 1 && log.events.last == "didSettle(animated)")
  }

  @Test(arguments: Axis.both) func aCommandThatHasArrivedFinishesIfTheFlingIsPlaced(_ axis: Axis) {
    let (hand, _, outcomes) = flingWithTravel(axis)
    hand.frames(40)
    #expect(hand.scroll.contentOffset[axis.cross] == 520 && outcomes() == [])
    hand.place(90, on: axis)
    #expect(outcomes() == [.finished] && hand.scroll.phase == .idle)
  }
}

extension Hand {
  /// Puts one axis at an offset, where it stops.
  fileprivate func place(_ offset: Double, on axis: Axis) {
    scroll.setContentOffset(Point(x: offset, y: offset), on: axis, animated: false)
  }
}
