internal import CScrollCore
public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Turns to the next page at regular intervals: for a banner, a slide show, or a row of testimonials.
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
/// Write this link anywhere in the chain of its pages. No timer is needed: `advance(to:)` tells a host at
/// rest to sleep until the next turn is due.
///
/// **The beat.** Turns are due at regular intervals. Each counts from the time at which the last one was due,
/// not from its frame, so late frames do not add up. A turn that is due while the content moves is skipped,
/// and the next turn comes at its own time. ``skippedTurns`` counts skipped turns. A host that was away for
/// an hour gets one turn.
///
/// **The user goes first.** A finger, a trackpad, a wheel or a key stops the beat. It begins again
/// ``resumesAfter`` seconds after the content has come to rest, or not at all with ``stopsOnInteraction``.
/// For a mouse over the page, a hidden window or an open menu, call ``pause()`` and ``play()``.
///
/// **At the end**, ``end`` decides. A ring and a row without ends have no end. With reduced motion no page
/// turns automatically.
public final class AutoPlay: ScrollBehavior {
  /// The turn after the last page, if there is a last page.
  public enum End: UInt8, Hashable, Sendable {
    /// The first page, by one motion back over all pages.
    case wraps
    /// The page before: the direction reverses.
    case reverses
    /// Nothing: playing stops.
    case stops
  }

  /// The pages to turn.
  public let pages: Paging
  /// The turn after the last page.
  public let end: End
  /// The time between turns, in seconds. A change begins a new interval. A time that is not above 0 and finite is a
  /// programmer's mistake and traps.
  public var interval: Double {
    didSet {
      Self.check(interval, resumesAfter)
      if interval != oldValue { restart() }
    }
  }
  /// The time from the rest after a movement by the user to the next turn, in seconds.
  public let resumesAfter: Double
  /// True if playing stops for good when the user moves the content.
  public var stopsOnInteraction = false
  /// True if the link is playing; initially true.
  public private(set) var isPlaying = true
  /// The time of the next turn; nil if the link is not playing, or waits until the content rests.
  public private(set) var nextTurn: Timestamp?

  /// The number of turns skipped because the content was moving.
  public private(set) var skippedTurns = 0

  private var isBackward = false
  /// True if the user has moved the content since the last turn.
  private var isResuming = false
  private unowned(unsafe) var scroll: ScrollController?

  /// Creates pages turn. The times are in seconds; by default, `resumesAfter` is the interval.
  ///
  /// The times must be above 0 and finite. Anything else is a programmer's mistake and traps.
  public init(_ pages: Paging, every interval: Double, resumesAfter: Double? = nil, end: End = .wraps) {
    let resumption = resumesAfter ?? interval
    Self.check(interval, resumption)
    (self.pages, self.interval, self.resumesAfter, self.end) = (pages, interval, resumption, end)
  }

  private static func check(_ interval: Double, _ resumption: Double) {
    precondition(
      interval > 0 && resumption > 0 && interval.isUsable && resumption.isUsable, .playTimes,
      """
      Pages that turn by themselves need times above 0; these are \(interval) and \(resumption) s; 4 s is time to read \
      a line.
      """)
  }

  /// "AutoPlay".
  @_documentation(visibility: internal)
  public var name: StaticString { "AutoPlay" }

  /// Starts playing, with the next turn after an interval. If the link is playing, nothing happens. Not to be
  /// called within a question.
  public func play() {
    guard !isPlaying else { return }
    isPlaying = true
    restart()
  }

  /// Stops turning pages until ``play()``. A turn in progress goes on to its end. Not to be called within a
  /// question.
  public func pause() {
    isPlaying = false
    restart()
  }

  /// Begins a new interval with the next frame at rest.
  private func restart() {
    (nextTurn, isResuming) = (nil, false)
    scroll?.setNeedsFrame()
  }
}

@_documentation(visibility: internal)
extension AutoPlay {
  /// Returns the time of the next turn, in motion and at rest. At rest, a beat that has not begun begins at
  /// once.
  public func wake(in context: ScrollContext) -> Timestamp? {
    guard canTurn else { return nil }
    guard let nextTurn, isSound(nextTurn, at: context.time) else {
      return context.phase == .idle ? context.time : nil
    }
    return nextTurn
  }

  /// True if there is another page to turn to.
  private var canTurn: Bool {
    guard isPlaying, let scroll, !scroll.settings.reducesMotion else { return false }
    return pages.pageCount > 1 || scroll.geometry.extent[pages.axis].period != nil
  }

  /// Moves the next turn to a clock that was set back.
  public func clockWasSetBack(by seconds: Double) { nextTurn = nextTurn.map { $0 - seconds } }

  /// Returns false for a turn farther away than any interval, as after a restore on another clock.
  private func isSound(_ turn: Timestamp, at time: Timestamp) -> Bool {
    turn - time <= max(interval, resumesAfter)
  }

  /// Turns the page, begins an interval, or skips a turn that is due while the content moves.
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

  /// Skips the turns that are due at or before a time.
  private func skip(until now: Timestamp) {
    guard let turn = nextTurn, turn <= now else { return }
    let next = beat(from: turn, after: now)
    let turns = csc_floor((next - turn) / interval + 0.5)
    skippedTurns &+= turns < 0x1p62 ? Int(truncatingIfNeeded: Int64(turns)) : 1
    nextTurn = next
  }

  /// Returns the first turn after a time, at a whole number of intervals from one that was due.
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

  /// Returns true if the content rests at the wall ahead.
  private func isAtEnd(_ scroll: ScrollController) -> Bool {
    let (extent, offset) = (scroll.geometry.extent[pages.axis], scroll.contentOffset[pages.axis])
    let tolerance = Tolerance.offset(pixel: scroll.settings.pixel)
    if isBackward { return extent.lower.map { offset <= $0 + tolerance } ?? false }
    return extent.upper.map { offset >= $0 - tolerance } ?? false
  }

  /// Stops the beat if the user moves the content.
  public func scrollDidScroll(_ scroll: ScrollController) {
    switch scroll.moveCause {
    case .finger, .wheel, .step: yield()
    case .momentum, .program, .layout, .rebase: break
    }
  }

  /// Stops the beat if the user holds the content. At rest, skips the turns that were due meanwhile.
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

  /// Archives the next turn, the direction, and the number of skipped turns.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    try memory.field(isPlaying) { self.isPlaying = $0 }
    try memory.field(isResuming) { self.isResuming = $0 }
    try memory.field(isBackward) { self.isBackward = $0 }
    try memory.field(nextTurn, where: { $0?.seconds.isUsable ?? true }) { self.nextTurn = $0 }
    try memory.field(skippedTurns, where: { $0 >= 0 }) { self.skippedTurns = $0 }
  }

  /// Reports pages that are not in this chain: nothing turns them.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    /// True for the pages, and for a link around them.
    func isPages(_ link: any ScrollBehavior) -> Bool {
      link === pages || (link as? BehaviorWrapper).map { isPages($0.base) } ?? false
    }
    guard !scroll.behaviors.contains(where: isPages) else { return }
    report.add(
      .likely, in: "wake", "Its pages are not in this chain, so nothing is turned.",
      fix: "Write that Paging in this chain, or give this link the Paging that is there.")
  }

  /// Joins a scroller. An interval begins with the first frame.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Leaves the scroller.
  public func didDetach() { (scroll, nextTurn, isResuming) = (nil, nil, false) }
}
