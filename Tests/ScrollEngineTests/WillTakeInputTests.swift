import Hands
import ScrollTesting
import Testing

/// Links that come to the time of an input before it acts.
struct WillTakeInputTests {
  /// Places its scroller where something outside of it is at a time.
  private final class Belt: ScrollBehavior {
    static let speed = 100.0
    var times: [Double] = []
    func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp) {
      times.append(time.seconds)
      scroll.contentOffset.y = Self.speed * time.seconds
    }
  }

  private let belt = Belt()
  private let scroll: ScrollController

  init() {
    scroll = scroller([belt], content: 2_000)
    scroll.advance(to: .zero)
  }

  @Test func anInputFindsTheContentWhereALinkHasPlacedIt() {
    scroll.touchBegan(at: Point(x: 50, y: 50), time: .seconds(1.5))
    #expect(scroll.contentOffset.y == 150)
    #expect(scroll.phase == .tracking)
    scroll.touchEnded(at: Point(x: 50, y: 50), time: .seconds(1.75))
    scroll.wheel(by: Vector(x: 0, y: 10), time: .seconds(2))
    #expect(scroll.contentOffset.y == 210)
    scroll.move(at: Vector(x: 0, y: 50), time: .seconds(3))
    #expect(scroll.contentOffset.y == 300)
    scroll.step(by: .points(Vector(x: 0, y: 1)), time: .seconds(4))
    #expect(belt.times == [1.5, 1.75, 2, 3, 4])
    #expect(scroll.diagnostics.total == 0)
  }

  @Test func framesAndInputsBehindTheClockTellNothing() {
    scroll.advance(to: .seconds(1))
    scroll.wheel(by: Vector(x: 0, y: 10), time: .seconds(0.9))
    scroll.contentOffset.y = 20
    scroll.advance(to: .seconds(2))
    #expect(belt.times.isEmpty)
  }

  @Test func anInputOfAFollowerStopsALeaderWhereItIsByThen() {
    let panes = LinkedScrollers(.vertical)
    let (leader, follower) = (
      scroller([Clamping(), panes.member()], content: 9_000),
      scroller([Clamping(), panes.member()], content: 9_000)
    )
    for each in [leader, follower] { each.advance(to: .zero) }
    leader.setContentOffset(Point(x: 0, y: 800), arrival: .timed(1, .linear))
    for each in [leader, follower] { each.advance(to: .zero) }
    follower.touchBegan(at: Point(x: 50, y: 50), time: .seconds(0.25))
    #expect(
      [leader, follower].allSatisfy { $0.contentOffset.y.isNear(200) },
      "\(leader.contentOffset) \(follower.contentOffset)")
    for each in [leader, follower] { each.advance(to: .seconds(0.24)) }
    #expect(
      [leader, follower].allSatisfy { $0.contentOffset.y.isNear(200) },
      "\(leader.contentOffset) \(follower.contentOffset)")
    #expect(leader.diagnostics.total == 0 && follower.diagnostics.total == 0)
  }
}
