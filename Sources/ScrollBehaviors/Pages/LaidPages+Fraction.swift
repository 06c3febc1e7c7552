internal import CScrollCore
import ScrollSpace

// The pages with a fraction.
extension LaidPages {
  /// Returns the page with a fraction; without a ring, clamped to the first and the last page. At a page's
  /// own offset the result is whole, however the offset was rounded.
  func fraction(at offset: Double) -> Double {
    let (fraction, lap) = lapped(offset)
    return lap * count + fraction
  }

  /// Returns the same in two numbers: the lap, and the page within it, from 0 up to, but not including, the
  /// number of pages. Far round a ring, one number could not hold the fraction.
  func lapped(_ offset: Double) -> (fraction: Double, lap: Double) {
    let offset = offset - near.start
    guard let period else { return (alike(fraction(onLap: max(head, min(offset, tail)))), 0) }
    let lap = Ring(anyPeriod: period).laps(before: offset, from: head)
    var fraction = fraction(onLap: offset - lap * period)
    let whole = csc_round(fraction)
    let isNear = fraction != whole && (fraction - whole).magnitude < Tolerance.page
    if isNear, plainOffset(of: lap * count + whole) == offset { fraction = whole }
    return fraction >= count ? (0, lap + 1) : (fraction, lap)
  }

  private func fraction(onLap offset: Double) -> Double {
    let (page, start, end) = neighbours(onLap: offset)
    return end > start ? page + max(0, min((offset - start) / (end - start), 1)) : page
  }

  /// Returns the page at or before an offset of the first lap, its offset, and the offset of the page after it.
  func neighbours(onLap offset: Double) -> (page: Double, start: Double, end: Double) {
    var page = offset >= tail ? to : max(from, min(groups.last(atOrBefore: offset) - zero, to))
    if offset < tail, page == to, page > from { page -= 1 }
    let start = self.offset(onLap: page)
    let end = page < to ? self.offset(onLap: page + 1) : period.map { head + $0 } ?? start
    return (page, start, end)
  }
}
