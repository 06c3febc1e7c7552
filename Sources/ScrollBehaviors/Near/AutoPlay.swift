internal import CScrollCore
public import ScrollEngine
public import ScrollSpace

/// Turns to the next page by itself, again and again: a banner, a slide show, a row of testimonials.
///
/// ```swift
/// let pages = Paging(banners)
/// let play = AutoPlay(pages, every: 4)
/// let scroll = ScrollController(viewport: screen, behaviors: [pages, tiles, Circular(axis: .horizontal), play])
/// ```
/// ```
///  turns       │        │        │                          │        │
///  ────────────●────────●────────●───▒▒▒▒▒▒▒▒▒──────────────●────────●──▶ time
///              ├ every ─┼ every ─┤   touched  ├ resumesAfter ┼ every ─┤
/// ```
/// Write it anywhere in the chain of its pages. It needs no timer: a host at rest sleeps until the next turn is due, as
/// `advance(to:)` answers.
///
/// **The beat.** Turns are due at even intervals, counted from when each was due and not from the frame that saw it, so that late
/// frames do not add up. A turn that falls due while the content moves is skipped, and the next turn comes at its own time:
/// nothing turns in the midst of a motion, and the beat is kept. ``skippedTurns`` counts them. A host that was away for an hour
/// gets one turn.
///
/// **The user goes first.** A finger, a trackpad, a wheel or a key stops the beat. It begins anew ``resumesAfter`` seconds after
/// the content has come to rest, or not at all if ``stopsOnInteraction``. For a mouse over the page, a hidden window or an open
/// menu call ``pause()`` and ``play()``.
///
/// **At the end** ``end`` decides. A ring and a row without ends have none. With reduced motion nothing turns by itself.
public final class AutoPlay: ScrollBehavior {
  /// What follows the last page, where there is one.
  public enum End: UInt8, Hashable, Sendable {
    /// The first page, by one motion back over all pages.
    case wraps
    /// The page before: it goes to and fro.
    case reverses
    /// Nothing. It stops playing.
    case stops
  }

  /// The pages that turn.
  public let pages: Paging
  /// What follows the last page.
  public let end: End
  /// The time from one turn to the next, in seconds. A change begins a new interval.
  public var interval: Double { didSet { if interval != oldValue { restart() } } }
  /// How long after the content has come to rest, which the user has moved, the next turn comes, in seconds.
  public let resumesAfter: Double
  /// Whether it stops for good when the user moves the content.
  public var stopsOnInteraction = false
  /// Whether it plays. True at first.
  public private(set) var isPlaying = true
  /// When the next turn is due; nil if it does not play, or waits until the content rests.
  public private(set) var nextTurn: Timestamp?

  /// How many turns have fallen due while the content moved, and have turned nothing.
  public private(set) var skippedTurns = 0

  private var isBackward = false
  /// Whether the user has moved the content since the last turn.
  private var isResuming = false
  private unowned(unsafe) var scroll: ScrollController?

  /// Makes pages turn. The times must be above 0 and finite; anything else is a mistake in the program, and traps. Left
  /// out, it resumes after an interval.
  public init(_ pages: Paging, every interval: Double, resumesAfter: Double? = nil, end: End = .wraps) {
    let resumption = resumesAfter ?? interval
    precondition(
      interval > 0 && resumption > 0 && interval.isUsable && resumption.isUsable,
      """
      Pages that turn by themselves need times above 0; these are \(interval) and \(resumption) s; 4 s is time to read a \
      line.
      """)
    (self.pages, self.interval, self.resumesAfter, self.end) = (pages, interval, resumption, end)
  }

  /// "AutoPlay".
  public var name: StaticString { "AutoPlay" }

  /// Plays, with the next turn in an interval. Does nothing if it plays. Not to be called from within a question.
  public func play() {
    guard !isPlaying else { return }
    isPlaying = true
    restart()
  }

  /// Turns nothing until ``play()``. What turns right now comes to rest. Not to be called from within a question.
  public func pause() {
    isPlaying = false
    restart()
  }

  /// A new interval begins with the next frame at rest.
  private func restart() {
    (nextTurn, isResuming) = (nil, false)
    scroll?.setNeedsFrame()
  }

  /// When the next turn is due, whether the content moves or rests. At rest a beat that has not begun begins at once.
  public func wake(in context: ScrollContext) -> Timestamp? {
    guard canTurn else { return nil }
    guard let nextTurn, isSound(nextTurn, at: context.time) else {
      return context.phase == .idle ? context.time : nil
    }
    return nextTurn
  }

  /// Whether there is another page to turn to.
  private var canTurn: Bool {
    guard isPlaying, let scroll, !scroll.settings.reducesMotion else { return false }
    return pages.pageCount > 1 || scroll.geometry.extent[pages.axis].period != nil
  }

  /// A turn that is farther off than any interval is one of a clock that has been set back.
  private func isSound(_ turn: Timestamp, at time: Timestamp) -> Bool {
    turn - time <= max(interval, resumesAfter)
  }

  /// Turns, begins an interval, or skips a turn that falls due while the content moves.
  public func didWake(_ scroll: ScrollController) {
    guard canTurn else { return }
    let now = scroll.context.time
    guard scroll.phase == .idle else { return skip(until: now) }
    guard let turn = nextTurn, isSound(turn, at: now) else {
      nextTurn = now + (isResuming ? resumesAfter : interval)
      isResuming = false
      return
    }
    guard turn <= now else { return }
    nextTurn = beat(from: turn, after: now)
    self.turn(scroll)
  }

  /// Passes over the turns that have fallen due by a time.
  private func skip(until now: Timestamp) {
    guard let turn = nextTurn, turn <= now else { return }
    let next = beat(from: turn, after: now)
    let turns = csc_floor((next - turn) / interval + 0.5)
    skippedTurns &+= turns < 0x1p62 ? Int(truncatingIfNeeded: Int64(turns)) : 1
    nextTurn = next
  }

  /// The first turn after a time, in whole intervals from one that was due.
  private func beat(from turn: Timestamp, after now: Timestamp) -> Timestamp {
    let missed = csc_floor((now - turn) / interval)
    let next = turn + (missed + 1) * interval
    return next > now ? next : next + interval
  }

  private func turn(_ scroll: ScrollController) {
    if isAtEnd(scroll) {
      switch end {
      case .wraps:
        pages.scroll(toPage: isBackward ? pages.pageCount - 1 : 0, animated: true)
        return
      case .reverses: isBackward.toggle()
      case .stops: return (isPlaying, nextTurn) = (false, nil)
      }
    }
    pages.scroll(byPages: isBackward ? -1 : 1, animated: true)
  }

  /// Whether the content rests at the wall ahead.
  private func isAtEnd(_ scroll: ScrollController) -> Bool {
    let (extent, offset) = (scroll.geometry.extent[pages.axis], scroll.contentOffset[pages.axis])
    let tolerance = Tolerance.offset(pixel: scroll.settings.pixel)
    if isBackward { return extent.lower.map { offset <= $0 + tolerance } ?? false }
    return extent.upper.map { offset >= $0 - tolerance } ?? false
  }

  /// The user moves the content.
  public func scrollDidScroll(_ scroll: ScrollController) {
    switch scroll.moveCause {
    case .finger, .wheel, .step: yield()
    case .momentum, .program, .layout, .rebase: break
    }
  }

  /// The user holds the content; or it has come to rest, and turns that fell due meanwhile are over.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    switch scroll.phase {
    case .tracking, .dragging, .wheeling: yield()
    case .decelerating, .animating: break
    case .idle: skip(until: scroll.context.time)
    }
  }

  private func yield() {
    if stopsOnInteraction { isPlaying = false }
    (nextTurn, isResuming) = (nil, true)
  }

  /// When the next turn is due, which way it leads, and how many were skipped.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(isPlaying) { self.isPlaying = $0 }
    try memory.field(isResuming) { self.isResuming = $0 }
    try memory.field(isBackward) { self.isBackward = $0 }
    try memory.field(nextTurn, where: { $0?.seconds.isUsable ?? true }) { self.nextTurn = $0 }
    try memory.field(skippedTurns, where: { $0 >= 0 }) { self.skippedTurns = $0 }
  }

  /// Begins an interval with the first frame.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Turns nothing any more.
  public func didDetach() { (scroll, nextTurn, isResuming) = (nil, nil, false) }
}
