public import ScrollEngine
import ScrollSpace
import ScrollTiling

/// Keeps an item in place on the screen while items are inserted, removed, moved and resized.
///
/// ```
///   before  ├──┼────┼──[─┼──────┼]──┤            the brackets are the view
///   after   ├──┼────┼───new───┼──[─┼──────┼]──┤  the offset moves along, in the same frame
/// ```
/// Write this link behind the items that it watches, and behind ``Circular``. At an edit the offset moves by
/// the same distance as the anchor. So do a motion, its destination and a drag: nothing restarts, and nothing
/// is seen to move.
///
/// Walls outrank the anchor. Then the offset comes as near as the walls allow, once everything that the edit
/// brought into view is measured. A late measurement counts as an edit. A resize of the viewport does not:
/// items that are a part of the viewport then have other lengths, and the offset stays. For those use
/// ``Paging``: see <doc:Items#What-stays-in-view>.
///
/// **Which item.** ``anchor`` decides, by the places before the edit, among the items that the edit leaves
/// alone, because a reader goes on with those: not removed, moved, nor shortened out of view. Of these, items
/// over which another one moves come last. So a row that is dragged or sorted away takes no reader along. If
/// no such item is in view, the next one after the view takes the place of the first one in view, or else the
/// end of the content before it. An ``Anchor/item(_:)`` stays the anchor also if it is moved.
///
/// An item that was on screen in the last frame is preferred: newly entered items may still change their
/// length. The anchor stays the same item until something else moves the offset, or the anchor leaves the
/// view.
///
/// **At the start.** At the lower wall or before it, nothing is adjusted, so new items at the top of a list
/// show, as in browsers. ``holdsAtStart`` changes this.
public final class KeepAnchor: ScrollBehavior, TileEditListener {
  /// The item that is kept in place.
  public enum Anchor: Hashable, Sendable {
    /// The first item in view: its start is kept in place, as in browsers.
    case leading
    /// The item in the middle of the viewport, or the next one after the middle.
    case center
    /// The item under the finger while a finger is down, else as `leading`.
    case finger
    /// The item with this index, in view or not; edits renumber the index. On a ring, the first appearance in
    /// view, or else the appearance in the lap in view. If the item is removed, as `leading`.
    case item(Int64)
  }

  /// The item that is kept in place. A change counts from the next edit on. Edits renumber an `item`, and
  /// replace it by `leading` if the item is gone.
  public var anchor: Anchor { didSet { candidates.removeAll() } }
  /// True if the anchor is kept in place also at the very start of the content.
  public var holdsAtStart: Bool
  /// True if the anchor is kept in place also when an edit resizes the anchor itself. Browsers do not, by the
  /// suppression triggers of CSS scroll anchoring, and keep an anchor that has shrunk out of view.
  public var holdsResized: Bool

  let items: any EditableItems
  let allows: (Int64) -> Bool
  unowned(unsafe) var scroll: ScrollController?

  /// The items that may be the anchor, with their places before the edits in the coordinates of `mark`.
  // Changed in steps that call no other code: an edit examines the list a dozen times.
  @exclusivity(unchecked) var candidates = AnchorCandidates()
  /// The start of the view, in the coordinates of `mark`.
  var viewStart = 0.0
  var mark = ContentOrigin()
  /// The offset for which the candidates were chosen, or to which they were kept, in the coordinates of
  /// `mark`.
  var heldOffset = 0.0
  var heldLength = 0.0
  /// The place of the finger for which they were chosen, if there was a finger.
  var heldFinger: Double?
  var isPending = false
  /// The distance by which a wall holds the offset back from the anchor's place, until the layout is
  /// complete. Items that an edit brings into view are measured before the edit is over, and may move the
  /// wall.
  var owed = 0.0
  /// The offset at the last callback, its origin, and the content's length on the other axis.
  var last: (offset: Double, mark: ContentOrigin, across: Double)?

  /// Creates a link that watches items in the same chain: a row, or an ``Arranging`` whose layout has no row.
  ///
  /// `allows` returns true for items that may be an anchor. It is called in the order of the indices, at most
  /// for the items in view.
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
}

@_documentation(visibility: internal)
extension KeepAnchor {
  /// "KeepAnchor".
  public var name: StaticString { "KeepAnchor" }

  /// Joins a scroller, and listens to edits.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    candidates.removeAll()
    items.add(self)
  }

  /// Notes the offset, for the items in view.
  public func scrollDidScroll(_ scroll: ScrollController) {
    let axis = items.axis
    last = (scroll.contentOffset[axis], scroll.contentOrigin, scroll.contentSize[axis.cross])
  }

  /// Notes the offset, for the items in view.
  public func scrollDidLayout(_ scroll: ScrollController) {
    owed = 0
    scrollDidScroll(scroll)
  }

  /// Leaves the scroller, and stops listening.
  public func didDetach() {
    (scroll, last) = (nil, nil)
    items.remove(self)
  }

  /// Chooses the anchor.
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
    let same = isSame ? kept(from: origin).map { items.position(of: $0.appearance) } : nil
    (mark, heldOffset, heldLength, heldFinger) = (origin, offset, length, finger)
    viewStart = offset + scroll.geometry.inset.lower(axis)
    candidates.removeAll()
    let seen = seen(from: offset, scroll)
    if let same, isUnderWay || !holdsResized || seen.contains(same) { add(same..<same + 1) }
    addCandidates(scroll, offset, seen)
  }

  /// Follows the candidates to their new indices.
  public func itemsDidChange(_ edit: TileEdit) {
    if case .resize(let first, let lengths) = edit, !holdsResized,
      let index = kept(from: mark)?.appearance.index,
      index >= first, index < first + Int64(lengths.count)
    {
      isPending = false
    }
    candidates.follow(edit)
    if case .item(let index) = anchor {
      let same = candidates
      anchor = edit.index(of: index).map { .item($0) } ?? .leading
      candidates = same
    }
  }

  /// Moves the offset by the same distance as the anchor.
  public func layout(_ change: inout LayoutChange, in context: ScrollContext) {
    let axis = items.axis
    let shift = context.origin.shift(since: mark, on: axis)
    // If the offset has moved since, another layout before the end of the edit does not move it again.
    guard isPending, context.offset[axis] == heldOffset + shift, let kept = kept(from: context.origin) else {
      return
    }
    change.offset[axis] = context.offset[axis] + (kept.moved - shift + owed)
    change.isOffsetDecided[axis] = true
  }

  /// Reports items that this scroller does not show, and an ``Anchor/item(_:)`` that does not exist. Reports also items
  /// along an axis on which nothing can scroll, if the content scrolls along the other axis.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    if report.addItems(items, of: scroll, in: "layout", .certain) { return }
    if case .item(let index) = anchor, !hasItem(index, scroll.contentOrigin) {
      report.add(
        .likely, in: "layout",
        "Its anchor is item \(index), which does not exist, so it keeps the first item in view.",
        fix: "Set anchor to the index of an item, or to .leading.")
    }
    let cross = items.axis.cross
    if scroll.behaviors.contains(where: { ($0 as? KeepAnchor)?.items.axis == cross }) { return }
    report.addStillAxis(items.axis, of: scroll.geometry, in: "layout", "keeps items in place") {
      "Give the items axis: .\($0), or leave this link out."
    }
  }

  /// Notes the anchor for the next edit.
  public func itemsDidLayout() {
    let isKeeping = isPending
    isPending = false
    guard let scroll else { return }
    let missing = missing(on: scroll)
    owed = isKeeping && isHeldBack(by: missing, on: scroll) ? missing : 0
    if owed == 0, missing.magnitude > Self.rounding { candidates.removeAll() }
    mark = scroll.contentOrigin
    heldOffset = scroll.contentOffset[items.axis]
  }

  /// The distance, in points, up to which a difference in the anchor's place is rounding alone.
  private static let rounding = 1e-6

  /// Returns the distance between the present offset and the one that keeps the anchor in place. It is not 0
  /// if a wall, or another link that moved the offset, keeps the anchor elsewhere.
  private func missing(on scroll: ScrollController) -> Double {
    guard let kept = kept(from: scroll.contentOrigin) else { return 0 }
    return kept.moved + owed - (scroll.contentOffset[items.axis] - heldOffset)
  }

  /// True if a wall keeps the offset from moving that way.
  private func isHeldBack(by way: Double, on scroll: ScrollController) -> Bool {
    if way.magnitude <= Self.rounding { return false }
    let (offset, extent) = (scroll.contentOffset[items.axis], scroll.geometry.extent[items.axis])
    return way > 0 ? offset >= extent.upper ?? .infinity : offset <= extent.lower ?? -.infinity
  }
}
