import Hands
import Testing

/// Curves of a user's own that do not keep their word.
struct CurveTests {
  let probe = Probe()

  /// A straight way that misses its ends by some points.
  final class Line: MotionLaw, MotionCurve {
    let distance: Double
    let duration: Double
    let beginsAt: Double
    let endsOff: Double
    let asks: Double

    init(
      beginsAt: Double = 0, endsOff: Double = 0, asks: Double = 0, distance: Double = 0,
      duration: Double = 0.5
    ) {
      (self.beginsAt, self.endsOff, self.asks) = (beginsAt, endsOff, asks)
      (self.distance, self.duration) = (distance, duration)
    }

    func curve(distance: Double?, velocity: Double) -> any MotionCurve {
      let distance = (distance ?? velocity * 0.3) + asks
      return Line(beginsAt: beginsAt, endsOff: endsOff, distance: distance, duration: duration)
    }
    func displacement(at seconds: Double) -> Double {
      let part = seconds / duration
      return beginsAt * (1 - part) + (distance + endsOff) * part
    }
    func velocity(at seconds: Double) -> Double { (distance + endsOff - beginsAt) / duration }
    func remainder(after seconds: Double) -> any MotionLaw { self }
    var archived: [Double]? { nil }
  }

  static let lies = [
    Line(beginsAt: 40), Line(beginsAt: .nan), Line(beginsAt: -1e300), Line(endsOff: 30), Line(endsOff: -30),
    Line(beginsAt: 5, endsOff: 5, duration: 1e-9), Line(duration: -1), Line(duration: .nan),
  ]
  static let wrongWays = [Line(asks: 25), Line(asks: -1_000)]

  /// Frames from here to rest: none may move further than the speed allows.
  func rests(_ hand: Hand, at offset: Double? = nil, fasterThan limit: Double) {
    var last = hand.offset
    for _ in 0..<400 {
      hand.frame()
      #expect((hand.offset - last).magnitude <= limit / 64 + 1)
      last = hand.offset
    }
    #expect(hand.scroll.phase == .idle)
    if let offset { #expect(hand.offset == offset) }
  }

  @Test(arguments: Axis.both, CurveTests.lies) func aGlideThatJumpsIsRefused(_ axis: Axis, _ law: Line) {
    probe.onMotion = { proposal, _ in proposal.glide[axis] = .custom(law) }
    let hand = Hand(scroller([probe, Bouncing()]), axis).flung(at: 800)
    let natural = Decay(velocity: 800, rate: .normal).distance
    #expect(hand.scroll.diagnostics.count(of: .answer) > 0)
    #expect(givers(hand) == ["\(probe.name), link 1 motion"])
    #expect((hand.destination - hand.offset - natural).magnitude < 1e-6)
    rests(hand, fasterThan: 800)
  }

  @Test(arguments: Axis.both, CurveTests.lies + CurveTests.wrongWays)
  func anArrivalThatJumpsIsRefused(_ axis: Axis, _ law: Line) {
    let hand = Hand(scroller([Clamping()]), axis, frames: 1)
    hand.scroll.setContentOffset(axis.point(300), arrival: .custom(law))
    #expect(hand.scroll.diagnostics.count(of: .answer) == 1)
    #expect(givers(hand) == ["nobody"])
    rests(hand, at: 300, fasterThan: 1_300)
  }

  /// A link that makes its law anew for each answer, behind one that gives none.
  @Test(arguments: Axis.both, [true, false])
  func anArrivalThatJumpsNamesItsLink(_ axis: Axis, isMadeAnew: Bool) {
    let law = Line(beginsAt: 40)
    probe.onTarget = { proposal, _ in
      proposal.arrival[axis] = .custom(isMadeAnew ? Line(beginsAt: 40) : law)
      proposal.offset[axis] += 5
    }
    let hand = Hand(scroller([Clamping(), probe]), axis).flung(at: 800)
    #expect(givers(hand) == ["\(probe.name), link 2 target"])
    rests(hand, fasterThan: 3_000)
  }

  /// A link that brings a law of its own only where another one has chosen a place, behind that one's law.
  @Test(arguments: Axis.both) func anArrivalThatJumpsIsNotSaidOfTheLinkBefore(_ axis: Axis) {
    let (first, second) = (Probe(), Probe())
    first.onTarget = { proposal, _ in
      proposal.offset[axis] = 400
      proposal.arrival[axis] = .custom(Line())
    }
    second.onTarget = { proposal, _ in
      guard proposal.offset[axis] != proposal.natural[axis] else { return }
      proposal.arrival[axis] = .custom(Line(beginsAt: 40))
    }
    let hand = Hand(scroller([Clamping(), first, second]), axis).flung(at: 800)
    #expect(givers(hand) == ["\(second.name), link 3 target"])
  }

  /// Who gave the curves that were refused, and asked what.
  func givers(_ hand: Hand) -> [String] {
    hand.scroll.diagnostics.refusals.map { refusal in
      refusal.link.map { "\($0) \(refusal.question ?? "")" } ?? "nobody"
    }
  }

  @Test(arguments: Axis.both, CurveTests.lies + CurveTests.wrongWays)
  func aWallThatJumpsIsRefused(_ axis: Axis, _ law: Line) {
    probe.onEdge = { proposal, _ in proposal.response = .custom(resistance: 0.55, law) }
    let hand = Hand(scroller([probe]), axis).flung(at: -800)
    #expect(givers(hand) == ["\(probe.name), link 1 edge"])
    rests(hand, at: 0, fasterThan: 900)
  }

  @Test(arguments: Axis.both) func aCurveThatMissesByAPointIsTaken(_ axis: Axis) {
    let hand = Hand(scroller([Clamping()]), axis)
    for law in [Line(), Line(beginsAt: 0.9), Line(endsOff: -0.9), Line(duration: 0)] {
      hand.scroll.contentOffset = .zero
      hand.frame()
      hand.scroll.setContentOffset(axis.point(300), arrival: .custom(law))
      rests(hand, at: 300, fasterThan: 300 * 64)
    }
    #expect(hand.scroll.diagnostics == Diagnostics())
  }
}
