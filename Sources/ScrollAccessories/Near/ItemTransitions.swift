public import ScrollBehaviors
public import ScrollEngine
public import ScrollSpace
import ScrollTiling

/// Animates edits of items: items move to their new places, inserted items appear, and removed items
/// disappear.
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
/// **The layout changes at once**: lengths, walls, pages and targets do not consider transitions. This link
/// provides the distance between an item's place and where it is shown. Right after an edit, an item is shown
/// where it was on the screen before. Then it moves to its place by a spring. Items that a `KeepAnchor`
/// keeps in place do not move.
///
/// All values are functions of time and do not depend on frames. An edit during a transition continues from
/// the places and speeds shown. `advance(to:)` returns `.needsFrame` until all transitions are over.
///
/// Only items in view, and within a viewport's length of it, are animated. Others are at their places at
/// once. If an item leaves the view, its tile leaves as soon as the item's place does. To see such items move
/// out, give the tiles an overscan of that length. With reduced motion all items are at their places at once.
///
/// A snapshot contains no transitions: a restored scroller shows all items at their places.
public final class ItemTransitions: ScrollBehavior {
  /// A removed item that is still shown.
  public struct Leaving: Hashable, Sendable {
    /// The item's index before the edit that removed it.
    public let index: Int64
    /// The start along the axis, in points from the content's start. It scrolls with the content.
    public let start: Double
    /// The length along the axis, in points.
    public let length: Double
    /// The presence of the item: from 1 down to 0.
    public let presence: Double
  }

  /// The items.
  public let items: any EditableItems
  /// True if an edit that only changes lengths is animated, too, for example a card that opens. False by
  /// default, because content that is measured as it comes into view changes lengths all the time.
  public var animatesLengths = false
  /// The response of the springs, in seconds.
  public let response: Double

  /// The items in transition, by ascending positions.
  var moving: [MovingItem] = []
  var leaving: [LeavingPlace] = []
  /// The time at which all transitions are over.
  var end: Timestamp?
  /// The items shown before the edits that are not laid out yet, and the start of the view.
  var shots: [ItemShot] = []
  var view = 0.0
  var edits = EditedRanges()
  var isOpen = false
  private var relay: EditRelay?
  private(set) unowned(unsafe) var scroll: ScrollController?

  /// Creates a link for items. The response is in seconds; the default of 0.35 is that of the scroller's own
  /// animations. It must be above 0. Anything else is a programmer's mistake and traps.
  public init(_ items: any EditableItems, response: Double = 0.35) {
    precondition(
      response > 0 && response.isUsable, .transitionResponse,
      "Transitions of items need a response above 0; this is \(response); leave it out for 0.35 s.")
    (self.items, self.response) = (items, response)
    let relay = EditRelay(self)
    items.add(relay)
    self.relay = relay
  }

  deinit { if let relay { items.remove(relay) } }

  /// "ItemTransitions".
  @_documentation(visibility: internal)
  public var name: StaticString { "ItemTransitions" }

  /// Returns the displacement of an item from its place at a time, in points along the axis. On a ring the
  /// index is a position.
  public func displacement(of index: Int64, at time: Timestamp) -> Double {
    item(index, at: time)?.way.value(at: time) ?? 0
  }

  /// Returns the presence of an item at a time: 1, or a value rising from 0 for an item that was inserted.
  public func presence(of index: Int64, at time: Timestamp) -> Double {
    item(index, at: time)?.presence.value(at: time) ?? 1
  }

  /// Returns the frame in which an item is shown at a time, for the frame of its place. The frame may be in
  /// any coordinates that run as the content's do. For frames counted from the viewport's corner, as in
  /// `forEachTile`, the direction on a reversed axis is considered.
  public func shown(_ frame: Rect, of index: Int64, at time: Timestamp) -> Rect {
    var (frame, way) = (frame, displacement(of: index, at: time))
    if scroll?.isReversed[items.axis] ?? false { way = 0 - way }
    frame.origin[items.axis] += way
    return frame
  }

  /// Calls `body` with each removed item that is still shown at a time.
  public func forEachLeaving(at time: Timestamp, _ body: (Leaving) -> Void) {
    guard let end, time < end else { return }
    for item in leaving {
      let presence = item.presence.value(at: time)
      if presence > 0 {
        body(Leaving(index: item.index, start: item.start, length: item.length, presence: presence))
      }
    }
  }
}

@_documentation(visibility: internal)
extension ItemTransitions {
  /// Returns the present time until all transitions are over, so that every frame is drawn.
  public func wake(in context: ScrollContext) -> Timestamp? {
    guard let end, context.time < end else { return nil }
    return context.time
  }

  /// Moves all transitions to a clock that was set back, so that they go on.
  public func clockWasSetBack(by seconds: Double) {
    end = end.map { $0 - seconds }
    moving = moving.map { $0.setBack(by: seconds) }
    leaving = leaving.map { $0.setBack(by: seconds) }
  }

  /// Reports items that no link of this chain shows.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    report.addItems(items, of: scroll, in: "layout")
  }

  /// Joins a scroller.
  public func didAttach(to scroll: ScrollController) { self.scroll = scroll }

  /// Leaves the scroller, and ends all transitions.
  public func didDetach() {
    scroll = nil
    forget()
  }

  /// Ends all transitions in a restored scroller.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring { forget() }
  }

  func forget() {
    (moving, leaving, shots, end, isOpen) = ([], [], [], nil, false)
    edits = EditedRanges()
  }

  func item(_ index: Int64, at time: Timestamp) -> MovingItem? {
    guard let end, time < end else { return nil }
    return moving.item(at: index)
  }

  /// Returns the positions that are animated: those in view, and within a viewport's length of it.
  func near(_ scroll: ScrollController) -> Range<Int64> {
    let (start, length) = (scroll.contentPosition[items.axis], scroll.viewport[items.axis])
    return items.items(from: start - length, length: 3 * length, origin: ContentOrigin())
  }
}
