internal import CScrollCore
import ScrollSpace

/// The content coordinates at which pages stand, ascending and distinct; at least one.
///
/// A place is counted: 0 is the first, and 2.5 half-way between places 2 and 3. On a ring places go on in both
/// directions, and come again after every period. They are counted in doubles, which hold every place that an
/// offset can tell apart.
///
/// A page may rest at its place, and a page longer than the viewport at every offset that shows nothing else:
///
/// ```
///   place    0         1                            2
///   ─────────┼─────────┼════════════════════════────┼────
///                      └─ range of page 1 ──┘
/// ```
struct PagePlaces: Equatable, Sendable {
  enum Row: Equatable, Sendable {
    case even(EvenPlaces)
    case list(PageOffsets)
  }

  let row: Row
  /// How many there are, on one lap.
  let count: Double
  /// The length of a lap, longer than from the first place to the last; nil without a ring.
  let period: Double?
  /// Whether every page rests at its place alone.
  let isPlain: Bool

  init(_ row: Row, period: Double?) {
    self.row = row
    self.period = period
    switch row {
    case .even(let even): (count, isPlain) = (even.count, even.isPlain)
    case .list(let offsets): (count, isPlain) = (offsets.count, offsets.ranges == nil)
    }
  }

  private var first: Double { offset(onLap: 0) }
  private var last: Double { offset(onLap: count - 1) }

  /// From the first offset at which the first page may rest to the last one of the last page.
  var all: ClosedRange<Double> { range(of: 0).lowerBound...range(of: count - 1).upperBound }

  func clamp(_ place: Double) -> Double {
    period == nil ? max(0, min(place, count - 1)) : place
  }

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
    switch row {
    case .even(let even): even.offset(of: place)
    case .list(let offsets): offsets.offset(of: place)
    }
  }

  /// The offsets at which the page at a whole place may rest.
  func range(of place: Double) -> ClosedRange<Double> {
    let (place, lap) = real(place)
    let shift = lap * (period ?? 0)
    let range =
      switch row {
      case .even(let even): even.range(of: place)
      case .list(let offsets): offsets.range(of: place)
      }
    return range.lowerBound + shift...range.upperBound + shift
  }

  /// The place as a number with a fraction; without a ring kept between the first and the last. At a place's own offset
  /// it is whole, however that was rounded.
  func fraction(at offset: Double) -> Double {
    let (fraction, lap) = lapped(offset)
    return lap * count + fraction
  }

  /// How near to a whole number a place is asked whether it is rounded from that one's offset.
  private static let nearby = 1e-6

  /// The same in two numbers: which lap it is, and the place on that, from 0 up to, but not, the count of places. Far round
  /// a ring their sum has no room for the fraction.
  func lapped(_ offset: Double) -> (fraction: Double, lap: Double) {
    var (fraction, lap) = rounded(offset)
    let whole = csc_round(fraction)
    let isNear = fraction != whole && (fraction - whole).magnitude < Self.nearby
    if isNear, self.offset(of: lap * count + whole) == offset { fraction = whole }
    return period != nil && fraction >= count ? (0, lap + 1) : (fraction, lap)
  }

  private func rounded(_ offset: Double) -> (fraction: Double, lap: Double) {
    guard let period else { return (fraction(onLap: offset), 0) }
    let (first, last) = (first, last)
    var lap = csc_floor((offset - first) / period)
    var rest = offset - lap * period
    if rest < first {
      lap -= 1
      rest += period
    } else if rest >= first + period {
      lap += 1
      rest -= period
    }
    if rest <= last { return (fraction(onLap: rest), lap) }
    return (count - 1 + min(1, (rest - last) / (first + period - last)), lap)
  }

  private func fraction(onLap offset: Double) -> Double {
    switch row {
    case .even(let even): even.fraction(at: offset)
    case .list(let offsets): offsets.fraction(at: offset)
    }
  }

  /// The nearest place; half-way the one behind it. Where pages have ranges, these count.
  func nearest(to offset: Double) -> Double {
    if isPlain, period == nil, case .list(let list) = row { return list.nearest(to: offset) }
    let fraction = fraction(at: offset)
    let floor = csc_floor(fraction)
    if isPlain { return clamp(floor + csc_round(fraction - floor)) }
    let next = clamp(floor + 1)
    return range(of: next).lowerBound - offset <= offset - range(of: floor).upperBound ? next : floor
  }

  /// Whether an offset lies in the range of the page at a place, and the range goes on in a direction.
  func goesOn(_ place: Double, from offset: Double, towards direction: Double) -> Bool {
    if isPlain { return false }
    let range = range(of: place)
    guard range.contains(offset) else { return false }
    let room = direction > 0 ? range.upperBound - offset : offset - range.lowerBound
    return room > Tolerance.difference(of: 1, offset)
  }

  /// The first place strictly past an offset, which may lie outside. An offset within 1e-9 of a place is on it.
  func next(after offset: Double, towards direction: Double) -> Double {
    if period == nil {
      if offset < all.lowerBound { return 0 }
      if offset > all.upperBound { return count - 1 }
    }
    let fraction = fraction(at: offset)
    return clamp(
      direction > 0 ? csc_floor(fraction + Tolerance.part) + 1 : 0 - csc_floor(Tolerance.part - fraction) - 1)
  }

  /// The first place at or past an offset. An offset within 1e-9 of a place, or in its range, is on it.
  func first(atOrPast offset: Double, towards direction: Double) -> Double {
    if !isPlain {
      let nearest = nearest(to: offset)
      if range(of: nearest).contains(offset) { return nearest }
    }
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

extension Array where Element: Comparable {
  /// The last place in an ascending list that holds no more than a value; 0 if none does.
  func lastIndex(atOrBefore value: Element) -> Int {
    var (low, high) = (0, count)
    while high - low > 1 {
      let middle = low + (high - low) / 2
      if self[middle] <= value { low = middle } else { high = middle }
    }
    return low
  }
}
