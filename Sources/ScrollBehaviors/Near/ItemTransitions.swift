public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Shows edits of items as motions: items go to their new places, inserted ones appear, removed ones disappear.
///
/// ```
///      before            remove b: at first      on the way          at the end
///   ┌─────────┐          ┌─────────┐            ┌─────────┐         ┌─────────┐
///   │ a       │          │ a       │            │ a       │         │ a       │
///   ├─────────┤          ├╌╌╌╌╌╌╌╌╌┤ b, leaving ├─────────┤         ├─────────┤
///   │ b       │          ╎ b       ╎            │ c    ╎b ╎         │ c       │
///   ├─────────┤          ├─────────┤            ├─────────┤         ├─────────┤
///   │ c       │          │ c       │            │ d       │         │ d       │
/// ```
/// ```swift
/// let changes = ItemTransitions(feed)
/// let scroll = ScrollController(viewport: screen, behaviors: [tiles, changes, KeepAnchor(feed), Bouncing()])
/// try feed.remove(3..<5)                           // as without it
/// // In every frame:
/// tiles.forEachTile { card, index, frame in
///   card.draw(in: changes.shown(frame, of: index, at: now), opacity: changes.presence(of: index, at: now))
/// }
/// changes.forEachLeaving(at: now) { item in … }
/// ```
/// **The layout is that of the items**, at once: lengths, walls, pages and targets know of no transition. This link tells how far
/// from its place an item is still shown. Where it was shown before the edit, it is shown right after it, on the screen; then
/// it goes to its place by a spring. Items that a ``KeepAnchor`` has kept in place do not move.
///
/// All of that is a function of time, and frames have no part in it. An edit in the midst of a transition begins with where
/// things are shown, and with their speeds. `advance(to:)` answers `.needsFrame` until all is over.
///
/// Items in view count, and those within a viewport's length of it; others are at their places at once. A tile whose item goes
/// out of view leaves as soon as the item's place does: give the tiles an overscan of that length to see them go. With reduced
/// motion all is at its place at once.
///
/// A snapshot does not hold transitions: a restored scroller shows all items at their places.
public final class ItemTransitions: ScrollBehavior {
  /// An item that is no more, and is still shown.
  public struct Leaving: Hashable, Sendable {
    /// The index that it had before the edit that removed it.
    public let index: Int64
    /// Where it stands along the axis, in points from the content's start. It scrolls with the content.
    public let start: Double
    /// Its length along the axis, in points.
    public let length: Double
    /// How much of it is there: from 1 to 0.
    public let presence: Double
  }

  /// The items.
  public let items: any EditableItems
  /// Whether an edit that only changes lengths is shown as a motion, too: a card that opens. False at first, since content that
  /// is measured as it comes into view changes lengths all the time.
  public var animatesLengths = false
  /// The response of the springs, in seconds.
  public let response: Double

  /// Items on their way, by ascending positions.
  private var moving: [MovingItem] = []
  private var leaving: [LeavingPlace] = []
  /// When all is over.
  private var end: Timestamp?
  /// What was shown before the edits that are not laid out yet, and where the view began.
  private var shots: [ItemShot] = []
  private var view = 0.0
  private var edits = EditedRanges()
  private var isOpen = false
  private var relay: EditRelay?
  private unowned(unsafe) var scroll: ScrollController?

  /// Makes a link for items. The response must be above 0; anything else is a mistake in the program, and traps. 0.35 s is that
  /// of the scroller's own animations.
  public init(_ items: any EditableItems, response: Double = 0.35) {
    precondition(
      response > 0 && response.isUsable,
      "Transitions of items need a response above 0; this is \(response); leave it out for 0.35 s.")
    (self.items, self.response) = (items, response)
    let relay = EditRelay(self)
    items.add(relay)
    self.relay = relay
  }

  deinit { if let relay { items.remove(relay) } }

  /// "ItemTransitions".
  public var name: StaticString { "ItemTransitions" }

  /// Returns how far from its place an item is shown at a time, in points along the axis; on a ring by its position.
  public func displacement(of index: Int64, at time: Timestamp) -> Double {
    item(index, at: time)?.way.value(at: time) ?? 0
  }

  /// Returns how much of an item is there at a time: 1, and from 0 on for an item that was inserted.
  public func presence(of index: Int64, at time: Timestamp) -> Double {
    item(index, at: time)?.presence.value(at: time) ?? 1
  }

  /// Returns where an item is shown at a time whose place has this frame, in whatever coordinates that run as the content's do.
  /// For frames that count from the viewport's corner, as those of `forEachTile`, an axis that is reversed is turned.
  public func shown(_ frame: Rect, of index: Int64, at time: Timestamp) -> Rect {
    var (frame, way) = (frame, displacement(of: index, at: time))
    if scroll?.isReversed[items.axis] ?? false { way = 0 - way }
    frame.origin[items.axis] += way
    return frame
  }

  /// Calls `body` with each item that was removed and is still to be shown at a time.
  public func forEachLeaving(at time: Timestamp, _ body: (Leaving) -> Void) {
    guard let end, time < end else { return }
    for item in leaving {
      let presence = item.presence.value(at: time)
      if presence > 0 {
        body(Leaving(index: item.index, start: item.start, length: item.length, presence: presence))
      }
    }
  }

  /// Every frame, until all is over.
  public func wake(in context: ScrollContext) -> Timestamp? {
    guard let end, context.time < end else { return nil }
    return context.time
  }

  /// Shows the edits of items from now on.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Everything is at its place.
  public func didDetach() {
    scroll = nil
    forget()
  }

  /// Everything in a restored scroller is at its place.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring { forget() }
  }

  private func forget() {
    (moving, leaving, shots, end, isOpen) = ([], [], [], nil, false)
    edits = EditedRanges()
  }

  private func item(_ index: Int64, at time: Timestamp) -> MovingItem? {
    guard let end, time < end else { return nil }
    var (low, high) = (0, moving.count)
    while low < high {
      let middle = (low + high) / 2
      if moving[middle].position < index { low = middle + 1 } else { high = middle }
    }
    return low < moving.count && moving[low].position == index ? moving[low] : nil
  }

  /// The positions that count: those in view, and within a viewport's length of it.
  private func near(_ scroll: ScrollController) -> Range<Int64> {
    let (start, length) = (scroll.contentPosition[items.axis], scroll.viewport[items.axis])
    return items.items(from: start - length, length: 3 * length, origin: ContentOrigin())
  }
}

extension ItemTransitions: EditFollower {
  /// Keeps what is shown, and where, before the first edit; later ones may come when the content has been scrolled on.
  func willChange() {
    guard let scroll else { return }
    view = scroll.contentPosition[items.axis]
    if isOpen { return }
    isOpen = true
    let time = scroll.context.time
    for position in near(scroll) {
      guard let place = items.place(of: position, origin: ContentOrigin()) else { continue }
      let item = item(position, at: time)
      shots.append(
        ItemShot(
          appearance: items.appearance(at: position), length: place.length,
          start: place.start + (item?.way.value(at: time) ?? 0), speed: item?.way.velocity(at: time) ?? 0,
          presence: item?.presence.value(at: time) ?? 1, change: item?.presence.velocity(at: time) ?? 0))
    }
  }

  func follow(_ edit: TileEdit) {
    guard isOpen else { return }
    edits.follow(edit)
    for shot in shots.indices where !shots[shot].isGone {
      if let index = edit.index(of: shots[shot].appearance.index) {
        shots[shot].appearance.index = index
      } else {
        shots[shot].isGone = true
      }
    }
  }

  /// Sets out from where things were shown.
  func didLayout() {
    let (shots, edits) = (shots, edits)
    (self.shots, self.edits, isOpen) = ([], EditedRanges(), false)
    guard let scroll, edits.isMore || animatesLengths else { return }
    let time = scroll.context.time
    guard !scroll.settings.reducesMotion else { return forget() }
    let (origin, tolerance) = (
      scroll.contentPosition[items.axis], Tolerance.offset(pixel: scroll.settings.pixel)
    )
    leaving.removeAll { $0.presence.end <= time }
    moving = []
    func spring(_ from: Double, _ speed: Double, to target: Double, _ tolerance: Double) -> SpringValue {
      SpringValue(
        from: from, velocity: speed, to: target, response: response, at: time, tolerance: tolerance)
    }
    for shot in shots {
      // What stood there on the screen.
      let start = shot.start - view + origin
      if shot.isGone {
        leaving.append(
          LeavingPlace(
            index: shot.appearance.index, start: start, length: shot.length,
            presence: spring(shot.presence, shot.change, to: 0, Self.tolerance)))
        continue
      }
      let position = items.position(of: shot.appearance)
      guard let place = items.place(of: position, origin: ContentOrigin()) else { continue }
      let way = start - place.start
      if way.magnitude <= tolerance, shot.speed == 0, shot.presence == 1 { continue }
      moving.append(
        MovingItem(
          position: position, way: spring(way, shot.speed, to: 0, tolerance),
          presence: spring(shot.presence, shot.change, to: 1, Self.tolerance)))
    }
    for position in near(scroll) where edits.holds(items.appearance(at: position).index) {
      moving.append(
        MovingItem(
          position: position, way: spring(0, 0, to: 0, tolerance),
          presence: spring(0, 0, to: 1, Self.tolerance)))
    }
    moving.sort { $0.position < $1.position }
    end = nil
    for item in moving { reach(max(item.way.end, item.presence.end)) }
    for item in leaving { reach(item.presence.end) }
    if end != nil { scroll.setNeedsFrame() }
  }

  /// How near to 1 an item counts as being all there: half a step of a colour of 8 bits.
  private static var tolerance: Double { 0.5 / 255 }

  private func reach(_ time: Timestamp) { end = max(end ?? time, time) }
}
