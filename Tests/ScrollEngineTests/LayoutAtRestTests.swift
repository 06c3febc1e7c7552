import Hands
import Testing

/// Viewport, content, insets and chain change while nothing moves.
struct LayoutAtRestTests {
  let log = Log()
  let probe = Probe()

  @Test(arguments: Axis.both) func contentThatShrinksPullsTheOffsetIn(_ axis: Axis) {
    for link in [Clamping(), Bouncing()] as [any ScrollBehavior] {
      let log = Log()
      let scroll = scroller([link], delegate: log)
      scroll.contentOffset = axis.point(1_500)
      log.clear()
      scroll.contentSize = axis.size(1_000, across: 2_000)
      #expect(scroll.contentOffset == axis.point(600))
      #expect(log.events == ["didLayout", "didScroll", "didSettle(layout)"])
    }
    let open = scroller([Probe.open])
    open.contentOffset = axis.point(1_500)
    open.contentSize = axis.size(1_000, across: 2_000)
    #expect(open.contentOffset == axis.point(1_500))
  }

  @Test(arguments: Axis.both) func aChangeThatNeedsNoMoveMovesNothing(_ axis: Axis) {
    let scroll = scroller([Clamping()], delegate: log)
    scroll.contentOffset = axis.point(500)
    log.clear()
    scroll.contentSize = axis.size(1_000, across: 2_000)
    scroll.viewport = axis.size(300, across: 400)
    scroll.contentInset = axis.inset(.lower, 20)
    #expect(scroll.contentOffset == axis.point(500))
    #expect(log.events == ["didLayout", "didLayout", "didChangeAdjustedContentInset", "didLayout"])
  }

  @Test(arguments: Axis.both) func aLinkLetsTheContentTravel(_ axis: Axis) {
    let hand = Hand(scroller([Clamping(), probe], delegate: log), axis)
    probe.onTarget = { proposal, _ in
      proposal.offset[axis] = 700
      proposal.arrival[axis] = .spring(response: 0.3)
    }
    hand.scroll.contentSize = axis.size(2_300, across: 2_000)
    #expect(hand.offset == 0 && hand.destination == 700)
    hand.rest()
    #expect(log.summary == ["didLayout"] + Log.glided)
    #expect(hand.offset == 700)
  }

  @Test func invalidateLayoutAsksAgain() {
    var length = 900.0
    probe.onExtent = { proposal, _ in proposal.fit(length, on: .vertical) }
    let scroll = scroller([probe])
    probe.clear()
    scroll.invalidateLayout()
    #expect(probe.events == ["didLayout"])
    length = 1_200
    scroll.invalidateLayout()
    #expect(probe.events == ["didLayout", "didLayout"])
    #expect(scroll.contentSize.height == 1_200 && scroll.geometry.extent.y.upper == 800)
  }

  @Test func resizingAllAtOnceIsOneLayout() {
    let scroll = scroller([probe])
    scroll.advance(to: .zero)
    probe.clear()
    scroll.resize(
      viewport: Size(width: 40, height: 50), content: Size(width: 400, height: 500), inset: Insets(top: 5))
    #expect(probe.events == ["didChangeAdjustedContentInset", "didLayout"])
    #expect(scroll.geometry.extent.y == Extent(lower: -5, upper: 450))
    scroll.resize(viewport: Size(width: -1, height: 50), content: .zero)
    #expect(scroll.viewport.width == 40 && scroll.contentSize.height == 500, "all or nothing")
    #expect(scroll.diagnostics.count(of: .unusableNumbers) == 1)
  }

  @Test func theChainMayKnowBetterThanTheProgram() {
    probe.onExtent = { proposal, _ in proposal.fit(proposal.content.height * 2, on: .vertical) }
    let scroll = scroller([probe])
    #expect(scroll.contentSize.height == 4_000)
    scroll.contentSize.height = 500
    #expect(scroll.contentSize.height == 1_000)
  }

  @Test func wallsThatHaveCrossedMeetAtTheLower() {
    probe.onExtent = { proposal, _ in proposal.extent.y = Extent(lower: 50, upper: 10) }
    #expect(scroller([probe]).geometry.extent.y == Extent(lower: 50, upper: 50))
  }

  @Test func negativeZeroComesInAsZero() {
    let scroll = scroller([])
    scroll.viewport = Size(width: -0.0, height: -0.0)
    scroll.contentSize = Size(width: -0.0, height: -0.0)
    scroll.contentInset = Insets(all: -0.0)
    scroll.contentOffset = Point(x: 5, y: 5)
    scroll.contentOffset = Point(x: -0.0, y: -0.0)
    let geometry = scroll.geometry
    for axis in Axis.both {
      let numbers = [
        geometry.viewport[axis], geometry.content[axis], geometry.inset.lower(axis),
        geometry.inset.upper(axis), scroll.contentOffset[axis],
      ]
      #expect(numbers.allSatisfy { $0.sign == .plus })
    }
  }
}
