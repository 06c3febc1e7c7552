internal import CScrollCore
public import ScrollEngine
public import ScrollSpace

/// Where pages are: the arithmetic behind ``Paging``, to be used by itself from a delegate.
///
/// ```
///   page       0         1                   2
///              ┼─────────┼─────────●─────────┼        offsets 0, 100, 300
///              0        100       200       300       fraction(at: 200) = 1.5
/// ```
/// Offsets count from the content's origin: with a link that moves it, give `contentOrigin.position(of:on:)` of what
/// goes in and add it to what comes out. Without pages every question is answered with nil, and so is one about an
/// offset that is not a number, or infinite on a ring.
///
/// Numbers of pages are kept within an `Int`, which may have 32 bits; ``Paging`` counts on beyond that.
///
/// **On a ring** pages go on in both directions: with ten of them page 12 is page 2 of lap 1, and page -1 is page 9 of
/// lap -1. `real(_:)` and `lap(of:)` take such a number apart.
///
/// **Of a row** of items each as long as it is, pages look into the row itself: after an edit of the row take
/// ``Paging/pages`` anew.
public struct Pages: Equatable {
  let laid: LaidPages?

  init(_ plan: PagePlan, in frame: PageFrame) { laid = plan.lay(frame) }

  /// Makes pages at offsets, in points, and on a ring if there is a period.
  ///
  /// Offsets are data: they are put in order, those that are equal count once, those that are not finite are left
  /// out, and so are those that lie a period or more behind the first. A period must be above 0; another is a
  /// mistake in the program, and traps.
  public init(offsets: [Double], period: Double? = nil) {
    precondition(
      period ?? 1 > 0 && (period ?? 1).isUsable,
      "Pages need a period above 0; this is \(period ?? 0); leave it out for pages that do not repeat.")
    let plan = PagePlan(
      kind: .offsets(offsets), row: nil, align: .start, grouping: .single, ends: .pad)
    let extent = Extent(period: period)
    self.init(plan, in: PageFrame(visible: 1, inset: 0, content: 0, extent: extent, isEndless: period == nil))
  }

  /// Makes the pages that ``Paging`` would make in a geometry: `scroll.geometry` and `scroll.contentOrigin`, say.
  public init(
    _ kind: PageKind, axis: Axis = .horizontal, align: Alignment = .start,
    grouping: PageGrouping = .single, ends: PageEnds = .trim, in geometry: Geometry,
    origin: ContentOrigin = ContentOrigin()
  ) {
    let plan = PagePlan(kind: kind, row: nil, align: align, grouping: grouping, ends: ends)
    self.init(plan, in: PageFrame(geometry, axis, origin))
  }

  /// How many pages there are, on one lap of a ring.
  public var count: Int { laid.map { whole($0.count) } ?? 0 }

  /// The offset at which a page is shown, in points. Without a ring a number below 0 is the first page, and one
  /// too large the last.
  public func offset(of page: Int) -> Double? {
    laid.map { $0.offset(of: Double(page)) }
  }

  /// The offsets at which a page may rest, in points. These are all that show nothing else, if the page is longer than the
  /// viewport, and else ``offset(of:)`` alone. The first page and the last also have what lies between them and the walls.
  public func offsets(of page: Int) -> ClosedRange<Double>? {
    laid.map { $0.range(of: Double(page)) }
  }

  /// The nearest page to an offset; half-way between two the one behind. Of pages at one offset the first. The way to a
  /// page counts up to its ``offsets(of:)``.
  public func nearest(to offset: Double) -> Int? {
    laid.flatMap { $0.tells(offset) ? whole($0.nearest(to: offset)) : nil }
  }

  /// The page at an offset as a number with a fraction, kept between the first and the last without a ring: 2.5 is
  /// half-way between pages 2 and 3.
  public func fraction(at offset: Double) -> Double? {
    laid.flatMap { $0.tells(offset) ? $0.fraction(at: offset) : nil }
  }

  /// How much of the way from the first page to the last lies behind an offset, from 0 to 1; 0 if there is only one
  /// page. On a ring of the way round, to the first page again. Nil where there is neither a first page nor a last.
  public func progress(at offset: Double) -> Double? {
    guard let laid, laid.tells(offset), !laid.isEndless else { return nil }
    let first = laid.period == nil ? laid.all.lowerBound : laid.offset(of: 0)
    let way = laid.period ?? laid.all.upperBound - first
    guard way > 0 else { return 0 }
    let part = (offset - first) / way
    return laid.period == nil ? max(0, min(part, 1)) : min(part - csc_floor(part), 1.0.nextDown)
  }

  /// The items that a page shows; a page at a wall shows all those that lie there.
  public func items(of page: Int) -> Range<Int>? {
    guard let laid else { return nil }
    let items = laid.items(of: Double(page))
    return whole(items.from)..<whole(items.to)
  }

  /// The page that shows an item; the first or the last one for a number that no item has.
  public func page(ofItem item: Int) -> Int? { laid.map { whole($0.page(ofItem: Double(item))) } }

  /// Which page of its lap a page is; itself without a ring.
  public func real(_ page: Int) -> Int? { laid.map { whole($0.real(Double(page)).page) } }

  /// The lap that a page is on; 0 without a ring.
  public func lap(of page: Int) -> Int? { laid.map { whole($0.real(Double(page)).lap) } }

  /// The page to go to when a drag ends at an offset with a velocity, in points per second; nil without pages.
  ///
  /// `natural` is where the glide would stop by itself; left out, it is the offset. `dragStart` is where the drag
  /// began; left out, the rule's limit does not count. A page longer than the viewport is turned from its ends only: a fling
  /// that begins within it leads to the same page, and may rest at any of its ``offsets(of:)``.
  ///
  /// ```swift
  /// // Landing on offsets of one's own, by the delegate alone:
  /// func scrollWillEndDragging(
  ///   _ scroll: ScrollController, withVelocity velocity: Vector, targetContentOffset target: inout Point
  /// ) {
  ///   let page = pages.target(from: scroll.contentOffset.x, velocity: velocity.x)
  ///   if let page, let offset = pages.offset(of: page) { target.x = offset }
  /// }
  /// ```
  public func target(
    from offset: Double, velocity: Double, natural: Double? = nil, dragStart: Double? = nil,
    rule: PageRule = PageRule()
  ) -> Int? {
    laid.flatMap { laid in
      guard laid.tells(offset), laid.tells(natural ?? offset), laid.tells(dragStart ?? offset)
      else { return nil }
      let landing = laid.landing(
        from: offset, velocity: velocity, natural: natural ?? offset, dragStart: dragStart, rule: rule)
      return whole(landing.page)
    }
  }
}

private func whole(_ number: Double) -> Int { Int(clamping: wholeNumber(number)) }

/// A whole number as an integer, kept within its range. (`Int64(exactly:)` would need a libm.)
func wholeNumber(_ number: Double) -> Int64 {
  if number >= 0x1p63 { return .max }
  return number <= -0x1p63 ? .min : Int64(number)
}
