import Hands
import Testing

/// What a scroller was sent for, by number.
struct ErrandTests {
  /// Each order begins an errand; layouts do not, and the errand of a landing lasts until all is told.
  @Test(arguments: Axis.both) func errandsLastUntilAllOfThemIsTold(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()], content: 9_000), axis)
    hand.frame()
    var last = hand.scroll.context.errand
    func changes() -> Bool {
      defer { last = hand.scroll.context.errand }
      return hand.scroll.context.errand[axis] != last[axis]
    }
    hand.scroll.setContentOffset(axis.point(700), animated: true)
    #expect(hand.scroll.context.errand[axis] == last[axis] + 1 && changes())
    hand.frames(4)
    hand.scroll.contentSize = axis.size(8_000, across: 9_000)
    hand.scroll.contentOffset[axis.cross] = 40
    #expect(!changes(), "a layout, and the other axis")
    let log = Log()
    hand.scroll.delegate = log
    var told: PerAxis<Int64>?
    log.once("didSettle(animated)") { told = $0.context.errand }
    hand.rest()
    #expect(told?[axis] == last[axis] && changes(), "it is over once that is told")
    hand.frames(3)
    hand.scroll.contentSize = axis.size(7_000, across: 9_000)
    hand.scroll.stop()
    #expect(!changes(), "nothing goes anywhere")
    hand.scroll.contentOffset[axis] = 300
    #expect(changes())
    hand.down()
    #expect(changes())
    hand.drag(by: 30)
    #expect(!changes())
    hand.lift()
    #expect(changes())
    hand.rest()
    _ = changes()
    hand.scroll.step(by: .pages(axis.vector(1)), time: hand.time)
    #expect(changes())
    hand.scroll.stop()
    #expect(changes())
    hand.scroll.wheel(by: axis.vector(10), time: hand.time)
    #expect(changes())
  }

  /// A link of the program's own that leads to something which moves, in content coordinates.
  private final class Follower: ScrollBehavior {
    let axis: Axis
    var place = 900.0
    private var followed: Int64?

    init(_ axis: Axis) { self.axis = axis }

    func show(on scroll: ScrollController) {
      followed = scroll.context.errand[axis] + 1
      scroll.setContentOffset(scroll.contentOrigin.offset(of: axis.point(place)), animated: true)
    }

    func target(_ proposal: inout TargetProposal, in context: ScrollContext) {
      if followed == context.errand[axis] { proposal.position[axis] = place }
    }
  }

  @Test(arguments: Axis.both) func aLinkFollowsSomethingOfItsOwn(_ axis: Axis) {
    let follower = Follower(axis)
    let hand = Hand(scroller([follower, Clamping()]), axis)
    hand.frame()
    for other in [false, true] {
      follower.place = 900
      follower.show(on: hand.scroll)
      hand.frames(5)
      if other { hand.scroll.setContentOffset(axis.point(500), animated: true) }
      follower.place = 1_200
      hand.scroll.invalidateLayout()
      #expect(hand.destination == (other ? 500 : 1_200))
      #expect(hand.resting() == (other ? 500 : 1_200))
      follower.place = 40
      hand.scroll.invalidateLayout()
      #expect(hand.offset == (other ? 500 : 1_200), "it is there")
    }
  }

  @Test(arguments: Axis.both) func itFollowsThroughAMovedOrigin(_ axis: Axis) {
    let follower = Follower(axis)
    let hand = Hand(scroller([Infinite(axis), follower]), axis)
    hand.frame()
    hand.scroll.contentPosition = axis.point(100_000)
    follower.place = 101_000
    follower.show(on: hand.scroll)
    hand.frames(5)
    follower.place = 101_300
    hand.scroll.invalidateLayout()
    hand.rest()
    #expect(hand.scroll.contentPosition[axis] == 101_300 && hand.offset < 10_000, "the origin has moved")
  }
}
