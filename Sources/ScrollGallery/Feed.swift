import ScrollBehaviors
import ScrollTiling

/// Rows that are inserted and removed. Each has a number of its own.
final class Feed {
  let rows: Tiling<Tile>
  private(set) var ids: [Int]

  init(_ count: Int) {
    guard let lengths = try? ItemLengths(count: Int64(count), length: 48) else {
      preconditionFailure("A feed needs a count from 0 to 2^31; this is \(count); pass fewer rows.")
    }
    rows = Tiling<Tile>(.lengths(lengths), axis: .vertical, make: { Tile() }, show: { _, _, _ in })
    ids = Array(0..<count)
  }

  /// The number that the row at an index shows.
  func key(of index: Int64) -> Double { Double(ids[Int(index)]) }

  /// Returns the index of the row at a place in the content; nil if there is none.
  func row(at place: Point) -> Int? {
    let index = Int(place.y / 48)
    return ids.indices.contains(index) ? index : nil
  }

  // The numbers change before the rows do: links may add rows while the rows change.

  /// Inserts rows with the next numbers.
  func insert(_ count: Int, before index: Int) {
    let rows = Array(repeating: 48.0, count: count)
    let (former, next) = (ids, (ids.max() ?? -1) + 1)
    ids.insert(contentsOf: next..<next + count, at: index)
    if (try? self.rows.change(.insert(rows, at: Int64(index)))) == nil { ids = former }
  }

  /// Returns to the first rows.
  func reset(to count: Int) {
    let rows = Array(repeating: 48.0, count: count)
    let edits: [TileEdit] = [.remove(0..<Int64(ids.count)), .insert(rows, at: 0)]
    let former = ids
    ids = Array(0..<count)
    if (try? self.rows.change(edits)) == nil { ids = former }
  }
}
