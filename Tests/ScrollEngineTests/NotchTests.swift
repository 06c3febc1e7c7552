import Hands
import Testing

/// Notches, their parts, and what comes between them.
struct NotchTests {
  let probe = Probe()

  enum Places: CaseIterable {
    case none, rows, pages, points, areas

    func links(_ axis: Axis) -> [any ScrollBehavior] {
      switch self {
      case .none: [Clamping()]
      case .rows: [Rounding(axis, 44), Bouncing()]
      case .pages: [Paging(axis: axis), Bouncing()]
      case .points: [Snapping(points: (0..<500).map { Double($0) * 44 }, axis: axis), Bouncing()]
      case .areas:
        [Snapping([SnapArea](180, axis, every: 44, length: 44, reach: 0...8_000)), Bouncing()]
      }
    }

    var step: Double { self == .pages ? 400 : 44 }
  }

  func hand(_ places: Places, _ axis: Axis, at place: Double = 0) -> Hand {
    Hand(scroller(places.links(axis), content: 8_000), axis, at: place, frames: 1)
  }

  func step(_ hand: Hand, _ step: (Vector) -> ScrollStep, _ amount: Double, after seconds: Double = 0.008) {
    hand.frame(after: seconds)
    hand.scroll.step(by: step(hand.axis.vector(amount)), time: hand.time)
  }

  @Test(arguments: Axis.both) func aNotchHasALengthOfItsOwn(_ axis: Axis) {
    let hand = hand(.none, axis)
    step(hand, ScrollStep.notches, 1)
    #expect(hand.destination == 120)
    hand.scroll.settings.notchLength = 53
    step(hand, ScrollStep.notches, -2)
    #expect(hand.destination == 14)
    step(hand, ScrollStep.notches, 0.5)
    #expect(hand.destination == 40.5)
    hand.scroll.settings.notchLength = -1
    #expect(hand.scroll.settings.notchLength == 53)
    #expect(hand.scroll.diagnostics.count(of: .unusableNumbers) == 1)
  }

  @Test(arguments: Axis.both, Places.allCases)
  func partsOfANotchAddUpToOne(_ axis: Axis, _ places: Places) {
    let start = places.step * 5
    for (kind, parts, size) in [
      (ScrollStep.lines, 12, 0.25), (ScrollStep.notches, 8, 0.125), (ScrollStep.notches, 120, 1.0 / 120),
    ] {
      for part in [size, -size] {
        let whole = hand(places, axis, at: start)
        whole.scroll.settings.notchLength = 50
        step(whole, kind, Double(parts) * part)
        whole.rest()
        let divided = hand(places, axis, at: start)
        divided.scroll.settings.notchLength = 50
        for _ in 0..<parts { step(divided, kind, part) }
        #expect((divided.destination - whole.offset).magnitude < 1e-9)
        divided.rest()
        #expect((divided.offset - whole.offset).magnitude < 1e-9)
        if places != .none { #expect(whole.offset == start + (part < 0 ? -1 : 1) * places.step) }
      }
    }
  }

  @Test(arguments: Axis.both, Places.allCases) func aPartAloneTurnsNothing(_ axis: Axis, _ places: Places) {
    let hand = hand(places, axis, at: places.step)
    step(hand, ScrollStep.lines, 0.25)
    #expect(hand.resting() == places.step + (places == .none ? 100.0 / 24 : 0))
  }

  @Test(arguments: Axis.both) func threeNotchesInPartsTurnThreePages(_ axis: Axis) {
    let hand = hand(.pages, axis)
    for _ in 0..<36 { step(hand, ScrollStep.lines, 0.25, after: 0.02) }
    #expect(hand.resting() == 1_200)
  }

  @Test(arguments: Axis.both) func partsAreForgottenWhenTheWheelRestsTurnsOrSomethingElseMoves(_ axis: Axis) {
    let turned = hand(.pages, axis, at: 800)
    for _ in 0..<11 { step(turned, ScrollStep.lines, 0.25) }
    for _ in 0..<12 { step(turned, ScrollStep.lines, -0.25) }
    #expect(turned.resting() == 400)
    let late = hand(.pages, axis, at: 800)
    for _ in 0..<11 { step(late, ScrollStep.lines, 0.25) }
    for _ in 0..<11 { step(late, ScrollStep.lines, 0.25, after: late.offset == 800 ? 0.51 : 0.01) }
    #expect(late.destination == 800)
    let moved = hand(.pages, axis, at: 800)
    for _ in 0..<11 { step(moved, ScrollStep.lines, 0.25) }
    moved.scroll.contentOffset[axis] = 1_200
    step(moved, ScrollStep.lines, 0.25)
    #expect(moved.destination == 1_200)
    for _ in 0..<11 { step(moved, ScrollStep.lines, 0.25) }
    #expect(moved.destination == 1_600)
  }

  @Test(arguments: Axis.both, [-1e150, 1e150])
  func aSnapshotAfterAHugeStepIsAccepted(_ axis: Axis, _ place: Double) throws {
    probe.onTarget = { proposal, _ in proposal.offset[axis] = place }
    let hand = Hand(scroller([probe]), axis)
    hand.scroll.settings.lineLength = 1e150
    for _ in 0..<3 { step(hand, ScrollStep.lines, place > 0 ? -0.9 : 0.9) }
    _ = try hand.twin([Probe()])
  }

  @Test(arguments: Axis.both) func aSnapshotKeepsThePartsOfANotch(_ axis: Axis) throws {
    let hand = hand(.pages, axis, at: 800)
    for _ in 0..<11 { step(hand, ScrollStep.lines, 0.25) }
    let other = try hand.twin(Places.pages.links(axis))
    step(other, ScrollStep.lines, 0.25)
    #expect(other.destination == 1_200)
  }

  /// Whether it rests between two of them or not.
  @Test(arguments: Axis.both, [20.0, 44, 150, 700])
  func eachArrowKeyGoesToTheNextRow(_ axis: Axis, _ length: Double) {
    for rests in [false, true] {
      let hand = Hand(scroller([Rounding(axis, length), Bouncing()], content: 8_000), axis)
      for row in [1, 2, 3, 4, 5, 4, 3, 2, 1, 0] {
        let isNext = Double(row) * length > hand.destination
        step(hand, ScrollStep.lines, isNext ? 1 : -1)
        #expect(hand.destination == Double(row) * length)
        if rests { hand.rest() }
      }
      step(hand, ScrollStep.lines, -1)
      #expect(hand.resting() == 0)
    }
  }

  @Test(arguments: Axis.both) func anArrowKeyGoesOnUnderAMovingOrigin(_ axis: Axis) {
    let hand = Hand(
      ScrollController(
        viewport: Size(width: 400, height: 400), behaviors: [Infinite(axis: axis), Rounding(axis, 44)]), axis
    )
    let position = { hand.scroll.contentPosition[axis] }
    let first = (position() / 44).rounded(.down) * 44
    for press in 1...300 {
      step(hand, ScrollStep.lines, 1, after: 0.05)
      hand.rest()
      #expect((position() - first - Double(press) * 44).magnitude < 44.1)
      #expect(((position() / 44).rounded() * 44 - position()).magnitude < 1e-6)
    }
    #expect(hand.scroll.contentOrigin[axis] != 0)
  }

  /// A link with one place for everything is asked a few times, and then its answer holds.
  @Test(arguments: Axis.both) func aLinkThatStaysIsNotPassed(_ axis: Axis) {
    var asked: [Double] = []
    probe.onTarget = { proposal, _ in
      asked.append(proposal.natural[axis])
      proposal.offset[axis] = 500
    }
    let hand = Hand(scroller([probe], content: 1e6), axis, at: 500)
    asked = []
    step(hand, ScrollStep.lines, 3)
    #expect(hand.destination == 500 && asked.count == 12)
    #expect(
      asked.first == 550 && asked.last == 550 && hand.scroll.explanation[axis].steps.first?.offset == 550)
  }
}
