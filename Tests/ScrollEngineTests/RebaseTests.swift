import Hands
import Testing

/// The origin moves, by a link or by the program.
struct RebaseTests {
  let log = Log()

  // MARK: The origin moves, and all that goes with the offset moves along in one step

  /// A link without walls that brings the offset back to 0 once it is 256 or more away.
  func looping(_ axis: Axis, by shift: Double = 256) -> Probe {
    let probe = Probe(\.onExtent) { proposal, _ in
      proposal.extent[axis] = Extent()
      proposal.window[axis] = -255.99...255.99
    }
    probe.onRebase = { proposal, context in
      #expect(context.offset[axis].magnitude >= 256)
      proposal.shift = context.offset[axis] > 0 ? 0 - shift : shift
    }
    return probe
  }

  @Test(arguments: Axis.both) func aRebaseIsReportedBeforeTheScroll(_ axis: Axis) {
    let probe = looping(axis)
    let scroll = scroller([probe], delegate: log)
    scroll.contentOffset = axis.point(300)
    #expect(scroll.contentOffset == axis.point(44))
    #expect(log.shift == axis.vector(-256))
    #expect(log.events == ["didRebase", "didScroll", "didSettle(set)"])
  }

  @Test(arguments: Axis.both) func insideTheWindowNobodyIsAsked(_ axis: Axis) {
    let probe = looping(axis)
    let scroll = scroller([probe])
    probe.onRebase = { _, _ in Issue.record("asked inside the window") }
    scroll.contentOffset = axis.point(255.9)
    scroll.contentOffset = axis.point(-255.9, across: 99_999)
  }

  @Test(arguments: Axis.both) func shiftsAreMultiplesOf64ths(_ axis: Axis) {
    let scroll = scroller([looping(axis, by: 200.01)], delegate: log)
    scroll.contentOffset = axis.point(300)
    #expect(log.shift == axis.vector(-200.015625))
    #expect(scroll.contentOffset == axis.point(99.984375))
  }

  @Test(arguments: Axis.both) func aDragDoesNotNotice(_ axis: Axis) throws {
    let hand = Hand(scroller([looping(axis)]), axis).pulled(by: 100)
    for _ in 0..<10 { hand.move(by: 64.5) }
    // Exactly: all of it is multiples of 1/64.
    #expect(hand.offset == 745 - 512)
    #expect(try #require(hand.scroll.context.dragStart) == axis.point(-512))
  }

  @Test(arguments: Axis.both) func wallsMoveWithTheOrigin(_ axis: Axis) {
    let probe = looping(axis)
    probe.onExtent = { proposal, _ in
      proposal.extent[axis] = Extent(lower: nil, upper: 1_000)
      proposal.window[axis] = -255.99...255.99
    }
    let hand = Hand(scroller([probe, Clamping()]), axis, at: 300)
    #expect(hand.scroll.geometry.extent[axis] == Extent(upper: 744))
    #expect(hand.flingToRest(at: 8_000) == hand.scroll.geometry.extent[axis].upper)
  }

  @Test(arguments: Axis.both) func aRebaseLeavesAFlingOfTheOtherAxis(_ axis: Axis) {
    let hand = Hand(scroller([looping(axis)]), axis.cross)
    let plain = Hand(scroller([]), axis.cross)
    for hand in [hand, plain] {
      hand.fling(at: 800, frames: 3)
    }
    hand.scroll.contentOffset[axis] = 300
    #expect(hand.scroll.contentOffset[axis] == 44)
    #expect(hand.rest() == plain.rest())
    #expect(hand.scroll.contentOffset[axis] == 44)
  }

  /// A link puts it outside the window, or the leading edge is there.
  @Test(arguments: Axis.both, [true, false]) func theOriginMovesAtTheStart(_ axis: Axis, _ isEdge: Bool) {
    let probe = looping(axis)
    if isEdge {
      probe.onExtent = { proposal, _ in
        proposal.extent[axis] = Extent(lower: 300)
        proposal.window[axis] = -255.99...255.99
      }
    } else {
      probe.onLayout = { change, _ in
        #expect(change.old == change.new)
        change.offset[axis] = 300
      }
    }
    let scroll = scroller([probe])
    #expect(scroll.contentOffset == axis.point(44))
    #expect(scroll.geometry.extent[axis] == (isEdge ? Extent(lower: 44) : Extent()))
    #expect(probe.events == ["didAttach", "didLayout", "didRebase", "didScroll", "didSettle(layout)"])
  }

  @Test(arguments: Axis.both) func theOriginReturnsWithoutAWindow(_ axis: Axis) {
    let hand = Hand(scroller([looping(axis)], delegate: log), axis, at: 300)
    #expect(hand.scroll.contentOrigin[axis] == -256)
    log.clear()
    hand.scroll.behaviors = [Clamping()]
    #expect(hand.scroll.contentOrigin == ContentOrigin() && hand.offset == 300)
    #expect(hand.scroll.geometry.extent[axis] == Extent(lower: 0, upper: 1_600))
    #expect(log.events == ["didRebase", "didLayout", "didScroll", "didSettle(layout)"])
    #expect(log.shift == axis.vector(256))
  }

  // MARK: An endless row in content that has ends: whenever it comes near one, the program puts it
  // back to the middle

  @Test(arguments: Axis.both, [2_000.0, -3_500])
  func aFlingThatTheProgramPutsBackGoesAsFar(_ axis: Axis, _ speed: Double) {
    let row = Hand(scroller([Clamping()], content: 2_400, delegate: log), axis, at: 1_000)
    var (travelled, last, shifts) = (0.0, 1_000.0, 0)
    log.onEvent = { event, scroll in
      guard event == "didScroll" else { return }
      travelled += scroll.contentOffset[axis] - last
      last = scroll.contentOffset[axis]
      guard abs(last - 1_000) > 250 else { return }
      (last, shifts) = (1_000, shifts + 1)
      scroll.contentOffset[axis] = 1_000
    }
    let long = Hand(scroller([Clamping()], content: 100_000), axis, at: 50_000)
    for hand in [row, long] {
      hand.flingToRest(at: speed)
    }
    #expect(shifts > 3 && abs(travelled - (long.offset - 50_000)) < 1e-6)
  }
}
