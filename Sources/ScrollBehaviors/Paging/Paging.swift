public import ScrollEngine
public import ScrollSpace

/// Lands on pages along an axis.
///
/// ```
///  page     0          1          2
///      ├──────────┼──────────┼──────────┤      .viewport: offset = page · length − inset
/// ```
/// ``PageKind`` says what pages are, `Alignment` how they lie in the viewport, ``PageEnds`` what becomes of
/// them at the walls, ``PageRule`` which one a drag leads to. A step by lines or pages goes one page on. A page longer
/// than the viewport is entered at the end that comes first, and scrolls freely up to the other end. Layout keeps
/// the page it is on: where that is made of items, its first one, and at the last page the last one. Content between two
/// pages, where the program or a delegate put it, stays there until pages change, and goes to the nearer one then. To
/// rotate, change viewport and content as one, by
/// `resize(viewport:content:inset:)`.
///
/// Items say how long the content is, so write them before links that make a ring or open walls. On a ring
/// pages repeat with its period. For pages along both axes write two of them. All of the arithmetic is in ``Pages``,
/// to be used alone.
public final class Paging: ScrollBehavior {
  /// The axis that has pages.
  public let axis: Axis
  /// How a page is chosen. Counts from the next release on.
  public var rule: PageRule
  /// The longest response of the spring that brings a page, in seconds. 0.4 is our choice: the fastest fling that
  /// settings allow is at rest on a page of 1,000 pt in less than a second.
  public let response: Double

  /// The page it shows most of, which is the rounded fraction, or the page longer than the viewport that it shows: what a
  /// page indicator marks. 0 where there is none.
  /// Of pages that lie at one offset it is the one that was asked for, or that a layout brought there, or else the first.
  /// Like all numbers of pages it is kept within an `Int`.
  public var page: Int { Int(clamping: numbers.page) }
  /// How many pages there are; in a row without ends as many as there can be.
  public var pageCount: Int { Int(clamping: numbers.count) }
  /// The page as a number with a fraction, from 0 to the last page: 2.5 is half-way between pages 2 and 3. On a ring
  /// it goes on from the last page up to, but not, the number of pages. In a row without ends it is the item's index with a
  /// fraction.
  public internal(set) var fraction = 0.0
  /// How often a ring has been gone round; 0 without one.
  public internal(set) var winding: Int64 = 0
  /// The page where it rests, or is on the way to. A drag changes it when it ends, a command at once.
  public var selected: Int { Int(clamping: numbers.selected) }
  /// The page that was selected before.
  public var previous: Int { Int(clamping: numbers.previous) }

  /// Told when `page` has changed, with its number; may command the scroller.
  public var pageDidChange: ((_ page: Int) -> Void)?
  /// Told when `selected` has changed, with it and the one before; may command the scroller.
  public var selectionDidChange: ((_ selected: Int, _ previous: Int) -> Void)?

  /// Numbers of pages, the same where an `Int` has 32 bits.
  struct Numbers {
    var (count, page, selected, previous): (Int64, Int64, Int64, Int64) = (0, 0, 0, 0)
  }

  var numbers = Numbers()
  var plan: PagePlan { didSet { known = nil } }
  /// The page to begin with in a scroller.
  var first: Int64?
  /// Whether it had still to find that page when it was last heard of.
  var isBeginning = false
  /// What pages showed before items changed, until that is told; and whether a layout is still to come that brings the change.
  var before: PagesBefore?
  var isEdited = false
  unowned(unsafe) var scroll: ScrollController?
  private var edits: PagingEdits?
  private var known: (frame: PageFrame, items: Range<Int64>?, version: UInt64?, pages: Pages)?

  /// Makes pages along an axis. It begins with a page, if one is given. A response must be above 0; anything else is a
  /// mistake in the program, and traps.
  public convenience init(
    _ kind: PageKind = .viewport, axis: Axis = .horizontal, align: Alignment = .start,
    grouping: PageGrouping = .single, ends: PageEnds = .trim, rule: PageRule = PageRule(),
    startingAt page: Int? = nil, response: Double = 0.4
  ) {
    let plan = PagePlan(kind: kind, row: nil, align: align, grouping: grouping, ends: ends)
    self.init(plan, axis, rule, page, response)
  }

  /// Makes pages of the items of a row, along its axis (<doc:Items#The-axis-of-a-row>), or of groups of them. They follow the
  /// row's edits: what a page shows stays in view, if that is gone the next item, or the last one before it. In a row without ends pages are numbered as
  /// items are, in either direction, and each group of items begins with a multiple of its size; groups of
  /// ``PageGrouping/fitting`` items of any lengths have to begin somewhere, and trap there. All else is as in the other
  /// initialiser.
  public convenience init(
    _ row: ItemRow, align: Alignment = .start, grouping: PageGrouping = .single, ends: PageEnds = .trim,
    rule: PageRule = PageRule(), startingAt page: Int? = nil, response: Double = 0.4
  ) {
    precondition(
      row.total != nil || row.line.lengths == nil || grouping != .fitting,
      """
      Groups of as many items as fit begin with a first item, and this row has none, but the items \(row.items), each as long \
      as it is; give a counted row, or groups of a size.
      """)
    let plan = PagePlan(kind: .viewport, row: row, align: align, grouping: grouping, ends: ends)
    self.init(plan, row.claim(along: nil), rule, page, response)
    let edits = PagingEdits(self)
    row.add(edits)
    self.edits = edits
  }

  private init(_ plan: PagePlan, _ axis: Axis, _ rule: PageRule, _ page: Int?, _ response: Double) {
    precondition(
      response > 0 && response.isFinite,
      "Paging needs a response above 0; this is \(response); leave it out for pages that arrive in 0.4 s.")
    self.plan = plan
    self.axis = axis
    self.rule = rule
    self.response = response
    first = page.map { Int64($0) }
  }

  deinit { if let edits { row?.remove(edits) } }

  /// "Paging".
  public var name: StaticString { "Paging" }

  /// What the pages are; nil where they are those of a ``row``.
  public var kind: PageKind? { row == nil ? plan.kind : nil }
  /// The items that are the pages, or of which these are groups; nil where ``kind`` says what they are.
  public var row: ItemRow? { plan.row }

  /// The pages of the scroller whose chain it is in; none where it is in no chain.
  public var pages: Pages {
    scroll.map { pages($0.geometry, $0.contentOrigin) } ?? Pages(offsets: [])
  }

  /// Says how long the content is, if items make the pages, and puts walls at the first and the last page if
  /// these are to be padded.
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

  /// "page 2 of 7", counted from 1 as people do; without ends "page -3", as items are counted. Reports pages across the only
  /// axis that scrolls, items that nobody measures before it, and pages of a length of their own on content that zooms.
  public func review(_ report: inout ChainReport, of scroll: ScrollController) {
    row?.review(&report, of: scroll, for: self)
    if row != nil || plan.kind.contentLength(visible: 0) != nil { report.addScale(of: scroll) }
    report.remark(on: axis) { offset in
      guard let here = here(scroll.geometry, scroll.contentOrigin), here.tells(offset) else {
        return nil
      }
      let page = here.number(of: here.nearest(to: offset))
      if here.isEndless { return "page \(page)" }
      return "page \(wholeNumber(Double(page) + 1)) of \(wholeNumber(here.count))"
    }
    let (geometry, cross) = (scroll.geometry, axis.cross)
    let isAcross = scroll.behaviors.contains { ($0 as? Paging)?.axis == cross }
    guard row == nil, plan.kind.contentLength(visible: 0) == nil, geometry.extent[axis].room == 0,
      geometry.extent[cross].room != 0, !isAcross
    else { return }
    report.add(
      .likely, in: "target",
      """
      It pages along the \(axis) axis, where nothing can scroll; along the \(cross) axis the content is \
      \(geometry.content[cross]) pt long, in a viewport of \(geometry.viewport[cross]) pt.
      """, fix: "Write Paging(axis: .\(cross)).")
  }

  /// Belongs to the scroller, and begins with the page it is to begin with.
  public func didAttach(to scroll: ScrollController) {
    self.scroll = scroll
    row?.enter(scroll)
    if let first { scroll.setRestTarget(LaidPages.target(ofNumber: first), of: self, on: axis) }
    first = nil
  }
  /// Keeps up.
  public func scrollDidScroll(_ scroll: ScrollController) { update(scroll) }
  /// Keeps up.
  public func scrollDidLayout(_ scroll: ScrollController) {
    if scroll.isRestoring { row?.fit(scroll) }
    update(scroll)
  }
  /// Keeps up.
  public func scrollDidChangePhase(_ scroll: ScrollController, from old: Phase) { update(scroll) }
  /// Keeps up: also with a fling that takes the place of another.
  public func scrollWillBeginDecelerating(_ scroll: ScrollController) { update(scroll) }
  /// Keeps up.
  public func scrollDidEndScrollingAnimation(_ scroll: ScrollController) { update(scroll) }
  /// Forgets the scroller.
  public func didDetach() {
    if let scroll { row?.leave(scroll) }
    scroll = nil
  }

  /// The pages in a geometry.
  func pages(_ geometry: Geometry, _ origin: ContentOrigin) -> Pages {
    let frame = PageFrame(geometry, axis, origin)
    let (items, version) = (row?.items, row?.line.lengths?.version)
    if let known, known.frame == frame, known.items == items, known.version == version { return known.pages }
    let pages = Pages(plan, in: frame)
    known = (frame, items, version, pages)
    return pages
  }

  /// The same, counted from nearby.
  func here(_ geometry: Geometry, _ origin: ContentOrigin) -> LaidPages? {
    pages(geometry, origin).laid?.counted(with: row?.line, origin, axis)
  }
}
