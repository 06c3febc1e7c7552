import Hands
import Testing

/// Positions count from where the content begins, wherever the origin has gone.
struct PositionTests {
  let probe = Probe()

  /// In content without ends, and on a ring.
  @Test(arguments: Axis.both, [1.0, -1])
  func aLinkThatRoundsIsRightWithoutBounds(_ axis: Axis, _ sign: Double) {
    for link in [Infinite(axis: axis), Circular(axis: axis)] as [any ScrollBehavior] {
      let hand = Hand(scroller([link, Rounding(axis, 44)], content: 44 * 50), axis)
      let position = { hand.scroll.contentPosition[axis] }
      for _ in 0..<9 {
        hand.flingToRest(at: 7_000 * sign)
        #expect(position().remainder(dividingBy: 44).magnitude < 1e-9, "\(link.name)")
      }
      #expect(position() * sign > 20_000 && hand.offset.magnitude < 10_000, "\(link.name)")
    }
  }

  @Test(arguments: Axis.both) func anAxisThatIsLeftAtItsPositionKeepsEveryBit(_ axis: Axis) {
    probe.onExtent = { proposal, _ in
      proposal.extent = PerAxis(Extent())
      proposal.window = PerAxis(-1e6...1e6)
    }
    probe.onRebase = { proposal, _ in proposal.shift = -1e9 - 1 / 64 }
    probe.onTarget = { proposal, _ in proposal.position[axis.cross] = 7 }
    probe.onLayout = { change, _ in
      change.position[axis.cross] += 0
      change.destinationPosition[axis.cross] += 0
    }
    let hand = Hand(scroller([probe]), axis, at: 1e9 + 0.1)
    #expect(hand.scroll.context.origin[axis] == -1e9 - 1 / 64)
    let offset = hand.offset
    hand.scroll.invalidateLayout()
    hand.scroll.contentPosition = hand.scroll.contentPosition
    #expect(hand.offset == offset)
  }

  @Test func thePositionIsSetAsTheOffsetIs() {
    let log = Log()
    let hand = Hand(scroller([Infinite(axis: .vertical)], delegate: log))
    hand.scroll.contentPosition.y = 100_000
    #expect(hand.scroll.contentPosition.y == 100_000 && hand.offset < 5_000)
    #expect(log.events == ["didRebase", "didScroll", "didSettle(set)"])
    #expect(hand.scroll.context.position == hand.scroll.contentPosition)
    #expect(hand.scroll.context.destinationPosition == hand.scroll.contentPosition)
  }

  /// Each axis has a cause of its own.
  @Test func aLinkTreatsStepsDifferently() {
    probe.onTarget = { proposal, _ in
      if proposal.cause.y == .step { proposal.position.y = (proposal.position.y / 44).rounded() * 44 }
    }
    let hand = Hand(scroller([probe, Clamping()]))
    hand.scroll.step(by: .lines(Vector(x: 0, y: 1)), time: hand.time)
    #expect(hand.resting() == 44)
    hand.travelToRest(at: 300)
    #expect(hand.offset == 300)
  }

  /// A delegate has no proposal: it goes by the scroller's origin.
  @Test(arguments: Axis.both) func aDelegateThatRoundsGoesByTheOrigin(_ axis: Axis) {
    final class Rounder: ScrollDelegate {
      let axis: Axis
      init(_ axis: Axis) { self.axis = axis }
      func scrollWillEndDragging(
        _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset target: inout Point
      ) {
        var position = scroll.contentOrigin.position(of: target)
        position[axis] = (position[axis] / 44).rounded() * 44
        target = scroll.contentOrigin.offset(of: position)
      }
    }
    let rounder = Rounder(axis)
    let hand = Hand(scroller([Infinite(axis: axis)], delegate: rounder), axis)
    for _ in 0..<6 {
      hand.flingToRest(at: 7_000)
      #expect(hand.scroll.contentPosition[axis].remainder(dividingBy: 44).magnitude < 1e-9)
    }
    #expect(hand.scroll.contentPosition[axis] > 15_000 && hand.offset < 5_000, "the origin has moved")
  }

  /// As the articles say it of walls: content coordinates plus the origin.
  @Test(arguments: Axis.both) func proposalsWithoutPositionsHaveThemByTheOrigin(_ axis: Axis) {
    var walls: [Double] = []
    probe.onExtent = { proposal, _ in proposal.extent[axis].upper = proposal.origin[axis] + 60_000 }
    probe.onEdge = { proposal, context in
      if proposal.side == .upper { walls.append(proposal.wall - context.origin[axis]) }
    }
    var starts: [Point] = []
    probe.onDrag = { proposal, context in starts.append(context.origin.position(of: proposal.start)) }
    let hand = Hand(scroller([Infinite(axis: axis), probe]), axis)
    hand.scroll.contentPosition = axis.point(59_900)
    hand.flingToRest(at: 2_000)
    #expect(hand.scroll.contentPosition[axis] == 60_000 && hand.offset < 10_000)
    #expect(!walls.isEmpty && walls.allSatisfy { $0 == 60_000 })
    #expect(!starts.isEmpty && starts.allSatisfy { $0[axis] == 59_900 })
  }
}
