public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Calls the program when the content scrolls, when it sets out for another snap target, when it has come to rest on
/// another one, and when a scroll has ended.
///
/// ```
///   finger   ─ scrolled ─ scrolled ─ changing 3 ─ scrolled ─ changed 3 ─ ended
///   command  ─ changing 5 ─ scrolled ─ scrolled ─ changed 5 ─ ended
/// ```
/// ```swift
/// let events = ScrollEvents(of: snapping) { event, time in
///   if case .snapTargetChanging(let target) = event { dots.highlight(target.x) }
/// }
/// let scroll = ScrollController(viewport: screen, content: cards, behaviors: [snapping, events, Bouncing()])
/// ```
/// Content in the hand has the snap target at which it would rest if it were released slowly, so that the target
/// changes on the way. Content that moves by itself has the target to which it goes, from the beginning on. The
/// rules:
///
/// - Nothing ends without a scroll before it, nothing while a finger or a wheel holds the content, and a scroll to
///   where the content is already is none. A drag that snaps back ends all the same.
/// - A change comes before the end, and at the place of rest. A target that was left and found again has no change.
/// - Before each change, the same target was announced.
///
/// The times of a target under a finger lie between two samples. An end has the time at which the motion arrives.
/// Write this link behind its `Snapping`. Without one, only `scrolled` and `ended` come.
public final class ScrollEvents: ScrollBehavior {
  /// An event of a scroller.
  public enum Event: Hashable, Sendable {
    /// The offset has changed.
    case scrolled(to: Point)
    /// The content would come to rest on other areas than before, by their ids; nil for an axis without one.
    case snapTargetChanging(PerAxis<Int64?>)
    /// The content has come to rest on other areas than before.
    case snapTargetChanged(PerAxis<Int64?>)
    /// The content has come to rest after a scroll.
    case ended(at: Point)
  }

  /// The link whose targets count; nil if there is none.
  public let snapping: Snapping?
  /// Called with each event and its time. The closure may command the scroller.
  public var onEvent: (Event, Timestamp) -> Void
  /// The target that was announced last.
  public private(set) var target = PerAxis<Int64?>(nil)
  /// The target of the last rest.
  public private(set) var restTarget = PerAxis<Int64?>(nil)

  private var follower = MovementFollower()
  /// True if the content has scrolled since the last end.
  private var hasScrolled = false
  /// True if the content has jumped, and the event waits until the new target is known.
  private var owesScroll = false
  /// True if the first layout is over, whose rest is no change.
  private var isReady = false
  /// The moment and the place of the last end.
  private var lastEnd: (time: Timestamp, offset: Point)?
  private var pending: [(event: Event, time: Timestamp)] = []

  /// Creates a link for the events of a scroller, and of the targets of a snapping.
  public init(of snapping: Snapping? = nil, onEvent: @escaping (Event, Timestamp) -> Void) {
    (self.snapping, self.onEvent) = (snapping, onEvent)
  }

  /// "ScrollEvents".
  @_documentation(visibility: internal)
  public var name: StaticString { "ScrollEvents" }

  // MARK: Targets

  /// Returns the areas at which content in the hand would rest at an offset.
  private func target(at offset: Point, _ snapping: Snapping, _ scroll: ScrollController) -> PerAxis<Int64?> {
    let position = scroll.contentOrigin.position(of: offset)
    let moves = PerAxis(x: SnapMove.end(position.x), y: .end(position.y))
    let choices = snapping.selection(in: scroll.context).select(moves).choices
    return PerAxis(x: choices.x?.id, y: choices.y?.id)
  }

  private func announce(_ target: PerAxis<Int64?>, at time: Timestamp) {
    guard target != self.target else { return }
    self.target = target
    pending.append((.snapTargetChanging(target), time))
  }

  /// Announces the targets that content in the hand passes on its way.
  private func announce(along movement: Movement, _ snapping: Snapping, _ scroll: ScrollController) {
    let last = target(at: movement.to, snapping, scroll)
    guard !movement.isJump else { return announce(last, at: movement.end) }
    movement.forEachPiece { piece in
      var after = piece.first
      // A target for each pixel would be more than anyone can see.
      for _ in 0..<1_024 where target != last {
        let known = target
        let step = movement.firstStep(after: after, through: piece.last) {
          target(at: $0, snapping, scroll) != known
        }
        announce(
          target(at: movement.offset(atStep: step), snapping, scroll), at: movement.time(ofStep: step))
        if target == known { break }
        after = step
      }
    }
    announce(last, at: movement.end)
  }

  /// Announces the target to which the content goes by itself.
  private func look(_ scroll: ScrollController) {
    guard isReady, let snapping, !MovementFollower.isHeld(scroll.phase) else { return }
    announce(snapping.snapTarget, at: scroll.context.time)
  }

  /// Notes a rest.
  private func rest(_ scroll: ScrollController) {
    // If the scroll to this place is still to be reported, the rest is, too.
    guard scroll.phase == .idle, follower.offset == scroll.contentOffset else { return }
    let time = follower.arrival ?? scroll.context.time
    if let snapping { announce(snapping.snapTarget, at: time) }
    if owesScroll { pending.append((.scrolled(to: scroll.contentOffset), time)) }
    if let snapping, snapping.snapped != restTarget {
      restTarget = snapping.snapped
      pending.append((.snapTargetChanged(restTarget), time))
    }
    if hasScrolled {
      pending.append((.ended(at: scroll.contentOffset), time))
      lastEnd = (scroll.context.time, scroll.contentOffset)
    }
    (hasScrolled, owesScroll) = (false, false)
  }

  private func report() {
    var index = 0
    while index < pending.count {
      let (event, time) = pending[index]
      index += 1
      onEvent(event, time)
    }
    pending.removeAll(keepingCapacity: true)
  }

  /// Takes the present target without an event.
  private func adopt(_ scroll: ScrollController) {
    (target, restTarget) = (snapping?.snapTarget ?? PerAxis(nil), snapping?.snapped ?? PerAxis(nil))
    (hasScrolled, owesScroll, isReady, lastEnd) = (false, false, true, nil)
    follower.begin(scroll)
    pending.removeAll()
  }
}

@_documentation(visibility: internal)
extension ScrollEvents {
  /// Reports the scroll, and the target in the hand.
  public func scrollDidScroll(_ scroll: ScrollController) {
    guard isReady else { return }
    if scroll.moveCause == .rebase { return }
    // Several commands in one update have one end.
    if scroll.phase == .idle, let lastEnd, lastEnd == (scroll.context.time, scroll.contentOffset) { return }
    hasScrolled = true
    if scroll.phase == .idle {
      follower.movements(scroll) { _ in }
      owesScroll = true
      return
    }
    look(scroll)
    let isHeld = MovementFollower.isHeld(scroll.phase)
    pending.append((.scrolled(to: scroll.contentOffset), scroll.context.time))
    follower.movements(scroll) { movement in
      if isHeld, let snapping { announce(along: movement, snapping, scroll) }
    }
    report()
  }
  /// Reports a new target, or the end.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) {
    followMotion(scroll)
    if old == .wheeling, scroll.phase == .idle { follower.noteWheelEnd(scroll) }
    note(scroll)
  }
  /// Reports a new target.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { note(scroll) }
  /// Reports a new target.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { note(scroll) }
  /// Reports the end.
  public func scrollDidSettle(_ scroll: ScrollController, reason: SettleReason) { note(scroll) }
  /// Reports a new target, which the layout has found.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if !isReady || scroll.isRestoring { return adopt(scroll) }
    note(scroll)
  }

  private func note(_ scroll: ScrollController) {
    guard isReady else { return }
    followMotion(scroll)
    look(scroll)
    rest(scroll)
    report()
  }

  /// Notes the motion. One that is back where it began, within one frame, is a scroll, too.
  private func followMotion(_ scroll: ScrollController) {
    follower.finish(scroll) { movement in
      for axis in Axis.both {
        let span = movement.span(on: axis)
        if span.lower < span.upper { (hasScrolled, owesScroll) = (true, true) }
      }
    }
  }
  /// Moves to another origin.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    follower.rebase(by: shift)
    lastEnd = nil
  }
  /// Notes the time of an input.
  public func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp) {
    follower.noteInput(scroll, at: time)
  }
  /// Returns the present time if a motion has begun, whose start only a frame decides.
  public func wake(in context: ScrollContext) -> Timestamp? { follower.isStartDoubtful ? context.time : nil }
  /// Notes the start of a motion.
  public func didWake(_ scroll: ScrollController) { follower.noteStart(scroll) }
  /// Moves the times to a clock that was set back.
  public func clockWasSetBack(by seconds: Double) {
    follower.setBack(by: seconds)
    lastEnd = nil
  }
  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) {
    follower.begin(scroll)
    isReady = false
  }
}
