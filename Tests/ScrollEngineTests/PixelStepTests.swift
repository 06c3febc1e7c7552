import Hands
import ScrollProfiles
import Testing

/// Steps of scrollers to which the length of a pixel is said.
struct PixelStepTests {
  private static let count = perBuild(debug: 200, release: 5_000)

  /// Each step rests on a whole pixel of the content. However many there are, they go as far as steps do without pixels,
  /// less than half a pixel more or less.
  @Test(arguments: Axis.both) func stepsRestOnWholePixelsAndAddUp(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let pixel = [1.0, 2, 0.5, 1.0 / 3, 0.75, 7].randomElement(using: &random)!
      let profile = [ScrollProfile.ios, .chromium, .gtk].randomElement(using: &random)!
      let kind = [ScrollStep.lines, ScrollStep.notches, ScrollStep.arrows, ScrollStep.points]
        .randomElement(using: &random)!
      let amount = [0.125, 1.0 / 3, 1, 3, -0.25, -1].randomElement(using: &random)!
      let gap = Double.random(in: 0.01...0.45, using: &random)
      let hands = [false, true].map { isSaid in
        let hand = Hand(scroller([], content: 200_000), axis, at: 100_002)
        hand.scroll.apply(profile)
        // By other rules, a key counts from what is shown.
        hand.scroll.settings.keyAddition = .always
        if isSaid { hand.scroll.settings.pixel = pixel }
        hand.frames(1)
        return hand
      }
      // Both begin on a whole pixel.
      let start = 100_002 - 100_002.remainder(dividingBy: pixel)
      for hand in hands { hand.scroll.contentOffset = axis.point(start) }
      for _ in 0..<30 {
        for hand in hands {
          hand.frame(after: gap)
          hand.scroll.step(by: kind(axis.vector(amount)), time: hand.time)
        }
        let (free, rest) = (hands[0].destination, hands[1].destination)
        let pixels = rest / pixel
        try #require((pixels - pixels.rounded()).magnitude < 1e-6, "seed \(seed): \(rest) of \(pixel)")
        try #require((rest - free).magnitude <= pixel / 2 + 1e-6, "seed \(seed): \(rest) and \(free)")
      }
      #expect(hands[1].restingAtDestination() != nil)
    }
  }

  /// A step that is shorter than half a pixel is not lost: the next ones complete it.
  @Test(arguments: Axis.both, [0.2, -0.2]) func stepsShorterThanAPixelAddUp(_ axis: Axis, _ part: Double) {
    for kind in [ScrollStep.points, ScrollStep.arrows] {
      let hand = Hand(scroller([], content: 3_000), axis, at: 100)
      hand.scroll.settings.arrowLength = 1
      hand.scroll.settings.pixel = 1
      var rests: [Double] = []
      for _ in 0..<10 {
        hand.frame(after: 0.1)
        hand.scroll.step(by: kind(axis.vector(part)), time: hand.time)
        rests.append(hand.destination)
      }
      #expect(rests.last == 100 + 10 * part && Set(rests).count == 3)
    }
  }

  /// Steps of another direction, or after a pause, or after the content has gone elsewhere, begin anew.
  @Test(arguments: Axis.both) func whatRoundingHasTakenIsForgottenWithTheMovement(_ axis: Axis) {
    let hand = Hand(scroller([], content: 3_000), axis, at: 100)
    hand.scroll.settings.pixel = 1
    func step(_ points: Double, after seconds: Double) {
      hand.frame(after: seconds)
      hand.scroll.step(by: .points(axis.vector(points)), time: hand.time)
    }
    step(10.4, after: 0.1)
    step(10.4, after: 0.1)
    #expect(hand.destination == 121)
    step(10.4, after: 2)
    #expect(hand.destination == 131)
    step(-10.4, after: 0.1)
    #expect(hand.destination == 121)
    hand.rest()
    hand.scroll.contentOffset = axis.point(500)
    step(-10.4, after: 0.1)
    #expect(hand.destination == 490)
  }

  /// A place that a link or a wall chooses is where it is, and parts of a notch add up to it as without pixels.
  @Test(arguments: Axis.both, [1.0, 7]) func aChosenPlaceIsNotMoved(_ axis: Axis, _ pixel: Double) {
    let links: [any ScrollBehavior] = [
      Paging(.length(133.3), axis: axis), Snapping(points: (0..<20).map { Double($0) * 133.3 }, axis: axis),
    ]
    for link in links {
      for (parts, kind) in [(1, ScrollStep.notches), (8, ScrollStep.notches), (3, ScrollStep.lines)] {
        for direction in [1.0, -1] {
          let hand = Hand(scroller([link], content: 2_666), axis)
          hand.scroll.settings.pixel = pixel
          hand.frames(1)
          hand.scroll.setContentOffset(axis.point(5 * 133.3), animated: false)
          let scale = kind(axis.vector(1)) == .lines(axis.vector(1)) ? 3.0 : 1
          for _ in 0..<parts {
            hand.frame(after: 0.05)
            hand.scroll.step(by: kind(axis.vector(direction * scale / Double(parts))), time: hand.time)
          }
          let rest = hand.resting() / 133.3
          #expect((rest - rest.rounded()).magnitude < 1e-9 && (rest - 5) * direction >= 1 - 1e-9)
          hand.scroll.behaviors = []
        }
      }
    }
    let end = Hand(scroller([], content: 1_000.25), axis)
    end.scroll.settings.pixel = pixel
    for _ in 0..<20 { end.scroll.step(by: .notches(axis.vector(1)), time: end.time) }
    #expect(end.resting() == 600.25)
  }

  /// A whole step that is shorter than half a pixel still turns a page in its direction.
  @Test(arguments: Axis.both, [0.3, -0.3]) func aShortStepTurnsAPage(_ axis: Axis, _ way: Double) {
    let hand = Hand(scroller([Paging(axis: axis)], content: 4_000), axis, at: 800)
    hand.scroll.settings.pixel = 1
    hand.frames(1)
    hand.scroll.step(by: .points(axis.vector(way)), time: hand.time)
    let page = way > 0 ? 1_200.0 : 400
    #expect(hand.restingAtDestination() == page)
  }
}
