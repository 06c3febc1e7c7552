import ScrollBehaviors
import ScrollEngine

/// Counts the allocations of calls that should allocate nothing.
final class AllocationMeter {
  private let count: () -> UInt64
  /// The name of the first call that allocated, and its number of allocations; nil if no call did.
  private(set) var first: (call: String, count: UInt64)?

  /// The number of inputs that allocated since the drag or the run of wheel events began.
  private var inputs = 0

  init(_ count: @escaping () -> UInt64) { self.count = count }

  /// Forgets the calls so far.
  func clear() { first = nil }

  /// Draws a frame, and counts its allocations. A frame that plans may allocate: it begins a motion, ends a run of
  /// wheel events, or moves the origin of a motion.
  func measureFrame<Result>(of scrollers: [ScrollController], _ draw: () -> Result) -> Result {
    let before = scrollers.map { ($0.phase, $0.motion?.start, $0.contentOrigin) }
    let (result, allocations) = measure(draw)
    let plans = zip(scrollers, before).contains { scroll, before in
      let (phase, start, origin) = before
      let isNew = start != scroll.motion?.start || hasMoved(origin, scroll.contentOrigin)
      return phase == .wheeling && scroll.phase != .wheeling || isNew && scroll.motion != nil
    }
    if !plans { note("a frame", allocations) }
    return result
  }

  /// Feeds an input, and counts its allocations if it continues a drag or a run of wheel events. One input for each of
  /// the four walls may allocate: links are asked about a wall at the first input that passes it.
  func measure(_ call: ScrollCall, in phase: Phase, _ perform: () -> Void) {
    let (_, allocations) = measure(perform)
    guard let name = call.nameOfContinuation(in: phase) else { return inputs = 0 }
    guard allocations > 0 else { return }
    inputs += 1
    if inputs > 4 { note(name, allocations) }
  }

  private func measure<Result>(_ call: () -> Result) -> (Result, UInt64) {
    let before = count()
    let result = call()
    return (result, count() - before)
  }

  private func hasMoved(_ origin: ContentOrigin, _ other: ContentOrigin) -> Bool {
    Axis.both.contains { origin[$0] != other[$0] }
  }

  private func note(_ call: String, _ allocations: UInt64) {
    if first == nil, allocations > 0 { first = (call, allocations) }
  }
}

extension ScrollCall {
  /// The name of an input that continues a drag or a run of wheel events; nil for any other input.
  fileprivate func nameOfContinuation(in phase: Phase) -> String? {
    switch (self, phase) {
    case (.touchMoved, .dragging): "a move of a finger"
    case (.wheel(_, .changed, _), .wheeling), (.wheel(_, .unknown, _), .wheeling): "a wheel event"
    default: nil
    }
  }
}
