import Hands
import Testing

struct CircularTests {
  let circle = Circular(axis: .vertical)

  /// Content of a length, with a gap that a link before the ring knows.
  final class Content: ScrollBehavior {
    let axis: Axis
    var length: Double
    var gap: Double
    init(_ axis: Axis, _ length: Double, gap: Double = 0) {
      (self.axis, self.length, self.gap) = (axis, length, gap)
    }
    func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
      proposal.fit(length, on: axis)
      proposal.closingGap[axis] = gap
    }
  }

  @Test(arguments: Axis.both) func circularClosesTheContentOfLinksBefore(_ axis: Axis) {
    let circle = Circular(axis: axis)
    #expect(circle.ring == nil && circle.position == 0 && circle.lap == 0 && !circle.hidesIndicators)
    let scroll = scroller([Content(axis, 900, gap: 20), circle, Bouncing()])
    #expect(scroll.geometry.extent[axis] == Extent(period: 920) && scroll.contentSize[axis] == 900)
    #expect(
      scroll.geometry.extent[axis.cross] == Extent(lower: 0, upper: 1_600), "the other axis is left alone")
    #expect(circle.ring == Ring(period: 920) && circle.hidesIndicators && scroll.contentOffset == .zero)
    let own = Circular(axis: axis, gap: 5)
    let other = scroller([Content(axis, 900, gap: 20), own])
    #expect(other.geometry.extent[axis].period == 905)
    let plain = scroller([Circular(axis: axis)], content: 2_000)
    #expect(plain.geometry.extent[axis].period == 2_000, "the program's content")
  }

  @Test(arguments: [0.0, 1.0 / 128, 0x1p47]) func contentWithoutUsableLengthMakesNoRing(_ length: Double) {
    let scroll = scroller([Content(.vertical, length), circle, Clamping()])
    #expect(circle.ring == nil && !circle.hidesIndicators)
    #expect(scroll.geometry.extent.y == Extent(lower: 0, upper: max(0, length - 400)))
    circle.scroll(to: 50, .backward, animated: false)
    #expect(
      scroll.contentOffset.y == 50 && circle.position == 50 && circle.lap == 0
        && circle.wrappedPosition == 50)
    #expect(circle.visibleLaps(ofLength: 10, at: 60) == 0..<1)
    #expect(circle.visibleLaps(ofLength: 10, at: 40).isEmpty)
  }

  /// What the scroller says it comes to is where it comes to, over any number of rebases.
  @Test(arguments: Axis.both) func flingsRestWhereTheDestinationSaid(_ axis: Axis) {
    let (circle, hand) = Circular(axis: axis).inHand(axis, and: [], content: 100)
    for speed in [8_000.0, -5_000, 7_777, 8_000, 8_000] {
      hand.fling(at: speed)
      let told = hand.destination - hand.scroll.contentOrigin[axis]
      hand.rest()
      #expect(circle.position == told)
    }
    #expect(circle.lap > 100)
  }

  @Test(
    arguments: [Axis.horizontal, .vertical],
    [
      (300.0, Ring.Direction.shortest, 300.0), (700, .shortest, -300), (700, .forward, 700),
      (300, .backward, -700),
    ])
  func commandsGoRoundInTheDirectionAsked(
    _ axis: Axis, _ go: (to: Double, direction: Ring.Direction, end: Double)
  ) {
    for isAnimated in [false, true] {
      let (circle, hand) = Circular(axis: axis).inHand(axis, and: [], content: 1_000, at: 3_000)
      circle.scroll(to: go.to, go.direction, animated: isAnimated)
      hand.rest()
      #expect(circle.position == 3_000 + go.end)
      circle.scroll(to: go.to, go.direction, animated: isAnimated)
      hand.rest()
      #expect(circle.position == 3_000 + go.end, "it is there already")
    }
  }

  @Test func anAnimationTakesTheWayAsked() {
    let hand = Hand(scroller([circle], content: 1_000), frames: 1)
    circle.scroll(to: 100, .backward, animated: true)
    let positions = hand.rest().map { _ in circle.position }
    #expect(circle.position == -900 && !positions.isEmpty)
    #expect(hand.destination == hand.offset)
    circle.scroll(to: .nan, animated: true)
    circle.scroll(to: .infinity, animated: false)
    #expect(circle.position == -900 && hand.scroll.diagnostics.count(of: .unusableNumbers) == 2)
  }

  @Test(arguments: Axis.both) func theAnchorCountsFromTheInset(_ axis: Axis) throws {
    let circle = Circular(axis: axis, anchor: 0.5)
    let items = Tiling(
      .lengths(try ItemLengths(count: 5, length: 200, spacing: 50)), axis: axis,
      source: Wall())
    let scroll = scroller([items, circle])
    scroll.contentInset = axis.inset(.lower, 100)
    #expect(circle.position == scroll.contentOffset[axis] + 100 + 150)
    circle.scroll(toItem: 4, of: items, animated: false)
    #expect(circle.position == -150 && circle.lap == -1, "its middle in the middle, the shortest way")
    #expect(scroll.contentOffset[axis] - scroll.contentOrigin[axis] == -400)
    circle.scroll(toItem: 0, of: items, .backward, animated: false)
    #expect(circle.position == 100 - 1_250 && circle.lap == -1)
    circle.scroll(toItem: 9, of: items, animated: false)
    #expect(circle.position == -1_400, "indices go on round")
    let other = Tiling(.uniform(length: 1), axis: axis.cross, source: Wall())
    circle.scroll(toItem: 0, of: other, animated: false)
    #expect(circle.position == -1_400)
  }

  @Test func severalLapsMayBeInView() {
    let scroll = scroller([circle], content: 150)
    #expect(circle.visibleLaps(ofLength: 50, at: 100) == 0..<2)
    #expect(circle.visibleLaps(ofLength: 50, at: 0) == 0..<3)
    scroll.contentOffset.y = -150
    #expect(circle.visibleLaps(ofLength: 50, at: 0) == -1..<2)
  }

  @Test func offsetsAfterFarJumpsAreFinite() {
    let scroll = scroller([circle], content: 1_000)
    for offset in [1e12 + 0.25, -1e15, 1e18, -1e100, 1e150, 3, .nan, .infinity] {
      scroll.contentOffset.y = offset
      #expect(scroll.contentOffset.y.isFinite && circle.position.isFinite)
      #expect(circle.wrappedPosition >= 0 && circle.wrappedPosition < 1_000)
      #expect(scroll.contentOffset.y.magnitude <= 1_000 + 4_096)
    }
  }

  /// Alone, a ring of another length shows the same of the lap that is in view.
  @Test(arguments: [-7.0, 0, 1, 30]) func anotherPeriodKeepsTheLap(_ lap: Double) {
    let (content, hand) = Content(.vertical, 1_000).inHand(and: [circle, Clamping()], at: lap * 1_000 + 250)
    content.length = 1_300
    hand.scroll.invalidateLayout()
    #expect(circle.lap == Int64(lap) && circle.wrappedPosition == 250)
    // Under way, the place and the way that is left stay.
    circle.scroll(to: 700, animated: true)
    hand.frames(5)
    let (place, left) = (circle.wrappedPosition, hand.destination - hand.offset)
    content.length = 900
    hand.scroll.invalidateLayout()
    #expect((circle.wrappedPosition - place).magnitude < 1e-9 && circle.lap == Int64(lap))
    #expect((hand.destination - hand.offset - left).magnitude < 1e-9)
    hand.rest()
    #expect((circle.wrappedPosition - 700).magnitude < 1e-9)
    // Without content there is no ring, and the walls are back.
    content.length = 0
    hand.scroll.invalidateLayout()
    hand.rest()
    #expect(circle.ring == nil && hand.offset == 0 && hand.scroll.contentOrigin == ContentOrigin())
    content.length = 500
    hand.scroll.invalidateLayout()
    #expect(circle.ring?.period == 500 && circle.position == 0)
  }

  /// If an earlier link decides what stays, even nothing, the ring does not answer.
  @Test func aLinkThatKeepsIsLeftAlone() {
    let keeps = Probe(\.onLayout) { change, _ in change.isOffsetDecided.y = true }
    let (content, scroll) = Content(.vertical, 1_000).shown(and: [keeps, circle])
    scroll.contentOffset.y = 3_250
    content.length = 1_300
    scroll.invalidateLayout()
    #expect(circle.position == 3_250)
  }

  /// Who sends a motion elsewhere before the ring shifts what is seen by laps finds it sent to the same place there.
  @Test func aRedirectedMotionStaysInItsLap() {
    let redirects = Probe(\.onLayout) { change, context in
      guard context.phase == .animating else { return }
      change.destination.y = context.origin[.vertical] + 23 * 1_300 + 500
    }
    let (content, hand) = Content(.vertical, 1_000).inHand(and: [redirects, circle], at: 30_000, frames: 1)
    circle.scroll(to: 700, .forward, animated: true)
    hand.frames(3)
    content.length = 1_300
    hand.scroll.invalidateLayout()
    #expect(circle.lap == 30 && (hand.destination - hand.offset).magnitude < 1_300)
    hand.rest()
    #expect(circle.wrappedPosition == 500)
  }

  @Test func circularInNoChainHasNoRing() {
    let scroll = scroller([circle, Clamping()], content: 1_000)
    scroll.contentOffset.y = 12_345
    scroll.behaviors = [Clamping()]
    #expect(circle.ring == nil && circle.position == 0 && circle.wrappedPosition == 0)
    #expect(scroll.geometry.extent.y == Extent(lower: 0, upper: 600) && scroll.contentOffset.y == 600)
    circle.scroll(to: 5, animated: false)
    #expect(circle.offset(of: 5) == 0 && circle.visibleLaps(ofLength: 1_000, at: 0).isEmpty)
    #expect(scroll.contentOffset.y == 600)
  }
}
