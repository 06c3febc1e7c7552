package import ScrollSpace

/// The order of the times of inputs and frames, and the rule that finds an absurd time among them.
///
/// A time far ahead is accepted, as after a long sleep. If later times are more than ``doubt`` before it, it was
/// absurd. The first of them is refused, and the second in a row sets the clock back. So one absurd time ends no
/// gesture. A type that passes input on to several scrollers keeps an order of its own, and treats times as they do:
///
/// ```swift
/// switch order.check(time, after: touchTime) {
/// case .inOrder: break
/// case .reversed: return            // refuse the move
/// case .clockReset: order.reset(to: time)   // and drop what was computed from later times
/// }
/// ```
package struct TimeOrder: Hashable, Sendable {
  /// The result of a check.
  package enum Verdict: Hashable, Sendable {
    /// The time is not before the latest one.
    case inOrder
    /// The time is before the latest one: refuse it.
    case reversed
    /// The latest time was absurd: accept this time, and call ``TimeOrder/reset(to:)``.
    case clockReset
  }

  /// The distance before the clock that puts the clock in doubt, in seconds: 1.
  package static let doubt = 1.0

  /// The time of the latest input or frame; nil before the first.
  package var clock: Timestamp?
  /// The time of the latest frame since the clock was set back; nil before the first.
  package var lastFrame: Timestamp?
  /// The time that the last check refused, if it was far behind; else nil.
  package var suspected: Timestamp?

  /// Creates an order before the first time.
  package init() {}

  /// Returns true if a time is so far behind the clock that one of them is absurd.
  package func isFarBehind(_ time: Timestamp) -> Bool { clock.map { $0 - time > Self.doubt } ?? false }

  /// Returns the verdict on a time that must not be before another time.
  package mutating func check(_ time: Timestamp, after latest: Timestamp) -> Verdict {
    let former = suspected
    suspected = nil
    if time >= latest { return .inOrder }
    guard latest - time > Self.doubt else { return .reversed }
    if let former, former <= time { return .clockReset }
    suspected = time
    return .reversed
  }

  /// Returns the time that the time of a frame must not be before: that of the last frame, as a frame may be a little
  /// before the latest input.
  package func latest(beforeFrame time: Timestamp) -> Timestamp {
    (isFarBehind(time) ? clock : lastFrame) ?? time
  }

  /// Sets the clock back to a time.
  package mutating func reset(to time: Timestamp) { (clock, lastFrame, suspected) = (time, nil, nil) }
}
