import ScrollEngine
public import ScrollSpace

/// The place where a replay first differs from its trace: the event, the recorded state, and the state of the replay.
public struct Divergence: Sendable {
  /// The event after which the scroller differed.
  public let event: TraceEvent
  /// The offset that was recorded, in points.
  public var expected: Point { event.offset }
  /// The offset in the replay, in points.
  public let offset: Point
  /// The hash of the state in the replay. `event.hash` is the recorded hash.
  public let hash: UInt32

  /// True if the offset differs. If false, the destination, the phase or the callbacks differ.
  public var isOfOffset: Bool {
    for axis in Axis.both where expected[axis].bitPattern != offset[axis].bitPattern { return true }
    return false
  }
}

extension Divergence: CustomStringConvertible {
  /// The event, the recorded state, and the state of the replay.
  public var description: String {
    let place = "Event \(event.number), \(event): "
    if isOfOffset { return place + "the offset was \(expected), and is \(offset) in the replay." }
    return place + "the offset is \(offset) as it was; the destination, the phase or the callbacks differ."
  }
}
