import Hands
import Testing

/// Thumbs that stay in sight, to be pressed.
extension Indicators {
  /// A hand on content that is seen through 400 points.
  func inHand(_ axis: Axis, _ behaviors: [any ScrollBehavior] = [Bouncing()], content: Double) -> Hand {
    let scroll = ScrollController(
      viewport: Size(width: 400, height: 400), content: axis.size(content, across: 400),
      behaviors: behaviors + [self])
    style.hold = .infinity
    let hand = Hand(scroll, axis, frames: 1)
    flash(at: hand.time)
    return hand
  }

  /// Other thumbs, and a scroller with them that has gone on from where a hand is.
  static func restored(from hand: Hand) throws -> (Indicators, ScrollController) {
    let other = Indicators()
    other.style.hold = .infinity
    let scroll = ScrollController(
      viewport: hand.scroll.viewport, content: hand.scroll.contentSize, behaviors: [Bouncing(), other])
    try scroll.restore(#require(hand.scroll.snapshot()))
    return (other, scroll)
  }
}
