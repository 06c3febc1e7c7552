import ScrollEngine
public import ScrollSpace

/// Where a replay was no longer as the trace has it: after which event, what was expected, and what came.
public struct Divergence: Sendable {
  /// The event after which the scroller was otherwise.
  public let event: TraceEvent
  /// The offset that was recorded, in points.
  public var expected: Point { event.offset }
  /// The offset that came, in points.
  public let offset: Point
  /// The hash of the state that came; `event.hash` was recorded.
  public let hash: UInt32

  /// Whether the offset differs. If not, something else does: the destination, the phase, or the callbacks.
  public var isOfOffset: Bool {
    for axis in Axis.both where expected[axis].bitPattern != offset[axis].bitPattern { return true }
    return false
  }
}

extension Divergence: CustomStringConvertible {
  /// The event, what was expected, what came.
  public var description: String {
    let place = "Event \(event.number), \(event): "
    if isOfOffset { return place + "the offset was \(expected), and is \(offset) in the replay." }
    return place + "the offset is \(offset) as it was; the destination, the phase or the callbacks differ."
  }
}
