internal import CScrollCore
import ScrollSpace

/// The way between two neighbouring pages. The fraction and the nearest page of an offset on this way follow from the
/// offset alone, so nothing is searched for it again.
///
/// ```
///   page     3                                 4
///   ─────────┼─[────────────●────────────────]─┼───
///            start                             end     the brackets are `low` and `high`
/// ```
/// Past the ends, the first or the last page counts at every offset, as on a way without end.
///
/// Beside the pages themselves, where rounding may decide to which page an offset belongs, offsets are left out.
struct PageSpan {
  /// The lap, as ``Paging`` counts it.
  private(set) var lap: Int64 = 0
  /// The offset from which places are counted, and the start of the lap from there.
  private var (origin, lapStart) = (0.0, 0.0)
  private var (start, end) = (0.0, 0.0)
  private var (low, high) = (Double.infinity, 0.0)
  /// On a ring, the places of both pages, counted from the origin.
  private var (place, nextPlace) = (Double.nan, Double.nan)
  /// The page at the start, within the lap; the number of pages in the laps before; and the page counted through all
  /// laps.
  private var (page, pagesBefore, floor) = (0.0, 0.0, 0.0)
  /// The last offset of the first page, and the first offset of the next one.
  private var (leaving, arriving) = (0.0, 0.0)
  /// The numbers of both pages.
  private var (number, nextNumber): (Int64, Int64) = (0, 0)

  /// Creates a way on which no offset is.
  init() {}

  /// Finds the pages on both sides of an offset. If the offset is at a page between others, or so far out that rounding
  /// counts, it is not on the way.
  init(_ pages: __shared LaidPages, at offset: Double) {
    // Pages that keep their numbers at a wall depend on the page that was chosen there.
    if pages.keepsNumbers || pages.count >= 0x1p50 { return }
    let offset = offset - pages.near.start
    var laps = 0.0
    if let period = pages.period {
      laps = Ring(anyPeriod: period).laps(before: offset, from: pages.head)
    }
    (origin, lapStart) = (pages.near.start, laps * (pages.period ?? 0))
    if pages.period == nil, offset < pages.head || offset >= pages.tail {
      // At the first page's own offset, the second page may begin, too.
      page = offset < pages.head ? pages.from : pages.to
      (low, high) = offset < pages.head ? (-.infinity, pages.head.nextDown) : (pages.tail, .infinity)
      (start, end, floor, arriving) = (pages.tail, .infinity, page, .infinity)
      (number, lap) = (pages.number(of: page), pages.near.lap)
      return
    }
    (page, start, end) = pages.neighbours(onLap: offset - lapStart)
    // Of a row without ends, items are searched by their distance from its first item.
    let size =
      start.magnitude + end.magnitude + pages.head.magnitude + lapStart.magnitude + (pages.period ?? 0)
      + pages.frame.inset.magnitude + pages.frame.visible + (pages.groups.isCounted ? 0 : 0x1p46)
    let margin = size * 0x1p-46
    (low, high) = (start + margin, end - margin)
    pagesBefore = laps * pages.count
    floor = csc_floor(pagesBefore + page)
    guard offset - lapStart >= low, offset - lapStart <= high, floor.magnitude < 0x1p50 else {
      (low, high) = (.infinity, 0)
      return
    }
    let next = pages.inner(floor + 1)
    if pages.period != nil {
      (place, nextPlace) = (pages.plainOffset(of: floor), pages.plainOffset(of: next))
    }
    (leaving, arriving) = (pages.range(of: floor).upperBound, pages.range(of: next).lowerBound)
    (number, nextNumber) = (pages.number(of: floor), pages.number(of: next))
    lap = wholeNumber(laps) &+ pages.near.lap
  }

  /// Returns the fraction and the nearest page at an offset; nil if it is not on the way between both pages.
  @inline(__always)
  func reading(at offset: Double) -> (fraction: Double, page: Int64)? {
    let counted = offset - origin
    let onLap = counted - lapStart
    // On a ring, an offset beside a page may be the offset of that page, rounded.
    guard onLap >= low, onLap <= high, counted != place, counted != nextPlace else { return nil }
    let fraction = page + max(0, min((onLap - start) / (end - start), 1))
    // Near the next page, or far round a ring, a fraction may be rounded to a whole number.
    guard pagesBefore + fraction < floor + 1 else { return nil }
    return (fraction, arriving - offset <= offset - leaving ? nextNumber : number)
  }
}
