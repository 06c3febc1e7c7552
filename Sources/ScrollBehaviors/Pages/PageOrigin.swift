/// From where pages are counted: on a ring from the lap in which coordinates begin today, in a row without ends from the item
/// from which tiles are counted. So offsets and numbers are exact, however far that is.
struct PageOrigin: Equatable {
  /// The offset there.
  var start = 0.0
  /// Which lap, page and item begins there.
  var (lap, page, item): (Int64, Int64, Int64) = (0, 0, 0)
}
