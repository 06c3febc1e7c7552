public import ScrollEngine
public import ScrollSpace
public import ScrollTiling

/// The items along an axis, said once: how long they are, which there are, and what becomes of them.
///
/// ```swift
/// let cards = ItemRow(count: 10, length: 280, spacing: 16)
/// let pages = Paging(cards, align: .center)
/// let tiles = Tiling(cards, make: { Card() }, show: { card, index, frame in card.show(deck[index], in: frame) })
/// let scroll = ScrollController(viewport: screen, behaviors: [pages, tiles, Circular(axis: .horizontal)])
/// try cards.insert(2, at: 0)       // everyone follows, and pages keep what is in view
/// ```
/// Give the same row to all links that show, page, snap or watch its items. An edit is told to all of them, and laid out
/// once. Whoever takes a row that is described in place, as `.uniform(length: 44)`, has one of its own.
///
/// ```
///              0        1     2          3
///   … ├───────┼────┤ ├─────┤ ├─┤ ├──────────────┤ …
///             content 0
/// ```
/// Item 0 starts at the content's start, wherever it is; a row that is open at its lower end has items before that.
/// **On a ring** (see ``Circular``) the items of a counted row repeat. What answers or takes a position counts on: item i
/// of n stands in lap L at position L · n + i. Elsewhere a position is the item's index.
///
/// A row stands in one scroller at a time, and has one axis, which all links share: see <doc:Items#The-axis-of-a-row>. To show
/// it in two scrollers, or to set another axis than a link has taken, is a mistake in the program, and traps.
public final class ItemRow: EditableItems {
  /// The axis along which the items stand.
  public var axis: Axis { line.axis }
  /// The scroller in whose chain they are shown; nil in no chain.
  public private(set) unowned(unsafe) var scroller: ScrollController?

  // Read and written in steps that call nobody, so accesses never overlap.
  @exclusivity(unchecked) var line: ItemLine
  /// Whether the items stand on a scroller's ring where it has one.
  var repeats = true
  /// Who does the edits, where the row is not its own: whoever measures the items.
  unowned(unsafe) var editor: (any ItemEditor)?
  /// Whether the items are a stack's, which an `Arranging` measures.
  var isMeasured = false
  /// How they lie across; nil: as wide as the viewport.
  var lane: Lane?
  let edits: ItemEdits
  /// How many links show it.
  private var links = 0
  private var hasLinks = false
  /// How often links have found the lengths changed by somebody who told nobody.
  @exclusivity(unchecked) private(set) var untold = 0

  init(_ line: ItemLine) {
    self.line = line
    edits = ItemEdits(line.axis)
  }

  /// Which items there are.
  public var items: Range<Int64> { line.items }
  /// The space between an item and the next, in points.
  public var spacing: Double { line.spacing }
  /// The length of all items and of the spacing between them, in points; nil where they have no end.
  public var total: Double? { line.total }

  /// Does changes of the items, one after the other, with one layout after the last of them.
  ///
  /// A change that cannot be done throws, as `ItemLengths` would; those before it stand. A uniform row throws `lengthGiven`
  /// for any edit that gives lengths, because all its items are alike, and `count` for edits that move items by 2^61 others
  /// or more between two layouts. From within a tile's closure the layout comes when the pass over the tiles is over, once
  /// for all that was changed in it.
  public func change(_ edits: TileEdit...) throws(TilingError) { try change(edits) }

  /// Does changes of the items, as ``change(_:)-(TileEdit...)``.
  public func change(_ edits: [TileEdit]) throws(TilingError) {
    if let editor { return try editor.change(edits) }
    if !self.edits.isOpen { line.renumbered = 0 }
    // A change that nobody told is not hidden by the next one that is told.
    let unknown = hasNews() ? items.upperBound : nil
    try self.edits.change(edits, ofUnknown: unknown) { edit throws(TilingError) in try line.apply(edit) }
  }

  /// Whether somebody else changed the lengths since the last time.
  func hasNews() -> Bool {
    guard let lengths = line.lengths, editor == nil else { return false }
    if line.version == lengths.version { return false }
    line.version = lengths.version
    return true
  }

  /// The same since a link asked last: each one keeps the count of such changes that it has seen.
  func hasNews(since seen: inout Int) -> Bool {
    if hasNews() { untold &+= 1 }
    if seen == untold { return false }
    seen = untold
    return true
  }

  /// A link takes the row, along an axis if it says one.
  func claim(along axis: Axis?) -> Axis {
    if let axis, axis != self.axis {
      precondition(
        !hasLinks,
        """
        A row of items has one axis, and this one stands along the \(self.axis) axis in another link; it cannot stand \
        along the \(axis) axis in this one; make a row for each.
        """)
      line.axis = axis
      edits.axis = axis
    }
    hasLinks = true
    return self.axis
  }

  /// A link that shows the items is in a scroller's chain from now on. Measured ones go where they were asked for last, as
  /// whoever measures them does.
  func enter(_ scroll: ScrollController) {
    if scroller !== scroll {
      precondition(
        scroller == nil || editor != nil || lane != nil,
        """
        A row of items stands in one scroller at a time, and this one, of \(items.upperBound) items, is still in another \
        one's chain; take its links out there first, or make a row for each.
        """)
      (scroller, links) = (scroll, 0)
      line.begin()
      if editor == nil { edits.scroller = scroll }
    }
    links += 1
  }

  /// A link has left a scroller's chain.
  func leave(_ scroll: ScrollController) {
    guard scroller === scroll else { return }
    links -= 1
    if links > 0 { return }
    scroller = nil
    if editor == nil { edits.scroller = nil }
  }

  /// Reports items that nobody measures before a link that shows them.
  func review(_ report: inout ChainReport, of scroll: ScrollController, for link: any ScrollBehavior) {
    let before = scroll.behaviors.prefix { $0 !== link }
    guard isMeasured, !before.contains(where: { $0 === editor }) else { return }
    report.add(
      .certain, in: "extent", "The Arranging whose items it takes does not stand before it in this chain.",
      fix: "Write that Arranging before this link.")
  }

  /// Items of one length without ends are counted from one that is near what a scroller shows.
  func follow(_ scroll: ScrollController) {
    if line.lengths != nil || line.total != nil { return }
    line.follow(scroll.unzoomedOffset[axis], scroll.contentOrigin)
  }

  /// Moves the tiles' origin along with the item that has the first tile of a link, so that frames stay. After an edit the link
  /// that comes first does: what tiles have been told from there on must not move.
  func keep(_ item: ItemPlace) {
    if edits.hasKept { return }
    edits.hasKept = true
    line.keep(item.index, at: item.start)
  }

  /// The line as it stands in a scroller, which it may not have heard of yet.
  var begun: ItemLine {
    var line = line
    if scroller == nil { line.begin() }
    return line
  }

  /// The line as it stands by the scroller's layout of this moment, which links may not have heard of yet.
  private var current: ItemLine {
    var line = line
    if repeats, let scroller { line.set(line.usable(scroller.geometry.extent[axis].period)) }
    return line
  }

  /// Where the item at a position stands after a change that was done last; nil where it is gone or shows something else.
  func position(_ position: Int64, after edit: TileEdit) -> Int64? {
    let isRing = line.ring != nil
    let former = items.lowerBound..<items.upperBound &- edit.growth
    var appearance = isRing ? Appearance(at: position, of: former) : Appearance(index: position)
    if case .reload(let range) = edit, range.contains(appearance.index) { return nil }
    guard let index = edit.index(of: appearance.index), UniformWindow.endless.contains(index) else {
      return nil
    }
    appearance.index = index
    return isRing ? appearance.position(of: items) : index
  }

  /// Says how long the content is, where it ends, and what comes between its end and its beginning on a ring. On a ring
  /// that links before made it says nothing.
  func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    line.fit(proposal.viewport[axis] - proposal.inset.total(axis))
    if proposal.extent[axis].period != nil { return }
    let line = begun
    if let total = line.total { proposal.fit(total, on: axis) }
    proposal.closingGap[axis] = line.spacing
    proposal.end(line.ends(context.origin), on: axis)
  }

  /// Where the item at a position is, in the coordinates that a scroller with this origin has; nil where there is none.
  public func place(of position: Int64, origin: ContentOrigin) -> ItemPlace? {
    var line = current
    guard var item = line.item(position) else { return nil }
    item.start = origin.zoomed(item.start + line.origin(origin), on: axis)
    item.length = origin.zoomed(item.length)
    return item
  }

  /// Where an item is, counted from the content's start, in the first lap; nil where there is none.
  func rowPlace(of index: Int64) -> ItemPlace? { line.rowItem(index) }

  /// The positions that have an item: the items themselves or, on a ring, all there can be.
  var positions: Range<Int64> { current.positions }

  /// Which item is at a position, and in which lap.
  public func appearance(at position: Int64) -> Appearance { current.appearance(at: position) }

  /// The position of an item in a lap; on no ring its index.
  public func position(of appearance: Appearance) -> Int64 {
    let line = current
    return line.ring == nil ? appearance.index : appearance.position(of: line.items)
  }

  /// The positions in view along a length from an offset on, no more than 65,536 of them.
  public func items(from offset: Double, length: Double, origin: ContentOrigin) -> Range<Int64> {
    var line = current
    let from = line.position(of: origin.unzoomed(offset, on: axis), origin)
    return line.visible(from: from, length: line.reach(origin.unzoomed(length))).count(upTo: mostTiles)
  }

  /// From now on a listener is told of edits. It is kept alive until it is removed.
  public func add(_ listener: any TileEditListener) { edits.add(listener) }

  /// Tells a listener no more.
  public func remove(_ listener: any TileEditListener) { edits.remove(listener) }
}

/// Measures the items of a row, and does their edits.
protocol ItemEditor: AnyObject {
  func change(_ edits: [TileEdit]) throws(TilingError)
}
