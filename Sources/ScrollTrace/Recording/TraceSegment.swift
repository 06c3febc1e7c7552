import ScrollEngine
import ScrollSpace

/// A run of events that can be read alone, and the configuration that it begins with.
struct TraceSegment {
  var configuration = TraceConfiguration()
  private(set) var walk: TraceWalk
  private var (offset, hash) = (Point.zero, UInt32(0))
  /// Where the event that is under way begins; nil if none is.
  private var open: Int?

  init(capacity: Int = 0) { walk = TraceWalk(capacity: capacity) }

  var bytes: [UInt8] { walk.bytes }
  var count: Int { walk.bytes.count }

  /// Begins anew, in the memory that is there.
  mutating func restart(_ configuration: TraceConfiguration) {
    self.configuration = configuration
    walk.bytes.removeAll(keepingCapacity: true)
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
    begin(1, from: .host, callback: 0)
    var seconds = time.seconds
    do throws(TraceError) { try walk.number(&seconds, .time, "time") } catch {}
  }

  @inline(__always)
  private mutating func begin(_ kind: UInt8, from source: ScrollCallSource, callback: Int) {
    open = walk.bytes.count
    if source == .host { return walk.bytes.append(kind) }
    walk.bytes.append(kind | TraceKind.isFromElsewhere)
    walk.bytes.append(source.rawValue)
    var number = UInt64(callback)
    do throws(TraceError) { try walk.count(&number, "callback") } catch {}
  }

  /// Ends the event that is under way with the state that it led to.
  mutating func end(at offset: Point, _ hash: UInt32) {
    guard let start = open else { return }
    open = nil
    if offset == self.offset, hash == self.hash { return }
    (self.offset, self.hash) = (offset, hash)
    walk.bytes[start] |= TraceKind.hasChanged
    var (state, sum) = (offset, hash)
    do throws(TraceError) { try walk.state(&state, &sum) } catch {}
  }
}
