internal import CScrollCore
import ScrollSpace

/// The pages in a frame: groups between walls, and their numbers. Walls may hold the first and the last
/// groups.
///
/// ```
///   group    0  1  2         3         4  5  6
///            ├──────────────────────────────┤        walls hold the first three and the last three
///   page           0         1         2             if each keeps its number: 0 to 6, three at either wall
/// ```
/// Pages are counted as their groups are, from page 0 on; 2.5 is half-way between pages 2 and 3. Without a
/// first item, page 0 belongs to item 0. On a ring pages go on in both directions, and repeat after every
/// period.
///
/// ```
///   first ≤ from ≤ to ≤ last      all pages              first … last
///                                 pages with an          from … to      the others lie at the offset of from or to
///                                 offset of their own
/// ```
/// A page may rest at its offset. A page longer than the viewport may rest at every offset that shows nothing
/// else:
///
/// ```
///   page     0         1                            2
///   ─────────┼─────────┼════════════════════════════┼────
///                      └─ range of page 1 ──┘
/// ```
struct LaidPages: Equatable {
  let groups: PageGroups
  /// The length of a lap, longer than from the first page to the last; nil without a ring.
  let period: Double?
  /// The range of all pages, and of those that have an offset of their own.
  private let (first, last): (Double, Double)
  let (from, to): (Double, Double)
  /// The group that is page 0.
  let zero: Double
  private(set) var (head, tail): (Double, Double)
  /// The first group in view at the lower wall, and the last one at the upper wall.
  private let (firstShown, lastShown): (Double, Double)
  let frame: PageFrame
  /// True if the content between the first or last page and the wall belongs to that page.
  private let reaches: Bool
  /// True if groups of items at one offset stay pages of their own.
  let keepsNumbers: Bool
  /// The lap, page and item from which offsets and numbers are counted.
  var near = PageOrigin()

  init(_ groups: PageGroups, _ frame: PageFrame, _ ends: PageEnds) {
    (self.groups, self.frame, period, reaches) = (groups, frame, frame.extent.period, ends != .pad)
    var (from, to) = (groups.first, groups.last)
    let (lower, upper) = period == nil ? (frame.extent.lower, frame.extent.upper) : (nil, nil)
    // Padded pages have walls at the first and the last page; other walls may lie further in.
    let near = ends == .pad ? 0 : groups.slack
    if let lower { from = groups.last(atOrBefore: lower + near) }
    if let upper { to = max(from, groups.first(atOrAfter: upper - near)) }
    let isOne = lower.flatMap { lower in upper.map { $0 - lower <= 2 * near } } ?? false
    if isOne { to = from }
    func isHeld(_ side: Side, _ group: Double) -> Bool {
      if ends == .pad || !groups.isAtWalls { return false }
      // A page longer than the viewport is not held, if that would show its other end there.
      let isLong = groups.place(of: group).length - frame.visible > groups.slack
      return !(isLong && groups.aligning.alignment.item == (side == .lower ? 1 : 0))
    }
    func held(_ group: Double) -> Double {
      let offset = groups.offset(of: group)
      if let lower {
        if isOne || offset <= lower + near || group == groups.first && isHeld(.lower, group) { return lower }
      }
      if let upper {
        if offset >= upper - near || group == groups.last && isHeld(.upper, group) { return upper }
      }
      return offset
    }
    (head, tail) = (held(from), held(to))
    if tail <= head { to = from }
    if to == from { tail = head }
    let inView = groups.inView(fromWall: lower, toWall: upper)
    (firstShown, lastShown) = (min(from, inView.first), max(to, inView.last))
    // If nothing can be scrolled, there is only one page.
    keepsNumbers = ends == .keep && period == nil && to > from
    zero = keepsNumbers || !groups.isCounted ? 0 : from
    (self.from, self.to) = (from - zero, to - zero)
    (first, last) = keepsNumbers ? (groups.first, groups.last) : (self.from, self.to)
  }

  /// The number of pages, on one lap.
  var count: Double { last - first + 1 }

  /// True if the pages go on without end, and there is no ring.
  var isEndless: Bool { !groups.isCounted && period == nil }

  /// True if the pages are defined at an offset.
  func canCount(_ offset: Double) -> Bool { period.map { (offset / $0 * count).isFinite } ?? !offset.isNaN }

  /// Returns an existing page, the nearest to a number. On a ring all pages exist.
  func clamp(_ page: Double) -> Double { period == nil ? max(first, min(page, last)) : page }

  /// Returns the page within its lap, and the lap.
  func real(_ page: Double) -> (page: Double, lap: Double) {
    guard period != nil else { return (clamp(page), 0) }
    let lap = Ring(anyPeriod: count).laps(before: page)
    return (max(0, min(page - lap * count, count - 1)), lap)
  }

  /// Returns the first of the pages at the offset of a page.
  func alike(_ page: Double) -> Double { period == nil && page <= from ? first : page }

  /// Returns the offset of a whole page.
  func offset(of page: Double) -> Double { plainOffset(of: page) + near.start }

  /// Returns the offset of a page, counted from the origin of the pages.
  func plainOffset(of page: Double) -> Double {
    let (page, lap) = real(page)
    return offset(onLap: page) + lap * (period ?? 0)
  }

  func offset(onLap page: Double) -> Double {
    if page <= from { return head }
    return page >= to ? tail : groups.offset(of: page + zero)
  }

  /// Returns the offsets at which a whole page may rest: its own and, for a page longer than the viewport,
  /// those that show nothing else. Items may overlap, so no page rests past the offsets of its neighbours.
  func range(of page: Double) -> ClosedRange<Double> {
    let (page, lap) = real(inner(page))
    let shift = lap * (period ?? 0) + near.start
    let (offset, group) = (offset(onLap: page), groups.place(of: page + zero))
    var (lower, upper) = (offset, offset)
    if group.length - frame.visible > groups.slack {
      lower = min(lower, frame.extent.clamp(group.start - frame.inset))
      upper = max(upper, frame.extent.clamp(group.start - frame.inset + group.length - frame.visible))
    }
    if reaches, page <= from, let wall = frame.extent.lower, offset - wall > groups.slack { lower = wall }
    if reaches, page >= to, let wall = frame.extent.upper, wall - offset > groups.slack { upper = wall }
    if lower < offset, page > from { lower = max(lower, self.offset(onLap: page - 1)) }
    if upper > offset, page < to { upper = min(upper, self.offset(onLap: page + 1)) }
    return lower + shift...upper + shift
  }

  /// Returns the nearest page, by the pages' ranges; half-way, the later one. Of pages at one offset, returns
  /// the first.
  func nearest(to offset: Double) -> Double {
    let page = page(nearestTo: offset)
    return fraction(at: offset) > page ? page : alike(page)
  }

  /// Returns the nearest page; of those at one offset, the page that has neighbours.
  func page(nearestTo offset: Double) -> Double {
    let floor = csc_floor(inner(fraction(at: offset)))
    let next = inner(floor + 1)
    return range(of: next).lowerBound - offset <= offset - range(of: floor).upperBound ? next : floor
  }

  /// Returns the nearest page that has an offset of its own. On a ring all have.
  func inner(_ page: Double) -> Double { period == nil ? max(from, min(page, to)) : page }

  /// Returns the next page in a direction that has an offset of its own.
  func neighbour(of page: Double, towards direction: Double) -> Double {
    let (step, start) = (direction > 0 ? 1.0 : -1, offset(of: page))
    var next = inner(page + step)
    while groups.mayShare, offset(of: next) == start, next != inner(next + step) { next += step }
    return next
  }

  /// True if an offset lies in the range of a page, and the range goes on in a direction.
  func goesOn(_ page: Double, from offset: Double, towards direction: Double) -> Bool {
    let range = range(of: page)
    guard range.contains(offset) else { return false }
    let room = direction > 0 ? range.upperBound - offset : offset - range.lowerBound
    return room > Tolerance.difference(of: 1, offset)
  }

  /// Returns the first page strictly past an offset, which may lie outside. An offset within 1e-9 of a page
  /// is on that page.
  func next(after offset: Double, towards direction: Double) -> Double {
    if beyond(offset) != 0 { return inner(offset < all.lowerBound ? from : to) }
    return neighbour(of: passed(inner(fraction(at: offset)), towards: direction), towards: direction)
  }

  /// Returns the first page at or past an offset. An offset within 1e-9 of a page, or in its range, is on
  /// that page.
  func first(atOrPast offset: Double, towards direction: Double) -> Double {
    let nearest = page(nearestTo: offset)
    if range(of: nearest).contains(offset) { return nearest }
    return inner(passed(inner(fraction(at: offset)), towards: 0 - direction))
  }

  /// Returns the last whole page that a movement in a direction has passed.
  private func passed(_ fraction: Double, towards direction: Double) -> Double {
    direction > 0 ? csc_floor(fraction + Tolerance.part) : 0 - csc_floor(Tolerance.part - fraction)
  }

  /// Returns how far an offset lies beyond the rest positions of the first and the last page, in points; 0 on
  /// a ring.
  func beyond(_ offset: Double) -> Double { period == nil ? offset - all.clamp(offset) : 0 }

  /// The range from the first rest position of the first page to the last of the last page.
  var all: ClosedRange<Double> { range(of: first).lowerBound...range(of: last).upperBound }

  /// Returns the items of a page, up to, but not including, `to`.
  func items(of page: Double) -> (from: Double, to: Double) {
    let page = real(page).page
    if keepsNumbers { return groups.items(of: page, page) }
    return groups.items(of: page <= from ? firstShown : page + zero, page >= to ? lastShown : page + zero)
  }

  func page(ofItem item: Double) -> Double { clamp(groups.group(ofItem: item) - zero) }

  /// Returns the item that identifies a page in another layout: its first item; at the last offset, its last.
  func item(of page: Double) -> Double {
    let (real, items) = (real(page).page, items(of: page))
    return !keepsNumbers && real > from && real >= to ? max(items.from, items.to - 1) : items.from
  }
}

extension ClosedRange<Double> {
  func clamp(_ offset: Double) -> Double { Swift.max(lowerBound, Swift.min(offset, upperBound)) }
}
