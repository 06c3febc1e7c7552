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
/// Walls outrank it. A length that is measured late is an edit like another. A resize of the viewport is none: items that are a part
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

  private let items: any EditableItems
  private let allows: (Int64) -> Bool
  private unowned(unsafe) var scroll: ScrollController?

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
  /// Where the scroller was when it was last heard of, with content of some length across.
  private var last: (offset: Double, mark: ContentOrigin, across: Double)?

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
  public func scrollDidLayout(_ scroll: ScrollController) { scrollDidScroll(scroll) }

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
    // What the layout of an edit brings into view is measured before that edit is over.
    let finger = anchor == .finger ? scroll.finger?[axis] : nil
    let isUnderWay = isPending
    let isSame = isUnderWay || hasStayed && finger == heldFinger
    isPending = holdsAtStart || offset > scroll.geometry.extent[axis].lower ?? -.infinity
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
    let moved = now.start - kept.start - shift
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
    isPending = false
    guard let scroll else { return }
    if !isInPlace(on: scroll) { held = [] }
    mark = scroll.contentOrigin
    heldOffset = scroll.contentOffset[items.axis]
  }

  var kept: Held? { held.first { $0.appearance != nil } }

  /// How far an anchor may be from where it was on the screen for being rounded alone, in points.
  private static let rounding = 1e-6

  /// Whether the anchor is where it was on the screen, but for rounding: not so where something else has moved the
  /// offset, as a command that leads to an item does.
  private func isInPlace(on scroll: ScrollController) -> Bool {
    guard let kept, let appearance = kept.appearance,
      let now = items.place(of: items.position(of: appearance), origin: scroll.contentOrigin)
    else { return true }
    let way = scroll.contentOffset[items.axis] - heldOffset
    return (way - (now.start - kept.start)).magnitude <= Self.rounding
  }

  private func addCandidates(_ scroll: ScrollController, _ offset: Double, _ seen: Range<Int64>) {
    let axis = items.axis
    switch anchor {
    case .leading: if let known = known(seen) { add(known..<known + 1) }
    case .center:
      let from = offset + scroll.geometry.inset.lower(axis)
      add(behind(from + scroll.geometry.visibleLength(axis) / 2, seen))
    case .finger:
      guard let finger = scroll.finger else { break }
      let point = scroll.contentOffset + (finger - .zero)
      if let index = items.item(under: point, origin: mark) { add(index..<index + 1) }
      add(behind(offset + finger[axis], seen))
    case .item(let index) where index.magnitude < 1 << 62:
      let lap = items.appearance(at: seen.lowerBound).lap
      let inView = seen.first { items.appearance(at: $0).index == index }
      let position = inView ?? items.position(of: Appearance(index: index, lap: lap))
      add(position..<position + 1)
    case .item: break
    }
    add(seen)
  }

  /// The first item in view when the scroller was last heard of, if it still is: what came into view since then
  /// has not been seen yet, and may be measured only now. Nil where all of them have other places since then.
  private func known(_ seen: Range<Int64>) -> Int64? {
    guard let scroll, let last, last.across == scroll.contentSize[items.axis.cross] else { return nil }
    return self.seen(from: last.offset + mark.shift(since: last.mark, on: items.axis), scroll)
      .first { seen.contains($0) && allows(items.appearance(at: $0).index) }
  }

  /// The items that are in view at an offset, those under the insets not.
  private func seen(from offset: Double, _ scroll: ScrollController) -> Range<Int64> {
    let (inset, length) = (scroll.geometry.inset.lower(items.axis), scroll.geometry.visibleLength(items.axis))
    // A view of countless laps of a ring has as many candidates.
    return items.items(from: offset + inset, length: length, origin: mark).count(upTo: mostTiles)
  }

  private func add(_ range: Range<Int64>) {
    for position in range {
      let appearance = items.appearance(at: position)
      guard allows(appearance.index), let place = items.place(of: position, origin: mark) else { continue }
      held.append(Held(appearance: appearance, start: place.start))
    }
  }

  /// The items in view from the one at an offset on.
  private func behind(_ offset: Double, _ seen: Range<Int64>) -> Range<Int64> {
    for index in seen {
      guard let place = items.place(of: index, origin: mark) else { continue }
      if place.end > offset { return index..<seen.upperBound }
    }
    return seen.upperBound..<seen.upperBound
  }
}
