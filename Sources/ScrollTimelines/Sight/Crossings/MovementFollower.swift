import ScrollEngine
import ScrollMotion
import ScrollSpace

/// Knows how a scroller has moved since the last look, from callbacks alone.
///
/// A link calls ``note(_:)`` in each callback that may change the motion, and takes the movements in
/// `scrollDidScroll`.
struct MovementFollower {
  /// The seconds before a sample of a finger or a wheel in which its movement takes place, if the sample before is
  /// older. A finger at rest sends no samples, so it was at rest until about then.
  static let longestSample = 0.1

  /// The time up to which movements are known.
  private(set) var time = Timestamp.zero
  /// The offset at that time, in present coordinates.
  private(set) var offset = Point.zero
  /// The motion that runs, or has just ended.
  private var motion: Motion?
  /// True if ``motion`` may still begin later than it says, because no frame has come since.
  private(set) var isStartDoubtful = false
  /// The times of the latest input and of the input before it.
  private var input, formerInput: Timestamp?
  /// The moment at which the last movement came to rest by itself; nil if it did not.
  private(set) var arrival: Timestamp?
  /// True if something held the content before the latest input.
  private var wasHeld = false

  /// Begins at the present offset.
  mutating func begin(_ scroll: ScrollController) {
    (time, offset) = (scroll.context.time, scroll.contentOffset)
    note(scroll)
  }

  /// Notes the motion that runs now.
  mutating func note(_ scroll: ScrollController) {
    let former = motion
    if scroll.motion == nil { noteRest(by: scroll.context.time) }
    motion = scroll.motion
    isStartDoubtful = motion != nil && (former == nil || former?.start != motion?.start)
  }

  /// Notes in a frame that the motion has its true start.
  mutating func noteStart(_ scroll: ScrollController) {
    motion = scroll.motion ?? motion
    isStartDoubtful = false
  }

  /// Notes an input before it acts.
  mutating func noteInput(_ scroll: ScrollController, at time: Timestamp) {
    (formerInput, input) = (input, time)
    wasHeld = Self.isHeld(scroll.phase)
  }

  /// Moves all times to a clock that was set back, and all offsets to a new origin.
  mutating func setBack(by seconds: Double) {
    time = time - seconds
    (input, formerInput) = (input.map { $0 - seconds }, formerInput.map { $0 - seconds })
    arrival = arrival.map { $0 - seconds }
    motion?.start -= seconds
  }

  /// Moves all offsets to another origin.
  mutating func rebase(by shift: Vector) {
    offset = offset + shift
    motion = motion?.shifted(by: shift)
  }

  /// Returns true if a finger or a wheel holds the content in a phase.
  static func isHeld(_ phase: Phase) -> Bool {
    switch phase {
    case .tracking, .dragging, .wheeling: true
    case .idle, .decelerating, .animating: false
    }
  }

  /// The time up to which everything that happens is known. Under a finger this is a little earlier than now, because
  /// the next sample may show that the content has left meanwhile.
  func horizon(_ scroll: ScrollController) -> Timestamp {
    let now = scroll.context.time
    return Self.isHeld(scroll.phase) ? max(time, now - Self.longestSample) : now
  }

  /// Notes that a run of wheel deltas has ended, because no delta has come for a while, and left nothing to do.
  mutating func noteWheelEnd(_ scroll: ScrollController) {
    guard arrival == nil, let input else { return }
    let end = input + scroll.settings.wheelPause
    if end <= scroll.context.time { arrival = end }
  }

  /// Notes the moment at which the motion has come to rest, if this was before a time.
  private mutating func noteRest(by time: Timestamp) {
    if let motion, motion.isSettled(at: time) { arrival = motion.start + motion.settlingTime }
  }

  /// Calls `body` with the movements since the last look, in order. For `scrollDidScroll`.
  mutating func movements(_ scroll: ScrollController, _ body: (Movement) -> Void) {
    let (now, present) = (scroll.context.time, scroll.contentOffset)
    followMotion(scroll, body)
    if offset != present { reach(present, at: now, isSample: isSample(scroll.moveCause), body) }
    time = max(time, now)
  }

  /// Calls `body` with the motion since the last look, and notes the motion that runs from now on. For all callbacks
  /// that may end a motion or begin one: a motion that is back where it began, within one frame, has no
  /// `scrollDidScroll`.
  mutating func finish(_ scroll: ScrollController, _ body: (Movement) -> Void) {
    followMotion(scroll, body)
    note(scroll)
  }

  private mutating func followMotion(_ scroll: ScrollController, _ body: (Movement) -> Void) {
    let (now, present) = (scroll.context.time, scroll.contentOffset)
    let running = scroll.motion.flatMap { $0.offset(at: now) == present ? $0 : nil }
    if let running {
      // The motion before, if this one began since.
      if running.start > time, let motion, motion.start != running.start {
        go(by: motion, through: min(now, running.start), body)
      }
      go(by: running, through: now, body)
    } else if let motion, motion.start <= now, !motion.isSettled(at: time),
      motion.offset(at: now) == present || !Self.isHeld(scroll.phase)
    {
      go(by: motion, through: now, body)
    }
  }

  private func isSample(_ cause: MoveCause) -> Bool {
    switch cause {
    case .finger, .wheel: true
    case .momentum, .step, .program, .layout, .rebase: false
    }
  }

  /// Follows a motion from the last look on.
  private mutating func go(by motion: Motion, through end: Timestamp, _ body: (Movement) -> Void) {
    let start = max(time, motion.start)
    guard end > start else { return }
    let movement = Movement(motion, from: start, through: end)
    if movement.from != offset { body(Movement(jumpFrom: offset, to: movement.from, at: start)) }
    body(movement)
    (time, offset, arrival) = (end, movement.to, nil)
    (self.motion, isStartDoubtful) = (motion, false)
    noteRest(by: end)
  }

  /// Goes to an offset that no motion leads to.
  private mutating func reach(
    _ present: Point, at now: Timestamp, isSample: Bool, _ body: (Movement) -> Void
  ) {
    var start = now
    if isSample, wasHeld, let input, let formerInput {
      // A steady speed moves the content in frames, without inputs.
      start = max(time, input == now ? formerInput : input, now - Self.longestSample)
    }
    body(Movement(from: offset, at: min(start, now), to: present, at: now))
    (offset, arrival) = (present, nil)
  }
}
