internal import CScrollCore
public import ScrollSpace

/// The reason why a request about items failed. The request has not changed anything.
public enum TilingError: Error, Hashable, Sendable {
  /// A length, a spacing, a padding or a viewport that is negative, not a number or longer than
  /// `ItemLengths.longest`. If items must have a length, also 0.
  case length(Double)
  /// A length for an item of a row in which all items have the same length.
  case lengthGiven(Double)
  /// This many items without a length, for a row that has no length of its own.
  case lengthMissing(count: Int64)
  /// An offset or a distance that is not a number, not finite if it must be, or before the offset that it must
  /// follow.
  case offset(Double)
  /// An index without an item.
  case index(Int64, count: Int64)
  /// A place at which items cannot be inserted, and the range of possible places.
  case place(Int64, in: ClosedRange<Int64>)
  /// A range of which some items do not exist, and the range of items that exist, or can be.
  case range(Range<Int64>, of: Range<Int64>)
  /// More items than a structure can hold or an edit can take, or a negative count.
  case count(Int64)
  /// All items together would be longer than `ItemLengths.longest`.
  case tooLong
  /// A rectangle with a number that is not finite or out of bounds, or with a negative length.
  case rect(Rect)
  /// The memory limit is reached, or the result would be longer than an array can be.
  case outOfMemory
}

extension TilingError: CustomStringConvertible {
  /// The problem, the values and the fix.
  @_documentation(visibility: internal)
  public var description: String {
    switch self {
    case .length(let length):
      "the length \(length) cannot be used: lengths and spacing are 0 to 2^46 points; give one that is, or an estimate."
    case .lengthGiven(let length):
      """
      the length \(length) cannot be given: all items of a uniform row have one length; \
      leave it out, or use a row of lengths.
      """
    case .lengthMissing(let count):
      """
      no length was given for \(count) of the items: only a uniform row has one for them; \
      give their length, or an estimate.
      """
    case .offset(let offset):
      "the offset \(offset) cannot be used: it must be a number, finite, and not before the one it follows."
    case .index(let index, let count):
      "there is no item \(index) among \(count): ask for one from 0 up to, but not at, the count."
    case .place(let place, let places):
      "items cannot be put at \(place): give a place from \(places.lowerBound) to \(places.upperBound)."
    case .range(let range, let items):
      """
      items \(range.lowerBound)..<\(range.upperBound) do not all exist: use some of \
      \(items.lowerBound)..<\(items.upperBound), and all of them to replace all.
      """
    case .count(let count):
      "\(count) items are too many, or fewer than none: give a count from 0 to 2^62, in lanes to 2^31 - 1."
    case .tooLong:
      "all items together would be longer than 2^46 points: use fewer or shorter ones, or several rows."
    case .rect(let rect):
      "the rect \(rect) cannot be used: give one within 2^46 points, with lengths of 0 or more."
    case .outOfMemory:
      "there is no memory for this change: nothing was changed; free some, or allow more."
    }
  }
}

/// Throws the error of a core's status. `asked` is the error for an argument.
func check(_ status: csc_status, _ asked: @autoclosure () -> TilingError) throws(TilingError) {
  if status == CSC_OK { return }
  if status == CSC_OUT_OF_MEMORY { throw .outOfMemory }
  if status == CSC_TOO_LONG { throw .tooLong }
  throw asked()
}
