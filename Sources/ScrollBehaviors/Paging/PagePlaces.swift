internal import CScrollCore
import ScrollTiling

/// The content coordinates at which pages stand, ascending and distinct; at least one.
///
/// A place is counted: 0 is the first, and 2.5 half-way between places 2 and 3. On a ring places go on in both
/// directions, and come again after every period. They are counted in doubles, which hold every place that an
/// offset can tell apart.
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

  init(_ row: Row, period: Double?) {
    self.row = row
    self.period = period
    switch row {
    case .even(let even): count = even.count
    case .list(let offsets): count = offsets.count
    }
  }

  var first: Double { offset(onLap: 0) }
  var last: Double { offset(onLap: count - 1) }

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

  /// The place as a number with a fraction; without a ring kept between the first and the last. At a place's own offset
  /// it is whole, however that was rounded.
  func fraction(at offset: Double) -> Double {
    let fraction = roundedFraction(at: offset)
    let whole = csc_round(fraction)
    guard fraction != whole, (fraction - whole).magnitude < 1e-6 else { return fraction }
    return self.offset(of: whole) == offset ? whole : fraction
  }

  private func roundedFraction(at offset: Double) -> Double {
    guard let period else { return fraction(onLap: offset) }
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
    if rest <= last { return lap * count + fraction(onLap: rest) }
    return lap * count + count - 1 + min(1, (rest - last) / (first + period - last))
  }

  private func fraction(onLap offset: Double) -> Double {
    switch row {
    case .even(let even): even.fraction(at: offset)
    case .list(let offsets): offsets.fraction(at: offset)
    }
  }

  /// The nearest place; half-way the one behind it.
  func nearest(to offset: Double) -> Double {
    if period == nil, case .list(let list) = row { return list.nearest(to: offset) }
    let fraction = fraction(at: offset)
    let floor = csc_floor(fraction)
    return clamp(floor + csc_round(fraction - floor))
  }

  /// The first place strictly past an offset, which may lie outside. An offset within 1e-9 of a place is on it.
  func next(after offset: Double, towards direction: Double) -> Double {
    if period == nil {
      if offset < first { return 0 }
      if offset > last { return count - 1 }
    }
    let fraction = fraction(at: offset)
    return clamp(
      direction > 0 ? csc_floor(fraction + 1e-9) + 1 : 0 - csc_floor(1e-9 - fraction) - 1)
  }

  /// The first place at or past an offset. An offset within 1e-9 of a place is on it.
  func first(atOrPast offset: Double, towards direction: Double) -> Double {
    let fraction = fraction(at: offset)
    return clamp(direction > 0 ? 0 - csc_floor(1e-9 - fraction) : csc_floor(fraction + 1e-9))
  }

  /// How far an offset lies beyond the first or the last place; 0 on a ring.
  func beyond(_ offset: Double) -> Double {
    period == nil ? offset - max(first, min(offset, last)) : 0
  }
}

/// Places one stride apart, but for the first and the last, which walls may hold.
struct EvenPlaces: Equatable, Sendable {
  /// Where the first one would stand but for the wall.
  let start: Double
  let stride: Double
  let count: Double
  /// Where the first one stands.
  let head: Double
  /// Where the last one stands.
  let tail: Double

  func offset(of place: Double) -> Double {
    if place <= 0 { return head }
    return place >= count - 1 ? tail : start + place * stride
  }

  func fraction(at offset: Double) -> Double {
    let last = count - 1
    let plain = max(0, min((offset - start) / stride, last))
    let lastButOne = self.offset(of: last - 1)
    if plain > last - 1, tail > lastButOne {
      return max(0, min(last - 1 + (offset - lastButOne) / (tail - lastButOne), last))
    }
    guard plain < 1, head != start else { return plain }
    return max(0, min((offset - head) / (self.offset(of: 1) - head), last))
  }
}

/// Places wherever they are; at least one.
struct PageOffsets: Equatable, Sendable {
  let points: SnapPoints

  var count: Double { Double(points.count) }

  func offset(of place: Double) -> Double { points[Int(max(0, min(place, count - 1)))] }

  func fraction(at offset: Double) -> Double { points.position(at: offset) ?? 0 }

  func nearest(to offset: Double) -> Double { Double(points.nearest(to: offset) ?? 0) }
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
