public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// The items along an axis, for all links that use them: their lengths, their number, and their edits.
///
/// ```swift
/// let cards = ItemRow(count: 10, length: 280, spacing: 16)
/// let pages = Paging(cards, align: .center)
/// let tiles = Tiling(cards, make: { Card() }, show: { card, index, frame in card.show(deck[index], in: frame) })
/// let scroll = ScrollController(viewport: screen, behaviors: [pages, tiles, Circular(axis: .horizontal, anchor: 0.5)])
/// try cards.insert(2, at: 0)       // all links follow, and pages keep what is in view
/// ```
/// Give the same row to all links that show, page, snap or watch its items. All of them are notified of an
/// edit, and one layout follows. A link whose items are described in place, as `.uniform(length: 44)`, has
/// its own row.
///
/// ```
///              0        1     2          3
///   … ├───────┼────┤ ├─────┤ ├─┤ ├──────────────┤ …
///             content 0
/// ```
/// Item 0 starts at the content's start. A row that is open at its lower end has items before that.
///
/// **On a ring** (see ``Circular``) the items of a counted row repeat. Positions count on: item i of n in lap
/// L has the position L · n + i. Without a ring a position is the item's index.
///
/// A row can be in one scroller at a time, and has one axis, which all links share: see
/// <doc:Items#The-axis-of-a-row>. To show the row in two scrollers, or to set another axis than a link has
/// taken, is a programmer's mistake and traps.
public final class ItemRow: EditableItems {
  /// The axis along which the items lie.
  @_documentation(visibility: internal)
  public var axis: Axis { line.axis }
  /// The scroller whose chain shows the items; nil if there is none.
  @exclusivity(unchecked) public private(set) unowned(unsafe) var scroller: ScrollController?

  // Read and written in steps that call no other code, so accesses never overlap.
  @exclusivity(unchecked) var line: ItemLine
  /// True if the items repeat on a scroller's ring.
  @exclusivity(unchecked) var repeats = true
  /// The object that measures the items, and applies the edits; nil if the row applies them.
  unowned(unsafe) var editor: (any ItemEditor)?
  /// True if the items belong to a stack, which an `Arranging` measures.
  var isMeasured = false
  /// The lane of the items on the other axis; nil if they are as wide as the viewport.
  var lane: Lane?
  let edits: ItemEdits
  /// The number of links that show the row.
  private var links = 0
  private var hasLinks = false
  /// The number of times that links found lengths changed without notice.
  @exclusivity(unchecked) private(set) var changeCount = 0

  init(_ line: ItemLine) {
    self.line = line
    edits = ItemEdits(line.axis)
  }

  /// The indices of the items.
  public var items: Range<Int64> { line.items }
  /// The space between an item and the next one, in points.
  public var spacing: Double { line.spacing }
  /// The length of all items and of the spacing between them, in points; nil if the row has no ends.
  public var total: Double? { line.total }

  /// Applies edits one after the other, and makes one layout after the last.
  ///
  /// An edit that is not possible throws, as in `ItemLengths`; the edits before it remain. A uniform row
  /// throws `lengthGiven` for an edit with lengths, because all its items are alike. It throws `count` for
  /// edits that move items by 2^61 others or more between two layouts.
  ///
  /// Within a tile's closure, the layout comes after the pass over the tiles, once for all edits of the pass.
  public func change(_ edits: TileEdit...) throws(TilingError) { try change(edits) }

  /// Applies edits, as ``change(_:)-(TileEdit...)`` does.
  public func change(_ edits: [TileEdit]) throws(TilingError) {
    if let editor { return try editor.change(edits) }
    if !self.edits.isOpen { line.renumbered = 0 }
    // A change made without notice must not be hidden by the next edit.
    let unknown = hasChanged() ? items.upperBound : nil
    try self.edits.change(edits, ofUnknown: unknown) { edit throws(TilingError) in try line.apply(edit) }
  }

  /// Returns true if other code changed the lengths since the last call.
  func hasChanged() -> Bool {
    guard let lengths = line.lengths, editor == nil else { return false }
    if line.version == lengths.version { return false }
    line.version = lengths.version
    return true
  }

  /// Returns the same since a link's last call: each link keeps the number of such changes that it has seen.
  func hasChanged(since seen: inout Int) -> Bool {
    if hasChanged() { changeCount &+= 1 }
    if seen == changeCount { return false }
    seen = changeCount
    return true
  }

  /// Fixes the axis for a link that takes the row; sets the axis if the link gives one.
  func claim(along axis: Axis?) -> Axis {
    if let axis, axis != self.axis {
      precondition(
        !hasLinks, .rowAxis,
        """
        A row of items has one axis; this row lies along the \(self.axis) axis in another link, and along the \
        \(axis) axis in this one; make a row for each.
        """)
      line.axis = axis
      edits.axis = axis
    }
    hasLinks = true
    return self.axis
  }

  /// Adds a link that shows the items to a scroller. Measured items belong to the scroller that asked last,
  /// as their `Arranging` does.
  func enter(_ scroll: ScrollController) {
    if scroller !== scroll {
      precondition(
        scroller == nil || editor != nil || lane != nil, .rowScroller,
        """
        A row of items can be in one scroller at a time; this row, of \(items.upperBound) items, is still in another \
        chain. Remove its links there first, or make a row for each.
        """)
      (scroller, links) = (scroll, 0)
      line.begin()
      if editor == nil { edits.scroller = scroll }
    }
    links += 1
  }

  /// Removes a link from a scroller.
  func leave(_ scroll: ScrollController) {
    guard scroller === scroll else { return }
    links -= 1
    if links > 0 { return }
    scroller = nil
    if editor == nil { edits.scroller = nil }
  }

  /// Reports a stack's row whose `Arranging` is not before the link in the chain.
  func review(_ report: inout ChainReport, of scroll: ScrollController, for link: any ScrollBehavior) {
    let before = scroll.behaviors.prefix { $0 !== link }
    guard isMeasured, !before.contains(where: { $0 === editor }) else { return }
    report.add(
      .certain, in: "extent", "The Arranging of these items is not before this link in the chain.",
      fix: "Write that Arranging before this link.")
  }

  /// Counts uniform items without ends from an item near the scroller's offset.
  func follow(_ scroll: ScrollController) {
    if line.lengths != nil || line.total != nil { return }
    line.follow(scroll.unzoomedOffset[axis], scroll.contentOrigin)
  }

  /// Moves the tiles' origin along with the item of a link's first tile, so that frames stay. After an edit
  /// only the first link does so: the frames that it has given must not move.
  func keep(_ item: ItemPlace?) {
    guard let item, !edits.hasKept else { return }
    edits.hasKept = true
    line.keep(item.index, at: item.start)
  }

  /// The line in a scroller, also before the row has entered one.
  var begun: ItemLine {
    var line = line
    if scroller == nil { line.begin() }
    return line
  }

  /// Returns a function that returns the new position of the item at a position after the last edit; nil if the item is
  /// gone or was reloaded.
  @inline(__always) func positions(after edit: TileEdit) -> (Int64) -> Int64? {
    let (items, isRing, endless) = (items, line.ring != nil, UniformWindow.endless)
    let former = items.lowerBound..<items.upperBound &- edit.growth
    var reloaded: Range<Int64> = 0..<0
    if case .reload(let range) = edit { reloaded = range }
    return { [reloaded] position in
      var appearance = isRing ? Appearance(at: position, of: former) : Appearance(index: position)
      if reloaded.contains(appearance.index) { return nil }
      guard let index = edit.index(of: appearance.index), endless.contains(index) else {
        return nil
      }
      appearance.index = index
      return isRing ? appearance.position(of: items) : index
    }
  }

  /// Returns the number of places by which the last edit has moved the items at all of these positions; nil if it has
  /// not moved them alike.
  func shift(of items: ClosedRange<Int64>, after edit: TileEdit) -> Int64? {
    let endless = UniformWindow.endless
    guard line.ring == nil, let way = edit.shift(of: items), endless.contains(items.lowerBound &+ way),
      endless.contains(items.upperBound &+ way)
    else { return nil }
    return way
  }

  /// Sets the content's length, its ends, and the gap that closes a ring. If an earlier link made a ring,
  /// changes nothing.
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    fit(proposal.viewport[axis] - proposal.inset.total(axis))
    if proposal.extent[axis].period != nil { return }
    let line = begun
    if let total = line.total { proposal.fit(total, on: axis) }
    proposal.closingGap[axis] = line.spacing
    proposal.end(line.ends(context.origin), on: axis)
  }
}

@_documentation(visibility: internal)
extension ItemRow {
  /// Adds a listener, which is called at every edit. The row retains the listener until it is removed.
  public func add(_ listener: any TileEditListener) { edits.add(listener) }

  /// Removes a listener.
  public func remove(_ listener: any TileEditListener) { edits.remove(listener) }
}

/// Measures the items of a row, and applies their edits.
protocol ItemEditor: AnyObject {
  func change(_ edits: [TileEdit]) throws(TilingError)
}
