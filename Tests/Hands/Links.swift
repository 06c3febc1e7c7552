import ScrollBehaviors
package import ScrollEngine

/// A link that is tried by itself: it comes first in a scroller of its own, before others, and a hand is on that.
extension ScrollBehavior {
  /// The link and a scroller with a square viewport onto square content.
  package func shown(
    and others: [any ScrollBehavior] = [Bouncing()], viewport: Double = 400, content: Double = 2_000,
    delegate: (any ScrollDelegate)? = nil
  ) -> (Self, ScrollController) {
    (self, scroller([self] + others, viewport: viewport, content: content, delegate: delegate))
  }

  /// The link and a hand on a scroller with a square viewport onto square content.
  package func inHand(
    _ axis: Axis = .vertical, and others: [any ScrollBehavior] = [Bouncing()], viewport: Double = 400,
    content: Double = 2_000, delegate: (any ScrollDelegate)? = nil, at offset: Double? = nil,
    frames count: Int = 0
  ) -> (Self, Hand) {
    let (_, scroll) = shown(and: others, viewport: viewport, content: content, delegate: delegate)
    return (self, Hand(scroll, axis, at: offset, frames: count))
  }
}
