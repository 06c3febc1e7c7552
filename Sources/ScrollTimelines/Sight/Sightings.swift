public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace

/// Calls the program when items come into view and leave it, with the times at which they did.
///
/// ```swift
/// let videos = Sightings(of: feed, by: SightRule(thresholds: [0.5])) { sighting in
///   sighting.level > 0 ? players[sighting.item.index].play() : players[sighting.item.index].pause()
/// }
/// let scroll = ScrollController(viewport: screen, behaviors: [Tiling(feed, source: tiles), videos])
/// ```
/// The changes of a motion are the same, with the same times, at 7 and at 240 frames per second. They come in the
/// order of time, those of one time in the order of the items. An item that a fling has passed within one frame has
/// come and gone.
///
/// Under a finger the content moves between two samples in a straight line. A set of the offset shows nothing of what
/// lies between: only the items before it and after it count. So does a change of the layout.
///
/// The items of a row count along the row alone. Rectangles count by their area. With rectangles, a frame costs a
/// step for each of them. The link may be anywhere in the chain, behind the links that measure its items.
public final class Sightings: ScrollBehavior {
  /// A change of an item's visible part.
  public struct Sighting: Hashable, Sendable {
    /// The item: its index in the row or among the rectangles, and on a ring the lap.
    public var item: Appearance
    /// The time at which the item reached thresholds or fell below them, and both levels.
    public var change: SightChange

    /// The number of thresholds that the item reaches from now on.
    public var level: Int { change.level }
    /// The time of the change.
    public var time: Timestamp { change.time }
  }

  /// The thresholds and the view. A change counts at once, and changes the levels of items now.
  public var rule: SightRule {
    get { tracker.rule }
    set {
      tracker.rule = newValue
      refresh()
    }
  }
  /// Called with each change. The closure may command the scroller.
  public var onChange: (Sighting) -> Void

  private var tracker: SightTracker
  private var edits: SightEdits?
  private unowned(unsafe) var scroll: ScrollController?

  /// Creates a link that watches the items of a row.
  public init(
    of items: any EditableItems, by rule: SightRule = SightRule(), onChange: @escaping (Sighting) -> Void
  ) {
    (tracker, self.onChange) = (SightTracker(.items(items), rule), onChange)
    edits = SightEdits(items) { [unowned(unsafe) self] edit in
      tracker.follow(edit, at: scroll?.context.time ?? .zero)
    }
  }

  /// Creates a link that watches rectangles, in points of the content.
  public init(
    of rects: [Rect], by rule: SightRule = SightRule(), onChange: @escaping (Sighting) -> Void
  ) {
    (tracker, self.onChange) = (SightTracker(.rects(rects), rule), onChange)
  }

  /// The rectangles; empty if the link watches a row. A change counts at once. Does nothing if the link watches a
  /// row.
  public var rects: [Rect] {
    get { if case .rects(let rects) = tracker.subject { rects } else { [] } }
    set {
      guard case .rects = tracker.subject else { return }
      tracker.subject = .rects(newValue)
      refresh()
    }
  }

  /// Returns the number of thresholds that an item reaches; 0 out of view.
  public func level(of item: Appearance) -> Int { tracker.level(of: item) }

  /// The items that reach a threshold, in no order.
  public var itemsInView: [Appearance] { tracker.seen.map { $0.item } }

  /// "Sightings".
  @_documentation(visibility: internal)
  public var name: StaticString { "Sightings" }

  /// Compares all levels with the present view, and reports those that differ.
  private func refresh() {
    guard let scroll else { return }
    tracker.compare(scroll)
    report()
  }

  /// Reports what the motion has changed, and notes the motion that runs from now on.
  private func note(_ scroll: ScrollController) {
    tracker.note(scroll)
    report()
  }

  private func report() {
    var index = 0
    while index < tracker.changes.count {
      let change = tracker.changes[index]
      index += 1
      onChange(Sighting(item: change.item, change: change.change))
    }
    tracker.clear()
  }
}

@_documentation(visibility: internal)
extension Sightings {
  /// Reports what the movement has changed.
  public func scrollDidScroll(_ scroll: ScrollController) {
    tracker.follow(scroll)
    report()
  }
  /// Reports what a layout has changed. After a restored snapshot, items in view change nothing.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring {
      tracker.forget()
      tracker.follower.begin(scroll)
      return tracker.adopt(scroll)
    }
    tracker.note(scroll)
    refresh()
  }
  /// Notes the motion.
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
  /// Returns the present time if a motion has begun, whose start only a frame decides.
  public func wake(in context: ScrollContext) -> Timestamp? {
    tracker.follower.isStartDoubtful ? context.time : nil
  }
  /// Notes the start of a motion.
  public func didWake(_ scroll: ScrollController) { tracker.follower.noteStart(scroll) }
  /// Moves the times to a clock that was set back.
  public func clockWasSetBack(by seconds: Double) { tracker.follower.setBack(by: seconds) }
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
  }
}
