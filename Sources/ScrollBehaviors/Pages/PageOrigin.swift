/// The origin from which pages are counted: on a ring, the lap in which coordinates begin now; in a row
/// without ends, the item from which tiles are counted. Offsets and numbers near the origin are exact, at any
/// distance from the first page.
struct PageOrigin: Equatable {
  /// The offset of the origin.
  var start = 0.0
  /// The lap, page and item that begin at the origin.
  var (lap, page, item): (Int64, Int64, Int64) = (0, 0, 0)
}
