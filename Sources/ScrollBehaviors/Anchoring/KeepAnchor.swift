public import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Keeps an item where it is on the screen while items come, go, move and change their lengths.
///
/// ```
///   before  ├──┼────┼──[─┼──────┼]──┤            what is in brackets is seen
///   after   ├──┼────┼───new───┼──[─┼──────┼]──┤  the offset moves along, in the same frame
/// ```
/// Write it behind the items that it watches, and behind ``Circular``. When they are edited, the offset is moved by as much as its anchor
/// has moved, and so are a motion, its destination and a drag: nothing is restarted, and nothing is seen to move.
/// Walls outrank it: it then comes as near to its place as they let it, once all that the edit has brought into view is
/// measured. A length that is measured late is an edit like another. A resize of the viewport is none: items that are a part
/// of the viewport long then have other lengths, and the offset stays. Write ``Paging`` for those:
/// see <doc:Items#What-stays-in-view>.
///
/// **Which item.** ``anchor`` decides which item, as the items stood before the edit. It prefers an item that was already on
/// screen in the last frame: newly entered items may still change their length. If the anchor is removed, the next item in
/// view takes its place; if none stays, the offset is left alone. The anchor stays the same, whatever edits do to it,
/// until the offset is moved by something else, or nothing of it is in view any more.
///
/// **At the start.** Where the offset is at the lower wall or before it nothing is adjusted unless ``holdsAtStart``
/// says so, as in browsers: who is at the top of a list wants to see what is new.
public final class KeepAnchor: ScrollBehavior, TileEditListener {
  /// Which item is kept.
  public enum Anchor: Hashable, Sendable {
    /// The first item of which anything is in view: its start is kept, as browsers do.
    case leading
    /// The item in the middle of the viewport, or the nearest one behind it.
    case center
    /// The item under the finger while one is down, else as `leading`.
    case finger
    /// This item, in view or not: give its index; edits renumber it. On a ring it is the first one of its
    /// appearances in view, or else the one in the lap that is in view. If it is removed, as `leading`.
    case item(Int64)
  }

  /// Which item is kept. Counts from the next edit on. Edits renumber `item`, and make it `leading` when it is gone.
  public var anchor: Anchor { didSet { held = [] } }
  /// Whether it keeps the anchor at the very start too.
  public var holdsAtStart: Bool
  /// Whether it keeps the anchor in a change that resizes the anchor itself. Browsers do not, by the suppression
  /// triggers of CSS scroll anchoring, and go on with an anchor that has shrunk out of view.
  public var holdsResized: Bool

  let items: any EditableItems
  let allows: (Int64) -> Bool
  unowned(unsafe) var scroll: ScrollController?

  /// An item with the place where it stood before the edits, in the coordinates of `mark`.
  struct Held {
    /// Which it is by now; nil if it is gone.
    var appearance: Appearance?
    var start: Double
  }

  /// Candidates in the order in which they take each other's place.
  // Changed in steps that call nobody: while items are edited it is looked through a dozen times.
  @exclusivity(unchecked) var held: [Held] = []
  var mark = ContentOrigin()
  /// The offset at which the candidates were chosen, or to which they were kept, in the coordinates of `mark`.
  var heldOffset = 0.0
  var heldLength = 0.0
  /// Where the finger was that chose them, if one did.
  var heldFinger: Double?
  var isPending = false
  /// How far a wall holds the offset back from where it would keep the anchor, until all is told: what the layout of an edit
  /// brings into view is measured before that edit is over, and may move the wall.
  var owed = 0.0
  /// Where the scroller was when it was last heard of, with content of some length across.
  var last: (offset: Double, mark: ContentOrigin, across: Double)?

  /// Makes a link that watches items, which must be in the same chain: a row, or an ``Arranging`` whose layout has none.
  ///
  /// `allows` says which items may be an anchor at all; they are asked in the order of their indices, no more than
  /// are in view.
  public init(
    _ items: any EditableItems, _ anchor: Anchor = .leading, holdsAtStart: Bool = false,
    holdsResized: Bool = true, allows: @escaping (Int64) -> Bool = { _ in true }
  ) {
    self.items = items
    self.anchor = anchor
    self.holdsAtStart = holdsAtStart
    self.holdsResized = holdsResized
    self.allows = allows
  }

  /// "KeepAnchor".
  public var name: StaticString { "KeepAnchor" }

  /// Watches the items from now on.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    held = []
    items.add(self)
  }

  /// Remembers what is in view.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let axis = items.axis
    last = (scroll.contentOffset[axis], scroll.contentOrigin, scroll.contentSize[axis.cross])
  }

  /// Remembers what is in view.
  public func scrollDidLayout(_ scroll: ScrollController) {
    owed = 0
    scrollDidScroll(scroll)
  }

  /// Watches no more.
  public func didDetach() {
    (scroll, last) = (nil, nil)
    items.remove(self)
  }

  /// Chooses what to keep.
  public func itemsWillChange() {
    guard let scroll else { return }
    let axis = items.axis
    let (offset, origin) = (scroll.contentOffset[axis], scroll.contentOrigin)
    let length = scroll.viewport[axis]
    let hasStayed = offset == heldOffset + origin.shift(since: mark, on: axis) && length == heldLength
    let finger = anchor == .finger ? scroll.finger?[axis] : nil
    let isUnderWay = isPending || hasStayed && owed != 0
    if !isUnderWay { owed = 0 }
    let isSame = isUnderWay || hasStayed && finger == heldFinger
    isPending = owed != 0 || holdsAtStart || offset > scroll.geometry.extent[axis].lower ?? -.infinity
    let same = isSame ? kept?.appearance.map(items.position(of:)) : nil
    (mark, heldOffset, heldLength, heldFinger) = (origin, offset, length, finger)
    held.removeAll(keepingCapacity: true)
    let seen = seen(from: offset, scroll)
    if let same, isUnderWay || !holdsResized || seen.contains(same) { add(same..<same + 1) }
    addCandidates(scroll, offset, seen)
  }

  /// Follows the candidates to their new indices.
  public func itemsDidChange(_ edit: TileEdit) {
    if case .resize(let first, let lengths) = edit, !holdsResized, let index = kept?.appearance?.index,
      index >= first, index < first + Int64(lengths.count)
    {
      isPending = false
    }
    for number in held.indices {
      guard let old = held[number].appearance else { continue }
      held[number].appearance = edit.index(of: old.index).map { Appearance(index: $0, lap: old.lap) }
    }
    if case .item(let index) = anchor {
      let same = held
      anchor = edit.index(of: index).map { .item($0) } ?? .leading
      held = same
    }
  }

  /// Moves the offset by as much as the anchor has moved.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    let axis = items.axis
    let shift = context.origin.shift(since: mark, on: axis)
    // Once it has been moved it is elsewhere: another layout that comes before all is told moves it no further.
    guard isPending, context.offset[axis] == heldOffset + shift, let kept, let appearance = kept.appearance,
      let now = items.place(of: items.position(of: appearance), origin: context.origin)
    else { return }
    let moved = now.start - kept.start - shift + owed
    change.offset[axis] = context.offset[axis] + moved
    change.isKept[axis] = true
  }

  /// Reports items that this scroller does not show.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    if items.scroller === scroll { return }
    report.add(
      .certain, in: "layout",
      "The items that it watches stand in \(items.scroller == nil ? "no" : "another") chain.",
      fix: "Write the link that shows them before it in this chain.")
  }

  /// Remembers which item was kept, for the next edit.
  public func itemsDidLayout() {
    let isKeeping = isPending
    isPending = false
    guard let scroll else { return }
    let missing = missing(on: scroll)
    owed = isKeeping && isHeldBack(by: missing, on: scroll) ? missing : 0
    if owed == 0, missing.magnitude > Self.rounding { held = [] }
    mark = scroll.contentOrigin
    heldOffset = scroll.contentOffset[items.axis]
  }

  var kept: Held? { held.first { $0.appearance != nil } }

  /// How far an anchor may be from where it was on the screen for being rounded alone, in points.
  private static let rounding = 1e-6

  /// How much further the offset would have to be for the anchor to be where it was on the screen: not 0 where a wall, or
  /// something that has moved the offset, as a command that leads to an item does, keeps it elsewhere.
  private func missing(on scroll: ScrollController) -> Double {
    guard let kept, let appearance = kept.appearance,
      let now = items.place(of: items.position(of: appearance), origin: scroll.contentOrigin)
    else { return 0 }
    return now.start - kept.start + owed - (scroll.contentOffset[items.axis] - heldOffset)
  }

  /// Whether it is a wall that keeps the offset from going that way.
  private func isHeldBack(by way: Double, on scroll: ScrollController) -> Bool {
    if way.magnitude <= Self.rounding { return false }
    let (offset, extent) = (scroll.contentOffset[items.axis], scroll.geometry.extent[items.axis])
    return way > 0 ? offset >= extent.upper ?? .infinity : offset <= extent.lower ?? -.infinity
  }
}
