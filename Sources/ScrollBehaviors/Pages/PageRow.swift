import ScrollTiling

/// Where a page stands, and where it may rest.
struct PageSpot: Equatable, Sendable {
  let place: Double
  /// Holds the place.
  var range: ClosedRange<Double>

  var isPlain: Bool { range.lowerBound == range.upperBound }
}

/// Places one stride apart, but for the first and the last, which walls may hold.
struct EvenPlaces: Equatable, Sendable {
  /// Where the first one would stand but for the wall.
  let start: Double
  let stride: Double
  let count: Double
  /// The first one.
  let head: PageSpot
  /// The last one.
  let tail: PageSpot
  /// How far the ranges of the others reach before and behind their places.
  let around: ClosedRange<Double>

  var isPlain: Bool { head.isPlain && tail.isPlain && around == 0...0 }

  func offset(of place: Double) -> Double {
    if place <= 0 { return head.place }
    return place >= count - 1 ? tail.place : start + place * stride
  }

  func range(of place: Double) -> ClosedRange<Double> {
    if place <= 0 { return head.range }
    if place >= count - 1 { return tail.range }
    let offset = start + place * stride
    return offset + around.lowerBound...offset + around.upperBound
  }

  func fraction(at offset: Double) -> Double {
    let last = count - 1
    let plain = max(0, min((offset - start) / stride, last))
    let lastButOne = self.offset(of: last - 1)
    if plain > last - 1, tail.place > lastButOne {
      return max(0, min(last - 1 + (offset - lastButOne) / (tail.place - lastButOne), last))
    }
    guard plain < 1, head.place != start else { return plain }
    return max(0, min((offset - head.place) / (self.offset(of: 1) - head.place), last))
  }
}

/// Places wherever they are; at least one.
struct PageOffsets: Equatable, Sendable {
  let points: SnapPoints
  /// Where each page may rest; nil: all of them at their places alone.
  let ranges: [ClosedRange<Double>]?

  /// Of spots whose places ascend. Items may lie over each other: no page rests past the places of its neighbours.
  init(_ spots: [PageSpot]) {
    points = SnapPoints(spots.map { $0.place })
    ranges =
      spots.allSatisfy { $0.isPlain }
      ? nil
      : spots.indices.map { index in
        let range = spots[index].range
        let lower = index > 0 ? max(range.lowerBound, spots[index - 1].place) : range.lowerBound
        return
          lower...(index + 1 < spots.count ? min(range.upperBound, spots[index + 1].place) : range.upperBound)
      }
  }

  var count: Double { Double(points.count) }

  func offset(of place: Double) -> Double { points[index(of: place)] }

  func range(of place: Double) -> ClosedRange<Double> {
    let index = index(of: place)
    return ranges?[index] ?? points[index]...points[index]
  }

  private func index(of place: Double) -> Int { Int(max(0, min(place, count - 1))) }

  func fraction(at offset: Double) -> Double { points.position(at: offset) ?? 0 }

  func nearest(to offset: Double) -> Double { Double(points.nearest(to: offset) ?? 0) }
}
