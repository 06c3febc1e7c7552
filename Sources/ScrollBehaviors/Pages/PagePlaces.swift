internal import CScrollCore
import ScrollSpace

/// The content coordinates at which pages stand: the groups between walls, of which the first and the last may be held.
///
/// ```
///   group    0  1  2         3         4  5  6
///            ├──────────────────────────────┤        walls hold the first three and the last three
///   place          2         3         4
/// ```
/// A place is counted as its group is, and 2.5 is half-way between places 2 and 3. On a ring places go on in both
/// directions, and come again after every period.
///
/// A page may rest at its place, and a page longer than the viewport at every offset that shows nothing else:
///
/// ```
///   place    0         1                            2
///   ─────────┼─────────┼════════════════════════════┼────
///                      └─ range of page 1 ──┘
/// ```
struct PagePlaces: Equatable {
  let groups: PageGroups
  /// The first and the last.
  let (from, to): (Double, Double)
  /// The length of a lap, longer than from the first place to the last; nil without a ring.
  let period: Double?
  private let frame: PageFrame
  private var (head, tail): (Double, Double)
  /// Whether what lies between the first or the last page and the wall is that page's: it is content of nobody else.
  private let reaches: Bool

  init(_ groups: PageGroups, _ frame: PageFrame, _ ends: PageEnds) {
    (self.groups, self.frame, period, reaches) = (groups, frame, frame.extent.period, ends != .pad)
    var (from, to) = (groups.first, groups.last)
    let (lower, upper) = period == nil ? (frame.extent.lower, frame.extent.upper) : (nil, nil)
    // Padded pages have walls of their own at the first and the last; others may stand further in.
    let near = ends == .pad ? 0 : groups.slack
    if let lower { from = groups.last(atOrBefore: lower + near) }
    if let upper { to = max(from, groups.first(atOrAfter: upper - near)) }
    let isOne = lower.flatMap { lower in upper.map { $0 - lower <= 2 * near } } ?? false
    if isOne { to = from }
    func isHeld(_ side: Side, _ group: Double) -> Bool {
      if ends == .pad || !groups.isAtWalls { return false }
      // A page longer than the viewport is not, if it would be shown from its other end there.
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
      return frame.extent.clamp(offset)
    }
    (head, tail) = (held(from), held(to))
    if tail <= head { to = from }
    if to == from { tail = head }
    (self.from, self.to) = (from, to)
  }

  /// How many there are, on one lap.
  var count: Double { to - from + 1 }

  /// From the first offset at which the first page may rest to the last one of the last page.
  var all: ClosedRange<Double> { range(of: from).lowerBound...range(of: to).upperBound }

  func clamp(_ place: Double) -> Double { period == nil ? max(from, min(place, to)) : place }

  /// The lap of a whole place, and which one it is on that.
  func real(_ place: Double) -> (place: Double, lap: Double) {
    guard period != nil else { return (clamp(place), 0) }
    let lap = csc_floor(place / count)
    return (max(0, min(place - lap * count, count - 1)), lap)
  }

  /// The offset of a whole place.
  func offset(of place: Double) -> Double {
    let (place, lap) = real(place)
    return offset(onLap: place) + lap * (period ?? 0)
  }

  private func offset(onLap place: Double) -> Double {
    if place <= from { return head }
    return place >= to ? tail : groups.offset(of: place)
  }

  /// The offsets at which the page at a whole place may rest: at its place and, if it is longer than the viewport, wherever
  /// it shows nothing else. Items may lie over each other: no page rests past the places of its neighbours.
  func range(of place: Double) -> ClosedRange<Double> {
    let (place, lap) = real(place)
    let (offset, group, shift) = (offset(onLap: place), groups.place(of: place), lap * (period ?? 0))
    var (lower, upper) = (offset, offset)
    if group.length - frame.visible > groups.slack {
      lower = min(lower, frame.extent.clamp(group.start - frame.inset))
      upper = max(upper, frame.extent.clamp(group.start - frame.inset + group.length - frame.visible))
    }
    if reaches, place <= from, let wall = frame.extent.lower, offset - wall > groups.slack { lower = wall }
    if reaches, place >= to, let wall = frame.extent.upper, wall - offset > groups.slack { upper = wall }
    if lower < offset, place > from { lower = max(lower, self.offset(onLap: place - 1)) }
    if upper > offset, place < to { upper = min(upper, self.offset(onLap: place + 1)) }
    return lower + shift...upper + shift
  }

  /// The place as a number with a fraction; without a ring kept between the first and the last. At a place's own offset
  /// it is whole, however that was rounded.
  func fraction(at offset: Double) -> Double {
    let (fraction, lap) = lapped(offset)
    return lap * count + fraction
  }

  /// The same in two numbers: which lap it is, and the place on that, from 0 up to, but not, the count of places. Far round
  /// a ring their sum has no room for the fraction.
  func lapped(_ offset: Double) -> (fraction: Double, lap: Double) {
    guard let period else { return (fraction(onLap: max(head, min(offset, tail))), 0) }
    var lap = csc_floor((offset - head) / period)
    if offset - lap * period < head {
      lap -= 1
    } else if offset - lap * period >= head + period {
      lap += 1
    }
    var fraction = fraction(onLap: offset - lap * period)
    let whole = csc_round(fraction)
    let isNear = fraction != whole && (fraction - whole).magnitude < Self.nearby
    if isNear, self.offset(of: lap * count + whole) == offset { fraction = whole }
    return fraction >= count ? (0, lap + 1) : (fraction, lap)
  }

  /// How near to a whole number a place on a ring is asked whether it is rounded from that one's offset.
  private static let nearby = 1e-6

  private func fraction(onLap offset: Double) -> Double {
    let place = self.place(atOrBefore: offset)
    let start = self.offset(onLap: place)
    let end = place < to ? self.offset(onLap: place + 1) : period.map { head + $0 } ?? start
    return end > start ? place + max(0, min((offset - start) / (end - start), 1)) : place
  }

  /// The last place on a lap at or before an offset; the first one where none is.
  private func place(atOrBefore offset: Double) -> Double {
    if offset >= tail { return to }
    var place = max(from, min(groups.last(atOrBefore: offset), to))
    if place == to, place > from { place -= 1 }
    return place
  }

  /// The nearest place; half-way the one behind it. Where pages have ranges, these count.
  func nearest(to offset: Double) -> Double {
    let floor = csc_floor(fraction(at: offset))
    let next = clamp(floor + 1)
    return range(of: next).lowerBound - offset <= offset - range(of: floor).upperBound ? next : floor
  }

  /// The next place in a direction that has an offset of its own.
  func neighbour(of place: Double, towards direction: Double) -> Double {
    let (step, start) = (direction > 0 ? 1.0 : -1, offset(of: place))
    var next = clamp(place + step)
    while groups.mayShare, offset(of: next) == start, next != clamp(next + step) { next += step }
    return next
  }

  /// Whether an offset lies in the range of the page at a place, and the range goes on in a direction.
  func goesOn(_ place: Double, from offset: Double, towards direction: Double) -> Bool {
    let range = range(of: place)
    guard range.contains(offset) else { return false }
    let room = direction > 0 ? range.upperBound - offset : offset - range.lowerBound
    return room > Tolerance.difference(of: 1, offset)
  }

  /// The first place strictly past an offset, which may lie outside. An offset within 1e-9 of a place is on it.
  func next(after offset: Double, towards direction: Double) -> Double {
    if period == nil {
      if offset < all.lowerBound { return from }
      if offset > all.upperBound { return to }
    }
    let fraction = fraction(at: offset)
    return neighbour(
      of: direction > 0 ? csc_floor(fraction + Tolerance.part) : 0 - csc_floor(Tolerance.part - fraction),
      towards: direction)
  }

  /// The first place at or past an offset. An offset within 1e-9 of a place, or in its range, is on it.
  func first(atOrPast offset: Double, towards direction: Double) -> Double {
    let nearest = nearest(to: offset)
    if range(of: nearest).contains(offset) { return nearest }
    let fraction = fraction(at: offset)
    return clamp(
      direction > 0 ? 0 - csc_floor(Tolerance.part - fraction) : csc_floor(fraction + Tolerance.part))
  }

  /// How far an offset lies beyond all that the first and the last page may rest at; 0 on a ring.
  func beyond(_ offset: Double) -> Double {
    period == nil ? offset - all.clamp(offset) : 0
  }
}

extension ClosedRange<Double> {
  func clamp(_ offset: Double) -> Double { Swift.max(lowerBound, Swift.min(offset, upperBound)) }
}
