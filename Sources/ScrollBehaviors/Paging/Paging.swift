public import ScrollEngine
public import ScrollSpace

/// Comes to rest on pages along an axis.
///
/// ```
///  page     0          1          2
///      ├──────────┼──────────┼──────────┤      .viewport: offset = page · length − inset
/// ```
/// ``PageKind`` defines the pages, `Alignment` their place in the viewport, ``PageEnds`` the pages at the
/// walls, and ``PageRule`` the page after a drag. A step by lines or pages goes to the next page. A page
/// longer than the viewport is entered at its nearer end, and scrolls freely up to the other end.
///
/// A layout keeps the present page, identified by its first item, or at the last page by its last item.
/// Content that the program or a delegate put between two pages stays there. If the pages change, it goes to
/// the nearer page. To rotate, change viewport and content together with `resize(viewport:content:inset:)`.
///
/// Items determine the content's length, so write this link before links that make a ring or open walls. On a
/// ring, pages repeat with its period. For pages along both axes, write two links. All of the arithmetic is
/// in ``Pages``, which can be used alone.
public final class Paging: ScrollBehavior {
  /// The axis that has pages.
  public let axis: Axis
  /// The rule by which a page is chosen. A change counts from the next release on.
  public var rule: PageRule
  /// The longest response of the spring that brings a page, in seconds. The default of 0.4 is our choice: the
  /// fastest fling that settings allow then rests on a page of 1,000 pt in less than a second.
  public let response: Double

  /// The page most of which is shown, for a page indicator; 0 if there is no page.
  ///
  /// This is the rounded ``fraction``, or the page longer than the viewport that is in view. Of several pages
  /// at one offset, it is the page that a command or a layout chose, else the first. All page numbers are
  /// clamped to the range of `Int`.
  public var page: Int { isClosed ? 0 : Int(clamping: numbers.page) }
  /// The number of pages; in a row without ends, the largest possible number. 0 while the viewport has no length
  /// along the axis: nothing is called then, and ``selected`` and ``previous`` stay.
  public var pageCount: Int { isClosed ? 0 : Int(clamping: numbers.count) }
  /// The page with a fraction, from 0 to the last page: 2.5 is half-way between pages 2 and 3. On a ring the
  /// fraction continues up to, but not including, the number of pages. In a row without ends it is the item's
  /// index with a fraction.
  @exclusivity(unchecked) public internal(set) var fraction = 0.0
  /// The number of laps round a ring; 0 without a ring.
  @exclusivity(unchecked) public internal(set) var lap: Int64 = 0
  /// The page at the rest position or the destination. A drag changes it at its end, a command at once.
  public var selected: Int { Int(clamping: numbers.selected) }
  /// The page that was selected before.
  public var previous: Int { Int(clamping: numbers.previous) }

  /// Called with the page after ``page`` has changed. The closure may command the scroller. If nil, nothing
  /// is called.
  public var pageDidChange: ((_ page: Int) -> Void)?
  /// Called with ``selected`` and ``previous`` after ``selected``, or the item of that page, has changed. The
  /// closure may command the scroller. If nil, nothing is called.
  ///
  /// If an edit has only given the page another number, both arguments are that number: no page was turned. If the
  /// selected item has gone, both properties are passed, as after a turn: another item is selected.
  public var selectionDidChange: ((_ selected: Int, _ previous: Int) -> Void)?

  /// Page numbers, with the same range on platforms where an `Int` has 32 bits.
  struct Numbers {
    var (count, page, selected, previous): (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
  }

  @exclusivity(unchecked) var numbers = Numbers()
  /// True while the viewport is too short for any page.
  var isClosed = false
  var plan: PagePlan {
    didSet {
      known = nil
      seen.forget()
    }
  }
  /// The page to begin with in a scroller.
  var first: Int64?
  /// True if that page was not found yet at the last update.
  var isBeginning = false
  /// The pages shown before items changed, until the change is reported; and whether the layout of the change
  /// is still to come.
  var before: PagesBefore?
  var isEdited = false
  unowned(unsafe) var scroll: ScrollController?
  private var edits: PagingEdits?
  /// What the last update found: what it depends on, the pages, and those between which the offset was.
  // Changed in steps that call no other code.
  @exclusivity(unchecked) var seen = SeenPages()
  @exclusivity(unchecked) var seenHere: LaidPages?
  @exclusivity(unchecked) var span = PageSpan()
  private var known: (frame: PageFrame, items: Range<Int64>?, version: UInt64?, pages: Pages)?

  /// Creates pages along an axis, which begin at a given page or at the first.
  ///
  /// A response must be above 0. Anything else is a programmer's mistake and traps.
  public convenience init(
    _ kind: PageKind = .viewport, axis: Axis = .horizontal, align: Alignment = .start,
    grouping: PageGrouping = .single, ends: PageEnds = .trim, rule: PageRule = PageRule(),
    startingAt page: Int? = nil, response: Double = 0.4
  ) {
    let plan = PagePlan(kind: kind, row: nil, align: align, grouping: grouping, ends: ends)
    self.init(plan, axis, rule, page, response)
  }

  /// Creates pages of the items of a row, or of groups of them, along the row's axis
  /// (<doc:Items#The-axis-of-a-row>).
  ///
  /// The pages follow the row's edits: the page in view stays. If its item is gone, the next item takes its
  /// place, or else the last one before it. In a row without ends, pages are numbered as the items are, in
  /// both directions, and each group begins at a multiple of its size. Groups of ``PageGrouping/fitting``
  /// items need a first item. In a row of individual lengths without ends they trap. The other parameters are
  /// those of ``init(_:axis:align:grouping:ends:rule:startingAt:response:)``.
  public convenience init(
    _ row: ItemRow, align: Alignment = .start, grouping: PageGrouping = .single, ends: PageEnds = .trim,
    rule: PageRule = PageRule(), startingAt page: Int? = nil, response: Double = 0.4
  ) {
    precondition(
      row.total != nil || row.line.lengths == nil || grouping != .fitting, .pageGroups,
      """
      Groups of as many items as fit need a first item; this row has none, but items \(row.items) of individual \
      lengths; give a counted row, or groups of a size.
      """)
    let plan = PagePlan(kind: .viewport, row: row, align: align, grouping: grouping, ends: ends)
    self.init(plan, row.claim(along: nil), rule, page, response)
    let edits = PagingEdits(self)
    row.add(edits)
    self.edits = edits
  }

  private init(_ plan: PagePlan, _ axis: Axis, _ rule: PageRule, _ page: Int?, _ response: Double) {
    precondition(
      response > 0 && response.isFinite, .pagingResponse,
      "Paging needs a response above 0; this is \(response); leave it out for pages that arrive in 0.4 s.")
    self.plan = plan
    self.axis = axis
    self.rule = rule
    self.response = response
    first = page.map { Int64($0) }
  }

  deinit { if let edits { row?.remove(edits) } }

  /// "Paging".
  @_documentation(visibility: internal)
  public var name: StaticString { "Paging" }

  /// The kind of the pages; nil if they are the items of a ``row``.
  public var kind: PageKind? { row == nil ? plan.kind : nil }
  /// The row whose items, or groups of items, are the pages; nil if the pages have a ``kind``.
  public var row: ItemRow? { plan.row }

  /// The present pages; empty if the link is in no chain.
  public var pages: Pages {
    scroll.map { pages($0.geometry, $0.contentOrigin) } ?? Pages(offsets: [])
  }
}

@_documentation(visibility: internal)
extension Paging {
  /// Sets the content's length if items are the pages. With ``PageEnds/pad``, sets the walls to the first and
  /// the last page.
  public func extent(_ proposal: inout ExtentProposal, in context: ScrollContext) {
    if let row {
      row.extent(&proposal, in: context)
    } else {
      let visible = max(0, proposal.viewport[axis] - proposal.inset.total(axis))
      if let length = plan.kind.contentLength(visible: visible) { proposal.fit(length, on: axis) }
      if let gap = plan.kind.closingGap { proposal.closingGap[axis] = gap }
    }
    guard plan.ends == .pad, proposal.extent[axis].room != nil else { return }
    let geometry = Geometry(
      viewport: proposal.viewport, content: proposal.content, inset: proposal.inset, extent: proposal.extent)
    var frame = PageFrame(geometry, axis, proposal.origin)
    (frame.extent.lower, frame.extent.upper) = (nil, nil)
    guard let all = Pages(plan, in: frame).laid?.all else { return }
    let walls = Extent(lower: all.lowerBound, upper: all.upperBound)
    proposal.extent[axis] = proposal.origin.offsets(of: walls, on: axis)
  }

  /// Joins a scroller, and sets the page to begin with.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    seen.forget()
    scroll.meet(self)
    row?.enter(scroll)
    if let first { scroll.setRestTarget(LaidPages.target(ofNumber: first), of: self, on: axis) }
    first = nil
  }
  /// Updates ``page``, ``fraction`` and ``selected``.
  public func scrollDidScroll(_ scroll: ScrollController) { update(scroll) }
  /// Updates ``page``, ``fraction`` and ``selected``.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring { row?.fit(scroll) }
    update(scroll)
  }
  /// Updates ``page``, ``fraction`` and ``selected``.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { update(scroll) }
  /// Updates ``selected`` if one fling replaces another.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { update(scroll) }
  /// Updates ``page``, ``fraction`` and ``selected``.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { update(scroll) }
  /// Leaves the scroller.
  public func didDetach() {
    if let scroll { row?.leave(scroll) }
    scroll = nil
    seen.forget()
  }

  /// Returns the pages in a geometry.
  func pages(_ geometry: Geometry, _ origin: ContentOrigin) -> Pages {
    let frame = PageFrame(geometry, axis, origin)
    let (items, version) = (row?.items, row?.line.lengths?.version)
    if let known, known.frame == frame, known.items == items, known.version == version { return known.pages }
    let pages = Pages(plan, in: frame)
    known = (frame, items, version, pages)
    return pages
  }

  /// Returns the same pages, counted from near the present origin.
  func here(_ geometry: Geometry, _ origin: ContentOrigin) -> LaidPages? {
    pages(geometry, origin).laid?.counted(with: row?.line, origin, axis)
  }
}
