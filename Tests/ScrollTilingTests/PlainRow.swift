import ScrollTiling

/// What `ItemLengths` promises, in the plainest form: an array, and sums from the start.
struct PlainRow {
  var lengths: [Double] = []
  let spacing: Double
  let leading: Double
  let trailing: Double

  var count: Int64 { Int64(lengths.count) }
  var all: Range<Int64> { 0..<count }

  func start(_ index: Int64) -> Double {
    leading + lengths[..<Int(index)].reduce(0, +) + Double(index) * spacing
  }

  var places: [ItemPlace] {
    var start = leading
    return lengths.enumerated().map { index, length in
      defer { start += length + spacing }
      return ItemPlace(index: Int64(index), start: start, length: length)
    }
  }

  var total: Double { (places.last?.end ?? leading) + trailing }

  func item(at offset: Double) -> ItemPlace? { places.first { $0.start <= offset && offset < $0.end } }

  func item(atOrBefore offset: Double) -> ItemPlace? {
    places.last { $0.start <= offset } ?? places.first
  }

  func visible(from: Double, to: Double) -> [Int64] {
    places.filter { $0.end > from && $0.start < to && from < to }.map(\.index)
  }
}
