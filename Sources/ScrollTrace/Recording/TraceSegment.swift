import ScrollEngine
import ScrollSpace

/// A run of events that can be read separately, and the configuration at its beginning.
struct TraceSegment {
  var configuration = TraceConfiguration()
  private var walk: TraceWalk
  private var state = TraceState()
  /// The position at which the present event begins; nil if there is none.
  private var open: Int?

  init(capacity: Int = 0) { walk = TraceWalk(to: TraceBuffer(capacity: capacity)) }

  var bytes: [UInt8] { walk.written.bytes }
  var count: Int { walk.written.count }

  /// Begins again in the same memory.
  mutating func restart(_ configuration: TraceConfiguration) {
    self.configuration = configuration
    walk.written.removeAll()
    walk.forget()
    (state, open) = (TraceState(), nil)
  }

  /// Begins an event, which stays open until the state after it is known.
  mutating func begin(_ action: TraceEvent.Action, from source: ScrollCallSource, callback: Int) {
    var action = action
    begin(action.kind, from: source, callback: callback)
    do throws(TraceError) { try action.walk(&walk) } catch {}
  }

  /// Begins a frame.
  @inline(__always)
  mutating func beginFrame(at time: Timestamp) {
    open = walk.written.count
    walk.written.append(1)
    var seconds = time.seconds
    do throws(TraceError) { try walk.number(&seconds, .time, "time") } catch {}
  }

  private mutating func begin(_ kind: UInt8, from source: ScrollCallSource, callback: Int) {
    open = walk.written.count
    if source == .host { return walk.written.append(kind) }
    walk.written.append(kind | TraceKind.isFromElsewhere)
    walk.written.append(source.rawValue)
    var number = UInt64(callback)
    do throws(TraceError) { try walk.count(&number, "callback") } catch {}
  }

  /// Ends the present event with the state after it.
  @inline(__always)
  mutating func end(in state: TraceState) {
    guard let start = open else { return }
    open = nil
    if state == self.state { return }
    walk.written.set(TraceKind.hasChanged, at: start)
    walk.write(state, after: self.state)
    self.state = state
  }

  /// Returns the bytes, with the present state as that after the open event. The event stays open.
  func bytes(endingIn state: TraceState) -> [UInt8] {
    guard let open, state != self.state else { return bytes }
    var end = walk.copy
    end.write(state, after: self.state)
    end.written.set(TraceKind.hasChanged, at: open)
    return end.written.bytes
  }
}
