import Hands
import ScrollBehaviors
import Testing

/// What links of one axis are commanded leaves the other axis alone: a fling across flings on, to the last bit.
struct OneAxisCommandsTests {
  enum Command: CaseIterable {
    case page, timedPage, place, refresh, item, timedItem, arrangedItem, area

    /// A link on an axis, and what to tell it.
    func link(_ axis: Axis) -> ([any ScrollBehavior], () -> Void) {
      switch self {
      case .page, .timedPage:
        let paging = Paging(axis: axis)
        let isTimed = self == .timedPage
        return (
          [paging],
          {
            if isTimed {
              paging.scroll(toPage: 2, arrival: .timed(0.2))
            } else {
              paging.scroll(toPage: 2, animated: true)
            }
          }
        )
      case .place:
        let ring = Circular(axis)
        return ([ring], { ring.scroll(to: 700, animated: true) })
      case .refresh:
        let refresh = PullToRefresh(axis) { _ in }
        return ([refresh], { refresh.beginRefreshing() })
      case .item, .timedItem:
        let tiles = Tiling<Int>(
          .uniform(length: 50, items: 0..<100), axis: axis, make: { 0 }, show: { _, _, _ in })
        let isTimed = self == .timedItem
        return (
          [tiles],
          {
            if isTimed {
              tiles.scroll(to: 40, align: .start, arrival: .timed(0.2))
            } else {
              tiles.scroll(to: 40, align: .start, animated: true)
            }
          }
        )
      case .arrangedItem:
        let stack = Stack(count: 100) { _, _ in 50 }
        let content = Arranging(stack, axis: axis, breadth: .fixed(2_000))
        return ([content], { content.scroll(to: 40, align: .start, animated: true) })
      case .area:
        var areas = SnapArea(id: 1, frame: Rect(x: 900, y: 900, width: 100, height: 100))
        areas.align[axis.cross] = nil
        let snapping = Snapping([areas], .proximity)
        return ([snapping], { snapping.scroll(toArea: 1, animated: true) })
      }
    }
  }

  @Test(arguments: Axis.both, Command.allCases)
  func aFlingAcrossGoesOn(_ axis: Axis, _ command: Command) {
    var ways: [[Double]] = []
    for isCommanded in [false, true] {
      let (links, tell) = command.link(axis.cross)
      let hand = Hand(scroller(links + [Bouncing()]), axis)
      hand.frame()
      hand.fling(at: 800)
      hand.frames(4)
      let across = hand.scroll.contentOffset[axis.cross]
      if isCommanded { tell() }
      let frames = (0..<60).map { _ in
        hand.frame()
        return hand.offset
      }
      ways.append(frames)
      #expect((hand.scroll.contentOffset[axis.cross] != across) == isCommanded)
    }
    #expect(ways[0] == ways[1] && Set(ways[0]).count > 40)
  }

  /// What is laid out as a command for one axis arrives is a part of that command.
  @Test(arguments: Axis.both) func aLayoutOnArrivalIsTheProgram(_ axis: Axis) {
    let (probe, log) = (Probe(), Log())
    let hand = Hand(scroller([probe], delegate: log), axis)
    hand.frame()
    hand.scroll.setContentOffset(axis.point(300), on: axis, animated: true)
    var causes: [Cause?] = []
    probe.onTarget = { proposal, _ in causes.append(proposal.cause[axis]) }
    log.once("didEndScrollingAnimation") { $0.invalidateLayout() }
    hand.rest()
    #expect(causes == [.program] && hand.offset == 300)
    hand.scroll.invalidateLayout()
    #expect(causes == [.program, .layout] && log.events.last == "didLayout")
  }
}
