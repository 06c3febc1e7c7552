import Hands
import ScrollTimelines
import Testing

/// The state of a scroller: the sides with more content, the areas of rest, the side of the last movement.
struct ScrollStateTests {
  private func edges(_ axis: Axis, _ sides: Side...) -> Edges {
    sides.reduce(into: []) { $0.insert(Edges(axis, $1)) }
  }

  @Test(arguments: Axis.both) func sidesWithMoreContentFollowTheOffset(_ axis: Axis) {
    let link = ScrollStateLink()
    let hand = Hand(scroller([Bouncing(), link]), axis, frames: 1)
    func scrollable() -> Edges { link.state.scrollable.intersection(edges(axis, .lower, .upper)) }
    #expect(scrollable() == edges(axis, .upper))
    hand.scroll.contentOffset[axis] = 0.5
    #expect(scrollable() == edges(axis, .upper), "nobody sees half a pixel")
    hand.scroll.contentOffset[axis] = 1
    #expect(scrollable() == edges(axis, .lower, .upper))
    hand.scroll.contentOffset[axis] = 1_600
    #expect(scrollable() == edges(axis, .lower))
    hand.pull(by: 60)
    #expect(hand.offset > 1_600 && scrollable() == edges(axis, .lower), "past the wall")
    #expect(link.state.scrollable.contains(Edges(axis.cross, .upper)))
  }

  @Test func contentThatFitsAndContentWithoutEndsHaveTheirSides() {
    let short = ScrollStateLink()
    let hand = Hand(scroller([Bouncing(), short], content: 300), frames: 1)
    hand.scroll.contentOffset.y = -60
    #expect(hand.offset == -60 && short.state.scrollable == [], "past the wall, too")
    let row = ItemRow(count: 10, length: 100)
    let ring = ScrollStateLink()
    let scroll = ScrollController(
      viewport: Size(width: 300, height: 300),
      behaviors: [Tiling<Int>(row), Circular(axis: .horizontal), ring])
    scroll.advance(to: .zero)
    #expect(ring.state.scrollable == .horizontal)
    #expect(ring.state.scrollable.axes == PerAxis(x: true, y: false))
  }

  @Test(arguments: Axis.both) func theSideIsThatOfTheLastMovementOfTheUser(_ axis: Axis) {
    let link = ScrollStateLink()
    let hand = Hand(scroller([Bouncing(), link]), axis, at: 500, frames: 1)
    #expect(link.state.scrolled == [], "the program set the offset")
    hand.pull(by: 100)
    #expect(link.state.scrolled == edges(axis, .upper))
    hand.move(by: -20)
    #expect(link.state.scrolled == edges(axis, .lower))
    hand.liftToRest(after: 0.3)
    hand.travel(to: 900, frames: 60)
    #expect(link.state.scrolled == edges(axis, .lower), "a command is absolute")
    hand.scroll.viewport[axis] = 300
    #expect(link.state.scrolled == edges(axis, .lower))
    hand.flingToRest(at: 3_000)
    #expect(link.state.scrolled == edges(axis, .upper))
  }

  @Test(arguments: ContentEnd.all) func aBounceIsNoScrollBack(_ end: ContentEnd) {
    let link = ScrollStateLink()
    let hand = Hand(scroller([Bouncing(), link]), end, inside: 200)
    hand.fling(at: end.out * 4_000)
    var isPast = false
    hand.rest {
      isPast = isPast || hand.past(end) > 5
      #expect(link.state.scrolled == edges(end.axis, end.side))
    }
    #expect(isPast && hand.past(end) == 0)
  }

  @Test(arguments: Axis.both, [true, false]) func aRelativeCommandCounts(_ axis: Axis, _ isAnimated: Bool) {
    let link = ScrollStateLink()
    let hand = Hand(scroller([Bouncing(), link]), axis, at: 500, frames: 1)
    link.scroll(by: axis.vector(-100), animated: isAnimated)
    hand.rest()
    #expect(hand.offset == 400 && link.state.scrolled == edges(axis, .lower))
    hand.travel(to: 800, frames: 60)
    #expect(link.state.scrolled == edges(axis, .lower), "the next command is absolute again")
    link.scroll(by: axis.vector(5_000), animated: isAnimated)
    hand.rest()
    #expect(hand.offset == 1_600 && link.state.scrolled == edges(axis, .upper))
    hand.scroll.contentOffset[axis] = 0
    link.scroll(by: axis.vector(-10), animated: isAnimated)
    hand.rest()
    link.scroll(by: axis.vector(.nan), animated: isAnimated)
    #expect(link.state.scrolled == edges(axis, .upper), "nothing has moved")
  }

  @Test func eachChangeCallsTheProgramOnce() {
    let link = ScrollStateLink()
    var states: [ScrollState] = []
    link.didChange = { link, old in
      #expect(link.state != old && old == states.last ?? old)
      states.append(link.state)
    }
    let hand = Hand(scroller([Bouncing(), link]), frames: 1)
    hand.pull(by: 100)
    hand.move(by: 300)
    hand.liftToRest(after: 0.3)
    #expect(states.map(\.scrollable) == [[.right, .bottom], [.right, .top, .bottom]])
    #expect(states.map(\.scrolled) == [[], [.bottom]])
  }

  @Test(arguments: Axis.both) func theStateNamesTheAreaOfRest(_ axis: Axis) {
    let snapping = Snapping([SnapArea](10, axis, every: 200, length: 200))
    let link = ScrollStateLink(snapping: snapping)
    let hand = Hand(scroller([snapping, Bouncing(), link]), axis, frames: 1)
    #expect(link.state.snapped[axis] == 0 && link.state.snapped[axis.cross] == nil)
    hand.pull(by: 230, for: 0.3)
    hand.rest()
    #expect(hand.offset == 200 && link.state.snapped[axis] == 1)
    #expect(link.state.axes(restingOn: 1) == PerAxis(true, on: axis, else: false))
    link.scroll(by: axis.vector(150), animated: true)
    hand.rest()
    #expect(hand.offset == 400 && link.state.snapped[axis] == 2)
  }

  @Test func aSnappingBehindTheLinkIsReported() {
    let snapping = Snapping()
    let link = ScrollStateLink(snapping: snapping)
    #expect(!scroller([link, snapping, Clamping()]).chainReport.isEmpty)
    #expect(scroller([snapping, link, Clamping()]).chainReport.isEmpty)
  }

  @Test func aSnapshotKeepsTheSide() throws {
    func page() -> (ScrollStateLink, ScrollController) {
      let link = ScrollStateLink()
      return (link, scroller([Bouncing(), link]))
    }
    let (link, scroll) = page()
    let hand = Hand(scroll, frames: 1)
    hand.pull(by: 100, for: 0.3)
    hand.rest()
    let (other, restored) = page()
    try restored.restore(try #require(scroll.snapshot()))
    #expect(other.state == link.state && other.state.scrolled == .bottom)
  }

  /// The state is a function of where the content is, and not of how it came there.
  @Test func randomWaysToAPlaceEndInTheSameSides() {
    var random = SeededGenerator(seed: 41)
    for _ in 0..<perBuild(debug: 30, release: 1_000) {
      let link = ScrollStateLink()
      let hand = Hand(scroller([Bouncing(), link]), frames: 1)
      for _ in 0..<Int.random(in: 1...6, using: &random) {
        hand.scroll.contentOffset = Point(
          x: Double.random(in: -100...1_700, using: &random),
          y: Double.random(in: -100...1_700, using: &random))
        if Bool.random(using: &random) {
          hand.fling(at: Double.random(in: -5_000...5_000, using: &random), frames: 9)
        }
        hand.rest()
      }
      let fresh = scroller([Bouncing()])
      fresh.setContentOffset(hand.scroll.contentOffset, animated: false)
      #expect(link.state.scrollable == ScrollState(of: fresh).scrollable)
    }
  }
}
