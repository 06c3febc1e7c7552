internal import CScrollCore
public import ScrollEngine
public import ScrollSpace

/// The places of pages: the arithmetic of ``Paging``, which can be used alone, for example in a delegate.
///
/// ```
///   page       0         1                   2
///              ┼─────────┼─────────●─────────┼        offsets 0, 100, 300
///              0        100       200       300       fraction(at: 200) = 1.5
/// ```
/// Offsets count from the content's origin. With a link that moves the origin, convert with
/// `contentOrigin.position(of:on:)` and back. Without pages every result is nil. The result is also nil for
/// an offset that is not a number, or infinite on a ring.
///
/// Page numbers are clamped to the range of `Int`, which may have 32 bits; ``Paging`` counts on beyond that.
///
/// **On a ring** pages go on in both directions: with ten pages, page 12 is page 2 of lap 1, and page -1 is
/// page 9 of lap -1. `real(_:)` and `lap(of:)` return the two parts of such a number.
///
/// **In a row** of individual lengths, the pages read the row itself. After an edit of the row, take
/// ``Paging/pages`` again.
public struct Pages: Equatable {
  let laid: LaidPages?

  init(_ plan: PagePlan, in frame: PageFrame) { laid = plan.lay(frame) }

  /// Creates pages at offsets, in points, on a ring if there is a period.
  ///
  /// Offsets may be data: they are sorted, and equal ones count once. Offsets are left out if they are not
  /// finite, or lie a period or more after the first. A period must be above 0. Anything else is a
  /// programmer's mistake and traps.
  public init(offsets: [Double], period: Double? = nil) {
    precondition(
      period ?? 1 > 0 && (period ?? 1).isUsable, .pagePeriod,
      "Pages need a period above 0; this is \(period ?? 0); leave it out for pages that do not repeat.")
    let plan = PagePlan(
      kind: .offsets(offsets), row: nil, align: .start, grouping: .single, ends: .pad)
    let extent = Extent(period: period)
    self.init(plan, in: PageFrame(visible: 1, inset: 0, content: 0, extent: extent, isEndless: period == nil))
  }

  /// Creates the pages that ``Paging`` would make in a geometry, for example `scroll.geometry` and
  /// `scroll.contentOrigin`.
  public init(
    _ kind: PageKind, axis: Axis = .horizontal, align: Alignment = .start,
    grouping: PageGrouping = .single, ends: PageEnds = .trim, in geometry: Geometry,
    origin: ContentOrigin = ContentOrigin()
  ) {
    let plan = PagePlan(kind: kind, row: nil, align: align, grouping: grouping, ends: ends)
    self.init(plan, in: PageFrame(geometry, axis, origin))
  }

  /// The number of pages, on one lap of a ring.
  public var count: Int { laid.map { whole($0.count) } ?? 0 }

  /// Returns the offset of a page, in points. Without a ring, a number below 0 means the first page, and a
  /// number too large the last.
  public func offset(of page: Int) -> Double? {
    laid.map { $0.offset(of: Double(page)) }
  }

  /// Returns the offsets at which a page may rest, in points.
  ///
  /// For a page longer than the viewport, these are all that show nothing else. For any other page, this is
  /// ``offset(of:)`` alone. The first and the last page also have the offsets between them and the walls.
  public func offsets(of page: Int) -> ClosedRange<Double>? {
    laid.map { $0.range(of: Double(page)) }
  }

  /// Returns the page nearest to an offset; half-way between two, the later one. Of pages at one offset,
  /// returns the first. Distances are measured to the pages' ``offsets(of:)``.
  public func nearest(to offset: Double) -> Int? {
    laid.flatMap { $0.canCount(offset) ? whole($0.nearest(to: offset)) : nil }
  }

  /// Returns the page at an offset with a fraction: 2.5 is half-way between pages 2 and 3. Without a ring,
  /// the result is clamped to the first and the last page.
  public func fraction(at offset: Double) -> Double? {
    laid.flatMap { $0.canCount(offset) ? $0.fraction(at: offset) : nil }
  }

  /// Returns the part of the distance from the first page to the last that lies before an offset, from 0 to
  /// 1.
  ///
  /// With only one page the result is 0. On a ring, the distance is one whole lap. Nil if the pages have no
  /// ends and no ring.
  public func progress(at offset: Double) -> Double? {
    guard let laid, laid.canCount(offset), !laid.isEndless else { return nil }
    let first = laid.period == nil ? laid.all.lowerBound : laid.offset(of: 0)
    let way = laid.period ?? laid.all.upperBound - first
    guard way > 0 else { return 0 }
    let part = (offset - first) / way
    return laid.period == nil ? max(0, min(part, 1)) : min(part - csc_floor(part), 1.0.nextDown)
  }

  /// Returns the items that a page shows. A page at a wall shows all items that lie there.
  public func items(of page: Int) -> Range<Int>? {
    guard let laid else { return nil }
    let items = laid.items(of: Double(page))
    return whole(items.from)..<whole(items.to)
  }

  /// Returns the page that shows an item; nil for a number that no item has.
  public func page(ofItem item: Int) -> Int? {
    guard let laid else { return nil }
    let page = laid.page(ofItem: Double(item))
    let items = laid.items(of: page)
    return items.from <= Double(item) && Double(item) < items.to ? whole(page) : nil
  }

  /// Returns the page within its lap; the page itself without a ring.
  public func real(_ page: Int) -> Int? { laid.map { whole($0.real(Double(page)).page) } }

  /// Returns the lap of a page; 0 without a ring.
  public func lap(of page: Int) -> Int? { laid.map { whole($0.real(Double(page)).lap) } }

  /// Returns the page to go to when a drag ends at an offset with a velocity, in points per second; nil
  /// without pages.
  ///
  /// `natural` is the natural stop of the glide; by default, the offset. `dragStart` is the offset at the
  /// start of the drag; without it, the rule's limit does not count. A page longer than the viewport is
  /// turned only from its ends. A fling that begins within it leads to the same page, and may rest at any of
  /// its ``offsets(of:)``.
  ///
  /// ```swift
  /// // Come to rest on your own offsets, with a delegate alone:
  /// ```
  public func target(
    from offset: Double, velocity: Double, natural: Double? = nil, dragStart: Double? = nil,
    rule: PageRule = PageRule()
  ) -> Int? {
    laid.flatMap { laid in
      guard laid.canCount(offset), laid.canCount(natural ?? offset), laid.canCount(dragStart ?? offset)
      else { return nil }
      let landing = laid.landing(
        from: offset, velocity: velocity, natural: natural ?? offset, dragStart: dragStart, rule: rule)
      return whole(landing.page)
    }
  }
}

private func whole(_ number: Double) -> Int { Int(clamping: wholeNumber(number)) }

/// Returns a whole number as an integer, clamped to its range. (`Int64(exactly:)` would need a libm.)
func wholeNumber(_ number: Double) -> Int64 {
  if number >= 0x1p63 { return .max }
  return number <= -0x1p63 ? .min : Int64(number)
}
