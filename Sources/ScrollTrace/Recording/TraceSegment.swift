import ScrollEngine
import ScrollSpace

/// A run of events that can be read separately, and the configuration at its beginning.
struct TraceSegment {
  var configuration = TraceConfiguration()
  private var walk: TraceWalk
  private var (offset, hash) = (Point.zero, UInt32(0))
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
    (offset, hash, open) = (.zero, 0, nil)
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
  mutating func end(at offset: Point, _ hash: UInt32) {
    guard let start = open else { return }
    open = nil
    if hash == self.hash, offset == self.offset { return }
    (self.offset, self.hash) = (offset, hash)
    walk.written.set(TraceKind.hasChanged, at: start)
    var (state, sum) = (offset, hash)
    do throws(TraceError) { try walk.state(&state, &sum) } catch {}
  }

  /// Returns the bytes, with the present state as that after the open event. The event stays open.
  func bytes(endingAt offset: Point, _ hash: UInt32) -> [UInt8] {
    guard let open, hash != self.hash || offset != self.offset else { return bytes }
    var end = walk.copy
    var (state, sum) = (offset, hash)
    do throws(TraceError) { try end.state(&state, &sum) } catch {}
    end.written.set(TraceKind.hasChanged, at: open)
    return end.written.bytes
  }
}
