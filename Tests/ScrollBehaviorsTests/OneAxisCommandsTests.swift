import Hands
import ScrollBehaviors
import Testing

/// What links of one axis are commanded leaves the other axis alone: a fling across flings on, to the last bit.
struct OneAxisCommandsTests {
  enum Command: CaseIterable {
    case page, timedPage, place, refresh

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
}
