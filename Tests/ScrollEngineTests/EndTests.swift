import Hands
import ScrollBehaviors
import Testing

/// Motions end on position, nearer than half a device pixel, and then land exactly.
struct EndTests {
  static let starts: [@Sendable (Hand) -> Void] = [
    { $0.fling(at: 1_500) },
    { $0.fling(at: -1_500) },
    { $0.scroll.setContentOffset($0.axis.point(900.3), animated: true) },
  ]

  @Test(arguments: Axis.both, [1.0, 1.0 / 3, 0.001]) func nearerThanHalfAPixel(_ axis: Axis, _ pixel: Double)
  {
    for start in Self.starts {
      let hand = Hand(scroller([Bouncing()]), axis)
      hand.scroll.settings.pixel = pixel
      start(hand)
      let destination = hand.destination
      // The speed near the end of all three is below 4 pixels a second.
      let step = 1.0 / 4_096
      var last = hand.offset
      while hand.frame(after: step) == .needsFrame, hand.scroll.phase != .idle { last = hand.offset }
      #expect(hand.offset == destination)
      let left = (destination - last).magnitude
      #expect(left <= pixel / 2 * 1.05 && left > pixel / 2 * 0.9)
    }
  }
}
