import Hands
import ScrollProfiles
import Testing

/// Glides of scrollers to which the length of a pixel is said.
struct PixelGlideTests {
  private static let count = perBuild(debug: 300, release: 10_000)

  /// A glide rests on a whole pixel of the content, or at a wall, at the same place at any frame
  /// rate, and nearer than half a pixel to where it would rest otherwise. A scroller to which nothing is said rests where
  /// its law says.
  @Test(arguments: Axis.both) func aGlideRestsOnAWholePixel(_ axis: Axis) throws {
    for seed in 0..<UInt64(Self.count) {
      var random = SeededGenerator(seed: seed)
      let pixel = [1.0, 2, 0.5, 1.0 / 3, 0.75, 7].randomElement(using: &random)!
      let start = Double.random(in: 0...2_000, using: &random)
      let speed = Double.random(in: -2_500...2_500, using: &random)
      let profile = [ScrollProfile.ios, .android, .chromium, .gtk].randomElement(using: &random)!
      var rests: [Double] = []
      for (isSaid, rate) in [(false, 60.0), (true, 60), (true, 13)] {
        let hand = Hand(scroller([], content: 3_000), axis, at: start)
        hand.scroll.apply(profile)
        hand.frames(1)
        if isSaid { hand.scroll.settings.pixel = pixel }
        hand.scroll.fling(velocity: axis.vector(speed), at: hand.time)
        let announced = hand.destination
        var frames = 0
        while hand.scroll.phase != .idle, frames < 10_000 {
          hand.frame(after: 1 / rate)
          frames += 1
        }
        try #require(hand.offset == announced, "seed \(seed)")
        rests.append(hand.scroll.contentPosition[axis])
      }
      let (free, rest) = (rests[0], rests[1])
      let end = 3_000 - scroller([]).viewport[axis]
      try #require(rests[1] == rests[2], "seed \(seed)")
      guard speed != 0, rest > 0, rest < end else { continue }
      let pixels = rest / pixel
      try #require((pixels - pixels.rounded()).magnitude < 1e-6, "seed \(seed): \(rest) of \(pixel)")
      try #require((rest - free).magnitude <= pixel / 2 + 1e-6, "seed \(seed): \(rest) and \(free)")
    }
  }

  /// What a link chooses, and what a program asks for, is where it is, whole or not.
  @Test(arguments: Axis.both) func aChosenPlaceIsNotMoved(_ axis: Axis) {
    let row = ItemRow(count: 40, length: 33.3, axis: axis)
    let snapping = Snapping(row)
    let hand = Hand(scroller([snapping, Clamping()], content: 3_000), axis)
    hand.scroll.settings.pixel = 1
    hand.frames(1)
    hand.scroll.fling(velocity: axis.vector(900), at: hand.time)
    let item = hand.resting() / 33.3
    #expect(item > 3 && (item - item.rounded()).magnitude < 1e-9)
    hand.scroll.behaviors = [Clamping()]
    hand.scroll.setContentOffset(axis.point(100.25), animated: true)
    #expect(hand.resting() == 100.25)
  }

  /// The length that is said counts, not that it differs from the usual one. A length of 0 is refused.
  @Test func aPixelThatIsSaidIsKnown() {
    let scroll = scroller([])
    #expect(scroll.settings.pixel == 1)
    let plain = scroll.settings
    scroll.settings.pixel = 1
    #expect(scroll.settings != plain && scroll.settings.pixel == 1 && scroll.settings.restsOnPixels)
    scroll.settings.pixel = 0
    #expect(scroll.settings.pixel == 1 && scroll.diagnostics.total == 1 && scroll.settings.restsOnPixels)
  }
}
