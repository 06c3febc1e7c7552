import ScrollEngine
import ScrollSpace

/// The place where a replay first differs from its trace: the event, the recorded state, and the state of the replay.
public struct Divergence: Sendable {
  /// The event after which the replay differed.
  public let event: TraceEvent
  /// The state after the event in the replay. `event.state` is the recorded state.
  public let state: TraceState
  /// The event that the replay has in place of the event; nil if the event is the same, or if the replay had ended.
  /// Only a comparison of two traces finds other events.
  public private(set) var otherEvent: TraceEvent?
  private var hasEnded = false
  /// The names of the recorded links, and of the links of the replay.
  private var (links, otherLinks): ([String], [String]) = ([], [])

  /// The replay has the same event, and another state after it.
  init(event: TraceEvent, state: TraceState, links: [String], otherLinks: [String]) {
    (self.event, self.state, self.links, self.otherLinks) = (event, state, links, otherLinks)
  }

  /// The recording of a replay has another event, or no event.
  init(event: TraceEvent, other: TraceEvent?, state: TraceState) {
    (self.event, self.state, otherEvent, hasEnded) = (event, state, other, other == nil)
  }

  /// True if the offset differs. If false, the destination, the phase, the callbacks or the event differ.
  public var isOfOffset: Bool { !event.state.offset.hasSameBits(as: state.offset) }
}

extension Divergence: CustomStringConvertible {
  /// The event, and each part of the state that differs, as it was recorded and as it is in the replay. If the event
  /// is the same, both chains and the possible causes follow.
  public var description: String {
    var parts: [String] = []
    if let otherEvent { parts.append("the replay has \(otherEvent) instead") }
    if hasEnded { parts.append("the replay has ended") }
    parts += state.differences(from: event.state)
    let difference = "Event \(event.number), \(event): \(parts.joined(separator: "; "))."
    return hasEnded || otherEvent != nil ? difference : "\(difference) \(advice)"
  }

  private var advice: String {
    func chain(_ names: [String]) -> String { names.isEmpty ? "no links" : names.joined(separator: " ▸ ") }
    let (recorded, replayed) = (chain(links), chain(otherLinks))
    if !recorded.hasSameBytes(as: replayed) {
      return
        """
        The trace was recorded with \(recorded), and the replay has \(replayed): \
        use the same links, if you compare no chains.
        """
    }
    return """
      Both have \(recorded): give the links the same values. Note by mark(_:_:at:_:) what no call of the scroller \
      shows: edits of items, and the inputs and frames of a nest.
      """
  }
}

extension TraceState {
  /// Returns the parts that differ from a recorded state, with both values.
  fileprivate func differences(from recorded: TraceState) -> [String] {
    var parts: [String] = []
    func add(_ name: String, _ was: String, _ now: String) {
      parts.append("the \(name) was \(was), and is \(now) in the replay")
    }
    if !offset.hasSameBits(as: recorded.offset) { add("offset", "\(recorded.offset)", "\(offset)") }
    if !destination.hasSameBits(as: recorded.destination) {
      add("destination", "\(recorded.destination)", "\(destination)")
    }
    if phase != recorded.phase { add("phase", "\(recorded.phase.name)", "\(phase.name)") }
    if callbacks != recorded.callbacks {
      add("number of callbacks", "\(recorded.callbacks)", "\(callbacks)")
    } else if parts.isEmpty, hash != recorded.hash {
      add("kind or a value of the callbacks", "as hash \(recorded.hash)", "as hash \(hash)")
    }
    return parts
  }
}
