public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Calls the program when an item has been in view for long enough: for impressions of advertisements, read marks, or
/// a video that starts after a moment.
///
/// ```
///  share of the item   ┌─────────╮        ┌───────────────
///        0.5 ┄┄┄┄┄┄┄┄┄╱┄┄┄┄┄┄┄┄┄┄╲┄┄┄┄┄┄┄╱┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄┄
///            ────────╯           ╰──────╯        │
///                     ├ too short ┤      ├ dwell ┤ impression, with this time
/// ```
/// ```swift
/// let impressions = Impressions(of: feed, share: 0.5, dwell: 1) { log.add(posts[$0.item.index].id, at: $0.time) }
/// ```
/// An item counts from the time at which at least its share is in view. If less is in view before the dwell has
/// passed, the dwell begins anew. The time of an impression lies inside of a frame, and is the same whatever frames
/// were drawn. At rest, `advance(to:)` tells the host to sleep until the next impression is due.
///
/// While a finger holds the content, an impression comes 0.1 s later, but with its own time, because the next sample
/// may show that the content has moved meanwhile.
public final class Impressions: ScrollBehavior {
  /// An item that was in view for long enough.
  public struct Impression: Hashable, Sendable {
    /// The item: its index in the row or among the rectangles, and on a ring the lap.
    public var item: Appearance
    /// The time at which the dwell had passed.
    public var time: Timestamp
  }

  /// The part of an item's area that must be in view, from 0 to 1. For a row, of its length.
  public let share: Double
  /// The time for which the item must be in view, in seconds.
  public let dwell: Double
  /// True if each item is reported once, in whichever lap of a ring, until ``reset()``. Otherwise, each time it comes
  /// into view.
  public var isOnce: Bool { queue.isOnce }
  /// Called with each impression. The closure may command the scroller.
  public var onImpression: (Impression) -> Void
  /// True if time does not count, as in a hidden window; initially false. While paused, no item is in view.
  public var isPaused = false { didSet { if isPaused != oldValue { scroll.map(pauseOrGoOn) } } }

  private var tracker: SightTracker
  private var queue: DwellQueue
  private var edits: SightEdits?
  private unowned(unsafe) var scroll: ScrollController?

  private init(
    _ subject: SightTracker.Subject, _ share: Double, _ dwell: Double, _ margin: Insets, _ isOnce: Bool,
    _ onImpression: @escaping (Impression) -> Void
  ) {
    self.share = share > 0 ? min(share, 1) : 0
    self.dwell = dwell > 0 && dwell.isUsable ? dwell : 0
    (queue, self.onImpression) = (DwellQueue(isOnce: isOnce), onImpression)
    tracker = SightTracker(subject, SightRule(thresholds: [self.share], margin: margin))
  }

  /// Creates a link that watches the items of a row. A share is clamped to 0...1, and a dwell that is not above 0 and
  /// finite counts as 0: then an item counts as soon as it is in view.
  public convenience init(
    of items: any EditableItems, share: Double = 0.5, dwell: Double = 1, margin: Insets = .zero,
    isOnce: Bool = true, onImpression: @escaping (Impression) -> Void
  ) {
    self.init(.items(items), share, dwell, margin, isOnce, onImpression)
    edits = SightEdits(items) { [unowned(unsafe) self] edit in follow(edit) }
  }

  /// Creates a link that watches rectangles, in points of the content.
  public convenience init(
    of rects: [Rect], share: Double = 0.5, dwell: Double = 1, margin: Insets = .zero, isOnce: Bool = true,
    onImpression: @escaping (Impression) -> Void
  ) {
    self.init(.rects(rects), share, dwell, margin, isOnce, onImpression)
  }

  /// "Impressions".
  @_documentation(visibility: internal)
  public var name: StaticString { "Impressions" }

  /// Forgets which items were reported. The dwell of items in view begins now.
  public func reset() {
    queue.forgetReported()
    scroll.map(restart)
  }

  // MARK: Waiting

  private func restart(_ scroll: ScrollController) {
    queue.stop()
    tracker.forget()
    guard !isPaused else { return }
    tracker.compare(scroll)
    take(scroll)
    scroll.setNeedsFrame()
  }

  private func pauseOrGoOn(_ scroll: ScrollController) {
    if isPaused { queue.flush(through: scroll.context.time) }
    restart(scroll)
    report()
  }

  /// Lets items begin and end to wait, in the order of time.
  private func take(_ scroll: ScrollController) {
    for change in tracker.changes {
      let time = change.change.time
      queue.flush(through: time)
      if change.change.level > 0 {
        queue.begin(change.item, due: time + dwell)
      } else {
        queue.end(change.item)
      }
    }
    tracker.clear()
    queue.flush(through: tracker.follower.horizon(scroll))
  }

  /// Follows the motion, and notes the motion that runs from now on.
  private func note(_ scroll: ScrollController) {
    tracker.note(scroll)
    finish(scroll)
  }

  /// Reports what is due after a look.
  private func finish(_ scroll: ScrollController) {
    if isPaused { return tracker.forget() }
    take(scroll)
    report()
  }

  private func report() {
    var index = 0
    while index < queue.due.count {
      let entry = queue.due[index]
      index += 1
      onImpression(Impression(item: entry.item, time: entry.due))
    }
    queue.clear()
  }

  private func follow(_ edit: TileEdit) {
    tracker.follow(edit, at: scroll?.context.time ?? .zero)
    queue.follow(edit)
  }
}

@_documentation(visibility: internal)
extension Impressions {
  /// Follows the movement.
  public func scrollDidScroll(_ scroll: ScrollController) {
    tracker.follow(scroll)
    finish(scroll)
  }
  /// Follows a layout. After a restored snapshot, the dwell of items in view begins anew.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring {
      tracker.forget()
      tracker.follower.begin(scroll)
    } else {
      tracker.note(scroll)
    }
    tracker.compare(scroll)
    finish(scroll)
  }
  /// Notes the motion. After the lift of a finger, impressions that waited for it come now.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { note(scroll) }
  /// Notes the motion.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { note(scroll) }
  /// Notes the motion.
  public func scrollDidEndDecelerating(_ scroll: ScrollController) { note(scroll) }
  /// Notes the motion.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { note(scroll) }
  /// Moves to another origin.
  public func scrollDidRebase(_ scroll: ScrollController, by shift: Vector) {
    tracker.follower.rebase(by: shift)
  }
  /// Notes the time of an input.
  public func scrollWillTakeInput(_ scroll: ScrollController, at time: Timestamp) {
    tracker.follower.noteInput(scroll, at: time)
  }
  /// Returns the time at which the next impression is due.
  public func wake(in context: ScrollContext) -> Timestamp? {
    if tracker.follower.isStartDoubtful { return context.time }
    guard let next = queue.next else { return nil }
    return next + (MovementFollower.isHeld(context.phase) ? MovementFollower.longestSample : 0)
  }
  /// Reports what is due.
  public func didWake(_ scroll: ScrollController) {
    tracker.follower.noteStart(scroll)
    finish(scroll)
  }
  /// Moves the times to a clock that was set back.
  public func clockWasSetBack(by seconds: Double) {
    tracker.follower.setBack(by: seconds)
    queue.setBack(by: seconds)
  }
  /// Archives which items were reported.
  public func remember(_ memory: inout LinkMemory) throws(ArchiveError) {
    let reported = queue.reported
    let count = try memory.value(Int64(reported.count), where: { $0 >= 0 })
    var read: [Int64] = []
    for number in 0..<count {
      read.append(try memory.value(number < Int64(reported.count) ? reported[Int(number)] : 0))
    }
    memory.change { self.queue.restore(read) }
  }
  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    tracker.follower.begin(scroll)
    edits?.begin()
  }
  /// Leaves the scroller, and forgets what is in view.
  public func didDetach() {
    scroll = nil
    edits?.end()
    tracker.forget()
    queue.stop()
  }
}
