public import ScrollEngine
public import ScrollSpace

/// The state of a scroller after an event, as far as a trace records it.
///
/// The velocity is not a part of the state: a scroller with another velocity has another destination, or another offset after
/// the next frame.
public struct TraceState: Sendable {
  /// The offset, in points.
  public internal(set) var offset = Point.zero
  /// The destination, in points.
  public internal(set) var destination = Point.zero
  /// The phase.
  public internal(set) var phase = Phase.idle
  /// The number of callbacks of the delegate since the event began.
  public internal(set) var callbacks = 0
  /// A hash of all of these, and of the kinds and values of the callbacks.
  public internal(set) var hash: UInt32 = 0
}

extension TraceState: Hashable {
  /// Returns true if the states are equal to the last bit.
  public static func == (one: TraceState, other: TraceState) -> Bool {
    one.hash == other.hash && one.offset.hasSameBits(as: other.offset)
  }

  /// Hashes the hash of the state.
  public func hash(into hasher: inout Hasher) { hasher.combine(hash) }
}

extension Point {
  /// Returns true if the coordinates are equal to the last bit.
  @inline(__always)
  func hasSameBits(as other: Point) -> Bool {
    x.bitPattern == other.x.bitPattern && y.bitPattern == other.y.bitPattern
  }
}

extension TraceWalk {
  /// The number of callbacks that does not fit in the first byte of a state, and follows.
  private static var manyCallbacks: Int { 31 }

  /// Walks over the state after an event. `former` is the state before.
  @inline(__always)
  mutating func state(_ state: inout TraceState, after former: TraceState) throws(TraceError) {
    guard !isReading else { return try read(&state, after: former) }
    var parts = UInt8(truncatingIfNeeded: min(state.callbacks, Self.manyCallbacks) << 3)
    let isThere = state.destination.hasSameBits(as: state.offset)
    let isKept = !isThere && state.destination.hasSameBits(as: former.destination)
    parts |= isThere ? 1 : isKept ? 0 : 2
    if state.phase != former.phase { parts |= 4 }
    written.append(parts)
    if parts & 4 != 0 { written.append(state.phase.rawValue) }
    if parts & 2 != 0 { try point(&state.destination) }
    if parts >> 3 == Self.manyCallbacks {
      var count = UInt64(state.callbacks)
      try self.count(&count, "callbacks")
    }
    try offset(&state)
  }

  @inline(__always)
  private mutating func offset(_ state: inout TraceState) throws(TraceError) {
    try number(&state.offset.x, .offsetX, "offset")
    try number(&state.offset.y, .offsetY, "offset")
    try word(&state.hash, "hash")
  }

  private mutating func read(_ state: inout TraceState, after former: TraceState) throws(TraceError) {
    let start = position
    var parts: UInt8 = 0
    try byte(&parts, "parts")
    if parts & 3 == 3 { throw error(.byte(parts), "parts", at: start) }
    (state.destination, state.phase) = (former.destination, former.phase)
    state.callbacks = Int(parts >> 3)
    if parts & 4 != 0 { try kind(&state.phase, "phase") }
    if parts & 2 != 0 { try point(&state.destination) }
    if state.callbacks == Self.manyCallbacks {
      let place = position
      var count: UInt64 = 0
      try self.count(&count, "callbacks")
      if count > UInt64(Int32.max) { throw error(.count(count), "callbacks", at: place) }
      state.callbacks = Int(count)
    }
    try offset(&state)
    if parts & 1 != 0 { state.destination = state.offset }
  }
}
