import Hands
import Testing

/// `contentOffset = …` and `setContentOffset(_, animated: false)`.
struct PlainSetTests {
  let log = Log()

  enum Way: CaseIterable {
    case property, method

    func set(_ offset: Point, _ scroll: ScrollController) {
      switch self {
      case .property: scroll.contentOffset = offset
      case .method: scroll.setContentOffset(offset, animated: false)
      }
    }
  }

  /// A fling along an axis while the other stands at 40, some frames on, with its log cleared.
  func fling(_ axis: Axis) -> (Hand, Log) {
    let log = Log()
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.scroll.contentOffset = axis.point(0, across: 40)
    hand.fling(at: 800, frames: 4)
    log.clear()
    return (hand, log)
  }

  @Test(arguments: Axis.both) func insideDidScrollKeepsAnAxisStill(_ axis: Axis) {
    log.onEvent = { event, scroll in if event == "didScroll" { scroll.contentOffset[axis.cross] = 0 } }
    let finger = Finger(scroller([Clamping()], delegate: log))
    finger.fling(Vector(x: 800, y: 800))
    finger.frame()
    #expect(finger.scroll.isDecelerating && finger.offset[axis.cross] == 0)
    finger.rest()
    #expect(finger.offset[axis] > 300 && finger.offset[axis.cross] == 0)
  }

  @Test(arguments: Axis.both, [true, false]) func theMethodStopsBothAxes(_ axis: Axis, _ isElsewhere: Bool) {
    let (hand, log) = fling(axis)
    let offset = isElsewhere ? axis.point(hand.offset, across: 90) : hand.scroll.contentOffset
    hand.scroll.setContentOffset(offset, animated: false)
    #expect(log.events == (isElsewhere ? ["didScroll"] : []) + ["didEndDecelerating", "didSettle(set)"])
    #expect(hand.scroll.phase == .idle && hand.scroll.contentOffset == offset)
  }

  @Test(arguments: Axis.both, Way.allCases) func duringADragTheDragGoesOn(_ axis: Axis, _ way: Way) {
    let hand = Hand(scroller([Clamping()], delegate: log), axis)
    hand.pull(by: 50)
    log.clear()
    way.set(axis.point(500), hand.scroll)
    #expect(hand.scroll.isDragging && hand.offset == 500)
    hand.move(by: 3)
    #expect(hand.offset == 503)
    #expect(log.events == ["didScroll", "didScroll"])
  }
}
