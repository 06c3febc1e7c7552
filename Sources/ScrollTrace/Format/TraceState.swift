public import ScrollEngine
public import ScrollSpace

/// The state of a scroller after an event, as far as a trace records it.
///
/// The velocity is not a part of the state: a scroller with another velocity has another destination, or another offset
/// after the next frame.
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

  /// Writes the state after an event. `former` is the state before.
  @inline(__always)
  mutating func write(_ state: TraceState, after former: TraceState) {
    let isThere = state.destination.hasSameBits(as: state.offset)
    let isKept = isThere || state.destination.hasSameBits(as: former.destination)
    let count = UInt8(truncatingIfNeeded: min(state.callbacks, Self.manyCallbacks))
    written.append(count << 3 | (state.phase == former.phase ? 0 : 4) | (isThere ? 1 : isKept ? 0 : 2))
    if state.phase != former.phase { written.append(state.phase.rawValue) }
    var (x, y) = (state.offset.x, state.offset.y)
    do throws(TraceError) {
      if !isKept || count >= Self.manyCallbacks { try writeMore(state, isKept: isKept) }
      try number(&x, .offsetX, "offset")
      try number(&y, .offsetY, "offset")
    } catch {}
    written.append(UInt64(state.hash), count: 4)
  }

  /// Writes the parts of a state that most states do not have.
  @inline(never)
  private mutating func writeMore(_ state: TraceState, isKept: Bool) throws(TraceError) {
    var (destination, count) = (state.destination, UInt64(state.callbacks))
    if !isKept { try point(&destination) }
    if count >= Self.manyCallbacks { try self.count(&count, "callbacks") }
  }

  /// Reads the state after an event. `former` is the state before.
  mutating func state(after former: TraceState) throws(TraceError) -> TraceState {
    var state = TraceState()
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
    try number(&state.offset.x, .offsetX, "offset")
    try number(&state.offset.y, .offsetY, "offset")
    try word(&state.hash, "hash")
    if parts & 1 != 0 { state.destination = state.offset }
    return state
  }
}
